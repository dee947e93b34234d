import type { Drape } from '../../drapes/drape.ts';
import { smoothStep } from '../../materials/noise.ts';
import { type FlatCuff, flatCuff } from './flat-cuff.ts';
import {
  BEFORE_WALL,
  flatAcross,
  flatHalf,
  type Rings,
  ringsOf,
  type TrunkMove,
} from './flat-ring.ts';
import { END_SHARE, meanOf, type NearArmhole, nearArmhole, type Sleeve } from './hang-sleeves.ts';
import { ownTwist } from './hang-unevenly.ts';
import { cuffLeveler, endVertices } from './level-cuff.ts';

/** How much of the way to lying flat a sleeve goes; one that is tailored keeps more of its shape. */
const FLAT = { soft: 0.8, tailored: 0.5 } as const;
/** Only what is tailored has lapels. */
const TAILORED = /lapel/;
/** A sleeve is as flat as this, and lies so far before the trunk, centimeters. */
const DEPTH = 0.5;
const BEFORE_CM = 1.2;
/** From its armhole on a sleeve turns flat; the trunk's move fades from it, centimeters. */
const TURNS_CM = { from: 0.5, to: 9 } as const;
/** Above its end a sleeve may be gathered into a cuff: it is straight down to there, centimeters. */
const CUFF_CM = 9;
/** A short sleeve ends above this, and is measured at a share of its length: hems run aslant. */
const SHORT_CM = 30;
const END_AT = 0.85;
/** How much of its own outline a short sleeve keeps. */
const SHORT_KEEPS = 0.5;
/** How much of a shoulder's roundness a sleeve keeps. */
const ROUND = 0.2;
/** From this far below the middle of the armhole on the sections of a sleeve are whole. */
const WHOLE_CM = 8;
/** A sleeve that is this much broader in its middle than its ends are is gathered, and stays so. */
const GATHERED = { from: 1.12, to: 1.4 } as const;

interface SleeveToFlatten {
  drape: Drape;
  sleeve: Sleeve;
  moveTrunk: TrunkMove;
}

/** The way a sleeve goes: from the middle of its armhole, along itself and out from the trunk. */
interface SleeveAxes {
  pivot: readonly [number, number];
  along: readonly [number, number];
  out: readonly [number, number];
}

function axesOf({ positions }: Drape, { vertices, armhole, side }: Sleeve): SleeveAxes {
  const height = (vertex: number) => positions[vertex * 3 + 1] ?? 0;
  const sorted = vertices.toSorted((a, b) => height(a) - height(b));
  const end = meanOf(positions, sorted.slice(0, Math.ceil(vertices.length * END_SHARE)));
  const pivot = meanOf(positions, armhole);
  const length = Math.hypot(end[0] - pivot[0], end[1] - pivot[1]);
  const along = [(end[0] - pivot[0]) / length, (end[1] - pivot[1]) / length] as const;
  return { pivot, along, out: [-along[1] * side, along[0] * side] };
}

/** A place beside the axis of a sleeve: along it, and out from it. */
function beside({ pivot, along, out }: SleeveAxes, x: number, y: number) {
  const [dx, dy] = [x - pivot[0], y - pivot[1]];
  return [dx * along[0] + dy * along[1], dx * out[0] + dy * out[1]] as const;
}

/** A straight edge of a sleeve, from its armhole to above its cuff. */
const edge =
  (from: readonly [number, number], to: readonly [number, number]) =>
  (along: number): number =>
    from[1] + ((to[1] - from[1]) * (along - from[0])) / Math.max(1, to[0] - from[0]);

/** How long a sleeve is, and where it is straight down to. */
interface Length {
  end: number;
  straightTo: number;
  /** Null where it has none. */
  cuff: FlatCuff | null;
  isLong: boolean;
  /** How much of the way to lying flat it goes. */
  flat: number;
}

