import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { broadKind } from '../../facts/item-names.ts';
import type { Turn } from '../../stylist.ts';
import type { Note } from '../../unmet/read-covered.ts';

/** "What if I wear my own black trousers?" */
const OWN =
  /^\W*(?:(?:and|but|so|ok|okay|hm+|well|actually)[ ,]+)*(?:what (?:if|about if)|and if|how about if|can|could|if|i)\b[^.?!,]*?\b(?:wear|use|keep|put on|take|bring|have|go with|got)\b(?: it with)? my (?:own|existing|old) (?<what>[a-z][a-z -]*?)(?: (?:instead|with (?:it|that|this|these)|already|at home|though|please))*\W*$/i;

/** "I already have black trousers", "no pants, I have some". */
const HAS =
  /^\W*(?:(?:and|but|so|ok|okay|oh|actually)[ ,]+)*(?:i|we)(?:['’]ve)? (?:already |actually |do )*(?:have|own|got|ve got) (?:(?:my own|some|a pair of|an?|nice|good|great) )*(?<what>[a-z][a-z -]*?)(?: (?:already|at home|though|tho))*\W*$/i;
const NONE =
  /^\W*(?:(?:and|but|so|ok|okay)[ ,]+)*(?:no|skip the|leave out the|not the|no need for) (?<what>[a-z][a-z -]*?)[,.;]? (?:because |cause |as |since )?(?:i|we)(?:['’]ve)? (?:already )?(?:have|own|got|ve got) (?:some|those|them|my own|one|a pair|plenty|mine)(?: already| at home)*\W*$/i;

/**
 * A piece of their own that somebody wears in an outfit: the one in its place is left out.
 * @returns null where no outfit is shown, or none has such a piece.
 */
export function readOwnPiece({ words, items, state }: Turn): { words: string; note: Note } | null {
  const found = OWN.exec(words) ?? HAS.exec(words) ?? NONE.exec(words);
  const what = found?.groups?.what;
  const { shown, request } = state;
  if (what === undefined || request?.outfit == null || shown.outfits.length === 0) return null;
  const roles = understandQuery(what).types.map(typeRole);
  const worn = items.find(
    ({ id, other_info }) =>
      shown.outfits.flat().includes(id) && roles.includes(typeRole(other_info.type)),
  );
  // Whoever has shoes wants none in any outfit to come either, which a refusal says.
  if (worn === undefined || (!OWN.test(words) && roles.includes('shoes'))) return null;
  return {
    words: `without the ${broadKind(worn).noun}`,
    note: [
      `Then your own ${what} ${/[^s]s$/.test(what) ? 'take' : 'takes'} that place.`,
      `With your own ${what}, the rest is this.`,
    ],
  };
}

const OF_OUTFIT =
  /\b(?:outfits?|looks?|whole|complete|head to toe|ensemble|(?:to|i) wear|a fit|fit for)\b/i;
const HAS_BESIDE =
  /(?<=[\s,;.])(?:and |but )?(?:i(?:['’]ve)? )?already (?:have|got|own) (?:(?:my own|my|some|a pair of|an?|the|nice|good) )*(?<what>[a-z][a-z -]*?)(?=\s*(?:[,.;!?]|$))/i;

/** Around a dress or a suit of one's own the rest is composed; these are only left out. */
const BESIDE: ReadonlySet<string | null> = new Set(['shoes', 'bag', 'belt', 'jewelry', 'outer']);

/** An outfit, beside which somebody tells what they have: "already have black shoes" asks for none. */
export function rewordOwnBeside(words: string): string {
  const found = OF_OUTFIT.test(words) ? HAS_BESIDE.exec(words) : null;
  const [type = ''] = understandQuery(found?.groups?.what ?? '').types;
  const name = BESIDE.has(typeRole(type)) ? findType(type)?.plural : undefined;
  return found === null || name === undefined ? words : words.replace(found[0], `no ${name}`);
}
