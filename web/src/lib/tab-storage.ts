import type { Guard } from './guards.ts';

const KEY_PREFIX = 'modiste:';

/** Reads what this tab has kept; null when absent or not what `isValid` accepts. */
export function readInTab<Value>(key: string, isValid: Guard<Value>): Value | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY_PREFIX + key) ?? 'null');
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps a value for as long as the tab is open, through reloads; null forgets it. */
export function writeInTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(KEY_PREFIX + key);
    else sessionStorage.setItem(KEY_PREFIX + key, JSON.stringify(value));
  } catch {
    // Private windows and full disks refuse; the value then lives as long as the page.
  }
}

/** Forgets everything that this tab has kept. */
export function clearTab(): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(KEY_PREFIX)) sessionStorage.removeItem(name);
    }
  } catch {
    // What could not be stored need not be removed.
  }
}
