/** Keeps what was worked out last, by a key; what was not asked for the longest is forgotten. */
export class Latest<Key, Value> {
  readonly #most: number;
  readonly #values = new Map<Key, Value>();

  /** @param most How many are kept. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The kept value, or what `make` gives. What may be kept must not be changed by anyone. */
  of(key: Key, make: () => Value): Value {
    const known = this.#values.get(key);
    const value = known === undefined ? make() : known;
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
    return value;
  }
}
