const EMPTY = -1;
const LOAD = 2;

/** The 32 bits of FNV-1a (Fowler, Noll, Vo) over a text or bytes. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

export function hashOfBytes(bytes: Int8Array): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < bytes.length; at += 1) {
    hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** Finds places by hash with open addressing: eight bytes a place, where a Map takes fifty. */
export class HashTable {
  #slots: Int32Array;
  #size = 0;
  /** Hashes by place, to make room anew. */
  readonly #hashes: number[] | Uint32Array;

  /** @param places How many there will be, where that is known. */
  constructor(places: number | null) {
    this.#hashes = places === null ? [] : new Uint32Array(places);
    this.#slots = new Int32Array(slotsFor(places ?? 1024)).fill(EMPTY);
  }

  add(hash: number, place: number): void {
    this.#hashes[place] = hash;
    this.#size += 1;
    if (LOAD * this.#size > this.#slots.length) this.#widen();
    this.#put(hash, place);
  }

  /** The place of this hash that `is` the one; -1 where there is none. */
  find(hash: number, is: (place: number) => boolean): number {
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const place = this.#slots[slot] ?? EMPTY;
      if (place === EMPTY) return EMPTY;
      if (this.#hashes[place] === hash && is(place)) return place;
    }
  }

  #put(hash: number, place: number): void {
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    while (this.#slots[slot] !== EMPTY) slot = (slot + 1) & mask;
    this.#slots[slot] = place;
  }

  #widen(): void {
    const before = this.#slots;
    this.#slots = new Int32Array(2 * before.length).fill(EMPTY);
    for (const place of before) {
      if (place !== EMPTY) this.#put(this.#hashes[place] ?? 0, place);
    }
  }
}

function slotsFor(places: number): number {
  let slots = 16;
  while (slots < LOAD * (places + 1)) slots *= 2;
  return slots;
}
