/** The key of a stored object and when it was stored. */
export interface StoredObject {
  key: string;
  storedAt: Date;
}

/** Keeps pictures by key. Keys are made by the app: `folder/name.webp`. */
export interface ObjectStore {
  /** Stores bytes under a key, whole or not at all; a key that exists is replaced. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** The bytes of a key, or null when there are none. */
  get(key: string): Promise<Uint8Array | null>;
  /** Forgets a key; one that does not exist is no error. */
  remove(key: string): Promise<void>;
  /** Every object below a folder, in no order. */
  list(folder: string): AsyncIterable<StoredObject>;
  /** Forgets every object below a folder; one that does not exist is no error. */
  removeAll(folder: string): Promise<void>;
  /** Answers when the store does; throws otherwise. */
  ping(): Promise<void>;
}

const KEY = /^[a-z0-9][\w@.-]*(\/[\w@-][\w@.-]*)*$/i;

/** @throws Error for a key that could leave the store's own place. */
export function checkKey(key: string): void {
  if (!KEY.test(key) || key.includes('..') || key.length > 400) {
    throw new Error(`Not a key of the object store: ${JSON.stringify(key.slice(0, 100))}`);
  }
}