function lengthOf(drape: Drape, { vertices }: Sleeve, places: Places): Length {
  const { panels } = drape;
  const end = places.reduce((most, [along]) => Math.max(most, along), 0);
  const isLong = end > SHORT_CM;
  const cuff = isLong ? flatCuff(drape, vertices, places) : null;
  const flat = panels.some(({ name }) => TAILORED.test(name)) ? FLAT.tailored : FLAT.soft;
  return { end, straightTo: cuff === null ? end * END_AT : end - CUFF_CM, cuff, isLong, flat };
}
type Places = readonly (readonly [number, number])[];

/** The flat sleeve at a place along it: where its middle is, how broad half of it is. */
type FlatSleeve = (along: number) => { middle: number; half: number };

/** A sleeve that narrows evenly, its outer edge straight from the shoulder on. */
function straightSleeve(rim: Places, rings: Rings, { straightTo, flat }: Length): FlatSleeve {
  const halfAt = (along: number) => {
    const ring = rings(along);
    return ring.half + flat * (flatHalf(ring) - ring.half);
  };
  const end = rings(straightTo).middle + halfAt(straightTo);
  const shoulder = rim.reduce((far, place) => (place[1] > far[1] ? place : far), [0, -Infinity]);
  const upper = rings(0);
  const line = edge([shoulder[0] ?? 0, shoulder[1] ?? 0], [straightTo, end])(WHOLE_CM);
  const round = upper.middle + upper.half;
  const outer = edge([WHOLE_CM, line + ROUND * (round - line)], [straightTo, end]);
  const half = edge([0, halfAt(0)], [straightTo, halfAt(straightTo)]);
  return (along) => ({ middle: outer(along) - half(along), half: half(along) });
}

/** How much a sleeve keeps its own outline: gathered ones do, and short ones half. */
function keepsOwn(rings: Rings, straight: FlatSleeve, { end, isLong }: Length): number {
  const middle = rings(end / 2).half / straight(end / 2).half;
  return isLong ? smoothStep(GATHERED.from, GATHERED.to, middle) : SHORT_KEEPS;
}

/** How far before its upper edge a sleeve begins to be drawn into its cuff, and behind it still is. */
const DRAWN_CM = { from: 2.2, to: 0.8 } as const;

/** A cuff lies flat and even: its edges run straight, and the sleeve is drawn in to meet them. */
function cuffEdges(rings: Rings, { end, cuff }: Length) {
  if (cuff === null) return null;
  const { from, half } = cuff;
  const { middle } = rings(from + (end - from) * 0.4);
  const share = (along: number) => smoothStep(from - DRAWN_CM.from, from + DRAWN_CM.to, along);
  return { middle, half, share };
}

/** How far out from its axis a place of a sleeve lies once it is flat. */
function outMover(rim: Places, { rings, length }: { rings: Rings; length: Length }) {
  const straight = straightSleeve(rim, rings, length);
  const keeps = keepsOwn(rings, straight, length);
  const cuff = cuffEdges(rings, length);
  return (along: number, out: number, z: number): number => {
    const ring = rings(along);
    const own = flatAcross(ring, out, z);
    const { middle, half } = straight(along);
    const straightened = middle + (own / flatHalf(ring)) * half;
    const pressed = out + length.flat * (own - (out - ring.middle));
    const sleeve = straightened + (pressed - straightened) * keeps;
    if (!cuff) return sleeve;
    const even = cuff.middle + (own / flatHalf(ring)) * cuff.half;
    return sleeve + (even - sleeve) * cuff.share(along);
  };
}

/**
 * The hem of a short sleeve hangs lower in its middle than at its corners, and lower at one of them,
 * centimeters; no two do alike. From this share of its length on it is drawn so.
 */
const SHORT_HEM = { bow: 0.7, turn: 0.6, from: 0.35 } as const;

