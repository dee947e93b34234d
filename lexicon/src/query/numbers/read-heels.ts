import type { Span } from '../../words/span.ts';

/** The height of a heel that a shopper asks for. */
export interface HeelReading extends Span {
  attribute: 'low-heel' | 'mid-heel' | 'high-heel';
  cm: number;
}

const CM_PER_INCH = 2.54;
/** Two inches. */
const LOW_MAX_CM = 5.08;
const MID_MAX_CM = 8.5;
const KINDS = 'block|stiletto|kitten|wedge|platform|chunky|high|stacked';
const HEIGHT = String.raw`(\d{1,2}(?:\.\d+)?)\s?-?\s?(cm|centimet(?:er|re)s?|mm|inch(?:es)?|in|"|”)`;
const LIMIT =
  '(?:under|below|over|above|about|around|up to|at most|at least|max(?:imum)?|(?:not |no )?(?:higher|taller|more|less|lower) than)';
const BEFORE = new RegExp(
  String.raw`(?:\b${LIMIT}\s+)?${HEIGHT}(?=\s*(?:(?:${KINDS})\s+)*heel)`,
  'gi',
);
const AFTER = new RegExp(
  String.raw`(?<=\bheels?\s+)(?:height\s+)?(?:of\s+)?(?:${LIMIT})?\s*${HEIGHT}`,
  'gi',
);

function centimetres(number: number, unit: string): number {
  if (unit.startsWith('c')) return number;
  return unit === 'mm' ? number / 10 : number * CM_PER_INCH;
}

const AT_MOST = /\b(?:under|below|up to|at most|max|(?:not|no) |less|lower)/i;

function attributeOf(cm: number, words: string): HeelReading['attribute'] {
  // "Under 3 inches" is met by every low heel, and by some of middling height only.
  const isLow = cm <= LOW_MAX_CM || (AT_MOST.test(words) && cm <= MID_MAX_CM);
  if (isLow) return 'low-heel';
  return cm <= MID_MAX_CM ? 'mid-heel' : 'high-heel';
}

/** Finds "3 inch heels", "7 cm block heel" and "heels under 5 cm". */
export const readHeels = (text: string): HeelReading[] =>
  [BEFORE, AFTER].flatMap((find) =>
    [...text.matchAll(find)].map((match) => {
      const cm = centimetres(Number(match[1]), (match[2] ?? '').toLowerCase());
      return {
        start: match.index,
        end: match.index + match[0].length,
        cm,
        attribute: attributeOf(cm, match[0]),
      };
    }),
  );
