import type { DaySetting } from '@modiste/contract/entities/trends-schema';

/** What nobody wears in some weather, in words that are added to a query. */
interface Unworn {
  materials: string;
  /** The materials, and garments beside them. */
  all: string;
}

const HOT_C = 24;
const WARM_C = 19;
const COLD_C = 14;

const refuse = (names: readonly string[]) => names.map((name) => `, avoid ${name}`).join('');

const unworn = (materials: readonly string[], garments: readonly string[]): Unworn => ({
  materials: refuse(materials),
  all: refuse([...materials, ...garments]),
});

const HEAVY = ['wool', 'corduroy', 'velvet', 'tweed', 'flannel', 'down'];
const HOT = unworn(HEAVY, ['boots']);
const WARM = unworn(HEAVY, []);
const COLD = unworn(['linen'], ['shorts', 'sandals', 'espadrilles', 'swimwear']);
const ANY = unworn([], []);

/** What nobody wears in the weather of a day; where only the season is known, that decides. */
export function unwornIn({ season, high_c }: DaySetting): Unworn {
  const high = high_c ?? { summer: HOT_C, winter: COLD_C, spring: null, autumn: null }[season];
  if (high === null) return ANY;
  if (high >= HOT_C) return HOT;
  if (high >= WARM_C) return WARM;
  return high <= COLD_C ? COLD : ANY;
}
