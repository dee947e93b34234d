const PLACE = '(?:first|second|third|fourth|last|1st|2nd|3rd|4th)';
const NAMED = `(?:the )?(?:(?<place>${PLACE})(?: one| outfit| look| set)?|(?:outfit|look|set|number|no\\.?) ?#?(?<number>[1-4]))`;
/** "The blazer of the first", "shoes from outfit 2". */
const PIECE_OF = new RegExp(
  `\\b(?:the |that |those |its )?(?<piece>(?:(?!with\\b|but\\b|and\\b|the\\b|one\\b|outfit\\b|to\\b|on\\b|put\\b|use\\b)[a-z-]+ ){1,3})(?:of|from|in|out of) ${NAMED}\\b`,
  'i',
);
const OTHER = new RegExp(`\\b${NAMED}\\b`, 'i');
const ASKS =
  /^\W*(?:(?:and|but|so|ok|wait)[ ,]+)*(?:is|are|does|do|did|which|what|why|how much)\b/i;
const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth'];

/** A piece of one outfit on the screen, and the other outfit that it is to be worn in. */
export interface Mix {
  /** The words that name the piece. */
  piece: string;
  /** The outfits, counted from 0. */
  from: number;
  to: number;
}

function placeOf(groups: Record<string, string> | undefined, count: number): number {
  const { place = '', number } = groups ?? {};
  if (number !== undefined) return Number(number) - 1;
  if (/^last$/i.test(place)) return count - 1;
  const digit = Number.parseInt(place, 10);
  return Number.isNaN(digit) ? ORDINALS.indexOf(place.toLowerCase()) : digit - 1;
}

/** Reads "put the blazer of the first with the second"; null where no two outfits are named so. */
export function readMix(words: string, count: number): Mix | null {
  if (count < 2 || ASKS.test(words)) return null;
  const found = PIECE_OF.exec(words);
  if (found === null) return null;
  const rest = words.slice(0, found.index) + words.slice(found.index + found[0].length);
  const other = OTHER.exec(rest);
  const [from, to] = [placeOf(found.groups, count), placeOf(other?.groups, count)];
  const areThere = [from, to].every((at) => at >= 0 && at < count);
  return other === null || !areThere || from === to
    ? null
    : { piece: found.groups?.piece ?? '', from, to };
}
