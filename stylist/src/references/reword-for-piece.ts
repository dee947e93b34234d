import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { broadKind } from '../facts/item-names.ts';
import type { Turn } from '../stylist.ts';

/** "Got anything wide fit", "something flatter?", "do you have any in brown". */
const ASKS_FOR_OTHER =
  /^\W*(?:(?:hm+|ok|okay|and|but|so|um+|well|nice|cool|please)[\s,.!]+)*(?:(?:have (?:you|u)|(?:do|have) (?:you|u) (?:have|got)|(?:have (?:you|u) )?got|is there|are there|you got|any|i need|i want|show me)\s+)?(?:anything|something|any(?= (?:in|with|that))|smth|sth)(?: else)?\s+(?<how>[\w'’ -]+?)\s*[?.!]*$/i;

/** "Something for the office" is asked of the whole outfit. */
const OF_WHOLE = /\b(?:for|to|like|outfits?|looks?|together)\b/i;

/** The kind of piece that was changed last in outfits of which all else stayed; null where there is none. */
function pieceChanged({ state: { request, shown }, items }: Turn): string | null {
  const { bases = [], fill = [] } = request?.outfit?.change ?? {};
  const [base] = bases;
  const [role] = fill;
  const isOne = bases.length === 1 && fill.length === 1 && base !== undefined && base.length > 0;
  if (!isOne || !shown.outfits.every((ids) => base.every((id) => ids.includes(id)))) return null;
  const piece = items.find(
    ({ id, other_info }) => shown.outfits.flat().includes(id) && typeRole(other_info.type) === role,
  );
  if (piece === undefined) return null;
  return role === 'shoes' ? 'shoes' : broadKind(piece).noun;
}

/** What is asked for right after one piece of an outfit was changed is asked of that piece. */
export function rewordForPiece(words: string, turn: Turn): string {
  const { how } = ASKS_FOR_OTHER.exec(words)?.groups ?? {};
  if (how === undefined || OF_WHOLE.test(how)) return words;
  const piece = pieceChanged(turn);
  const { readings, comparisons } = understandQuery(how);
  const looks = readings.every(({ concepts }) =>
    concepts.every(({ kind }) => /^(?:attribute|color|material|pattern|comparison)$/.test(kind)),
  );
  const says = readings.length + comparisons.length > 0;
  return piece === null || !says || !looks ? words : `other ${piece}, ${how}`;
}
