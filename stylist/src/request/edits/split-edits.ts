/** What parts one edit from the next; the point of "$49.50" parts nothing. */
const BETWEEN = /\s*(?:[;!?\n]|\.(?!\d))+\s*|\s*,(?!\d)\s*|\s+(?:and|but|plus|then|also|&|\+)\s+/i;
/** "A black" of "a black and white shirt" says nothing by itself. */
const OPENS = /^(?:an?|some)\b/i;
const JOINING = /^(?:(?:and|but|so|also|plus|then|ok|okay|yes|please|pls|now|oh|hmm?)\b[ ,]*)+/i;

/**
 * The clauses of a message, each with its words alone.
 * @param isWhole Whether a clause that opens with an article names a piece.
 */
export function splitEdits(words: string, isWhole: (clause: string) => boolean): string[] {
  const clauses: string[] = [];
  let open = '';
  for (const part of words.split(BETWEEN)) {
    const own = part.replace(JOINING, '').trim();
    const clause = open === '' ? own : `${open} and ${own}`;
    open = OPENS.test(clause) && !isWhole(clause) ? clause : '';
    if (open === '' && clause !== '') clauses.push(clause);
  }
  return open === '' ? clauses : [...clauses, open];
}
