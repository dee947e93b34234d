const ALPHA: readonly RegExp[] = [
  /^(?:4xs|xxxxs)$/,
  /^(?:3xs|xxxs)$/,
  /^(?:2xs|xxs)$/,
  /^(?:xs|x-?small|extra small)$/,
  /^(?:s|small)$/,
  /^(?:m|med|medium)$/,
  /^(?:l|large)$/,
  /^(?:xl|x-?large|extra large|1x)$/,
  /^(?:2xl|xxl|2x|xx-?large)$/,
  /^(?:3xl|xxxl|3x)$/,
  /^(?:4xl|xxxxl|4x)$/,
  /^(?:5xl|5x)$/,
];
const FIRST_NUMBERS = /^\D*(\d+(?:[.,]\d+)?)(?:\D+(\d+(?:[.,]\d+)?))?/;

/**
 * Sizes as a shop lays them out: XS before S before M, 28 before 30, 30x32 before 30x34; words
 * that are no size ("One size", "Petite") keep the feed's order, at the end.
 */
export function orderSizes(sizes: readonly string[]): string[] {
  const placed = [...new Set(sizes)].map((size, at) => ({ size, place: [...placeOf(size), at] }));
  return placed.sort((left, right) => compare(left.place, right.place)).map(({ size }) => size);
}

function placeOf(size: string): [number, number, number] {
  const text = size.trim().toLowerCase();
  const alpha = ALPHA.findIndex((pattern) => pattern.test(text.split(/[\s/]/)[0] ?? ''));
  const whole = ALPHA.findIndex((pattern) => pattern.test(text));
  if (whole !== -1 || alpha !== -1) return [0, whole === -1 ? alpha + 0.5 : whole, 0];
  const numbers = FIRST_NUMBERS.exec(text);
  if (numbers === null) return [2, 0, 0];
  return [1, numberOf(numbers[1]), numberOf(numbers[2])];
}

const numberOf = (text = '0'): number => Number(text.replace(',', '.'));

function compare(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((value, index) => value !== right[index]);
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}
