import type { Item } from '@modiste/contract/entities/item';

/** An item on show, and the list it was chosen from, through which swipes leaf. */
export interface View {
  item: Item;
  list: readonly Item[];
}

/**
 * The views that the browser's history leads through, by their place in it. Those from before a
 * reload are unknown: the address names their item, and nothing names their list.
 */
export type ViewHistory = readonly (View | undefined)[];

/** The view at a place, if it is the one of that item. */
export function viewAt(history: ViewHistory, place: number, id: string): View | undefined {
  const view = history[place];
  return view?.item.id === id ? view : undefined;
}

/** Puts a view at a place; what lies behind and ahead of it stays. */
export function putView(history: ViewHistory, place: number, view: View): ViewHistory {
  const length = Math.max(history.length, place + 1);
  return Array.from({ length }, (_, index) => (index === place ? view : history[index]));
}

/** Puts a view after a place; what lay ahead is forgotten, as the browser does. */
export const pushView = (history: ViewHistory, place: number, next: View): ViewHistory =>
  putView(history.slice(0, place + 1), place + 1, next);

/** The item so many places on in the view's own list. */
export function neighbour({ item, list }: View, step: 1 | -1): Item | undefined {
  const at = list.findIndex(({ id }) => id === item.id);
  return at < 0 ? undefined : list[at + step];
}

/** Where the item stands in its list, for example "3 of 60"; empty when it is alone. */
export function positionOf({ item, list }: View): string {
  const at = list.findIndex(({ id }) => id === item.id);
  return at < 0 || list.length < 2 ? '' : `${at + 1} of ${list.length}`;
}
