import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { broadKind } from '../../facts/item-names.ts';
import type { Turn } from '../../stylist.ts';

/** "Got anything wide fit", "something flatter?", "do you have any in brown". */
const ASKS_FOR_OTHER =
  /^\W*(?:(?:hm+|ok|okay|and|but|so|um+|well|nice|cool|please|no|nah|i sweat(?: a lot)?)[\s,.!]+)*(?:(?:have (?:you|u)|(?:do|have) (?:you|u) (?:have|got)|(?:have (?:you|u) )?got|is there|are there|you got|any|i need|i want|show me)\s+)?(?:anything|something|any(?= (?:in|with|that))|smth|sth)(?: else)?\s+(?<how>[\w'’ -]+?)\s*[?.!]*$/i;

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

/** The kind of piece of an outfit that was spoken of last; null where none was. */
function pieceSpokenOf({ state: { focusId, shown }, items }: Turn): string | null {
  const isWorn = focusId !== null && shown.outfits.flat().includes(focusId);
  const piece = isWorn ? items.find(({ id }) => id === focusId) : undefined;
  if (piece === undefined) return null;
  return typeRole(piece.other_info.type) === 'shoes' ? 'shoes' : broadKind(piece).noun;
}

/** Said of cloth and cut, and not of how all of it looks. */
const OF_WEAR =
  /\b(?:breathable|breath(?:es?|ing)|soft(?:er)?|thick(?:er)?|thin(?:ner)?|stretch(?:y|ier)?|loos(?:e|er)|tight(?:er)?|long(?:er)?|short(?:er)?|opaque|sheer|see[- ]?through|crease|wrinkle|iron|comfort(?:able|ier)|comfy|itchy|scratchy|washable)\b/i;
const BREATHES = /^(?:(?:that|which) )?breath(?:es?|ing)(?: (?:better|more|easier|well))?$/i;

/**
 * What is asked for right after one piece of an outfit was changed is asked of that piece, and so is
 * what is said of cloth and cut after one was spoken of.
 */
export function rewordForPiece(words: string, turn: Turn): string {
  const said = ASKS_FOR_OTHER.exec(words)?.groups?.how;
  if (said === undefined || OF_WHOLE.test(said)) return words;
  const how = said.replace(BREATHES, 'more breathable');
  const piece = pieceChanged(turn) ?? (OF_WEAR.test(how) ? pieceSpokenOf(turn) : null);
  const { readings, comparisons } = understandQuery(how);
  const looks = readings.every(({ concepts }) =>
    concepts.every(({ kind }) => /^(?:attribute|color|material|pattern|comparison)$/.test(kind)),
  );
  const says = readings.length + comparisons.length > 0;
  if (piece === null || !says || !looks) return how === said ? words : words.replace(said, how);
  return `other ${piece}, ${how}`;
}
