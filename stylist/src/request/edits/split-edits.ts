/** What parts one edit from the next; the point of "$49.50" parts nothing, and a question stays one. */
const BETWEEN =
  /(?<=\?)\s*|\s*(?:[;:!\n]|\.(?!\d))+\s*|\s*,(?!\d)\s*|\s+(?:and|but|plus|then|also|&|\+)\s+/i;
/** "The suit with a white shirt" names two pieces, "swap the shoes with boots" a change of one. */
const WITH = /\s+with\s+/i;
const CHANGES = /\b(?:swap|switch|change|replace|exchange|trade|goes?|go)\b/i;
/** "A black" of "a black and white shirt" says nothing by itself. */
const OPENS = /^(?:an?|some)\b/i;
const JOINING =
  /^(?:(?:and|but|so|also|plus|then|ok|okay|yes|please|pls|now|oh|hmm?)\b[ ,]*)+(?=\S)/i;

type NamesPiece = (clause: string) => boolean;

/** Two pieces of one clause apart, where each side names one. */
function apart(clause: string, namesPiece: NamesPiece): string[] {
  const found = CHANGES.test(clause) ? null : WITH.exec(clause);
  if (found === null) return [clause];
  const [one, other] = [clause.slice(0, found.index), clause.slice(found.index + found[0].length)];
  return namesPiece(one) && namesPiece(other) ? [one, ...apart(other, namesPiece)] : [clause];
}

/** The clauses of a message, each with its words alone. */
export function splitEdits(words: string, namesPiece: NamesPiece): string[] {
  const clauses: string[] = [];
  let open = '';
  for (const part of words.split(BETWEEN)) {
    const own = part.replace(JOINING, '').trim();
    const clause = open === '' ? own : `${open} and ${own}`;
    open = OPENS.test(clause) && !namesPiece(clause) ? clause : '';
    if (open === '' && /\w/.test(clause)) clauses.push(...apart(clause, namesPiece));
  }
  return open === '' ? clauses : [...clauses, open];
}
