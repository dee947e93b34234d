import { AUTH_STORAGE_KEY, SESSION_IDLE_DAYS_MAX } from '@modiste/contract/limits';
import { isObject, isString } from './guards.ts';
import { readStored, removeStored, watchStored, writeStored } from './storage.ts';

/** What the device remembers of who is signed in: enough to ask the server, and no more. */
interface CachedLogin {
  email: string;
}

const DAY_S = 86_400;

const isCachedLogin = isObject({ email: isString });

/** Where the login changed. */
export type Place = 'here' | 'in another tab';
type Watcher = (place: Place) => void;

const watchers = new Set<Watcher>();

export const readLogin = (): CachedLogin | null => readStored(AUTH_STORAGE_KEY, isCachedLogin);

export function writeLogin({ email }: CachedLogin): void {
  writeStored(AUTH_STORAGE_KEY, { email }, SESSION_IDLE_DAYS_MAX * DAY_S);
}

/** Forgets who is signed in, and tells those who watch. */
export function removeLogin(): void {
  removeStored(AUTH_STORAGE_KEY);
  for (const watcher of watchers) watcher('here');
}

/** Tells when the login is lost here, or changes in another tab. */
export function watchLogin(watcher: Watcher): void {
  watchers.add(watcher);
  watchStored(AUTH_STORAGE_KEY, () => watcher('in another tab'));
}
