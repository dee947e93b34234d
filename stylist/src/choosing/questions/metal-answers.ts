import { fabricsOf } from '../../facts/item-names.ts';
import { joinWithAnd } from '../../speech/join-words.ts';
import { type Question, says, type Told, unsaid } from './question.ts';

/** "Is it real gold?", "are those real pearls?" */
export const OF_REAL =
  /\b(?:real|solid|pure|genuine|actual|proper|actually) (?<what>gold|silver|pearls?|diamonds?)\b|\b(?:9|10|14|18|24) ?(?:k|kt|karat|carat)\b/;
/** "Will they turn my ears green?", "is it nickel free?" */
export const OF_METAL =
  /\bturns? (?:my|your|her|his|the|our) [a-z]+ (?:green|black)\b|\btarnish\w*|\bnickel\b|\bhypo-?allergenic\b/;

/** Whether a piece is of the metal or stone itself, and not only of its color. */
export function tellReal({ facts, name, words }: Question): Told {
  const what = OF_REAL.exec(words)?.groups?.what?.replace(/s$/, '') ?? 'gold';
  const fabrics = fabricsOf(facts);
  const list = joinWithAnd(fabrics);
  if (fabrics.length === 0) return unsaid(`whether ${name} is real ${what}`);
  const isPlated = fabrics.some((fabric) => fabric.includes(`${what} plate`));
  const isIt = fabrics.some((fabric) => fabric === what || fabric === `sterling ${what}`);
  if (isIt && !isPlated) return says(`By its listing, yes: ${name} is ${list}.`);
  return says(
    `No, ${name} is ${list} by its listing.`,
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

/** Whether a metal tarnishes or marks the skin, as far as its name tells. */
export function tellMetal({ facts, name, words }: Question): Told {
  if (/\bnickel\b|\bhypo/.test(words)) return unsaid(`whether ${name} is free of nickel`);
  const fabrics = fabricsOf(facts);
  const found = WEARS.find(([metal]) => fabrics.some((fabric) => metal.test(fabric)));
  return found === undefined
    ? unsaid(`whether ${name} tarnishes`)
    : says(`It ${found[1]}. By its listing ${name} is ${joinWithAnd(fabrics)}.`);
}
