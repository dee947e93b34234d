import type { RowSet } from './row-set.ts';

const BYTES_MAX = 8 * 1024 * 1024;

/** The rows that latest conditions selected, by the conditions. */
export class RowSetCache {
  readonly #sets = new Map<string, RowSet>();
  #bytes = 0;

  get(key: string): RowSet | undefined {
    const known = this.#sets.get(key);
    if (known === undefined) return undefined;
    this.#sets.delete(key);
    this.#sets.set(key, known);
    return known;
  }

  set(key: string, found: RowSet): void {
    this.#sets.set(key, found);
    this.#bytes += found.byteLength;
    for (const [oldest, forgotten] of this.#sets) {
      if (this.#bytes <= BYTES_MAX) return;
      this.#sets.delete(oldest);
      this.#bytes -= forgotten.byteLength;
    }
  }
}
