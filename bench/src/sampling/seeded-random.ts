export interface SeededRandom {
  /** From 0 up to but not including 1. */
  next(): number;
  whole(below: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** Standard normal (Box and Muller, 1958). */
  normal(): number;
}

/** Tommy Ettinger's mulberry32 (public domain): the same numbers for the same seed everywhere. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return {
    next,
    whole,
    pick(values) {
      const value = values[whole(values.length)];
      if (value === undefined) throw new RangeError('Nothing to pick from');
      return value;
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/** The same values in another order. */
export function shuffled<Value>(values: readonly Value[], random: SeededRandom): Value[] {
  return values
    .map((value) => ({ value, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
