import type { Plane } from '../raster/plane.ts';
import type { ColorMixture } from './color-mixture.ts';
import type { Skeleton } from './skeleton.ts';

interface SeenColors {
  readonly mask: Plane;
  readonly lab: Float32Array;
  /** The size of these planes over that of the skeleton. */
  readonly scale: number;
}

/** Levels of the trunk, 0 the shoulders and 1 the hips, between which a hem is sought. */
const FROM = 0.55;
const TO = 1.5;
const STEP = 0.01;
/** Columns to either side of the axis, up to this share of the shoulder width. */
const COLUMNS = 8;
const OUTERMOST = 0.36;
/** How many steps above and below a level are compared: all about it, and right at it. */
const WIDE = 18;
const NARROW = 4;
const GAP = 1;
const PERSON_MIN = 0.6;
const SKIN_LIKE = -9;
/** Hems lie about here, and with less and less likelihood far away. */
const USUAL = 0.98;
const SPREAD = 0.42;
/** Color distances below this say nothing. */
const CLEAR_MIN = 3.4;
const MOST = 40;
const COLUMNS_MIN = 6;

/** One column of colors from level to level; null where no clothes are seen. */
type Column = readonly (readonly [number, number, number] | null)[];

function columnAt(
  body: Skeleton,
  { mask, lab, scale }: SeenColors,
  { beside, skin }: { beside: number; skin: ColorMixture | null },
): Column {
  const { width, height, values } = mask;
  const count = Math.round((TO - FROM) / STEP) + 2 * WIDE + 1;
  return Array.from({ length: count }, (_, step) => {
    const far = (FROM + (step - WIDE) * STEP) * body.trunkLength;
    const x = Math.floor((body.chest.x + body.down.x * far + body.across.x * beside) * scale);
    const y = Math.floor((body.chest.y + body.down.y * far + body.across.y * beside) * scale);
    if (x < 0 || y < 0 || x >= width || y >= height) return null;
    const at = y * width + x;
    if ((values[at] ?? 0) < PERSON_MIN) return null;
    const [l = 0, a = 0, b = 0] = [lab[at * 3], lab[at * 3 + 1], lab[at * 3 + 2]];
    if (skin !== null && skin.logLikelihood(l, a, b) > SKIN_LIKE) return null;
    return [l, a, b] as const;
  });
}

/** The mean color of some steps of a column; null where fewer than a third are seen. */
function meanOf(column: Column, from: number, to: number): [number, number, number] | null {
  const sum: [number, number, number] = [0, 0, 0];
  let seen = 0;
  for (let step = from; step < to; step += 1) {
    const color = column[step];
    if (!color) continue;
    seen += 1;
    for (const channel of [0, 1, 2] as const) sum[channel] += color[channel];
  }
  if (seen * 3 < to - from) return null;
  return [sum[0] / seen, sum[1] / seen, sum[2] / seen];
}

/** How much a column's color changes at a step; null where one of both sides is not seen. */
function changeAt(column: Column, step: number, reach: number): number | null {
  const above = meanOf(column, step - reach, step - GAP);
  const below = meanOf(column, step + GAP, step + reach);
  if (above === null || below === null) return null;
  const off = Math.hypot(above[0] - below[0], above[1] - below[1], above[2] - below[2]);
  return Math.min(MOST, off);
}

/** The middle change of all columns: a print does not reach from side to side, a hem does. */
function middleChange(columns: readonly Column[], step: number, reach: number): number {
  const changes = columns
    .map((column) => changeAt(column, step, reach))
    .filter((change) => change !== null)
    .sort((one, other) => one - other);
  return changes.length < COLUMNS_MIN ? 0 : (changes[changes.length >> 1] ?? 0);
}

/**
 * The level of the trunk at which what is worn above ends and what is worn below begins: where the
 * colors change all across the trunk. Null where they do so nowhere, as on somebody in a dress.
 * @param skin the colors of the person's skin, which is left aside
 */
export function findHemLevel(
  body: Skeleton,
  seen: SeenColors,
  skin: ColorMixture | null,
): number | null {
  const columns = Array.from({ length: 2 * COLUMNS + 1 }, (_, index) =>
    columnAt(body, seen, {
      beside: ((index - COLUMNS) / COLUMNS) * OUTERMOST * body.shoulderWidth,
      skin,
    }),
  );
  let [best, most]: [number | null, number] = [null, CLEAR_MIN];
  for (let step = WIDE; step < WIDE + Math.round((TO - FROM) / STEP); step += 1) {
    const level = FROM + (step - WIDE) * STEP;
    const usual = Math.exp(-((level - USUAL) ** 2) / (2 * SPREAD ** 2));
    const wide = middleChange(columns, step, WIDE);
    const change = (wide + 0.5 * middleChange(columns, step, NARROW)) * usual;
    if (change > most) [best, most] = [level, change];
  }
  return best;
}
