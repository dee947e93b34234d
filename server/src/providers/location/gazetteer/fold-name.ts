/** Letters that Unicode does not take apart into a base and a mark. */
const SPELLED_OUT = new Map([
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ı', 'i'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['ð', 'd'],
]);

/**
 * A name without case, accents and punctuation, as it is looked up: "São Paulo" and "sao-paulo"
 * are one, and so are "Xi'an" and "Xian".
 */
export const foldName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼʻ`´.]/gu, '')
    .replace(/[ßøłđıæœþð]/g, (letter) => SPELLED_OUT.get(letter) ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
