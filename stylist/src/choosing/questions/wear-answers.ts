import { findAttribute } from '@modiste/lexicon/attributes';
import { findType, formalityOf, typeRole } from '@modiste/lexicon/garment-types';
import { fabricDoes, fabricGives, fabricName } from '../../facts/fabric-traits.ts';
import { itemColors } from '../../facts/item-colors.ts';
import { warmthOfItem } from '../../facts/item-measures.ts';
import { exactKind } from '../../facts/item-names.ts';
import { capitalize } from '../../speech/join-words.ts';
import { dressinessWord, excessAsked, isEasyGoing } from '../reasons/asks-of-excess.ts';
import { formalityFor, occasionPhrase, usualFabric, usualKind } from '../reasons/usual-choice.ts';
import { saidMoments } from '../reasons/wish.ts';
import { isNoCloth } from '../verdicts/item-verdict.ts';
import { FROSTPROOF, isOfFrost, MILD, WARM, WINTRY, whatItIs } from '../verdicts/warm-enough.ts';
import { type Question, quoteAbout, says, type Told, unsaid } from './question.ts';

const TOO_CASUAL = 0.28;

/** What its warmest fabric does, as a clause: "wool keeps warmth in". */
function warmingFabric({ facts }: Question): string {
  const warm = facts.garment.materials.find((id) => fabricGives(id, 'insulated'));
  const does = warm === undefined ? undefined : fabricDoes(warm)[0];
  return warm === undefined || does === undefined ? '' : `, and ${fabricName(warm)} ${does}`;
}

/** What frost asks of a piece: only what is filled with down or as warm holds it off alone. */
function tellFrost(question: Question, warmth: number): Told {
  const { facts, name } = question;
  const role = typeRole(facts.garment.type ?? '');
  const what = whatItIs(question);
  if (role === 'shoes') return unsaid(`how warm ${name} is in frost`);
  if (role !== 'outer') {
    return says(
      `Not by itself in frost: ${name} is ${what}, so wear it under a winter coat.`,
      `Only as a layer: in frost ${what} needs a winter coat over it.`,
    );
  }
  if (warmth >= FROSTPROOF) {
    return says(`It is made for that: ${name} is ${what}${warmingFabric(question)}.`);
  }
  return warmth >= WINTRY
    ? says(
        `With a warm sweater under it, yes; alone I would not count on it in frost. ${capitalize(name)} is ${what}${warmingFabric(question)}.`,
      )
    : says(
        `No, not in frost: ${name} is ${what}. Look for a down-filled jacket or a heavy wool coat instead.`,
        `I would not: ${what} is for cool days, and frost asks for down or heavy wool.`,
      );
}

const WARM_SHOES =
  /\b(?:lined|lining|insulat\w*|shearling|sherpa|fleece|faux fur|wool|thinsulate|felt)\b/i;

/** Shoes keep warm by what lines them, whatever they are made of. */
function tellWarmShoes(question: Question): Told {
  const { facts, name } = question;
  const quote = quoteAbout(question, WARM_SHOES, /\bunlined\b/i);
  const isWarm = facts.garment.materials.some((id) => fabricGives(id, 'insulated'));
  if (quote !== null) return says(`They should be: the listing of ${name} says ${quote}`);
  return isWarm
    ? says(`They should be: ${name} is ${whatItIs(question)}${warmingFabric(question)}.`)
    : says(
        `With thick socks on cool days, yes; in snow and frost I would not count on it, as the listing of ${name} names no warm lining.`,
        `Not for frost: no warm lining is listed for ${name}.`,
      );
}

/** "Will it be warm enough?" */
export function tellWarmth(question: Question): Told {
  const { facts, name, words } = question;
  const warmth = warmthOfItem(question.item);
  if (warmth === null) return unsaid(`how warm ${name} is`);
  if (isOfFrost(words)) return tellFrost(question, warmth);
  const what = whatItIs(question);
  if (typeRole(facts.garment.type ?? '') === 'shoes') return tellWarmShoes(question);
  const isOuter = typeRole(facts.garment.type ?? '') === 'outer';
  if (warmth >= (isOuter ? WINTRY : WARM)) {
    return says(`Yes, it should be: ${name} is ${what}${warmingFabric(question)}.`);
  }
  if (warmth >= MILD) {
    return says(`For mild days, yes; in real cold wear a layer with it, since ${name} is ${what}.`);
  }
  const lead = /\bhow warm\b/.test(words) ? 'Not very, by itself' : 'No, not alone';
  return says(`${lead}: ${name} is ${what}, so bring something to put over it.`);
}

