import type { Drape } from '../drapes/drape.ts';
import { smoothStep } from '../materials/noise.ts';
import { closeNotches } from './close-notches.ts';

/** Shoulder seams lie no farther below the highest place, centimeters: side seams begin below. */
const SEAM_CM = 13;
/** What reaches higher than this has shoulders, centimeters. */
const SHOULDERED_CM = 120;
/** How far below a shoulder cloth moves with it, centimeters. */
const SHOULDER_FADES_CM = { from: 2, to: 15 } as const;
/** How much of the way to a straight line the shoulders go. */
const STRAIGHT = 0.85;

/** How much lower the ends of the shoulders hang, and how far below them nothing is drawn along, centimeters. */
const SLOPES_CM = { down: 1.9, from: 8, to: 42 } as const;
/** Shoulders that a wide neck leaves narrower than this are as they were, broader than the other slope wholly. */
const BROAD_CM = { from: 6, to: 12 } as const;

/** How far the front of a round neck falls below the shoulders, centimeters; of a wide one, less. */
const FRONT_DROP_CM = { round: 9, boat: 5.2 } as const;
const MOST_LOWERED_CM = 6.8;
/** A neck that takes more of the shoulders than this is a boat neck, where it is as shallow as that. */
const BOAT = { share: 0.54, deepCm: 3.2 } as const;
/** The back of a round neck stands no higher above the shoulders: in its middle and at its sides, centimeters. */
const BACK_RISE_CM = { middle: 0.6, sides: 1.5 } as const;
/** A neck that stands up more than this in front is a turtleneck, centimeters. */
const STANDS_CM = 0.5;
/** How far beside the neck its edge is measured, in halves of the neck, and in how many steps. */
const EDGE = { reach: 1.2, steps: 12 } as const;
/** Over so much before and behind the shoulder seam its front passes into its back, centimeters. */
const PASSES_CM = 1.6;
/** How far below its edge cloth moves with the neck, centimeters. */
const NECK_FADES_CM = { front: 20, back: 9 } as const;
/** Collars, hoods and lapels are cut to stand, and so is a rib that a zip runs up to. */
const STANDING = /collar|hood|lapel|stand/;

type Place = readonly [x: number, y: number, z: number];

const read = (positions: Float32Array, vertex: number): Place => [
  positions[vertex * 3] ?? 0,
  positions[vertex * 3 + 1] ?? 0,
  positions[vertex * 3 + 2] ?? 0,
];

/** Where the front is sewn to the back over one shoulder, from the neck outward. */
function shoulderSeam({ panels, panelOf, positions, weldedTo }: Drape, side: 1 | -1): Place[] {
  const top = positions.reduce((most, y, at) => (at % 3 === 1 ? Math.max(most, y) : most), 0);
  const ofBack = new Set<number>();
  panelOf.forEach((panel, vertex) => {
    if (panels[panel]?.name.includes('back')) ofBack.add(weldedTo[vertex] ?? vertex);
  });
  const places: Place[] = [];
  panelOf.forEach((panel, vertex) => {
    const { name = '', role } = panels[panel] ?? {};
    if (role !== 'shell' || !name.includes('front')) return;
    const place = read(positions, vertex);
    const isHigh = place[1] > top - SEAM_CM && place[0] * side > 0;
    if (isHigh && ofBack.has(weldedTo[vertex] ?? vertex)) places.push(place);
  });
  return places.toSorted((a, b) => Math.abs(a[0]) - Math.abs(b[0]));
}

/** How high the seam lies at a distance from the middle. */
function heightAt(seam: readonly Place[], out: number): number {
  const next = seam.findIndex(([x]) => Math.abs(x) >= out);
  const [farX, farY] = seam[next] ?? seam.at(-1) ?? [0, 0];
  const [nearX, nearY] = seam[Math.max(0, next - 1)] ?? [farX, farY];
  const span = Math.abs(farX) - Math.abs(nearX);
  return span > 0 ? nearY + ((farY - nearY) * (out - Math.abs(nearX))) / span : farY;
}

/** Draws the shoulder of one side straight from the neck to the sleeve. Changes the positions. */
function straightenShoulder(positions: Float32Array, seam: readonly Place[], side: 1 | -1): void {
  const [first, last] = [seam[0], seam.at(-1)];
  if (!first || !last) return;
  const [from, to] = [Math.abs(first[0]), Math.abs(last[0])];
  if (to - from < BROAD_CM.from) return;
  for (let at = 0; at < positions.length; at += 3) {
    const out = (positions[at] ?? 0) * side;
    if (out <= from || out >= to) continue;
    const own = heightAt(seam, out);
    const line = first[1] + ((last[1] - first[1]) * (out - from)) / (to - from);
    const below = own - (positions[at + 1] ?? 0);
    const share = 1 - smoothStep(SHOULDER_FADES_CM.from, SHOULDER_FADES_CM.to, below);
    positions[at + 1] = (positions[at + 1] ?? 0) + STRAIGHT * share * (line - own);
  }
}

/** Lets the ends of the shoulders hang, and the sleeves with them. Changes the positions. */
function slopeShoulders(positions: Float32Array, { half, reach, y }: Neck): void {
  const broad = smoothStep(BROAD_CM.from, BROAD_CM.to, reach - half);
  if (broad === 0) return;
  for (let at = 0; at < positions.length; at += 3) {
    const out = (Math.abs(positions[at] ?? 0) - half) / (reach - half);
    if (out <= 0) continue;
    const high = 1 - smoothStep(SLOPES_CM.from, SLOPES_CM.to, y - (positions[at + 1] ?? 0));
    positions[at + 1] = (positions[at + 1] ?? 0) - SLOPES_CM.down * broad * Math.min(1, out) * high;
  }
}

