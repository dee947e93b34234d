import type { Drape } from '../../drapes/drape.ts';
import { smoothStep } from '../../materials/noise.ts';
import { type FrontOf, frontOf } from './front-of-trunk.ts';
import { isSet, nearArmhole, type Sleeve, sleeveOf, sleevePanels } from './hang-sleeves.ts';
import { ownTwist } from './hang-unevenly.ts';
import { axesOf, beside, type SleeveAxes } from './measure-sleeve.ts';

/** Sleeves that end above this are short, and have no elbow, centimeters from their armhole. */
const SHORT_CM = 30;
/** How far a sleeve bends at its elbow, radians, and how much more or less one of a garment does. */
const BEND = { usual: 0.13, unlike: 0.05 } as const;
/** How much of the bend the upper arm stands off by: the rest draws the lower one in. */
const UPPER = 0.42;
/** A lower arm reaches forward, and looks this much shorter. */
const FORESHORTENED = 0.88;
/** Where the elbow is, as a share of the length, and over how many centimeters a sleeve bends. */
const ELBOW = { at: 0.46, over: 11 } as const;
/** Over so many centimeters from its armhole a sleeve comes to lie as it hangs. */
const SEWN_CM = { turns: 15, lifts: 9 } as const;
/** How far before the trunk the middle of a sleeve lies where it hangs over it, centimeters. */
const BEFORE_CM = 0.9;
/** Sleeves are lifted before the trunk by steps along them, centimeters, smoothed over so many. */
const STEP_CM = 1;
const SMOOTHED = 8;

/** A sleeve that hangs, vertex by vertex: along its axis and out from it, and how far from the armhole. */
interface Hung {
  sleeve: Sleeve;
  axes: SleeveAxes;
  end: number;
  places: readonly (readonly [number, number])[];
  far: readonly number[];
}

function hungOf(drape: Drape, sleeve: Sleeve): Hung | null {
  const { positions } = drape;
  if (sleeve.armhole.length === 0) return null;
  const axes = axesOf(drape, sleeve);
  const places = sleeve.vertices.map((vertex) =>
    beside(axes, positions[vertex * 3] ?? 0, positions[vertex * 3 + 1] ?? 0),
  );
  const end = places.reduce((most, [along]) => Math.max(most, along), 0);
  if (end < SHORT_CM) return null;
  const far = nearArmhole(positions, sleeve).map((near) => near.far);
  return { sleeve, axes, end, places, far };
}

/** How far the middle line of a bent sleeve has come at a place, and how it is turned there. */
type BentLine = (along: number) => { along: number; out: number; turn: number };

const LINE_STEP_CM = 0.5;

/** The middle of a sleeve that stands off down to its elbow, and from there on hangs. */
function bentLine(end: number, bend: number): BentLine {
  const elbow = end * ELBOW.at;
  const { over } = ELBOW;
  const turnAt = (along: number) => bend * (UPPER - smoothStep(elbow - over, elbow + over, along));
  const rows = [{ along: 0, out: 0 }];
  for (let at = LINE_STEP_CM / 2; at < end + LINE_STEP_CM; at += LINE_STEP_CM) {
    const last = rows.at(-1) ?? { along: 0, out: 0 };
    const turn = turnAt(at);
    const seen = 1 - (1 - FORESHORTENED) * smoothStep(elbow - over, elbow + over, at);
    rows.push({
      along: last.along + seen * LINE_STEP_CM * Math.cos(turn),
      out: last.out + seen * LINE_STEP_CM * Math.sin(turn),
    });
  }
  return (along) => {
    const turn = turnAt(along);
    if (along <= 0) return { along: along * Math.cos(turn), out: along * Math.sin(turn), turn };
    const at = Math.min(rows.length - 2, Math.floor(along / LINE_STEP_CM));
    const share = along / LINE_STEP_CM - at;
    const [low, high] = [rows[at] ?? { along: 0, out: 0 }, rows[at + 1] ?? { along: 0, out: 0 }];
    return {
      along: low.along + (high.along - low.along) * share,
      out: low.out + (high.out - low.out) * share,
      turn,
    };
  };
}

