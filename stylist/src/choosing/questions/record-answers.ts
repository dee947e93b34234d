import { discountPercent } from '@modiste/contract/price';
import { fabricDoes, fabricName } from '../../facts/fabric-traits.ts';
import { asPlural } from '../../facts/item-names.ts';
import { spellCount } from '../../facts/number-words.ts';
import { itemCare } from '../../knowledge/care/item-care.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import { judgeByNeeds } from '../needs/judge-by-needs.ts';
import { fullPriceOf, priceOf } from '../reasons/reason.ts';
import { isNoCloth, itemVerdict } from '../verdicts/item-verdict.ts';
import { tellPictures } from './color-answers.ts';
import { tellFabricVerdict } from './fabric-answers.ts';
import { tellGrip } from './need-answers.ts';
import { type PieceQuestion, pieceQuestionIn } from './piece-questions.ts';
import { type Question, quoteAbout, says, sizeAdvice, type Told, unsaid } from './question.ts';

const CATCHES_MAX = 3;
/** What may speak against a cloth, and against what is no cloth. */
const RISKS = {
  cloth: ['will it crease', 'will it pill', 'is it itchy', 'will it shrink'],
  other: ['is it good in the rain', 'will it scuff'],
} as const;

/** What of its fabric speaks against a piece: only what is plainly so. */
function risksOf({ item }: Question): string[] {
  const isCloth = !isNoCloth(item);
  const isBad = (standing: string) => (isCloth ? standing === 'yes' : standing !== 'yes');
  return RISKS[isCloth ? 'cloth' : 'other'].flatMap((words) => {
    const verdict = itemVerdict(words, item);
    const isRisk =
      verdict !== null &&
      (words.includes('scuff') ? verdict.standing === 'yes' : isBad(verdict.standing));
    return isRisk ? [verdict.why] : [];
  });
}

/** Care that costs time or money. */
const LABORIOUS = /dry[- ]clean|hand[- ]wash|do not/;

/** "What's the catch?": what the record itself says against a piece. */
function tellCatch(question: Question): Told {
  const { item, name } = question;
  const { instruction } = itemCare(item);
  const advice = sizeAdvice(question);
  const isOfSize = advice !== null && !/true to size/i.test(advice);
  const catches = [
    ...risksOf(question).slice(0, 1),
    ...(isOfSize ? [`on sizes its page says ${advice.replace(/\.”$/, '”')}`] : []),
    ...(instruction !== null && LABORIOUS.test(instruction)
      ? [`its page asks for “${instruction}”`]
      : []),
    ...risksOf(question).slice(1),
  ].slice(0, CATCHES_MAX);
  if (catches.length === 0) {
    return says(
      `None that its record shows. What no listing can tell is how ${name} feels and sits on you.`,
      `I see none in the listing of ${name}.`,
    );
  }
  const count = capitalize(spellCount(catches.length));
  const things = catches.length === 1 ? 'thing' : 'things';
  return says(
    `${count} ${things}: ${catches.join('; ')}.`,
    `Against ${name} speaks this: ${catches.join('; ')}.`,
  );
}

/** "What do people say?": no record holds that; what it does hold speaks for the piece or against it. */
function tellReviews(question: Question): Told {
  const { facts, name } = question;
  const [fabric] = facts.garment.materials;
  const does = fabric === undefined ? undefined : fabricDoes(fabric)[0];
  const advice = sizeAdvice(question);
  const known = [
    ...(fabric === undefined || does === undefined ? [] : [`${fabricName(fabric)} ${does}`]),
    ...(advice === null ? [] : [`on sizes its page says ${advice.replace(/\.”$/, '”')}`]),
  ];
  const record = known.length === 0 ? '' : ` What its record does tell: ${known.join('; ')}.`;
  return says(
    `I can’t say: I have no reviews of it, only what the shop writes.${record}`,
    `No reviews or sales figures reach me, of ${name} or any other piece.${record}`,
  );
}

/** "Will it go on sale soon?": what it costs now, and how to hear of a lower price. */
function tellSaleAhead({ item, name }: Question): Told {
  const percent = discountPercent(item.price, item.full_price);
  const now =
    percent === 0
      ? `Now ${name} is at its full price of ${priceOf(item)}`
      : `Now ${name} is ${percent}% below its full price of ${fullPriceOf(item)}, so it is reduced already`;
  return says(
    `Nobody can tell: no listing announces a sale. ${now}; set a price alert on it, and one email comes when your price is reached.`,
    `What it will cost later stands in no listing. ${now}; its details show the last 90 days.`,
  );
}

