import { discountPercent } from '@modiste/contract/price';
import { typeRole } from '@modiste/lexicon/garment-types';
import { type FabricQuality, gradeFabrics } from '../../facts/fabric-grades.ts';
import { statedLength } from '../../facts/item-measures.ts';
import { asPlural } from '../../facts/item-names.ts';
import { capitalize, joinWithAnd, uncapitalize } from '../../speech/join-words.ts';
import { judgeByNeeds } from '../needs/judge-by-needs.ts';
import { judgeNeed, needsOf } from '../needs/judge-need.ts';
import { fullPriceOf, priceOf } from '../reasons/reason.ts';
import { type Question, quoteAbout, says, type Told, unsaid } from './question.ts';

const GOOD = 7;
const POOR = 4;
const BARGAIN = 20;

const gradeOf = ({ facts }: Question, quality: FabricQuality) =>
  gradeFabrics(quality, facts.garment.materials);

/** Hours in a seat, or a belly that needs room: there the waist decides, and not the touch. */
const SEATED =
  /\b(?:sit(?:s|ting)?|flights?|plane|drive|driving|desk|hours|all day|belly|bump|waist|bloat\w*|car)\b/;

const SITTING = needsOf({ occasions: ['flight'], types: [] });

/** By what gives at the waist and in the seat; null of what has no waist. */
function tellSeated({ item, facts, name }: Question): Told | null {
  const [need] = SITTING;
  if (need === undefined || !need.roles.includes(typeRole(facts.garment.type ?? '') ?? '')) {
    return null;
  }
  const { worth, does } = judgeNeed(item, need);
  if (does !== null && worth > 0) {
    return says(
      `Yes, according to its listing ${name} ${does}.`,
      `It should be: ${name} ${does}, according to its listing.`,
    );
  }
  return worth < 0
    ? says(`Rather not: ${name} is cut or made too firm for hours of sitting.`)
    : says(
        `I would not count on it: the listing of ${name} names no stretch and no waist that gives. A drawstring or some stretch is kinder.`,
        `Not for certain: nothing in the listing of ${name} gives at the waist. Look for a drawstring or stretch instead.`,
      );
}

/** "Are they comfortable?", of shoes: by their cut, and what their page says of it. */
function tellOnFeet(question: Question): Told | null {
  const { item, name } = question;
  const quote = quoteAbout(question, /\b(?:comfort\w*|cushion\w*|padded|soft(?:er)?|all day)\b/i);
  const verdict = judgeByNeeds(item, ['easy-wear']);
  if (quote !== null)
    return says(`By its page, yes: ${quote}`, `The listing of ${name} says: ${quote}`);
  if (verdict === null) return null;
  const clause = joinWithAnd(verdict.does.map(asPlural));
  const yes = { yes: 'They should be', partly: 'Fairly', no: 'Rather not' }[verdict.standing];
  return says(`${yes}: they ${clause}.`, `${yes}, as they ${clause}.`);
}

/** "Does it itch?", "is it comfy?": no listing rates that, but its fabric is known. */
export function tellComfort(question: Question): Told {
  const { name } = question;
  const onFeet = question.item.try_on_category === 'shoes' ? tellOnFeet(question) : null;
  if (onFeet !== null) return onFeet;
  const seated = SEATED.test(question.words) ? tellSeated(question) : null;
  if (seated !== null) return seated;
  const quote = quoteAbout(
    question,
    /\b(?:soft(?! (?:cloth|brush|wash))|itch\w*|scratch\w*|comfort\w*|smooth)\b/i,
  );
  const graded = gradeOf(question, 'softness');
  if (quote !== null) return says(`The listing of ${name} says: ${quote}`);
  if (graded === null) return unsaid(`how ${name} feels`);
  const why = `${graded.fabric} ${graded.does}`;
  if (graded.grade >= GOOD) {
    return says(
      `By its fabric it should feel good: ${why}. How ${name} sits, only trying it on tells.`,
      `To the touch, yes: ${why}.`,
    );
  }
  return graded.grade > POOR
    ? says(
        `Fairly, if not soft: ${why}. How it sits, only trying it on tells.`,
        `Middling, by its fabric: ${why}. The listing itself says nothing of it.`,
      )
    : says(`Not at first: ${why}. The listing itself says nothing of it.`);
}

/** "Are they easy to clean?" */
export function tellCleaning(question: Question): Told {
  const graded = gradeOf(question, 'care');
  if (graded === null) return unsaid(`how ${question.name} is cleaned`);
  const why = `${graded.fabric} ${graded.does}`;
  const isHard = /\bhard\b|\bdirty\b/.test(question.words);
  if (graded.grade >= GOOD) return says(`${isHard ? 'No' : 'Yes'}: ${why}.`);
  return graded.grade > POOR
    ? says(`With a little care: ${why}.`)
    : says(`${isHard ? 'Yes, rather' : 'Not very'}: ${why}.`);
}

