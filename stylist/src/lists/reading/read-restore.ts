import { narrowest, type ReadClause, typesOf } from './list-clause.ts';
import type { ListEdit } from './list-edit.ts';

/** "Put the nice shirt back", "I want the sweater after all", "add the loafers again". */
const RESTORES =
  /\b(?:put|bring|want|need|have|get|add|give|take|gimme|like|pack|return|move)\b[^.?!]*\bback\b(?! to\b)|\b(?:put|bring|add|take|give me) back\b|\b(?:restore|re-?add|un-?drop|undelete)\b|\b(?:do|did|will|['’]?ll) (?:want|need|take|keep|pack|bring)\b[^.?!]*\b(?:after all|again)\b|\b(?:keep|want|need|take|add|put|include|pack)\b[^.?!]*\b(?:after all|(?:on|in|to (?:it|the list))? ?again)\b/;
/** "Take it back to the shop", "I want my money back", "back to the list". */
const OF_SHOP =
  /\b(?:money|refund|cash|shop|store|return(?:s|ed)? (?:it|them) to)\b|\b(?:list|suitcase|capsule|packing)\b[^.?!]*\b(?:back|again)\b|\bback\W*$(?<=\b(?:low|open|cut)[- ]back\W*)/;
/** "The denim jacket back pls" leaves the verb out. */
const NO_VERB =
  /^\W*(?:(?:and|ok|okay|actually|no|but|so|hm+)[\s,]+)*(?:the|my|that) [a-z -]+ back(?: (?:on|in|please|pls|then|again))*\W*$/;
const POINTS = /\b(?:it|that|this|one)\b/;
const POINTS_AT_ALL = /\b(?:them|those|these|both|all(?: of (?:it|them))?|everything)\b/;

/** What comes back onto a list that was taken off it; null where a clause asks for nothing back. */
export function restoreIn(clause: ReadClause): ListEdit | null {
  const { text } = clause;
  if (!(RESTORES.test(text) || NO_VERB.test(text)) || OF_SHOP.test(text)) return null;
  const types = narrowest(typesOf(clause));
  const materials = clause.understood.concepts.flatMap(({ kind, id }) =>
    kind === 'material' ? [id] : [],
  );
  const isNamed = types.length + materials.length > 0;
  const isAll = !isNamed && POINTS_AT_ALL.test(text);
  return isNamed || isAll || POINTS.test(text)
    ? { kind: 'restore', types, materials, isAll }
    : null;
}
