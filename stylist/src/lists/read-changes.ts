import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { idsOfList } from '../dialogue/shown-list.ts';
import { gradeFabrics } from '../facts/fabric-grades.ts';
import type { Turn } from '../stylist.ts';
import type { Understand } from '../understanding/understand.ts';
import { genderTold } from '../wearers/told-gender.ts';
import { LIGHT_MAX } from './choose-pieces.ts';
import { type EditedList, itemsOf, piecesOf } from './list-scene.ts';
import { joinEdits, withEdit } from './reading/join-edits.ts';
import { DROPS, type ReadClause, SWAPS, typesOf } from './reading/list-clause.ts';
import { splitClauses } from './reading/list-clauses.ts';
import type { ListEdit, SwapWish } from './reading/list-edit.ts';
import { mindedIn } from './reading/minds-piece.ts';
import { pointsBack, readListEdit } from './reading/read-list-edit.ts';
import { isRainKind } from './tell-rain.ts';

const CLAUSES_MAX = 6;
/** What only tells why: "the hotel has a pool", "we walk a lot". */
const TELLS =
  /^\W*(?:(?:and|but|so|cause|because|cos|since|bc|no|ok|also)\s+)*(?:i|i['’]?m|i['’]?ve|we|we['’]?re|it|it['’]?s|its|that['’]?s|thats|the|my|our|there|theres|hotel|she|he|they|you)\b/;
const ASKS = /\?\W*$|\b(?:show|find|search|looking for|outfits?|buy)\b/;
/** "What should I add?", said of what was just told. */
const ASKS_OF_TOLD =
  /^\W*(?:(?:so|and|then|ok)\s+)*what (?:else )?(?:should|do|can|would|could) (?:i|we|you) (?:add|take|bring|need|pack|do|wear|suggest|recommend)(?: for (?:that|it|this))?\W*$|^\W*what (?:then|now|do i do)\W*$/;
const OF_OTHER =
  /\bfor (?:my|a|the) (?:husband|wife|boyfriend|girlfriend|son|daughter|mom|mum|dad|man|guy|woman)\b/;
const INSTEAD =
  /^\W*(?:(?:and|but|so|just|take|pack|maybe|put|add)\s+)*[a-z -]+ instead\W*$|^\W*(?:just|only) [a-z -]+?(?: for me)?(?: please| pls)?\W*$/;
/** "I sleep in a t-shirt", "I'm more of a skirt girl": what is told asks for no more of them. */
const TELLS_WHY =
  /^\W*i (?:usually |always |just )?sleep\b|\ban? [a-z]+ (?:girl|person|guy|kind of (?:girl|guy|person))\W*$/;
/** "The flannel in April?" minds it. */
const MINDS =
  /^\W*(?:(?:and|but|so|really|wait|lol)[ ,]+)*(?:the |an? )?[a-z -]+ (?:in|for|on|at) [a-z -]+\?/;

type Swap = Extract<ListEdit, { kind: 'swap' }>;

const materialsIn = ({ understood }: ReadClause): string[] =>
  understood.concepts.flatMap(({ kind, id }) => (kind === 'material' ? [id] : []));

/** The piece that a clause calls by its fabric, or else the one that the message before was about. */
function pieceOfFabric(clause: ReadClause, edited: EditedList): Item | undefined {
  const materials = materialsIn(clause);
  if (materials.length === 0 || typesOf(clause).length > 0) return undefined;
  const own = itemsOf(edited).find(({ other_info }) =>
    materials.some((one) => other_info.materials.includes(one)),
  );
  if (own !== undefined) return own;
  const [before = ''] = (edited.turn.state.heard ?? []).slice(-1);
  const named = understandQuery(before).concepts.flatMap(({ kind, id }) =>
    kind === 'type' ? [id] : [],
  );
  return piecesOf(edited, named)[0];
}

/** A piece that is minded for its fabric: "the flannel in April?" */
function fabricMinded(clause: ReadClause, edited: EditedList): ListEdit | null {
  const refused = materialsIn(clause);
  const isMinded = MINDS.test(clause.text) && refused.length > 0 && typesOf(clause).length === 0;
  if (!isMinded) return null;
  const piece = pieceOfFabric(clause, edited);
  // Where nothing is of it, nothing has to go.
  if (piece === undefined) return { kind: 'refuse', names: refused, words: '' };
  const isLight = (gradeFabrics('warmth', refused)?.grade ?? 0) > LIGHT_MAX;
  const wish: SwapWish = { words: '', isCheaper: false, refused, ...(isLight && { isLight }) };
  return { kind: 'swap', types: [], itemId: piece.id, wish };
}

const OF_PRICE =
  /\b(?<how>most expensive|priciest|dearest|cheapest|least expensive) (?:thing|piece|item|one|of (?:them|it|these))\b|\bthe (?<only>most expensive|priciest|dearest|cheapest)\W*$/;

/** "Drop the most expensive thing": the piece that costs most, or least, goes or gives way. */
function byPrice({ text }: ReadClause, edited: EditedList): ListEdit | null {
  const { how, only } = OF_PRICE.exec(text)?.groups ?? {};
  const said = how ?? only;
  const isSwap = SWAPS.test(text);
  if (said === undefined || !(isSwap || DROPS.test(text))) return null;
  const byCost = itemsOf(edited).toSorted((one, other) => one.price - other.price);
  const isMost = /most|pric|dear/.test(said) && !/least/.test(said);
  const item = isMost ? byCost.at(-1) : byCost[0];
  if (item === undefined) return null;
  return isSwap
    ? { kind: 'swap', types: [], itemId: item.id, wish: { words: '', isCheaper: isMost } }
    : { kind: 'drop', types: [], itemId: item.id, isOwned: false };
}

/** "No robe. Pajamas instead" is one change. */
function insteadOf(before: ListEdit | undefined, clause: ReadClause): Swap | null {
  const [type] = typesOf(clause);
  if (before?.kind !== 'drop' || type === undefined || !INSTEAD.test(clause.text)) return null;
  const { types, itemId } = before;
  return { kind: 'swap', types, itemId, wish: { words: '', isCheaper: false, type } };
}

/** "A denim jacket is no rain jacket. Swap it" asks for what it is not. */
function asWanted(
  edit: ListEdit | null,
  { itemId, type }: { itemId: string | null; type: string },
): ListEdit | null {
  if (edit?.kind !== 'swap' || edit.itemId !== itemId) return edit;
  const isOpen = edit.wish.type === undefined && edit.wish.isDry !== true;
  return isOpen ? { ...edit, wish: { ...edit.wish, type } } : edit;
}

/**
 * Every clause of a message as an edit of the list; null where one of them asks for something else.
 */
export async function readEdits(
  understand: Understand,
  { words, state }: Turn,
  edited: EditedList,
): Promise<ListEdit[] | null> {
  const types = itemsOf(edited).map(({ other_info }) => other_info.type);
  const isOn = state.focusId !== null && idsOfList(edited.list).includes(state.focusId);
  let focusId = isOn ? state.focusId : null;
  const clauses = splitClauses(words).filter((clause, at, all) => !pointsBack(clause, all[at - 1]));
  if (clauses.length === 0 || clauses.length > CLAUSES_MAX) return null;
  const kindOf = (id: string | null): string | undefined =>
    itemsOf(edited).find((item) => item.id === id)?.other_info.type;
  let edits: ListEdit[] = [];
  let wanted: string | null = null;
  for (const said of clauses) {
    const understood = await understand(said);
    const clause = { text: (understood.corrected ?? said).toLowerCase(), understood };
    const { text } = clause;
    if (genderTold(text) !== null || OF_OTHER.test(text)) return null;
    const minded = mindedIn(clause, types);
    if (minded !== null) {
      wanted = minded.wanted;
      focusId = piecesOf(edited, minded.types)[0]?.id ?? focusId;
      continue;
    }
    const instead = insteadOf(edits.at(-1), clause);
    const read =
      instead ??
      byPrice(clause, edited) ??
      fabricMinded(clause, edited) ??
      readListEdit(clause, { types, focusId, focusType: kindOf(focusId) });
    const edit = wanted === null ? read : asWanted(read, { itemId: focusId, type: wanted });
    const isIdle =
      ASKS_OF_TOLD.test(text) || (understood.readings.length === 0 && !ASKS.test(text));
    const isWhy = TELLS_WHY.test(text);
    const isTold = isWhy || (TELLS.test(text) && !ASKS.test(text) && typesOf(clause).length === 0);
    if (instead !== null) edits = edits.slice(0, -1);
    if (edit !== null && !isWhy && !(edits.length > 0 && ASKS_OF_TOLD.test(text))) {
      edits = withEdit(edits, edit);
    } else if (!isIdle && !isTold) return null;
    const named = piecesOf(edited, typesOf(clause))[0];
    focusId = (edit?.kind === 'swap' ? edit.itemId : null) ?? named?.id ?? focusId;
  }
  if (edits.length > 0) return joinEdits(edits);
  return wanted === null || !isRainKind(wanted)
    ? null
    : [{ kind: 'needed', types: [wanted], words: '' }];
}
