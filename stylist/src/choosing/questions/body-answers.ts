import { attributeGroup, findAttribute } from '@modiste/lexicon/attributes';
import { findType } from '@modiste/lexicon/garment-types';
import { attributePhrase } from '../../facts/attribute-phrases.ts';
import { comesInWidth, helpsOf } from '../../facts/feet-fit.ts';
import type { ItemFacts } from '../../facts/item-facts.ts';
import { exactKind, written } from '../../facts/item-names.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import { situationsIn } from '../alternatives/find-situation.ts';
import { clauseFor } from '../alternatives/name-side.ts';
import type { Alternative } from '../alternatives/read-alternatives.ts';
import { type Axis, weighSide } from '../alternatives/weigh-side.ts';
import { asksOfFabric } from '../verdicts/fabric-verdicts.ts';
import { type Question, quoteAbout, says, sizeAdvice, type Told, unsaid } from './question.ts';

const BODY: ReadonlySet<Axis> = new Set(['lengthen', 'tall', 'hips', 'torso', 'feet', 'belly']);
const YES = 7;
const MAYBE = 5;
const MIDDLE = 5.5;

/** A question whether a piece suits a figure: "good for tall girls?", "would it flatter my hips?" */
export const OF_FIGURE =
  /\b(?:good|nice|ok|okay|work|works|goes? with|suit|suits|suitable|flatter\w*|looks? (?:good|ok|okay|weird|bad|fine|silly|odd|off|stupid|funny|ridiculous|huge|short)|hide|slim\w*|right|fine|wear (?:it|this|that)|pull (?:it|this|that) off)\b.*\b(?:tall|petite|short (?:girls?|legs|people|wom[ae]n|guys?|m[ae]n|me|like)|i['’]?m short|curvy|curves|hips|pear|thighs|bust|boobs|chest|belly|tummy|stomach|plus[- ]size|hourglass|broad shoulders|(?:big|large|long|huge|wide) feet)\b/i;

/** "Would they look weird": here a yes speaks against the piece. */
const DISPRAISES = /\blooks? (?:weird|bad|silly|odd|off|stupid|funny|ridiculous|huge|short|fat)\b/;

const axisOf = (words: string): Axis | undefined =>
  situationsIn(words)
    .map(({ axes }) => axes[0])
    .find((axis) => axis !== undefined && BODY.has(axis));

/** What a piece has that can be weighed: its kind, its length, its neckline. */
function partsOf({ facts }: Question): Alternative[] {
  const type = findType(facts.garment.type ?? '');
  const kind: Alternative[] =
    type === null ? [] : [{ words: written(type.name), concept: { kind: 'type', id: type.id } }];
  const cuts = [...facts.stated].map((id): Alternative => {
    const name = written(findAttribute(id)?.name ?? id.replaceAll('-', ' '));
    return { words: name, concept: { kind: 'attribute', id } };
  });
  return [...cuts, ...kind];
}

const UNTOLD: Readonly<Partial<Record<Axis, string>>> = {
  belly: 'how it sits at the middle: a high rise or a loose top over it is what helps there',
};

/** What of a piece says most of how it suits the figure that is asked about; null where nothing does. */
export function cutForFigure(question: Question) {
  const axis = axisOf(question.words);
  if (axis === undefined) return null;
  const [most] = partsOf(question)
    .flatMap((part) => {
      const weight = weighSide(axis, part);
      return weight === null ? [] : [{ part, ...weight }];
    })
    .toSorted((one, other) => Math.abs(other.grade - MIDDLE) - Math.abs(one.grade - MIDDLE));
  return most === undefined
    ? null
    : { grade: most.grade, why: `the ${most.part.words} ${clauseFor(most.part, most.does)}` };
}

/** Whether a piece suits a figure, by the cut that says most of it. */
export function tellFigure(question: Question): Told {
  const axis = axisOf(question.words);
  if (axis === undefined) return unsaid('whom it suits');
  const most = cutForFigure(question);
  if (most === null) return unsaid(UNTOLD[axis] ?? 'enough of its cut to tell whom it suits');
  const { why } = most;
  if (DISPRAISES.test(question.words)) {
    return most.grade >= MAYBE
      ? says(`No: ${why}.`, `I don’t think so, as ${why}.`)
      : says(`A little, maybe: ${why}.`);
  }
  if (most.grade >= YES) return says(`Yes: ${why}.`, `I think so, as ${why}.`);
  return most.grade >= MAYBE
    ? says(`It can: ${why}.`, `Quite possibly, as ${why}.`)
    : says(`Not the easiest choice: ${why}. If you like it, that counts for more.`);
}

/** "Can I wear a normal bra with it?" */
export const OF_BRA =
  /\bbra\b.*\b(?:with|under|below|underneath)\b|\b(?:need|wear|hide|show)\w*\b.*\bbra\b|\b(?:what|which)\b.*\bbra\b.*\b(?:it|this|that|them|these|those|the)\b/i;
/** "Is the fabric thick enough not to show my undershirt?" asks for no undershirt. */
export const OF_CLOTH =
  /^\W*(?:(?:and|but|so|ok|hm+)[ ,]+)*(?:is|are|does|do|will|would) (?:the|its|their) (?:fabric|material|cloth|lining|neckline|neck|sleeves?|hem|waist|waistband|collar|straps?|soles?|heels?|zip|zipper|pockets?|hood|buttons?|cut|fit) (?!of\b|or\b)/i;
/** "Are they wide?", "does it come in a wide fit?" */
export const OF_WIDTH =
  /\b(?:is|are|do|does|run|runs) (?:it|they|these|those|the [\w -]+?) (?:(?:run|really|very|too|quite|extra|come in|available in|an?) )*(?:wide|narrow)\b|\b(?:wide|narrow|extra wide) (?:fit|width)\b|\b(?:for|on|with|fit|got|have) (?:my |really |very |quite |pretty |super )*(?:wide|narrow|broad) (?:feet|foot)\b|\bmy feet are (?:\w+ )?(?:wide|narrow|broad)\b/i;

const BARES: readonly [RegExp, string][] = [
  [/^(?:strapless|off-the-shoulder|one-shoulder)$/, 'a strapless bra'],
  [/^(?:backless|plunging)$/, 'adhesive cups or a low-back bra'],
  [/^(?:halter)$/, 'a halter or strapless bra'],
  [/^(?:spaghetti-strap|cold-shoulder|cutout)$/, 'a strapless bra or one whose straps may show'],
];

/** The bra that a cut asks for where an everyday one would show: null where that stays hidden. */
export function braFor({ stated }: Pick<ItemFacts, 'stated'>) {
  for (const [bares, instead] of BARES) {
    const found = [...stated].find((id) => bares.test(id));
    const phrase = found === undefined ? null : attributePhrase(found);
    if (phrase !== null) return { phrase, instead };
  }
  return null;
}

/** Whether an everyday bra stays hidden under a piece, by its neckline and straps. */
export function tellBra({ facts, name }: Question): Told {
  const stated = [...facts.stated];
  const bra = braFor(facts);
  if (bra !== null) {
    return says(`Not a normal one: ${name} has ${bra.phrase}, so take ${bra.instead}.`);
  }
  const cut = stated.find((id) => /^(?:neckline|sleeve)$/.test(attributeGroup(id) ?? ''));
  const phrase = cut === undefined ? null : attributePhrase(cut);
  return phrase === null
    ? unsaid('how its neckline and straps are cut')
    : says(`It should stay hidden: ${name} has ${phrase}, according to its listing.`);
}

/** "Are they ok for wide feet?": by the width that is listed, or by what leaves room. */
export function tellWidth(question: Question): Told {
  const { item, name, words } = question;
  const shape = /\bnarrow\b/.test(words) ? 'narrow' : 'wide';
  if (comesInWidth(item, shape)) return says(`Yes: ${name} is listed in a ${shape} width.`);
  const helps = helpsOf(item, shape);
  const advice = sizeAdvice(question);
  const page = advice === null ? '' : ` On sizes its page says ${advice}`;
  if (helps.length > 0) {
    const room = shape === 'wide' ? 'leaves some room' : 'can be drawn closer';
    return says(`Possibly: no ${shape} width is listed, but ${joinWithAnd(helps)} ${room}.${page}`);
  }
  const pointed = question.facts.stated.has('pointed-toe') && shape === 'wide';
  return pointed
    ? says(`Rather not: ${name} has a pointed toe, and no wide width is listed.`)
    : says(
        `I can’t promise it: no ${shape} width is listed for ${name}.${page === '' ? ' Ask the shop before you order.' : page}`,
      );
}

const NAMED_HEEL = /\b(?:kitten|stiletto|block|stacked|spool|chunky|platform)(?: heels?)?\b/i;
const HEELED: ReadonlySet<string> = new Set([
  'wedges',
  'pumps',
  'stilettos',
  'kitten-heels',
  'block-heels',
  'platforms',
]);
const FLAT: ReadonlySet<string> = new Set([
  'flats',
  'ballet-flats',
  'sneakers',
  'loafers',
  'slides',
  'boat-shoes',
  'slip-ons',
  'running-shoes',
  'high-tops',
]);

export function tellHeel(question: Question): Told {
  const { facts, name, item } = question;
  if (item.try_on_category !== 'shoes') {
    return says(`${capitalize(name)} is no shoe, so there is no heel to measure.`);
  }
  const height = quoteAbout(
    question,
    /\b(?:heels?|wedge)\b.*\b(?:\d|one|two|three|four|five|six|inch)|\b(?:inch|mm|cm)\b.*\bheels?\b/i,
  );
  if (height !== null) return says(`The listing of ${name} says: ${height}`);
  const kinds = [...facts.stated]
    .filter((id) => id.endsWith('heel'))
    .flatMap((id) => attributePhrase(id) ?? []);
  const { noun } = exactKind(item);
  if (kinds.length > 0) {
    return says(`${capitalize(name)} has ${joinWithAnd(kinds)}; the listing gives no height.`);
  }
  const named = NAMED_HEEL.exec(`${item.short_description} ${item.description}`)?.[0];
  if (named !== undefined) {
    return says(
      `Its name tells of a ${named.toLowerCase().replace(/ ?heels?$/, '')} heel; no height is given for ${name}.`,
    );
  }
  if (HEELED.has(facts.garment.type ?? '')) {
    return says(`According to its listing ${name} counts as ${noun}; no height is given.`);
  }
  if (FLAT.has(facts.garment.type ?? '')) {
    return says(`${capitalize(name)} counts as ${noun}, and its listing names no heel.`);
  }
  return unsaid(`how high the heel of ${name} is`);
}

const OPENERS = String.raw`^\W*(?:(?:and|but|so|ok|okay|hmm|also|hey)[ ,]+)*`;
/** "Warm enough for -10?", "good for tall girls?": said of the piece in view, without a pronoun. */
const WITHOUT_PRONOUN = new RegExp(
  `${OPENERS}(?:(?:warm|cool|light|dressy|smart|formal|fancy|soft|thick|heavy|casual|comfy|comfortable|sturdy) enough\\b|(?:good|ok|okay|fine|suitable|appropriate|alright) for\\b(?! (?:me|now|today)\\b))`,
  'i',
);
const WITH_PRONOUN = new RegExp(
  `${OPENERS}(?:is|are|will|would|does|do|can|could) (?:it|this|that|they|these|those|i wear (?:it|this|that))\\b`,
  'i',
);

/** "Can you wear a bra with it", "would it be too long on me". */
const ASKS_FIT =
  /^\W*(?:(?:and|but|so|ok)[ ,]+)*(?:can|could|do|will|would|should)(?: \w+){1,2} (?:need |wear )?(?:an? )?(?:\w+ )?bra\b|\b(?:is|are|would|will) (?:it|they|this|that|these)(?: be)? (?:too (?:long|short) (?:on|for) (?:me|her|him)|long enough)\b|\b(?:wear|use|carry) (?:it|this|that|them) (?:as an? )?cross[- ]?body\b/i;

/**
 * Whether words ask something of the piece in view that its cut or its cloth answers. Where they name
 * a kind of garment it may be another one: "good for a blazer", but "would it suit a tall girl".
 */
export const asksOfPiece = (words: string, namesKind: boolean): boolean =>
  (!namesKind && WITHOUT_PRONOUN.test(words)) ||
  ASKS_FIT.test(words) ||
  (WITH_PRONOUN.test(words) && (OF_FIGURE.test(words) || asksOfFabric(words) !== null));
