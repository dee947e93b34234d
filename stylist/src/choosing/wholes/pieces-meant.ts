import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { typesOf } from '../../dialogue/types-of.ts';
import type { OutfitQuestion } from '../../intents/purpose.ts';
import type { Turn } from '../../stylist.ts';

/** So many lists back pieces are added up where nothing says which. */
const LISTS_MAX = 4;

/** Single pieces to be added up. */
export interface Meant {
  pieces: readonly Item[];
  /** Whether nobody said which: the first of each kind was taken. */
  isGuess: boolean;
}

/** What was shown of single pieces, the latest first. */
export function listsShown({ state, items, earlierItems = [] }: Turn): readonly Item[][] {
  const byId = new Map([...earlierItems, ...items].map((item) => [item.id, item]));
  return [state.shown.itemIds, ...(state.shownBefore ?? [])].map((ids) =>
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

const roleOf = ({ other_info }: Item) => typeRole(other_info.type);

const lookUp = (turn: Turn, ids: readonly string[]): Item[] => {
  const known = [...turn.items, ...(turn.earlierItems ?? [])];
  return [...new Set(ids)].flatMap((id) => known.find((item) => item.id === id) ?? []);
};

/** The piece spoken of, or else the first that was shown, of a kind. */
function firstOf(turn: Turn, type: string): Item[] {
  const [focus] = turn.state.focusId === null ? [] : lookUp(turn, [turn.state.focusId]);
  const chosen = lookUp(turn, turn.state.chosen ?? []);
  const all = [...(focus === undefined ? [] : [focus]), ...chosen, ...listsShown(turn).flat()];
  return all.filter(({ other_info }) => isKindOf(other_info.type, type)).slice(0, 1);
}

/** What costs least of all that was shown of each kind. */
const leastOfEach = (turn: Turn, types: readonly string[]): Item[] =>
  types.flatMap((type) =>
    listsShown(turn)
      .flat()
      .filter(({ other_info }) => isKindOf(other_info.type, type))
      .toSorted((one, other) => one.price - other.price)
      .slice(0, 1),
  );

const firstOfEach = (turn: Turn, types: readonly string[]): Item[] => [
  ...new Set(types.flatMap((type) => firstOf(turn, type))),
];

/** The first of each list, of which no two are worn in the same place. */
function firstOfLists(turn: Turn): Item[] {
  const { focusId } = turn.state;
  const taken: Item[] = [];
  for (const list of listsShown(turn).slice(0, LISTS_MAX)) {
    const item = list.find(({ id }) => id === focusId) ?? list[0];
    if (item && taken.every((one) => roleOf(one) !== roleOf(item))) taken.push(item);
  }
  return taken.toReversed();
}

/** What was added up before, with what is on the screen where that is worn elsewhere. */
function goneOn(turn: Turn): readonly Item[] {
  const { addedUp, focusId } = turn.state;
  const before = lookUp(turn, addedUp?.itemIds ?? []);
  if (before.length < 2) return [];
  const [shown = []] = listsShown(turn);
  const next = shown.find(({ id }) => id === focusId) ?? shown[0];
  const isElsewhere = next !== undefined && before.every((one) => roleOf(one) !== roleOf(next));
  return isElsewhere ? [...before, next] : before;
}

/** "With the second jeans instead": they take the place of those that were added up. */
function replacedBy(turn: Turn, one: Item): readonly Item[] {
  const before = lookUp(turn, turn.state.addedUp?.itemIds ?? []);
  const isInPlace = (piece: Item) => roleOf(piece) === roleOf(one);
  const old = before.filter(isInPlace);
  return old.length === 1 && !before.includes(one)
    ? before.map((piece) => (isInPlace(piece) ? one : piece))
    : [];
}

/** A piece with what was looked for to go with it: a shirt, then shoes, the first of each. */
function besideAnchor(turn: Turn, itemId: string): readonly Item[] {
  const { focusId } = turn.state;
  const lists = listsShown(turn);
  const since = lists.findIndex((list) => list.some(({ id }) => id === itemId));
  const taken = lookUp(turn, [itemId]);
  for (const list of lists.slice(0, since < 0 ? 1 : Math.max(1, since))) {
    const item = list.find(({ id }) => id === focusId) ?? list[0];
    if (item && taken.every((one) => roleOf(one) !== roleOf(item))) taken.push(item);
  }
  const [anchor, ...others] = taken;
  return anchor === undefined ? [] : [anchor, ...others.toReversed()];
}

/** With one piece pointed at: what it is added to. */
function besideOne(turn: Turn, one: Item): readonly Item[] {
  const { request, addedUp, focusId } = turn.state;
  const anchor = request?.anchor?.relation === 'beside' ? [request.anchor.itemId] : [];
  const before = [addedUp?.itemIds ?? [], anchor, focusId === null ? [] : [focusId]];
  const known = before.map((ids) => lookUp(turn, ids).filter(({ id }) => id !== one.id));
  return known.find(({ length }) => length > 0) ?? [];
}

/** Which pieces a sum is asked of: those that are named, or else what was looked for together. */
export function piecesMeant(turn: Turn, question: OutfitQuestion): Meant {
  const { less = [], itemIds = [], types } = question;
  const isLess = ({ other_info: { type } }: Item) =>
    less.some((kind) => isKindOf(type, kind) || typeRole(type) === typeRole(kind));
  const before = lookUp(turn, turn.state.addedUp?.itemIds ?? []);
  const isOfBefore = itemIds.length + types.length === 0 && before.length > 1;
  const meant =
    less.length > 0 && isOfBefore
      ? { pieces: before, isGuess: false }
      : piecesNamed(turn, question);
  return { ...meant, pieces: meant.pieces.filter((piece) => !isLess(piece)) };
}

/** "Both pairs", "the first two": which ones of a kind, and how many, is said. */
const SAYS_WHICH =
  /\b(?:both|all|every|each|first|second|third|fourth|fifth|last|two|three|four|\d)\b/i;

/** "The dress plus the shoes" buys one pair of all that are shown: the one spoken of, or the first. */
function oneOfEach(turn: Turn, named: readonly Item[], types: readonly string[]): Item[] | null {
  if (types.length < 2 || SAYS_WHICH.test(turn.words)) return null;
  const each = firstOfEach(turn, types);
  const isCovered = named.every((piece) => each.some((one) => roleOf(one) === roleOf(piece)));
  return isCovered && each.length > 1 && named.length > each.length ? each : null;
}

function piecesNamed(turn: Turn, { itemIds = [], types, isLeast }: OutfitQuestion): Meant {
  const { request, focusId } = turn.state;
  const least = isLeast === true ? leastOfEach(turn, types) : [];
  if (least.length > 1) return { pieces: least, isGuess: false };
  const named = lookUp(turn, itemIds);
  // "All three" are the jacket with the jeans and the sneakers for it, and not three sneakers.
  const anchor = request?.anchor?.relation === 'beside' ? request.anchor.itemId : null;
  const chain = anchor === null ? [] : besideAnchor(turn, anchor);
  const isOfChain = named.length === chain.length && new Set(named.map(roleOf)).size === 1;
  if (chain.length > 2 && isOfChain) return { pieces: chain, isGuess: true };
  const each = oneOfEach(turn, named, types);
  if (each !== null) return { pieces: each, isGuess: true };
  if (named.length > 1) return { pieces: named, isGuess: false };
  const [one] = named;
  const swapped = one === undefined ? [] : replacedBy(turn, one);
  if (swapped.length > 1) return { pieces: swapped, isGuess: false };
  const beside = one === undefined ? [] : besideOne(turn, one);
  if (one !== undefined && beside.length > 0) return { pieces: [...beside, one], isGuess: false };
  const before = types.length > 1 || one !== undefined ? [] : goneOn(turn);
  if (before.length > 1) return { pieces: before, isGuess: false };
  if (types.length > 1) {
    const isNamed = (piece: Item) => one !== undefined && roleOf(piece) === roleOf(one);
    const pieces = firstOfEach(turn, types).map((piece) =>
      isNamed(piece) ? (one ?? piece) : piece,
    );
    return { pieces, isGuess: true };
  }
  if (request?.anchor?.relation === 'beside') {
    const pieces = besideAnchor(turn, request.anchor.itemId);
    return {
      pieces,
      isGuess: pieces.some(({ id }) => id !== request.anchor?.itemId && id !== focusId),
    };
  }
  const asked = firstOfEach(turn, typesOf(request?.wishes ?? []));
  return { pieces: asked.length > 1 ? asked : firstOfLists(turn), isGuess: true };
}
