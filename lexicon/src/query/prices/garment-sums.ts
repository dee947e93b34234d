import { findType } from '../../garments/garment-types.ts';
import { matchPhrases } from '../../phrases/phrase-table.ts';
import type { Span } from '../../words/span.ts';
import { tokenize } from '../../words/tokens.ts';

/** A bare number that is money by its place beside a garment. */
export interface GarmentSum extends Span {
  sum: number;
  /** Whether it was told roughly: "a shirt like 50". */
  isAbout: boolean;
}

/** No size list goes as high. */
const SUM_MIN = 60;
/** Nobody says roughly which size they wear. */
const ROUGH_SUM_MIN = 20;
/** "Fifty for a wallet": nobody tells a size of a piece to come in this way. */
const OF_PIECE = /^(?:a|an|the|some|one)\b/i;
/** Jeans bear numbers as names: "501", "550". */
const isJeansName = (sum: number): boolean => sum >= 501 && sum <= 599;
const isYear = (sum: number): boolean => sum >= 1900 && sum <= 2100;
/** Tights are sold by denier, and these by a number of their maker. */
const NUMBERED: ReadonlySet<string> = new Set(['hosiery', 'denim']);

const FIRST = String.raw`(?<![\w.,/$€£#-])(\d{2,4})`;
/** "150 for boots", "80 on a bag". */
const BEFORE_GARMENT = new RegExp(
  String.raw`${FIRST}\s+(?:for|on)\b(?=\s+((?:(?:a|an|the|some|my|new|one|nice|good)\s+)*)([a-z].{0,40}))`,
  'gi',
);
/** "Shoes 80 and bag 120": only where nothing goes on that the number could count. */
const AFTER_GARMENT = new RegExp(
  String.raw`(?<=[a-z]\s+(?:(?:for|at|is|about|around|like|maybe|max)\s+)?)${FIRST}(?=\s*(?:[,;.!?](?!\d)|$|\+|&|\band\b|\bn\b|\bplus\b|\bmax\b))`,
  'gi',
);

function typeOf(words: string, isAtEnd: boolean): string | null {
  const tokens = tokenize(words);
  const match = matchPhrases(tokens).find(({ from, to, concepts }) => {
    const isBeside = isAtEnd ? to === tokens.length : from === 0;
    return isBeside && concepts.some(({ kind }) => kind === 'type');
  });
  return match?.concepts.find(({ kind }) => kind === 'type')?.id ?? null;
}

const LOOSE_WORDS = /\s+(?:for|at|is|about|around|like|maybe|max)\s*$/i;
const ROUGHLY = /\b(?:like|maybe|about|around)\s*$/i;
/** A color or a cloth may stand before the garment: "100 for black shoes". */
const DESCRIBED_MAX = 3;

function garmentAfter(words: string): string | null {
  const parts = words.split(/\s+/);
  for (let skipped = 0; skipped < Math.min(DESCRIBED_MAX, parts.length); skipped += 1) {
    const type = typeOf(parts.slice(skipped).join(' '), false);
    if (type !== null) return type;
    const isDescribed = matchPhrases(tokenize(parts[skipped] ?? '')).length > 0;
    if (!isDescribed) return null;
  }
  return null;
}

const isSum = (sum: number, type: string | null, isLoose: boolean): boolean => {
  const role = type === null ? null : (findType(type)?.role ?? null);
  const isNumbered = NUMBERED.has(role ?? '') || type === 'tights';
  return (
    type !== null &&
    !isNumbered &&
    sum >= (isLoose ? ROUGH_SUM_MIN : SUM_MIN) &&
    sum % 5 === 0 &&
    !isYear(sum) &&
    !isJeansName(sum)
  );
};

/** Finds sums that only their garment tells: "a hundred for shoes", "dress 100, shoes 60". */
export function garmentSums(text: string): GarmentSum[] {
  const before = [...text.matchAll(BEFORE_GARMENT)].map((match) => ({
    match,
    type: garmentAfter(match[3] ?? ''),
    isAbout: false,
    isLoose: OF_PIECE.test(match[2] ?? ''),
  }));
  const after = [...text.matchAll(AFTER_GARMENT)].map((match) => ({
    match,
    type: typeOf(text.slice(0, match.index).replace(LOOSE_WORDS, '').trimEnd(), true),
    isAbout: ROUGHLY.test(text.slice(0, match.index)),
    isLoose: ROUGHLY.test(text.slice(0, match.index)),
  }));
  return [...before, ...after]
    .filter(({ match, type, isLoose }) => isSum(Number(match[1]), type, isLoose))
    .map(({ match, isAbout }) => ({
      isAbout,
      start: match.index,
      end: match.index + match[0].length,
      sum: Number(match[1]),
    }));
}
