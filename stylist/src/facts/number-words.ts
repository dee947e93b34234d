const WORDS: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A count as prose writes it: words up to twelve, then digits. */
export const spellCount = (count: number): string => WORDS[count] ?? count.toLocaleString('en-US');

const PLACES: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** A place in a list, counted from 0, as prose writes it: "first"; empty beyond the sixth. */
export const spellPlace = (at: number): string => PLACES[at] ?? '';

/** The number that a word or digits name; null for other words. */
export function numberOf(word: string): number | null {
  const at = WORDS.indexOf(word.toLowerCase());
  if (at >= 0) return at;
  return /^\d+(?:\.\d+)?$/.test(word) ? Number(word) : null;
}

/** Matches a count in a sentence, as a source for other expressions. */
export const COUNT_SOURCE = `(?:${WORDS.slice(2).join('|')}|\\d+)`;

const SIZE_LETTERS: Readonly<Record<string, string>> = {
  'extra small': 'XS',
  small: 'S',
  medium: 'M',
  large: 'L',
  'extra large': 'XL',
};

/** "XXL", "xx-large", "3x large". */
const EXTRAS = /^(?:(?<xs>x{2,4})|(?<count>[2-4]) ?x)[ -]?(?<end>l|s|large|small)$/i;

/** The letter of a size that is written out, "S" for "small", "2XL" for "xxl"; any other as it is. */
export function sizeLetter(size: string): string {
  const { xs, count = xs?.length, end = '' } = EXTRAS.exec(size)?.groups ?? {};
  if (count !== undefined) return `${count}X${end.charAt(0).toUpperCase()}`;
  return SIZE_LETTERS[size.toLowerCase()] ?? size;
}
