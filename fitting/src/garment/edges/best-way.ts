export interface WaySought {
  /** How much is gained at each place of each row; places that a row lacks are no way. */
  readonly rows: readonly (readonly number[])[];
  readonly places: number;
  /** What a step of one place from row to row costs. */
  readonly stepCost: number;
  readonly stepMax: number;
  /** What it costs to begin or to end at a place. */
  readonly endCost: (place: number) => number;
}

const NO_WAY = -1e9;

/** The place in each row of the way through all rows that gains most, by dynamic programming. */
export function bestWay({ rows, places, stepCost, stepMax, endCost }: WaySought): number[] {
  const origins: Int16Array[] = [];
  let totals = Float64Array.from({ length: places }, (_, place) => -endCost(place));
  const bestFrom = (place: number): number => {
    let best = place;
    let most = totals[place] ?? NO_WAY;
    for (let other = place - stepMax; other <= place + stepMax; other += 1) {
      const total = (totals[other] ?? NO_WAY) - stepCost * Math.abs(other - place);
      if (total > most) [best, most] = [other, total];
    }
    return best;
  };
  for (const row of rows) {
    const from = Int16Array.from({ length: places }, (_, place) => bestFrom(place));
    totals = totals.map((_, place) => {
      const gain = row[place];
      const origin = from[place] ?? place;
      if (gain === undefined) return NO_WAY;
      return (totals[origin] ?? NO_WAY) - stepCost * Math.abs(origin - place) + gain;
    });
    origins.push(from);
  }
  const ends = totals.map((total, place) => total - endCost(place));
  let place = ends.reduce((best, total, at) => (total > (ends[best] ?? NO_WAY) ? at : best), 0);
  const way: number[] = [];
  for (const from of origins.toReversed()) {
    way.push(place);
    place = from[place] ?? place;
  }
  return way.reverse();
}
