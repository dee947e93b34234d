import type { Drape } from '../../drapes/drape.ts';
import { smoothStep } from '../../materials/noise.ts';
import type { CuffEdges } from './cuff-edges.ts';
import type { FlatCuff } from './flat-cuff.ts';
import { BEFORE_WALL, flatAcross, flatHalf, type Rings, type TrunkMove } from './flat-ring.ts';
import { type NearArmhole, nearArmhole, type Sleeve } from './hang-sleeves.ts';
import { ownTwist } from './hang-unevenly.ts';
import type { SleevePlace } from './level-cuff.ts';
import {
  axesOf,
  beside,
  END_AT,
  lengthOf,
  levelPlaces,
  type SleeveLength,
  sectionsOf,
} from './measure-sleeve.ts';

/** A sleeve is as flat as this, and lies so far before the trunk, centimeters. */
const DEPTH = 0.5;
const BEFORE_CM = 1.2;
/** From its armhole on a sleeve turns flat; the trunk's move fades from it, centimeters. */
const TURNS_CM = { from: 0.5, to: 9 } as const;
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

/**
 * Folded flat a sleeve is hardly broader beside its cuff than the cuff is: the rest lies in pleats.
 * What is so many times as broad there is cut to blouse, and does.
 */
const BESIDE_CUFF = { share: 1.14, least: 0.82, folded: 1.46, blouses: 1.62 } as const;

/** A straight edge of a sleeve, from its armhole to above its cuff. */
const edge =
  (from: readonly [number, number], to: readonly [number, number]) =>
  (along: number): number =>
    from[1] + ((to[1] - from[1]) * (along - from[0])) / Math.max(1, to[0] - from[0]);

type Places = readonly SleevePlace[];

/** The flat sleeve at a place along it: where its middle is, how broad half of it is. */
type FlatSleeve = (along: number) => { middle: number; half: number };

/** Half of the breadth of a sleeve at its end. */
function endHalf(own: number, cuff: FlatCuff | null): number {
  if (!cuff) return own;
  const { share, least, folded, blouses } = BESIDE_CUFF;
  const most = own * smoothStep(folded, blouses, own / cuff.half);
  return Math.max(cuff.half * least, Math.min(own, Math.max(most, cuff.half * share)));
}

/** A sleeve that narrows evenly, its outer edge straight from the shoulder on. */
function straightSleeve(rim: Places, rings: Rings, length: SleeveLength): FlatSleeve {
  const { straightTo, flat, cuff } = length;
  const halfAt = (along: number) => {
    const ring = rings(along);
    return ring.half + flat * (flatHalf(ring) - ring.half);
  };
  const narrow = endHalf(halfAt(straightTo), cuff);
  const end = rings(straightTo).middle + narrow;
  const shoulder = rim.reduce((far, place) => (place[1] > far[1] ? place : far), [0, -Infinity, 0]);
  const upper = rings(0);
  const line = edge([shoulder[0] ?? 0, shoulder[1] ?? 0], [straightTo, end])(WHOLE_CM);
  const round = upper.middle + upper.half;
  const outer = edge([WHOLE_CM, line + ROUND * (round - line)], [straightTo, end]);
  const half = edge([0, halfAt(0)], [straightTo, narrow]);
  return (along) => ({ middle: outer(along) - half(along), half: half(along) });
}

/** How much a sleeve keeps its own outline: gathered ones do, and short ones half. */
function keepsOwn(rings: Rings, straight: FlatSleeve, { end, isLong }: SleeveLength): number {
  const middle = rings(end / 2).half / straight(end / 2).half;
  return isLong ? smoothStep(GATHERED.from, GATHERED.to, middle) : SHORT_KEEPS;
}

/** A short sleeve that is so many times as deep as it is broad is puffed, and is not pressed flat. */
const PUFFED = { from: 1.5, to: 1.85, pressed: 0.15 } as const;

function puffOf(rings: Rings, { end, isLong }: SleeveLength): number {
  const { depthHalf, half } = rings(end / 2);
  return isLong ? 0 : smoothStep(PUFFED.from, PUFFED.to, depthHalf / half);
}

interface MovedOut {
  rings: Rings;
  length: SleeveLength;
  edges: CuffEdges | null;
}

/** How far out from its axis a place of a sleeve lies once it is flat, and level so far along. */
function outMover(rim: Places, { rings, length, edges }: MovedOut) {
  const straight = straightSleeve(rim, rings, length);
  const uncuffed = straightSleeve(rim, rings, { ...length, cuff: null });
  const puff = puffOf(rings, length);
  const keeps = Math.max(puff, keepsOwn(rings, uncuffed, length));
  const flat = length.flat * (1 - puff * (1 - PUFFED.pressed));
  return ([along, out, z]: SleevePlace, level: number): number => {
    const ring = rings(along);
    const own = flatAcross(ring, out, z);
    const { middle, half } = straight(along);
    const straightened = middle + (own / flatHalf(ring)) * half;
    const pressed = out + flat * (own - (out - ring.middle));
    const sleeve = straightened + (pressed - straightened) * keeps;
    const share = edges?.shareAt(level) ?? 0;
    if (!edges || share === 0) return sleeve;
    const even = edges.middle + edges.acrossOf([level, out, z]) * edges.half;
    return sleeve + (even - sleeve) * share;
  };
}

/**
 * The hem of a short sleeve hangs lower in its middle than at its corners, and lower at one of them,
 * centimeters; no two do alike. From this share of its length on it is drawn so.
 */
const SHORT_HEM = { bow: 0.7, turn: 0.6, from: 0.35 } as const;

function hemBower(
  rings: Rings,
  length: SleeveLength,
  { name, side }: { name: string; side: 1 | -1 },
) {
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
  const placesOf = (list: readonly number[]): SleevePlace[] =>
    list.map((vertex) => {
      const at = vertex * 3;
      const [along, out] = beside(axes, positions[at] ?? 0, positions[at + 1] ?? 0);
      return [along, out, positions[at + 2] ?? 0] as const;
    });
  const raw = placesOf(vertices);
  const length = lengthOf(drape, sleeve, raw);
  const places = levelPlaces(drape, { vertices, length }, raw);
  const { rings, edges } = sectionsOf(length, places);
  // Nearer to the armhole a section of the sleeve is cut aslant.
  const whole: Rings = (along) => rings(Math.max(along, Math.min(WHOLE_CM, length.end * 0.4)));
  const moveOut = outMover(placesOf(armhole), { rings: whole, length, edges });
  const carry = carrier(request);
  const bow = hemBower(whole, length, { name: drape.name, side: sleeve.side });
  nearArmhole(positions, sleeve).forEach((near, index) => {
    const vertex = vertices[index] ?? 0;
    const place = raw[index] ?? ([0, 0, 0] as const);
    const [along, out, z] = place;
    const [x = 0, y = 0] = positions.subarray(vertex * 3, vertex * 3 + 2);
    const turned = smoothStep(TURNS_CM.from, TURNS_CM.to, near.far);
    const level = places.along[index] ?? along;
    const shift = turned * (moveOut(place, level) - out);
    const { depthMiddle } = whole(along);
    const before = moveTrunk(x, y, z)[2];
    const depth = depthMiddle * BEFORE_WALL + (z - depthMiddle) * DEPTH + BEFORE_CM;
    const leveled = turned * (level - along + bow(along, out));
    flat[vertex * 3] = x + carry(near) + shift * axes.out[0] + leveled * axes.along[0];
    flat[vertex * 3 + 1] = y + shift * axes.out[1] + leveled * axes.along[1];
    flat[vertex * 3 + 2] = before + turned * (depth - before);
  });
}
