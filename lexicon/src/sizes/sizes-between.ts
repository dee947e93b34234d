const SPAN = /\d\s?(?:-|–|to|through)\s?\d/i;
/** A size list is no longer than this. */
const SPAN_MAX = 8;

/**
 * The sizes from the one to the other, in steps of two where both are even: "8 to 12" are 8, 10 and 12.
 * @param sizes The sizes that were named; other than two whole numbers, they stay as they are.
 * @param said The words that they were named in.
 */
export function sizesBetween(sizes: readonly string[], said: string): readonly string[] {
  const [first = 0, last = 0] = sizes.map(Number);
  const step = first % 2 === 0 && last % 2 === 0 ? 2 : 1;
  const isSpan = sizes.length === 2 && SPAN.test(said) && Number.isInteger(first + last);
  if (!isSpan || last <= first || last - first > SPAN_MAX) return sizes;
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) =>
    String(first + at * step),
  );
}
