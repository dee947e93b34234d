/** Controls, and marks that turn the direction of what follows: they could hide or forge text. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
const ELLIPSIS = '…';

/** Text from anywhere as one line without anything that is not seen. */
export const plainLine = (text: string): string =>
  text.toWellFormed().replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();

/** A line of at most so many characters, cut between words where it is longer. */
export function shortenLine(line: string, charsMax: number): string {
  const signs = [...line];
  if (signs.length <= charsMax) return line;
  const cut = signs.slice(0, charsMax - 1).join('');
  const whole = cut.replace(/\s+\S*$/, '');
  return (whole.length > cut.length / 2 ? whole : cut).replace(/[\s,;:.–-]+$/, '') + ELLIPSIS;
}
