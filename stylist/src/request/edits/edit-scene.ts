import type { Item } from '@modiste/contract/entities/item';
import { boardsOf } from '../../dialogue/boards.ts';
import type { Turn } from '../../stylist.ts';
import { meantPlace } from './outfit-place.ts';
import type { PartEdit, StartOutfit } from './part-edit.ts';

/** What was read so far. */
export interface Reading {
  start: readonly StartOutfit[];
  colors: Readonly<Record<string, string>>;
  parts: readonly PartEdit[];
  /** The outfit that was named, by its place. */
  at: number | null;
  budget: number | null;
  /** How many clauses say something. */
  said: number;
  /** Whether it surely edits: something is brought back, a very piece named, an outfit chosen. */
  isSure: boolean;
  /** Whether an outfit comes back that was gone. */
  isReturned: boolean;
  /** The outfits that were chosen, by their places. */
  picked: readonly number[];
  /** Outfits that are right as they are, by the ids of their pieces. */
  settled: readonly (readonly string[])[];
  /** Whether pieces are to be put together as one outfit. */
  isWhole: boolean;
  /** Whether that is the only outfit from then on: "start over", "one outfit". */
  isAlone: boolean;
}

export interface Scene {
  turn: Turn;
  known: readonly Item[];
  byId: ReadonlyMap<string, Item>;
}

export const piecesOf = ({ byId }: Scene, { ids }: StartOutfit): Item[] =>
  ids.flatMap((id) => byId.get(id) ?? []);

/** What the outfits were before those that are shown, or where these are gone, the last ones. */
export function backTo({ turn: { state } }: Scene, isFirst: boolean) {
  const boards = boardsOf(state);
  // Where the last reply changed nothing there is nothing to take back.
  const at = state.shown.outfits.length > 0 && state.isUnmoved !== true ? -2 : -1;
  const board = isFirst ? boards[0] : boards.at(at);
  return board === undefined
    ? null
    : {
        start: board.outfits.map((ids, place) => ({ ids, from: place })),
        colors: board.colors ?? {},
      };
}

/** The outfits among which one is named: where one was chosen, those that it was chosen among. */
export function severalShown({ turn: { state } }: Scene): readonly (readonly string[])[] {
  const { outfits } = state.shown;
  const several = boardsOf(state).findLast((board) => board.outfits.length > 1);
  return outfits.length > 1 ? outfits : (several?.outfits ?? outfits);
}

/** An outfit of an earlier reply that is named by its place, and is not shown now: "where did the third go". */
export function lostOutfit(text: string, { turn: { state } }: Scene): readonly string[] | null {
  const shown = state.shown.outfits;
  for (const { outfits } of boardsOf(state).toReversed()) {
    const ids = outfits[meantPlace(text, outfits.length) ?? -1];
    const isThere = ids !== undefined && shown.some((now) => ids.every((id) => now.includes(id)));
    if (ids !== undefined && outfits.length > shown.length && !isThere) return ids;
  }
  return null;
}

/** The outfit that a clause speaks of; one alone is still "the third" of those before it. */
export function placeIn(text: string, { turn: { state } }: Scene): number | null {
  const count = state.shown.outfits.length;
  const place = meantPlace(text, count);
  const before = Math.max(0, ...boardsOf(state).map(({ outfits }) => outfits.length));
  return place === null && count === 1 && meantPlace(text, before) !== null ? 0 : place;
}

/** The pieces that a message named so far, and those that were chosen before it. */
export function spokenOf({ parts }: Reading, { turn: { state }, byId }: Scene): Item[] {
  const named = parts.flatMap(({ piece }) => piece ?? []).toReversed();
  const { focusId, chosen = [] } = state;
  return [...named, ...[focusId ?? '', ...chosen].flatMap((id) => byId.get(id) ?? [])];
}

/** The pieces that outfits had before, the latest first, where they have others now. */
export function replacedIn(outfits: readonly StartOutfit[], { turn, byId }: Scene): Item[] {
  const all = boardsOf(turn.state)
    .toReversed()
    .flatMap((board) => board.outfits);
  const ids = outfits.flatMap(({ ids: now }) =>
    all
      .filter((old) => old.some((id) => now.includes(id)))
      .flatMap((old) => old.filter((id) => !now.includes(id))),
  );
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** Beside a dress that was named, "the black sandals" are those that were worn with it. */
export function nearFirst(
  known: readonly Item[],
  [last]: readonly Item[],
  { turn }: Scene,
): Item[] {
  const beside = boardsOf(turn.state).flatMap(({ outfits }) =>
    outfits.flatMap((ids) => (last !== undefined && ids.includes(last.id) ? ids : [])),
  );
  const isNear = ({ id }: Item): boolean => beside.includes(id);
  return [...known.filter(isNear), ...known.filter((one) => !isNear(one))];
}