function hemBower(rings: Rings, length: Length, { name, side }: { name: string; side: 1 | -1 }) {
  if (length.isLong) return () => 0;
  const bow = SHORT_HEM.bow * (1 + 0.5 * ownTwist(name, side > 0 ? 8 : 9));
  const turn = SHORT_HEM.turn * ownTwist(name, side > 0 ? 10 : 11);
  return (along: number, out: number): number => {
    const { middle, half } = rings(along);
    const across = Math.max(-1, Math.min(1, (out - middle) / half));
    const share = smoothStep(length.end * SHORT_HEM.from, length.end * END_AT, along);
    return share * (bow * (1 - across * across) + turn * across);
  };
}

/** How the trunk carries a sleeve along: as its armhole goes, and farther down as all of it does. */
function carrier({ drape, sleeve, moveTrunk }: SleeveToFlatten) {
  const { positions } = drape;
  const moves = sleeve.armhole.map((vertex) => {
    const [x = 0, y = 0, z = 0] = positions.subarray(vertex * 3, vertex * 3 + 3);
    return moveTrunk(x, y, z)[0] - x;
  });
  const mean = moves.reduce((sum, move) => sum + move, 0) / moves.length;
  return ({ rim, far }: NearArmhole): number => {
    const own = moves[rim] ?? 0;
    return own + (mean - own) * smoothStep(0, TURNS_CM.to, far);
  };
}

/** Lays one sleeve flat beside the trunk. Writes its places. */
export function flattenSleeve(request: SleeveToFlatten, flat: Float32Array): void {
  const { drape, sleeve, moveTrunk } = request;
  const { positions } = drape;
  const { vertices, armhole } = sleeve;
  if (armhole.length === 0) return;
  const axes = axesOf(drape, sleeve);
  const placesOf = (list: readonly number[]): Places =>
    list.map((vertex) => beside(axes, positions[vertex * 3] ?? 0, positions[vertex * 3 + 1] ?? 0));
  const places = placesOf(vertices);
  const rings = ringsOf({
    along: Float64Array.from(places, ([along]) => along),
    across: Float64Array.from(places, ([, out]) => out),
    depth: Float64Array.from(vertices, (vertex) => positions[vertex * 3 + 2] ?? 0),
  });
  const length = lengthOf(drape, sleeve, places);
  // Nearer to the armhole a section of the sleeve is cut aslant.
  const whole: Rings = (along) => rings(Math.max(along, Math.min(WHOLE_CM, length.end * 0.4)));
  const moveOut = outMover(placesOf(armhole), { rings: whole, length });
  const carry = carrier(request);
  const at = new Map(vertices.map((vertex, index) => [vertex, index]));
  const placeOf = (vertex: number) => {
    const [along = 0, out = 0] = places[at.get(vertex) ?? 0] ?? [];
    return [along, out, positions[vertex * 3 + 2] ?? 0] as const;
  };
  const bow = hemBower(whole, length, { name: drape.name, side: sleeve.side });
  const ends = length.cuff?.seam ?? endVertices(drape, vertices);
  const level = cuffLeveler(ends.map(placeOf), length.isLong);
  nearArmhole(positions, sleeve).forEach((near, index) => {
    const vertex = vertices[index] ?? 0;
    const [along = 0, out = 0] = places[index] ?? [];
    const [x = 0, y = 0, z = 0] = positions.subarray(vertex * 3, vertex * 3 + 3);
    const turned = smoothStep(TURNS_CM.from, TURNS_CM.to, near.far);
    const shift = turned * (moveOut(along, out, z) - out);
    const { depthMiddle } = whole(along);
    const before = moveTrunk(x, y, z)[2];
    const depth = depthMiddle * BEFORE_WALL + (z - depthMiddle) * DEPTH + BEFORE_CM;
    const evened = length.cuff?.alongOf(vertex) ?? null;
    const leveled =
      turned * (evened === null ? level([along, out, z]) + bow(along, out) : evened - along);
    flat[vertex * 3] = x + carry(near) + shift * axes.out[0] + leveled * axes.along[0];
    flat[vertex * 3 + 1] = y + shift * axes.out[1] + leveled * axes.along[1];
    flat[vertex * 3 + 2] = before + turned * (depth - before);
  });
}
