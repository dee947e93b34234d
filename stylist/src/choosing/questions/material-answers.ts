import { fabricDoes, fabricName, kindsOfFabric } from '../../facts/fabric-traits.ts';
import { fabricsOf } from '../../facts/item-names.ts';
import { recordSays } from '../../facts/record-says.ts';
import { itemCare } from '../../knowledge/care/item-care.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import { type Question, quoteAbout, says, type Told, unsaid } from './question.ts';

const PURE = /\b100 ?%|\b(?:100 percent|pure|all|only|purely|entirely|just)\b/;
const PERCENT = /\b\d{1,3} ?%|per ?cent\b/i;

/** A part whose material is asked: "what are the buttons made of?" */
const PART =
  /\b(?:what|which)\b.*\b(?:the|its|their) (?<part>(?:button|sole|strap|zip|zipper|buckle|heel|upper|insole|lining|trim|lace|filling|collar|cuff|pocket|handle|chain|clasp|hardware)s?)\b.*\b(?:made|of|material)\b/;

export function tellMaterial(question: Question): Told {
  const { facts, item, name } = question;
  const part = PART.exec(question.words)?.groups?.part;
  if (part !== undefined) {
    const about = new RegExp(`\\b${part.replace(/s$/, '')}(?:e?s)?\\b`, 'i');
    const of = quoteAbout(question, about);
    return of === null
      ? unsaid(`what the ${part} of ${name} ${part.endsWith('s') ? 'are' : 'is'} made of`)
      : says(`The listing of ${name} says: ${of}`);
  }
  const { shares } = itemCare(item);
  if (shares !== null) {
    const all = joinWithAnd(shares.split(', '));
    return says(
      `${capitalize(name)} is ${all}.`,
      `According to its listing ${name} is ${all}.`,
      `The listing of ${name} gives ${all}.`,
    );
  }
  const fabrics = fabricsOf(facts);
  if (fabrics.length === 0) return unsaid(`what ${name} is made of`);
  const quote = quoteAbout(question, PERCENT);
  const more = quote === null ? '' : ` The listing adds: ${quote}`;
  return says(
    `${capitalize(name)} is made of ${joinWithAnd(fabrics)}.${more}`,
    `The listing of ${name} names ${joinWithAnd(fabrics)}.${more}`,
  );
}

/** Counted among wools, and no wool to whoever asks for it. */
const HAIR: ReadonlySet<string> = new Set(['cashmere', 'mohair', 'alpaca', 'angora', 'camel-hair']);
const MOST = 50;
const WHOLE = 95;
const ALL = 100;

/** What a fiber is called in listings beside its name here. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  spandex: ['elastane', 'lycra'],
  nylon: ['polyamide'],
  linen: ['flax'],
  viscose: ['rayon'],
  lyocell: ['tencel'],
};

/** The share of a fabric and its kinds, in percent; null where the record gives none. */
function shareOf({ item }: Question, id: string): number | null {
  const { shares } = itemCare(item);
  const names = [...kindsOfFabric(id)].flatMap((kind) =>
    kind === id || !HAIR.has(kind) ? [fabricName(kind), ...(ALSO[kind] ?? [])] : [],
  );
  const found = (shares ?? '').split(', ').flatMap((part) => {
    const [, percent, of = ''] = /^(\d+)% (.+)$/.exec(part) ?? [];
    return names.some((name) => of.toLowerCase().endsWith(name)) ? [Number(percent)] : [];
  });
  return found.length === 0 ? null : found.reduce((sum, one) => sum + one, 0);
}

/** Whether a fiber is among the shares that the listing gives; null where it gives none. */
function tellShare(question: Question, id: string): Told | null {
  const { name, words } = question;
  const { shares } = itemCare(question.item);
  if (shares === null) return null;
  const part = shareOf(question, id);
  const asked = fabricName(id);
  const all = joinWithAnd(shares.split(', '));
  if (part !== null) {
    return says(
      `Yes, ${part}%: ${name} is ${all}.`,
      `Yes: according to its listing ${name} is ${all}.`,
    );
  }
  return /\bmade\b|\bmaterials?\b|\bfabrics?\b/.test(words)
    ? says(`No ${asked} is listed.`, `It names no ${asked}.`)
    : says(
        `No, ${name} is ${all}.`,
        `No: according to its listing ${name} is ${all}, and no ${asked}.`,
      );
}

/** "Is it wool?", "is it pure cotton?" */
export const tellFabric = (question: Question, id: string): Told =>
  (recordSays(question.facts, { kind: 'material', id }) === 'yes'
    ? null
    : tellShare(question, id)) ?? tellNamed(question, id);

/** The same where the record does not name it. */
function tellUnsaid(question: Question, asked: string): Told {
  const { facts, name } = question;
  const whole = quoteAbout(question, /\b100 ?%/);
  if (whole !== null && !whole.toLowerCase().includes(asked)) {
    return says(
      `No, its listing gives ${whole}`,
      `Not according to its listing, which gives ${whole}`,
    );
  }
  const fabrics = fabricsOf(facts);
  return fabrics.length === 0
    ? unsaid(`whether ${name} is ${asked}`)
    : says(
        `Not according to its listing: ${name} is given as ${joinWithAnd(fabrics)}, and ${asked} is not named.`,
      );
}

