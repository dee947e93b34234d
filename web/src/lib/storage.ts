import { AUTH_STORAGE_KEY, STORAGE_EXPIRY_S } from '@modiste/contract/limits';

const KEY_PREFIX = 'modiste:';

/** The login alone stands under its bare key. */
const nameOf = (key: string): string => (key === AUTH_STORAGE_KEY ? key : KEY_PREFIX + key);

/** Reads a stored value; null when absent, expired or not what `isValid` accepts. */
export function readStored<Value>(
  key: string,
  isValid: (value: unknown) => value is Value,
): Value | null {
  try {
    const text = localStorage.getItem(nameOf(key));
    if (text === null) return null;
    const entry: unknown = JSON.parse(text);
    if (typeof entry !== 'object' || entry === null) return null;
    if (!('value' in entry) || !('expiresAt' in entry)) return null;
    if (typeof entry.expiresAt === 'number' && entry.expiresAt > Date.now()) {
      return isValid(entry.value) ? entry.value : null;
    }
    localStorage.removeItem(nameOf(key));
    return null;
  } catch {
    return null;
  }
}

/** Stores a value for a while; a browser that refuses to store is no failure. */
export function writeStored(key: string, value: unknown, expiryS = STORAGE_EXPIRY_S): void {
  const entry = { value, expiresAt: Date.now() + expiryS * 1000 };
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(entry));
  } catch {
    // Private windows and full disks refuse; the value then lives as long as the page.
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

/** Forgets every stored value whose key begins so; all of them without a beginning. */
export function clearStored(prefix = ''): void {
  try {
    for (const name of Object.keys(localStorage)) {
      const isLogin = prefix === '' && name === AUTH_STORAGE_KEY;
      if (isLogin || name.startsWith(KEY_PREFIX + prefix)) localStorage.removeItem(name);
    }
  } catch {
    // What could not be stored need not be removed.
  }
}

/** Tells when another tab stores or removes a value. */
export function watchStored(key: string, onChange: () => void): void {
  addEventListener('storage', (event) => {
    // The key is null when everything was cleared at once.
    if (event.key === nameOf(key) || event.key === null) onChange();
  });
}
