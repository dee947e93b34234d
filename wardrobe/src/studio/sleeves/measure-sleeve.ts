import type { Drape } from '../../drapes/drape.ts';
import { cuffEdges } from './cuff-edges.ts';
import { type FlatCuff, flatCuff } from './flat-cuff.ts';
import { type Rings, ringsOf } from './flat-ring.ts';
import { END_SHARE, isSet, meanOf, type Sleeve } from './hang-sleeves.ts';
import { cuffLeveler, endVertices, type SleevePlace } from './level-cuff.ts';

/** How much of the way to lying flat a sleeve goes; one that is tailored keeps more of its shape. */
const FLAT = { soft: 0.15, tailored: 0.1, ofSet: 0.8 } as const;
/** Only what is tailored has lapels. */
const TAILORED = /lapel/;
/** Above its end a sleeve may be gathered into a cuff: it is straight down to there, centimeters. */
const CUFF_CM = 9;
/** A short sleeve ends above this, and is measured at a share of its length: hems run aslant. */
const SHORT_CM = 30;
export const END_AT = 0.85;

/** The way a sleeve goes: from the middle of its armhole, along itself and out from the trunk. */
export interface SleeveAxes {
  pivot: readonly [number, number];
  along: readonly [number, number];
  out: readonly [number, number];
}

export function axesOf({ positions }: Drape, { vertices, armhole, side }: Sleeve): SleeveAxes {
  const height = (vertex: number) => positions[vertex * 3 + 1] ?? 0;
  const sorted = vertices.toSorted((a, b) => height(a) - height(b));
  const end = meanOf(positions, sorted.slice(0, Math.ceil(vertices.length * END_SHARE)));
  const pivot = meanOf(positions, armhole);
  const length = Math.hypot(end[0] - pivot[0], end[1] - pivot[1]);
  const along = [(end[0] - pivot[0]) / length, (end[1] - pivot[1]) / length] as const;
  return { pivot, along, out: [-along[1] * side, along[0] * side] };
}

/** A place beside the axis of a sleeve: along it, and out from it. */
export function beside({ pivot, along, out }: SleeveAxes, x: number, y: number) {
  const [dx, dy] = [x - pivot[0], y - pivot[1]];
  return [dx * along[0] + dy * along[1], dx * out[0] + dy * out[1]] as const;
}

/** How long a sleeve is, and where it is straight down to. */
export interface SleeveLength {
  end: number;
  straightTo: number;
  /** Null where it has none. */
  cuff: FlatCuff | null;
  isLong: boolean;
  /** How much of the way to lying flat it goes. */
  flat: number;
}

export function lengthOf(
  drape: Drape,
  { vertices }: Sleeve,
  places: readonly SleevePlace[],
): SleeveLength {
  const { panels } = drape;
  const end = places.reduce((most, [along]) => Math.max(most, along), 0);
  const isLong = end > SHORT_CM;
  const cuff = isLong ? flatCuff(drape, vertices, places) : null;
  const isTailored = panels.some(({ name }) => TAILORED.test(name));
  const flat = isSet(drape) ? FLAT.ofSet : isTailored ? FLAT.tailored : FLAT.soft;
  return { end, straightTo: cuff === null ? end * END_AT : end - CUFF_CM, cuff, isLong, flat };
}

/** Where each vertex of a sleeve is, as it lies with a level end. */
export interface LeveledPlaces {
  raw: readonly SleevePlace[];
  /** How far along each of them lies then. */
  along: readonly number[];
  /** Which of them are of the cuff. */
  isCuff: readonly boolean[];
}

interface MeasuredSleeve {
  vertices: readonly number[];
  length: SleeveLength;
}

/** @param raw where each vertex of the sleeve is as it hangs */
export function levelPlaces(
  drape: Drape,
  { vertices, length }: MeasuredSleeve,
  raw: readonly SleevePlace[],
): LeveledPlaces {
  const { cuff, isLong } = length;
  const ends = new Set(cuff?.seam ?? endVertices(drape, vertices));
  const level = cuffLeveler(
    raw.filter((_place, index) => ends.has(vertices[index] ?? -1)),
    isLong,
  );
  const evened = vertices.map((vertex) => cuff?.alongOf(vertex) ?? null);
  return {
    raw,
    along: raw.map((place, index) => evened[index] ?? place[0] + level(place)),
    isCuff: evened.map((along) => along !== null),
  };
}

const ringsAt = (places: readonly SleevePlace[]): Rings =>
  ringsOf({
    along: new Float64Array(places.map((place) => place[0])),
    across: new Float64Array(places.map((place) => place[1])),
    depth: new Float64Array(places.map((place) => place[2])),
  });

/** The sections of a sleeve without its cuff, which is far narrower, and the edges of that one. */
export function sectionsOf({ cuff }: SleeveLength, { raw, along, isCuff }: LeveledPlaces) {
  const rings = ringsAt(raw.filter((_place, index) => !isCuff[index]));
  if (!cuff) return { rings, edges: null };
  const ofCuff: SleevePlace[] = [];
  raw.forEach(([own, out, depth], index) => {
    if (isCuff[index]) ofCuff.push([along[index] ?? own, out, depth]);
  });
  return { rings, edges: cuffEdges(cuff, { places: ofCuff, rings: ringsAt(ofCuff) }) };
}