/** The same by the fabrics that the record names. */
function tellNamed(question: Question, id: string): Told {
  const { facts, name, words } = question;
  const verdict = recordSays(facts, { kind: 'material', id });
  const [asked, fabrics] = [fabricName(id), fabricsOf(facts)];
  const list = joinWithAnd(fabrics);
  if (verdict === 'no') {
    return says(
      `No, ${name} is made of ${list}.`,
      `No: the listing of ${name} names ${list}, and no ${asked}.`,
    );
  }
  if (verdict === 'unsaid') return tellUnsaid(question, asked);
  const quote = quoteAbout(question, PERCENT);
  if (PURE.test(words) && quote === null) {
    const isAlone = fabrics.length === 1;
    return says(
      isAlone
        ? `The listing of ${name} names ${list} alone, but gives no percentages.`
        : `Not alone: the listing of ${name} names ${list}, without percentages.`,
    );
  }
  const own = quote === null ? null : shareOf(question, id);
  const isUnnamed = own === null && quote?.toLowerCase().includes(asked) === false;
  if (PURE.test(words) && (isUnnamed || (own !== null && own < ALL))) {
    return says(
      own !== null && own >= WHOLE
        ? `Not quite: ${own}% of ${name} is ${asked}. ${quote}`
        : `No, according to its listing: ${quote}`,
      `Not all of it. The listing of ${name} gives ${quote}`,
    );
  }
  if (own !== null && own < WHOLE) {
    const part = own < MOST ? 'In part' : 'Mostly';
    return says(
      `${part}: ${own}% of ${name} is ${asked}. ${quote}`,
      `${part}, according to its listing: ${quote}`,
    );
  }
  if (!facts.garment.materials.includes(id) && fabrics.length === 1 && !list.includes(asked)) {
    return says(
      `In a way: ${name} is ${list}, which counts among ${asked}s.`.replace(/ss\.$/, 's.'),
      `It is ${list}, a kind of ${asked}: that is ${name}.`,
    );
  }
  const does = fabricDoes(id)[0];
  const more = quote ?? (does === undefined ? null : `${capitalize(asked)} ${does}.`);
  return says(
    `Yes, ${name} is ${fabrics.length > 1 ? `made of ${list}` : asked}.${more === null ? '' : ` ${more}`}`,
    `Yes: the listing of ${name} names ${list}.`,
  );
}

/** "Is it real gold?", "are those real pearls?" */
export const OF_REAL =
  /\b(?:real|solid|pure|genuine|actual|proper|actually) (?<what>gold|silver|pearls?|diamonds?)\b|\b(?:9|10|14|18|24) ?(?:k|kt|karat|carat)\b/;
/** "Will they turn my ears green?", "is it nickel free?" */
export const OF_METAL =
  /\bturns? (?:my|your|her|his|the|our) [a-z]+ (?:green|black)\b|\btarnish\w*|\bnickel\b|\bhypo-?allergenic\b|\b(?:shower|swim|bathe|wash my hands|sleep) (?:in|with|wearing)\b/;

/** Whether a piece is of the metal or stone itself, and not only of its color. */
export function tellReal({ facts, name, words }: Question): Told {
  const what = OF_REAL.exec(words)?.groups?.what?.replace(/s$/, '') ?? 'gold';
  const fabrics = fabricsOf(facts);
  const list = joinWithAnd(fabrics);
  if (fabrics.length === 0) return unsaid(`whether ${name} is real ${what}`);
  const isPlated = fabrics.some((fabric) => fabric.includes(`${what} plate`));
  const isIt = fabrics.some((fabric) => fabric === what || fabric === `sterling ${what}`);
  if (isIt && !isPlated) return says(`According to its listing, yes: ${name} is ${list}.`);
  return says(
    `No, ${name} is ${list} according to its listing.`,
    `Not solid ${what}: the listing gives ${list}.`,
  );
}

const WEARS: readonly (readonly [metal: RegExp, tells: string])[] = [
  [
    /gold.plate|silver.plate|brass|copper/,
    'may in time: plating wears off, and the listing does not name the metal below',
  ],
  [/sterling|^silver$/, 'should not: sterling silver darkens in the air instead, and polishes up'],
  [/stainless|titanium|platinum|^gold$/, 'should not: that metal does not tarnish'],
];

const OF_WATER = /\b(?:shower|swim|bathe|wash my hands)\b/;

/** Whether a metal stands water and soap. */
function tellWater(name: string, fabrics: readonly string[]): Told {
  const list = joinWithAnd(fabrics);
  if (fabrics.some((fabric) => /plate|brass|copper/.test(fabric))) {
    return says(`Better not: ${name} is ${list}, and water and soap wear plating off sooner.`);
  }
  return fabrics.some((fabric) =>
    /stainless|titanium|platinum|^gold$|sterling|^silver$/.test(fabric),
  )
    ? says(`It should stand that: ${name} is ${list}. Salt water and chlorine are another matter.`)
    : unsaid(`whether ${name} may get wet`);
}

/** Whether a metal tarnishes or marks the skin, as far as its name tells. */
export function tellMetal({ facts, name, words }: Question): Told {
  if (/\bnickel\b|\bhypo/.test(words)) return unsaid(`whether ${name} is free of nickel`);
  const fabrics = fabricsOf(facts);
  if (OF_WATER.test(words)) return tellWater(name, fabrics);
  const found = WEARS.find(([metal]) => fabrics.some((fabric) => metal.test(fabric)));
  return found === undefined
    ? unsaid(`whether ${name} tarnishes`)
    : says(`It ${found[1]}. According to its listing ${name} is ${joinWithAnd(fabrics)}.`);
}