/** "Will it be too warm for summer?" */
export function tellHeat(question: Question): Told {
  const { facts, name } = question;
  const warmth = warmthOfItem(question.item);
  if (warmth === null) return unsaid(`how warm ${name} is`);
  const what = whatItIs(question);
  const asksTooWarm =
    /\btoo (?:hot|warm|heavy|thick)\b|\bsweat|\broast|\bboil|\boverheat|\b(?:be|get) hot\b/.test(
      question.words,
    );
  const cool = facts.garment.materials.find((id) => fabricGives(id, 'breathable'));
  const because =
    cool === undefined ? '' : `, and ${fabricName(cool)} ${fabricDoes(cool)[0] ?? 'breathes'}`;
  if (warmth < MILD) {
    return says(`${asksTooWarm ? 'No' : 'Yes'}, ${name} is light enough: ${what}${because}.`);
  }
  if (warmth < WARM) return says(`For cooler summer days, yes: ${name} is ${what}.`);
  return says(
    `${asksTooWarm ? 'Yes' : 'No'}, it would be warm: ${name} is ${what}${warmingFabric(question)}.`,
  );
}

const BRIDAL: ReadonlySet<string> = new Set(['wedding-guest', 'beach-wedding', 'garden-wedding']);

/** White is the bride's; another color of the item is named where it has one. */
function brideNote({ item, name }: Question, occasion: string): string {
  if (!BRIDAL.has(occasion)) return '';
  const other = itemColors(item).find(({ colors }) => !colors.includes('White'));
  // A white check beside green is no bride's white.
  const isPlain = itemColors(item).some(({ colors }) => colors.every((one) => one === 'White'));
  if (!isPlain) return '';
  return other === undefined
    ? ` As a guest, mind that ${name} is white.`
    : ` As a guest, take it in ${other.name} rather than in white.`;
}

/** An occasion in the words of the question: a rehearsal dinner is no engagement party. */
const phraseSaid = ({ understood }: Question, occasion: string): string | null =>
  (occasion === 'gift' ? 'a gift' : undefined) ??
  saidMoments(understood.readings).get(occasion) ??
  occasionPhrase(occasion) ??
  findAttribute(occasion)?.name ??
  null;

const DRESSY_FROM = 0.6;

/** "Is it too much for a dive bar?": by how dressed up the piece is, and what it is for. */
export function tellExcess(question: Question): Told {
  const { facts, name, words, understood } = question;
  const own = formalityOf(facts.garment.type ?? '');
  if (own === null) return unsaid(`how dressed up ${name} is`);
  const occasion = understood.concepts
    .filter(({ id }) => !/^(?:casual|formal|basic|dressy)$/.test(id))
    .map(({ id }) => (id === 'wedding' ? 'wedding-guest' : id))
    .find((id) => formalityFor(id) !== null || (formalityOf(id) !== null && findType(id) === null));
  const asked = occasion === undefined ? null : (formalityFor(occasion) ?? formalityOf(occasion));
  const phrase = occasion === undefined ? 'that' : (phraseSaid(question, occasion) ?? 'that');
  const what = whatItIs(question);
  const be = exactKind(question.item).isPair ? 'are' : 'is';
  const isEasy = isEasyGoing(words);
  const isShoe = typeRole(facts.garment.type ?? '') === 'shoes';
  const eased = isShoe
    ? 'Plain jeans bring that down'
    : 'Plain shoes and no jewelry bring that down';
  const isAbove = isEasy ? own > DRESSY_FROM : own - (asked ?? own) > TOO_CASUAL;
  const isBelow = !isEasy && (asked ?? own) - own > TOO_CASUAL;
  if (asked === null && !isEasy) {
    const level = dressinessWord(own);
    return says(
      `That depends on where you wear it: ${what} ${be} ${level}.`,
      `By its kind it is ${level}; the place decides whether that is too much.`,
    );
  }
  if (excessAsked(words) === 'plain') {
    return isBelow
      ? says(`Yes, a little: ${what} ${be} more casual than ${phrase} asks for.`)
      : says(`No, ${what} ${be} dressed up enough for ${isEasy ? 'that' : phrase}.`);
  }
  return isAbove
    ? says(`A little: ${what} ${be} dressier than most people wear there. ${eased}.`)
    : says(
        `No, ${what} ${be} not too much for ${isEasy ? 'that' : phrase}.`,
        `Not at all: nobody looks twice at ${what} there.`,
      );
}

