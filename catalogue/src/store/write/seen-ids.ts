import { mixedFnv1a } from '@modiste/lexicon/hash/fnv1a';

const BITS = 2 ** 25;
const HASHES = 7;
const SECOND_START = 0x9747b28c;

export interface SeenIds {
  add(id: string): void;
  /** False: certainly never added. */
  has(id: string): boolean;
}

/**
 * Remembers which ids the store may hold in 4 MB, however many there are (Bloom, "Space/time
 * trade-offs in hash coding with allowable errors", 1970). `has` is never wrong about absence, so
 * that rows with new ids are appended without a search for older ones.
 */
export function createSeenIds(): SeenIds {
  const bits = new Uint8Array(BITS / 8);
  const positions = (id: string) => {
    const first = mixedFnv1a(id);
    const second = (mixedFnv1a(id, SECOND_START) | 1) >>> 0;
    return Array.from({ length: HASHES }, (_, step) => (first + step * second) % BITS);
  };
  return {
    add(id: string): void {
      for (const position of positions(id)) {
        bits[position >> 3] = (bits[position >> 3] ?? 0) | (1 << (position & 7));
      }
    },
    has: (id: string): boolean =>
      positions(id).every((position) => ((bits[position >> 3] ?? 0) & (1 << (position & 7))) !== 0),
  };
}
