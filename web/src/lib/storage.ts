import { AUTH_STORAGE_KEY, STORAGE_EXPIRY_S } from '@modiste/contract/limits';
import { type Guard, isNumber, isObject } from './guards.ts';

/** Before every key but that of the login. */
export const KEY_PREFIX = 'modiste:';
/** What begins so was promised to reach the server. */
const UNSENT_PREFIX = 'unsent-';

/** The login alone stands under its bare key. */
const nameOf = (key: string): string => (key === AUTH_STORAGE_KEY ? key : KEY_PREFIX + key);

const isEntry = isObject({ expiresAt: isNumber });

/** Reads a stored value; null when absent, expired or not what `isValid` accepts. */
export function readStored<Value>(key: string, isValid: Guard<Value>): Value | null {
  try {
    const text = localStorage.getItem(nameOf(key));
    if (text === null) return null;
    const entry: unknown = JSON.parse(text);
    if (!isEntry(entry) || !('value' in entry)) return null;
    if (entry.expiresAt > Date.now()) return isValid(entry.value) ? entry.value : null;
    localStorage.removeItem(nameOf(key));
  } catch {
    // What cannot be read is not there.
  }
  return null;
}

/** Stores a value for a while; a browser that refuses to is no failure. Answers whether it did. */
export function writeStored(key: string, value: unknown, expiryS = STORAGE_EXPIRY_S): boolean {
  const entry = { value, expiresAt: Date.now() + expiryS * 1000 };
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(entry));
    return true;
  } catch {
    // Private windows and full disks refuse; the value then lives as long as the page.
    return false;
  }
}

/** Forgets a stored value. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(nameOf(key));
  } catch {
    // What could not be stored need not be removed.
  }
}

/** Forgets every stored value, but for what the server has not been told yet where that is kept. */
export function clearStored({ keepsUnsent = false } = {}): void {
  try {
    for (const name of Object.keys(localStorage)) {
      const isOurs = name === AUTH_STORAGE_KEY || name.startsWith(KEY_PREFIX);
      const isKept = keepsUnsent && name.startsWith(KEY_PREFIX + UNSENT_PREFIX);
      if (isOurs && !isKept) localStorage.removeItem(name);
    }
  } catch {
    // What could not be stored need not be removed.
  }
}

/** Calls back when another tab stores or removes what has such a name; returns how to stop. */
export function watchNames(isWatched: (name: string) => boolean, onChange: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    // The key is null when everything was cleared at once.
    if (key === null || isWatched(key)) onChange();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** Calls back when another tab stores or removes a value; returns how to stop. */
export const watchStored = (key: string, onChange: () => void): (() => void) =>
  watchNames((name) => name === nameOf(key), onChange);
