/** Cells around the upright axis of a figure: directions by heights. */
const TURNS = 96;
const HEIGHTS = 190;
const CELLS = TURNS * HEIGHTS;

/** A number for each direction and height, a centimeter high each; 0 where nothing is. */
export type TrunkMap = Float32Array;

/** A place around the axis; one object is reused. */
export interface TrunkPlace {
  /** Between 0 and the number of directions. */
  turn: number;
  height: number;
  radius: number;
}

export function placeAround(x: number, y: number, z: number): TrunkPlace {
  const turn = (Math.atan2(x, z) / (2 * Math.PI) + 1) * TURNS;
  return { turn: turn % TURNS, height: y, radius: Math.sqrt(x * x + z * z) };
}

const cellOf = (turn: number, height: number): number =>
  Math.min(HEIGHTS - 1, Math.max(0, height)) * TURNS + ((turn + TURNS) % TURNS);

/**
 * How far from its axis the arms of a figure in the relaxed stance begin: outside of it no cloth
 * belongs to the trunk.
 */
const armsFrom = (heightCm: number, y: number): number =>
  0.093 * heightCm - 7 + Math.max(0, 0.827 * heightCm - y) * 0.4;

/** Whether a point belongs to a sleeve or an arm. */
export const isOfArm = (heightCm: number, x: number, y: number): boolean =>
  Math.abs(x) > armsFrom(heightCm, y);

interface Surface {
  positions: Float32Array;
  corners: Uint32Array;
}

/** How far a garment reaches out around the trunk, without its sleeves. */
export function reachOf({ positions, corners }: Surface, heightCm: number): TrunkMap {
  const map = new Float32Array(CELLS);
  const mark = (x: number, y: number, z: number): void => {
    if (isOfArm(heightCm, x, y)) return;
    const { turn, height, radius } = placeAround(x, y, z);
    const cell = cellOf(Math.floor(turn), Math.floor(height));
    if (radius > (map[cell] ?? 0)) map[cell] = radius;
  };
  const at = (corner: number, axis: number) => positions[(corners[corner] ?? 0) * 3 + axis] ?? 0;
  for (let first = 0; first < corners.length; first += 3) {
    for (let side = 0; side < 3; side += 1) {
      const [from, to] = [first + side, first + ((side + 1) % 3)];
      for (const share of [0, 0.5]) {
        const between = (axis: number) => at(from, axis) * (1 - share) + at(to, axis) * share;
        mark(between(0), between(1), between(2));
      }
    }
  }
  return widened(map);
}

/** Each cell and those beside it: steps aside and up. */
const AROUND = [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((aside) => ({ up, aside })));

/** A map made of what each cell and those beside it hold. */
function gathered(map: TrunkMap, join: (sum: number, value: number) => number): TrunkMap {
  const out = new Float32Array(CELLS);
  for (let cell = 0; cell < CELLS; cell += 1) {
    const turn = cell % TURNS;
    const height = (cell - turn) / TURNS;
    let joined = 0;
    for (const { up, aside } of AROUND)
      joined = join(joined, map[cellOf(turn + aside, height + up)] ?? 0);
    out[cell] = joined;
  }
  return out;
}

/** The greatest of each cell and those beside it, so that no gap is left between points. */
export const widened = (map: TrunkMap): TrunkMap =>
  gathered(map, (most, value) => (value > most ? value : most));

/** The mean of each cell and those beside it. */
export const evened = (map: TrunkMap): TrunkMap =>
  gathered(map, (sum, value) => sum + value / AROUND.length);

export function readMap(map: TrunkMap, { turn, height }: TrunkPlace): number {
  const [turnAt, heightAt] = [turn - 0.5, height - 0.5];
  const [column, row] = [Math.floor(turnAt), Math.floor(heightAt)];
  const [fx, fy] = [turnAt - column, heightAt - row];
  const at = (aside: number, up: number) => map[cellOf(column + aside, row + up)] ?? 0;
  const lower = at(0, 0) * (1 - fx) + at(1, 0) * fx;
  const upper = at(0, 1) * (1 - fx) + at(1, 1) * fx;
  return lower * (1 - fy) + upper * fy;
}

/** Raises a cell to a value. */
export function raise(map: TrunkMap, { turn, height }: TrunkPlace, value: number): void {
  const cell = cellOf(Math.floor(turn), Math.floor(height));
  if (value > (map[cell] ?? 0)) map[cell] = value;
}

/** Lets each value fade upward by so much a centimeter. */
export function fadeUpward(map: TrunkMap, perCm: number): void {
  for (let cell = TURNS; cell < CELLS; cell += 1)
    map[cell] = Math.max(map[cell] ?? 0, (map[cell - TURNS] ?? 0) - perCm);
}

/** For each direction how high the map reaches; 0 where it is empty. */
export function rimOf(map: TrunkMap): Float32Array {
  const rim = new Float32Array(TURNS);
  for (let cell = 0; cell < CELLS; cell += 1)
    if ((map[cell] ?? 0) > 0) rim[cell % TURNS] = Math.floor(cell / TURNS) + 1;
  return rim;
}

/** Reads what is told for each direction. */
export function readTurns(values: Float32Array, turn: number): number {
  const at = turn - 0.5;
  const column = Math.floor(at);
  const share = at - column;
  const valueAt = (index: number) => values[(index + TURNS) % TURNS] ?? 0;
  return valueAt(column) * (1 - share) + valueAt(column + 1) * share;
}