const SHORT = /^(?:mini|cropped|micro)$/;
const LONG = /^(?:midi|maxi|knee-length|ankle-length|long)$/;
const MODEST =
  /\b(?:church|mass|office|work|wedding|interview|funeral|court|school|temple|mosque|in-?laws)\b/;

/** "Is it too short for church?": by the length that the record gives. */
export function tellShortness({ facts, words }: Question): Told {
  const stated = [...facts.stated];
  const length = stated.find((id) => SHORT.test(id)) ?? stated.find((id) => LONG.test(id));
  if (length === undefined) return unsaid('how long it is');
  const called = length.replaceAll('-', ' ');
  if (LONG.test(length)) return says(`No: it is ${called} length.`);
  return MODEST.test(words)
    ? says(`I would say so: it is ${called} length, and a midi is the safer choice there.`)
    : says(`It is ${called} length, so it shows leg; opaque tights tone that down.`);
}

/** "Is it good quality?", "will it last?" */
export function tellQuality(question: Question): Told {
  const { name } = question;
  const graded = gradeOf(question, 'durability');
  if (graded === null) return unsaid(`how well ${name} is made`);
  const why = `${graded.fabric} ${graded.does}`;
  const verdict =
    graded.grade >= GOOD
      ? 'Yes, by its fabric'
      : graded.grade <= POOR
        ? 'Not for hard wear'
        : 'With normal care, yes';
  return says(
    `${verdict}: ${why}. How ${name} is sewn no listing rates.`,
    `${verdict}, as ${why}; on the making itself the listing of ${name} is silent.`,
  );
}

const OF_TOO_MUCH = /\boverpriced\b|\brip[- ]?off\b|\btoo (?:expensive|pricey|much)\b/;

/** "Is it worth it?": what speaks for the price, and what the record cannot tell. */
export function tellWorth(question: Question): Told {
  const { item, name } = question;
  const percent = discountPercent(item.price, item.full_price);
  const price =
    percent > 0
      ? `At ${priceOf(item)} it is ${percent}% below its full price of ${fullPriceOf(item)}`
      : `${priceOf(item)} is its full price, so nothing is saved by buying now`;
  const graded = gradeOf(question, 'durability');
  const lasting = graded === null ? '' : ` ${capitalize(graded.fabric)} ${graded.does}.`;
  const isLasting = graded !== null && graded.grade >= GOOD;
  const isWeak = graded !== null && graded.grade <= POOR;
  const [treat, often, love] = OF_TOO_MUCH.test(question.words)
    ? [
        'For hard wear, yes; as a treat, no',
        'I don’t think so, if you will wear it often',
        'As a bargain, yes; not if you love it',
      ]
    : [
        'As a treat, yes; for hard wear, no',
        'I think so, if you will wear it often',
        'If you love it, yes; as a bargain, no',
      ];
  const verdict = isWeak ? treat : isLasting || percent >= BARGAIN ? often : love;
  return says(
    `${verdict}. ${price}.${lasting}`,
    `${verdict}: ${uncapitalize(price)}.${lasting} Reviews of ${name} I have none.`,
  );
}

/** "How long is it on me?": where it ends depends on the wearer, and the record knows no inches. */
export function tellLengthOnWearer(question: Question): Told {
  const { facts, name } = question;
  const quote = quoteAbout(
    question,
    /\b(?:knees?|calf|ankles?|floor|hips?|thighs?|inch|inches|inseam|cm|midi|maxi|mini|cropped)\b/i,
    /\b(?:ties?|straps?|belts?|sleeves?|sash)\b/i,
  );
  const told = [...facts.stated].find((id) => /^(?:mini|midi|maxi|cropped|knee-length)$/.test(id));
  if (told !== undefined && /\bknees?\b/.test(question.words)) {
    const covers = /^(?:midi|maxi)$/.test(told);
    return says(
      covers
        ? `It should: ${told} length ends below the knee. ${capitalize(name)} is listed without inches, so check its page if you are tall.`
        : `Hardly: ${name} is ${told.replace('-', ' ')} according to its listing.`,
    );
  }
  const inches = statedLength(question.item);
  if (inches !== null) {
    return says(
      `${capitalize(name)} measures ${inches} in by its page; held against one that you own, that tells where it ends.`,
      `By its page it is ${inches} in long. The shorter you are, the lower it falls.`,
    );
  }
  if (quote === null && told === undefined) return unsaid(`how long ${name} is`);
  const length =
    quote === null ? `It is ${told} length according to its listing` : `The listing says ${quote}`;
  return says(
    `${length.replace(/[.]”$/, '”')}, without inches, so I can’t tell where ${name} ends on you. The shorter you are, the lower it falls.`,
    `${capitalize(length)}. No measurement is given; hold a piece you own against the shop’s size chart.`,
  );
}
