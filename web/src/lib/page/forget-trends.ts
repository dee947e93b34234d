import { removeStored } from '../storage.ts';

/** Where the device keeps what Home shows. */
export const TRENDS_STORAGE_KEY = 'trends';

const watchers = new Set<() => void>();

/** Forgets what Home shows, once it was chosen by preferences or dislikes of before. */
export function forgetTrends(): void {
  removeStored(TRENDS_STORAGE_KEY);
  for (const watcher of watchers) watcher();
}

/** Calls back when this tab forgets them; returns how to stop. */
export function watchForgottenTrends(onForgotten: () => void): () => void {
  watchers.add(onForgotten);
  return () => {
    watchers.delete(onForgotten);
  };
}
