interface WindowSettings {
  /** Attempts that one key has in a window. */
  max: number;
  lengthMs: number;
  /** How many keys are remembered; above it the oldest windows are forgotten. */
  keysMax: number;
}

interface Window {
  count: number;
  endsAt: number;
}

/** Counts attempts by key, in a window that begins with a key's first one. */
export class AttemptWindow {
  readonly #settings: WindowSettings;
  /** In the order in which they end, since all are equally long. */
  readonly #windows = new Map<string, Window>();

  constructor(settings: WindowSettings) {
    this.#settings = settings;
  }

  /** Counts an attempt. Returns 0, or how long to wait where there were too many, in ms. */
  attempt(key: string, now: number): number {
    const known = this.#windows.get(key);
    if (known && known.endsAt > now) {
      known.count += 1;
      return known.count > this.#settings.max ? known.endsAt - now : 0;
    }
    this.#windows.delete(key);
    this.#makeRoom(now);
    this.#windows.set(key, { count: 1, endsAt: now + this.#settings.lengthMs });
    return 0;
  }

  #makeRoom(now: number): void {
    for (const [key, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size < this.#settings.keysMax) return;
      this.#windows.delete(key);
    }
  }
}
