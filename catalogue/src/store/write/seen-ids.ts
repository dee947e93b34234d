const BITS = 2 ** 25;
const HASHES = 7;

/** FNV-1a, 32 bits, from a given start (http://www.isthe.com/chongo/tech/comp/fnv/). */
function hashText(text: string, start: number): number {
  let hash = start;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

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
    const first = hashText(id, 0x811c9dc5);
    const second = (hashText(id, 0x9747b28c) | 1) >>> 0;
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