/** "Can I wear it to a wedding?" */
export function tellOccasion(question: Question, named: string): Told {
  // Nobody but the bride asks whether a piece will do for the wedding itself.
  const occasion = named === 'wedding' ? 'wedding-guest' : named;
  const { facts, name, item } = question;
  const phrase = phraseSaid(question, occasion) ?? occasion;
  const type = findType(facts.garment.type ?? '');
  if (type === null) return unsaid(`whether ${name} is meant for ${phrase}`);
  const note = brideNote(question, occasion);
  if (facts.uses.has(occasion)) {
    return says(
      `Yes, the shop itself describes ${name} for ${phrase}.${note}`,
      `Yes: ${phrase} is among what the shop describes ${name} for.${note}`,
    );
  }
  const asked = formalityFor(occasion);
  const own = formalityOf(type.id) ?? 0.4;
  const what = whatItIs(question);
  const { isPair } = exactKind(item);
  const kinds = usualKind(item, occasion);
  const usual = kinds ?? usualFabric(item, occasion)?.name ?? null;
  if (usual !== null) {
    return says(
      `Yes, ${usual} ${usual === kinds ? 'are' : 'is'} a usual choice for ${phrase}.${note}`,
    );
  }
  if (asked !== null && asked - own > TOO_CASUAL) {
    return says(
      isPair
        ? `Rather not: ${what} are more casual than ${phrase} usually asks for.`
        : `Rather not: ${name} is ${what}, which is more casual than ${phrase} usually asks for.`,
    );
  }
  if (asked !== null && own - asked > TOO_CASUAL) {
    return says(
      `You can, but ${what} ${isPair ? 'are' : 'is'} dressier than ${phrase} usually asks for.`,
    );
  }
  return says(
    `Yes, ${isPair ? 'they' : 'it'} can: ${what} ${isPair ? 'work' : 'works'} for ${phrase}, though the listing does not name it.${note}`,
  );
}

const OF_WEIGHT =
  /\b(?:thick\w*|thin(?:ner)?|heavy(?:weight)?|heavier|(?:light|mid|medium)[- ]?weight|weightless|chunky|bulk\w*|fine[- ]gauge|gauge|gsm|ounces?|\d+ ?oz|grams?|dense\w*|weighs?|weight)\b/i;

/** How thick or heavy a piece is: what its page says, or else what its fabric lets expect, as such. */
/** How thick the cloth is tells nothing of a bag or a shoe. */
const OF_CLOTH: ReadonlySet<string | null> = new Set([
  'top',
  'bottom',
  'one-piece',
  'mid-layer',
  'outer',
  'suit',
  'sleep',
  'scarf',
]);

export function tellWeight(question: Question): Told {
  const { name } = question;
  const quote = quoteAbout(question, OF_WEIGHT);
  if (quote !== null) {
    return says(`The listing of ${name} says: ${quote}`, `Its page says: ${quote}`);
  }
  const warmth = warmthOfItem(question.item);
  // A shell may be thin or thick: only a filling or wool tells.
  const role = typeRole(question.facts.garment.type ?? '');
  const isOuter = role === 'outer';
  if (warmth === null || !OF_CLOTH.has(role) || (isOuter && warmingFabric(question) === '')) {
    return unsaid(
      isNoCloth(question.item) ? `what ${name} weighs` : `how thick or heavy ${name} is`,
    );
  }
  const weight = warmth >= WARM ? 'a thicker' : warmth >= MILD ? 'a medium' : 'a thin';
  return says(
    `The listing of ${name} gives no weight. For ${whatItIs(question)} I would expect ${weight} cloth.`,
    `No weight is given; ${whatItIs(question)} of this kind is usually of ${weight} cloth.`,
  );
}
