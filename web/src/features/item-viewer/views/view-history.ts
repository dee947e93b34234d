import type { Item } from '@modiste/contract/entities/item';

/** An item on show, and the list it was chosen from, through which swipes leaf. */
export interface View {
  item: Item;
  list: readonly Item[];
}

/**
 * The views that the browser's history leads through, by their index in it. Those from before a
 * reload are unknown: the address names their item, and nothing names their list.
 */
export type ViewHistory = readonly (View | undefined)[];

/** The view at an index, if it is the one of that item. */
export function viewAt(history: ViewHistory, index: number, id: string): View | undefined {
  const view = history[index];
  return view?.item.id === id ? view : undefined;
}

/** Puts a view at an index; the others stay. */
export function putView(history: ViewHistory, index: number, view: View): ViewHistory {
  const length = Math.max(history.length, index + 1);
  return Array.from({ length }, (_, at) => (at === index ? view : history[at]));
}

/** Puts a view after an index and drops those ahead of it, as the browser does. */
export const pushView = (history: ViewHistory, index: number, next: View): ViewHistory =>
  putView(history.slice(0, index + 1), index + 1, next);

/** The next or previous item in the view's own list. */
export function neighbor({ item, list }: View, step: 1 | -1): Item | undefined {
  const at = list.findIndex(({ id }) => id === item.id);
  return at < 0 ? undefined : list[at + step];
}

/** The position of the item in its list, for example "3 of 60"; empty when it is alone. */
export function positionOf({ item, list }: View): string {
  const at = list.findIndex(({ id }) => id === item.id);
  return at < 0 || list.length < 2 ? '' : `${at + 1} of ${list.length}`;
}