/** "Will they hurt my feet?": the cut tells what is known of that; how they sit nobody can. */
function tellHurts(question: Question): Told {
  const verdict = judgeByNeeds(question.item, ['easy-wear']);
  if (verdict === null) return unsaid(`how ${question.name} sits on the foot`);
  const clause = joinWithAnd(verdict.does.map(asPlural));
  const answer = { yes: 'They should not', partly: 'Probably not', no: 'They may' }[
    verdict.standing
  ];
  return says(
    `${answer}: they ${clause}. How they sit on you, only trying them on tells.`,
    `${answer}, as they ${clause}.`,
  );
}

const CERTIFIED =
  /\b(?:RDS|responsible|fair[- ]?trade|ethical\w*|certified|traceable|GOTS|organic|recycled)\b/i;

/** "Is it ethical?": what its page names, which is no proof of how it was made. */
function tellEthical(question: Question): Told {
  const quote = quoteAbout(question, CERTIFIED);
  return quote === null
    ? unsaid(`how or under what conditions ${question.name} is made`)
    : says(`All its page says of that is ${quote} How it is made the listing does not say.`);
}

const PACKS = /\b(?:packs?|packable|packed|pouch|stuffs?|suitcase|carry[- ]on)\b/i;

/** "Can I pack it small?": according to its page, or by what its filling and cloth do. */
function tellPacked(question: Question): Told {
  const quote = quoteAbout(question, PACKS);
  if (quote !== null) return says(`Its page says of that: ${quote}`);
  const { materials } = question.facts.garment;
  if (materials.includes('down-fill')) {
    return says('Yes: down squeezes small, and shaking it out brings the loft back.');
  }
  if (materials.some((id) => ['nylon', 'ripstop', 'silk', 'chiffon'].includes(id))) {
    return says(`It should: ${fabricName(materials[0] ?? 'nylon')} is thin and rolls up small.`);
  }
  return unsaid(`how small ${question.name} packs`);
}

const THING =
  /\b(phone|wallet|keys|sunglasses|make ?up|book|camera|notebook|tablet|ipad|kindle|water ?bottle|bottle|umbrella|gym (?:clothes|shoes)|lunch ?box|diapers|a4|folders?|documents)\b/;
const HOLDS =
  /\b(?:laptop|tablet|A4|documents?|folders?|\d+ ?(?:-| )?(?:inch(?:es)?|in|cm|liters?|litres?)|holds?|fits?|room for|swallows?|carries)\b/i;

/** What goes into a bag: only its page knows its size. */
function tellHeld(question: Question): Told {
  const thing = THING.exec(question.words)?.[1] ?? 'that';
  const quote = quoteAbout(question, HOLDS);
  const isMany = /s$|up$/.test(thing);
  return quote === null
    ? unsaid(
        `whether ${isMany ? '' : 'a '}${thing} ${isMany ? 'fit' : 'fits'} in`.replace(
          'a that',
          'that',
        ),
      )
    : says(
        `Its page does not name ${isMany ? '' : 'a '}${thing}; of its size it says ${quote}`,
        `The listing of ${question.name} says: ${quote}`,
      );
}

const OF_ARCH = /\b(?:arch(?:ed|es)?|insoles?|footbeds?|cushion\w*|orthotics?)\b/i;

/** "Are they good for flat feet?": only a page that speaks of the arch or the insole can tell. */
function tellArch(question: Question): Told {
  const quote = quoteAbout(question, OF_ARCH);
  return quote === null
    ? unsaid(`how ${question.name} supports the arch`)
    : says(`What its page says of that: ${quote}`);
}

const TELLS: Readonly<Record<PieceQuestion, (question: Question) => Told>> = {
  catch: tellCatch,
  grip: tellGrip,
  reviews: tellReviews,
  'sale-ahead': tellSaleAhead,
  ethical: tellEthical,
  packs: tellPacked,
  holds: tellHeld,
  hurts: tellHurts,
  arch: tellArch,
  'break-in': tellFabricVerdict,
  pictures: tellPictures,
};

/** Who answers what is asked of a piece itself: "what's the catch?"; none where nothing is. */
export function pieceTopics({ words }: Question): ((question: Question) => Told)[] {
  const asked = pieceQuestionIn(words);
  return asked === null ? [] : [TELLS[asked]];
}