/** Bends one sleeve at its elbow. Changes the positions in place. */
function bendSleeve(positions: Float32Array, hung: Hung, bend: number): void {
  const { sleeve, axes, end, places, far } = hung;
  const line = bentLine(end, bend);
  sleeve.vertices.forEach((vertex, index) => {
    const [along, out] = places[index] ?? [0, 0];
    const on = line(along);
    const share = smoothStep(0, SEWN_CM.turns, far[index] ?? 0);
    const moved = on.along - out * Math.sin(on.turn) - along;
    const aside = on.out + out * Math.cos(on.turn) - out;
    const x = vertex * 3;
    positions[x] = (positions[x] ?? 0) + share * (moved * axes.along[0] + aside * axes.out[0]);
    positions[x + 1] =
      (positions[x + 1] ?? 0) + share * (moved * axes.along[1] + aside * axes.out[1]);
  });
}

/** The least smooth rows that are nowhere much below those asked for: none of its steps show. */
function smoothAbove(needed: Float64Array): Float64Array {
  const at = (rows: Float64Array, step: number) =>
    rows[Math.min(rows.length - 1, Math.max(0, step))] ?? 0;
  const highest = needed.map((_own, step) => {
    let most = 0;
    for (let by = -SMOOTHED; by <= SMOOTHED; by += 1) most = Math.max(most, at(needed, step + by));
    return most;
  });
  return highest.map((_own, step) => {
    let [sum, weights] = [0, 0];
    for (let by = -2 * SMOOTHED; by <= 2 * SMOOTHED; by += 1) {
      const weight = Math.exp(-((by / SMOOTHED) ** 2));
      sum += at(highest, step + by) * weight;
      weights += weight;
    }
    return sum / weights;
  });
}

/** How far each step along a sleeve must be lifted to lie before the trunk, centimeters. */
function liftsOf(positions: Float32Array, hung: Hung, front: FrontOf): Float64Array {
  const { sleeve, end, places, far } = hung;
  const count = Math.ceil(end / STEP_CM) + 1;
  const [sums, numbers] = [new Float64Array(count), new Float64Array(count)];
  const walls = new Float64Array(count).fill(-Infinity);
  sleeve.vertices.forEach((vertex, index) => {
    const [x = 0, y = 0, z = 0] = positions.subarray(vertex * 3, vertex * 3 + 3);
    const along = (places[index]?.[0] ?? 0) / STEP_CM;
    const step = Math.min(count - 1, Math.max(0, Math.round(along)));
    sums[step] = (sums[step] ?? 0) + z;
    numbers[step] = (numbers[step] ?? 0) + 1;
    if ((far[index] ?? 0) > SEWN_CM.lifts / 2)
      walls[step] = Math.max(walls[step] ?? -Infinity, front(x, y));
  });
  const needed = walls.map((wall, step) => {
    const number = numbers[step] ?? 0;
    return number === 0 ? 0 : Math.max(0, wall + BEFORE_CM - (sums[step] ?? 0) / number);
  });
  return smoothAbove(needed);
}

/** Lifts one sleeve before the trunk where it hangs over it. Changes the positions in place. */
function liftSleeve(positions: Float32Array, hung: Hung, front: FrontOf): void {
  const { sleeve, places, far } = hung;
  const lifts = liftsOf(positions, hung, front);
  sleeve.vertices.forEach((vertex, index) => {
    const at = Math.max(0, Math.min(lifts.length - 1, (places[index]?.[0] ?? 0) / STEP_CM));
    const [low = 0, high = low] = lifts.subarray(Math.floor(at), Math.floor(at) + 2);
    const lift = low + (high - low) * (at % 1);
    const z = vertex * 3 + 2;
    positions[z] = (positions[z] ?? 0) + lift * smoothStep(0, SEWN_CM.lifts, far[index] ?? 0);
  });
}

/**
 * A garment whose long sleeves hang as arms do: off the shoulder down to the elbow, straight down
 * from there, before the trunk where they meet it. Of both one is bent more.
 */
export function bendSleeves(drape: Drape): Drape {
  const isSleeve = sleevePanels(drape);
  if (!isSleeve.includes(true) || isSet(drape)) return drape;
  const positions = drape.positions.slice();
  const front = frontOf(drape, isSleeve);
  for (const side of [1, -1] as const) {
    const hung = hungOf(drape, sleeveOf(drape, isSleeve, side));
    if (!hung) continue;
    bendSleeve(positions, hung, BEND.usual + BEND.unlike * side * ownTwist(drape.name, 12));
    liftSleeve(positions, hung, front);
  }
  return { ...drape, positions };
}
