import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { Role } from '@modiste/lexicon/type-row';
import type { ShownList } from '../dialogue/shown-list.ts';
import { sumOf } from '../references/shown-outfits.ts';
import type { Place } from './choose-pieces.ts';

/** What is bought first of a list, and what most people have at home: the higher, the later. */
const RANKS: Readonly<Partial<Record<Role, number>>> = {
  swim: 0,
  suit: 1,
  'one-piece': 1,
  shoes: 2,
  top: 3,
  bottom: 4,
  'mid-layer': 7,
  outer: 8,
  headwear: 9,
  scarf: 14,
  bag: 15,
  eyewear: 16,
  sleep: 20,
  hosiery: 22,
  underwear: 23,
};
/** In the cold nobody leaves without these. */
const COLD_RANKS: Readonly<Partial<Record<Role, number>>> = {
  outer: 0,
  'mid-layer': 1,
  headwear: 6,
  scarf: 9,
};
const LAST = 18;
/** Most people have these at home: they are bought where the money suffices for all else. */
const AT_HOME = 20;
/** The second piece of a line waits for the first of others. */
const PER_PIECE = 5;
/** So much of the sum may go to the least that is sold of each; the rest is for better pieces. */
const LEAST_SHARE = 0.8;

/** What costs only a little less is not worth the change. */
const CHEAPER_SHARE = 0.9;

const priceOf = (item: Item | undefined): number => item?.price ?? 0;

const cheapest = ({ offers }: Place, taken: ReadonlySet<string>): Item | undefined =>
  offers.filter(({ id }) => !taken.has(id)).toSorted((one, other) => one.price - other.price)[0];

interface Ranked {
  place: Place;
  line: number;
  at: number;
  rank: number;
}

function rankPlaces(lines: readonly (readonly Place[])[], weather: ShownList['weather']): Ranked[] {
  const ranked = lines.flatMap((places, line) =>
    places.map((place, at) => {
      const role = typeRole(place.item?.other_info.type ?? '');
      const usual = role === null ? LAST : (RANKS[role] ?? LAST);
      const own = weather === 'winter' && role !== null ? (COLD_RANKS[role] ?? usual) : usual;
      return { place, line, at, rank: own + PER_PIECE * at };
    }),
  );
  return ranked.toSorted((one, other) => one.rank - other.rank);
}

/**
 * The pieces of a list that a sum suffices for: the most needed first, the least expensive of each, and
 * then better ones for what is left. A place that the money does not reach stays empty.
 * @param lines The places of each line, with what may stand there.
 */
export function fitBudget(
  lines: readonly (readonly Place[])[],
  { sum, weather }: { sum: number; weather: ShownList['weather'] },
): Place[][] {
  const ranked = rankPlaces(lines, weather);
  const chosen = new Map<Ranked, Item>();
  const taken = (): Set<string> => new Set([...chosen.values()].map(({ id }) => id));
  const spent = (): number => sumOf([...chosen.values()]);
  let isAllThere = true;
  for (const one of ranked) {
    const item = cheapest(one.place, taken());
    const most = one.at === 0 && one.rank < LAST / 2 ? sum : sum * LEAST_SHARE;
    const isReached = item !== undefined && spent() + item.price <= most;
    if (isReached && (one.rank < AT_HOME || isAllThere)) chosen.set(one, item);
    else if (item !== undefined) isAllThere = false;
  }
  for (const [one, now] of chosen) {
    const others = taken();
    const better = one.place.offers.find(
      ({ id, price }) =>
        id === now.id || (!others.has(id) && spent() - priceOf(now) + price <= sum),
    );
    if (better !== undefined) chosen.set(one, better);
  }
  return lines.map((places, line) =>
    places.map((place, at) => {
      const found = [...chosen].find(([one]) => one.line === line && one.at === at);
      return { ...place, item: found?.[1] };
    }),
  );
}

const totalOf = (places: readonly Place[]): number =>
  sumOf(places.flatMap(({ item }) => item ?? []));

/** The next best of a place that costs clearly less and stands in no other. */
function cheaperFor({ offers, item }: Place, taken: ReadonlySet<string>): Item | undefined {
  const most = (item?.price ?? 0) * CHEAPER_SHARE;
  return offers.find(({ id, price }) => price <= most && !taken.has(id));
}

/**
 * The places with what keeps all of them within a budget: the dearest gives way first, each time to the
 * best that costs less. Where the least of each kind costs more, the least of each kind.
 */
export function withinBudget(places: readonly Place[], budget: number): Place[] {
  const now = [...places];
  while (totalOf(now) > budget) {
    const taken = new Set(now.flatMap(({ item }) => item?.id ?? []));
    const cheaper = now
      .map((place, at) => ({ at, price: place.item?.price ?? 0, next: cheaperFor(place, taken) }))
      .filter(({ next }) => next !== undefined)
      .toSorted((one, other) => other.price - one.price);
    const [first] = cheaper;
    if (first === undefined) break;
    now[first.at] = { offers: now[first.at]?.offers ?? [], item: first.next };
  }
  return now;
}