/** The neck of a garment between its shoulders, centimeters. */
interface Neck {
  half: number;
  /** Where the shoulders end. */
  reach: number;
  /** Where the shoulders begin, and how far the edge stands above it in front and behind. */
  y: number;
  z: number;
  front: number;
  back: number;
}

function neckOf(positions: Float32Array, seams: readonly (readonly Place[])[]): Neck | null {
  const ends = seams.flatMap((seam) => seam.slice(0, 1));
  if (ends.length < 2) return null;
  const mean = (axis: 0 | 1 | 2) =>
    ends.reduce((sum, end) => sum + Math.abs(end[axis]), 0) / ends.length;
  const z = ends.reduce((sum, end) => sum + end[2], 0) / ends.length;
  const reach = seams.reduce((sum, seam) => sum + Math.abs(seam.at(-1)?.[0] ?? 0), 0) / ends.length;
  const neck = { half: mean(0), reach, y: mean(1), z, front: -Infinity, back: -Infinity };
  for (let at = 0; at < positions.length; at += 3) {
    if (Math.abs(positions[at] ?? 0) > 1.5) continue;
    const up = (positions[at + 1] ?? 0) - neck.y;
    if ((positions[at + 2] ?? 0) > z) neck.front = Math.max(neck.front, up);
    else neck.back = Math.max(neck.back, up);
  }
  return neck;
}

/** How high the edge of the neck stands above the shoulders at each distance from the middle. */
function neckEdge(positions: Float32Array, { half, y }: Neck): (aside: number) => number {
  const { reach, steps } = EDGE;
  const rows = new Float64Array(steps + 2);
  for (let at = 0; at < positions.length; at += 3) {
    const step = Math.round((Math.abs(positions[at] ?? 0) / half / reach) * steps);
    if (step <= steps) rows[step] = Math.max(rows[step] ?? 0, (positions[at + 1] ?? 0) - y);
  }
  return (aside) => {
    // In the middle, half as broad as the other steps, there may be no place.
    const at = Math.min(steps, Math.max(1, (aside / reach) * steps));
    const [low = 0, high = low] = rows.subarray(Math.floor(at), Math.floor(at) + 2);
    return low + (high - low) * (at % 1);
  };
}

/** Lets the neck fall in front, and lie low behind. Changes the positions. */
function lowerNeck(positions: Float32Array, neck: Neck): void {
  const { half, reach, y, z, front, back } = neck;
  const isBoat = half / reach > BOAT.share && -front < BOAT.deepCm;
  const drop = FRONT_DROP_CM[isBoat ? 'boat' : 'round'];
  const lowered = Math.min(MOST_LOWERED_CM, Math.max(0, drop + front));
  const edgeAt = neckEdge(positions, neck);
  const { middle, sides } = BACK_RISE_CM;
  for (let at = 0; at < positions.length; at += 3) {
    const aside = Math.abs(positions[at] ?? 0) / half;
    if (aside >= 1) continue;
    const height = positions[at + 1] ?? 0;
    const nearTo = (edge: number, fades: number) => 1 - smoothStep(0, fades, edge - height);
    const frontEdge = y + front * (1 - aside * aside);
    const falls = (1 - aside ** 2.6) * lowered * nearTo(frontEdge, NECK_FADES_CM.front);
    const sunk = Math.max(0, edgeAt(aside) - middle - (sides - middle) * aside * aside);
    const backEdge = y + back * (1 - aside * aside);
    const lies = sunk * nearTo(backEdge, NECK_FADES_CM.back);
    const before = smoothStep(z - PASSES_CM, z + PASSES_CM, positions[at + 2] ?? 0);
    positions[at + 1] = height - lies - (falls - lies) * before;
  }
}

/** Cloth is cut to hang so: its print lies on it as it did before its shoulders and its neck were moved. */
function recut({ panels, panelOf, positions, cloth }: Drape, moved: Float32Array): Float32Array {
  const isCut = panels.map(({ name, role }) => role === 'shell' && CUT.test(name));
  return cloth.map((own, at) => {
    const vertex = at >> 1;
    if (at % 2 === 0 || !isCut[panelOf[vertex] ?? 0]) return own;
    return own + (moved[vertex * 3 + 1] ?? 0) - (positions[vertex * 3 + 1] ?? 0);
  });
}
const CUT = /^(front|back|left-front|right-front)$/;

/**
 * A garment that hangs from its shoulders, and from nobody's neck: they slope straight to the
 * sleeves, and a round neck falls in front, where the neck of a body had pushed it up.
 */
export function hangShoulders(drape: Drape): Drape {
  const seams = ([1, -1] as const).map((side) => shoulderSeam(drape, side));
  const neck = neckOf(drape.positions, seams);
  if (!neck || neck.y < SHOULDERED_CM) return drape;
  const positions = drape.positions.slice();
  straightenShoulder(positions, seams[0] ?? [], 1);
  straightenShoulder(positions, seams[1] ?? [], -1);
  slopeShoulders(positions, neck);
  const stands =
    drape.panels.some(({ name, role }) => STANDING.test(name) || role === 'collar') ||
    drape.lines.some(({ kind }) => kind === 'zip');
  if (!stands && neck.front < STANDS_CM) {
    lowerNeck(positions, neck);
    closeNotches(positions, neck);
  }
  return { ...drape, positions, cloth: recut(drape, positions) };
}
