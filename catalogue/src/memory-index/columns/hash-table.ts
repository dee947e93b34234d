const EMPTY = -1;
const LOAD = 2;

/** Finds places by hash with open addressing: some eight bytes a place, where a Map takes fifty. */
export class HashTable {
  readonly #slots: Int32Array;

  /** @param places How many there will be. */
  constructor(places: number) {
    this.#slots = new Int32Array(slotsFor(places)).fill(EMPTY);
  }

  add(hash: number, place: number): void {
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    while (this.#slots[slot] !== EMPTY) slot = (slot + 1) & mask;
    this.#slots[slot] = place;
  }

  /** The place near this hash that `is` the one; -1 where there is none. */
  find(hash: number, is: (place: number) => boolean): number {
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const place = this.#slots[slot] ?? EMPTY;
      if (place === EMPTY || is(place)) return place;
    }
  }
}

function slotsFor(places: number): number {
  let slots = 16;
  while (slots < LOAD * (places + 1)) slots *= 2;
  return slots;
}
