import type { Drape } from '../../drapes/drape.ts';
import { smoothStep } from '../../materials/noise.ts';
import { ownTwist } from './hang-unevenly.ts';

/** How far sleeves still stand off from the trunk when a garment hangs in the studio, and those of a set, radians. */
const HANGING = { own: 0.12, ofSet: 0.17 } as const;
/** How far one sleeve may hang off from where the other does, radians. */
const UNLIKE = 0.05;
/** How far a long sleeve bends toward the trunk from its elbow on, and where that is, centimeters. */
const BENT = { most: 0.03, from: 24, to: 46 } as const;
/** How far from its armhole a sleeve has turned all the way: centimeters, and of a short one a share. */
const TURNED_CM = 17;
const TURNED_SHARE = 0.7;
/** A sleeve that reaches no farther from its armhole than this is short, and stands off more, radians. */
const SHORT = { reachCm: 30, hanging: 0.27 } as const;
/** The lowest part of a sleeve's cloth tells where it ends. */
export const END_SHARE = 0.12;

export interface Sleeve {
  /** The vertices of the sleeve, its cuff and what is laid upon them. */
  vertices: readonly number[];
  /** Those of them that are sewn to the trunk. */
  armhole: readonly number[];
  /** 1 is the wearer's left, -1 the right. */
  side: 1 | -1;
}

/** The panel that lies nearest below a piece that is laid upon others: a pocket. */
function panelUnder({ panels, panelOf, positions }: Drape, laid: number): number {
  const own = [...panelOf.keys()].filter((vertex) => panelOf[vertex] === laid);
  const middle = (own[own.length >> 1] ?? 0) * 3;
  let nearest = Infinity;
  let under = laid;
  panelOf.forEach((panel, vertex) => {
    if (panels[panel]?.role === 'pocket') return;
    const dx = (positions[vertex * 3] ?? 0) - (positions[middle] ?? 0);
    const dy = (positions[vertex * 3 + 1] ?? 0) - (positions[middle + 1] ?? 0);
    const dz = (positions[vertex * 3 + 2] ?? 0) - (positions[middle + 2] ?? 0);
    const away = dx * dx + dy * dy + dz * dz;
    if (away >= nearest) return;
    nearest = away;
    under = panel;
  });
  return under;
}

/** For each panel whether it hangs with a sleeve: the cuffs sewn to it do, and the pockets on it. */
export function sleevePanels(drape: Drape): boolean[] {
  const { panels, panelOf, weldedTo } = drape;
  const isSleeve = panels.map(({ name }) => name.includes('sleeve'));
  const sewn = new Set<number>();
  panelOf.forEach((panel, vertex) => {
    if (isSleeve[panel]) sewn.add(weldedTo[vertex] ?? vertex);
  });
  const isSewn = panels.map(() => false);
  panelOf.forEach((panel, vertex) => {
    if (sewn.has(weldedTo[vertex] ?? vertex)) isSewn[panel] = true;
  });
  const hangs = panels.map(({ name }, panel) =>
    Boolean(isSleeve[panel] || (name.includes('cuff') && isSewn[panel])),
  );
  if (!isSleeve.includes(true)) return hangs;
  return panels.map(({ role }, panel) =>
    role === 'pocket' ? (hangs[panelUnder(drape, panel)] ?? false) : (hangs[panel] ?? false),
  );
}

/** The sleeve of one side: 1 is the wearer's left, -1 the right. */
export function sleeveOf(drape: Drape, isSleeve: readonly boolean[], side: 1 | -1): Sleeve {
  const { panelOf, positions, weldedTo } = drape;
  const ofTrunk = new Set<number>();
  panelOf.forEach((panel, vertex) => {
    if (!isSleeve[panel]) ofTrunk.add(weldedTo[vertex] ?? vertex);
  });
  const vertices = [...panelOf.keys()].filter(
    (vertex) => isSleeve[panelOf[vertex] ?? 0] && (positions[vertex * 3] ?? 0) * side > 0,
  );
  return { side, vertices, armhole: vertices.filter((one) => ofTrunk.has(weldedTo[one] ?? one)) };
}

export function meanOf(positions: Float32Array, vertices: readonly number[]): [number, number] {
  const sum = (axis: number) =>
    vertices.reduce((total, vertex) => total + (positions[vertex * 3 + axis] ?? 0), 0);
  return [sum(0) / vertices.length, sum(1) / vertices.length];
}

/** The place of a sleeve's armhole that a vertex is nearest to, and how far that is, centimeters. */
export interface NearArmhole {
  rim: number;
  far: number;
}

/** What each vertex of the sleeve is nearest to. */
export function nearArmhole(positions: Float32Array, { vertices, armhole }: Sleeve): NearArmhole[] {
  const rim = Float32Array.from(
    armhole.flatMap((vertex) => [...positions.subarray(vertex * 3, vertex * 3 + 3)]),
  );
  return vertices.map((vertex) => {
    const x = positions[vertex * 3] ?? 0;
    const y = positions[vertex * 3 + 1] ?? 0;
    const z = positions[vertex * 3 + 2] ?? 0;
    let nearest = Infinity;
    let found = 0;
    for (let at = 0; at < rim.length; at += 3) {
      const dx = x - (rim[at] ?? 0);
      const dy = y - (rim[at + 1] ?? 0);
      const dz = z - (rim[at + 2] ?? 0);
      const away = dx * dx + dy * dy + dz * dz;
      if (away >= nearest) continue;
      nearest = away;
      found = at / 3;
    }
    return { rim: found, far: Math.sqrt(nearest) };
  });
}

/** A soft top over soft trousers, named so: it is laid out, so that one sees it is no jumpsuit. */
export const isSet = ({ name }: Drape): boolean => name.endsWith('-set');

/** How a sleeve hangs: radians from the trunk, and how far it bends at the elbow. */
interface Hanging {
  off: number;
  bent: number;
}

/** Of the two sleeves of a garment one hangs nearer and is bent more. */
function hangingOf(drape: Drape, side: 1 | -1): Hanging {
  const own = ownTwist(drape.name, 5) * side;
  const hanging = isSet(drape) ? HANGING.ofSet : HANGING.own;
  return { off: hanging + UNLIKE * own, bent: BENT.most * Math.max(0.15, own) };
}

/** Where a sleeve ends: the middle of its cuff, of a long one its lowest part. */
function endOf(drape: Drape, { vertices }: Sleeve, isShort: boolean): [number, number] {
  const { positions } = drape;
  const height = (vertex: number) => positions[vertex * 3 + 1] ?? 0;
  const sorted = vertices.toSorted((a, b) => height(a) - height(b));
  const lowest = sorted.slice(0, Math.ceil(vertices.length * END_SHARE));
  if (!isShort) return meanOf(positions, lowest);
  const own = new Set(vertices);
  const hems = drape.lines.filter(({ kind }) => kind === 'hem' || kind === 'edge');
  const cuff = hems.flatMap((line) => line.vertices.filter((vertex) => own.has(vertex)));
  return meanOf(positions, cuff.length > 0 ? cuff : lowest);
}

/** Turns a sleeve about its armhole until it hangs. Changes the positions in place. */
function hangSleeve(positions: Float32Array, drape: Drape, sleeve: Sleeve): void {
  const { vertices, armhole, side } = sleeve;
  if (armhole.length === 0) return;
  const { off, bent } = hangingOf(drape, side);
  const near = nearArmhole(positions, sleeve);
  const length = near.reduce((most, { far }) => Math.max(most, far), 0);
  const isShort = length < SHORT.reachCm;
  const end = endOf(drape, sleeve, isShort);
  const hangs = off + (isShort ? SHORT.hanging - HANGING.own : 0);
  const [pivotX, pivotY] = meanOf(positions, armhole);
  const stands = Math.atan2((end[0] - pivotX) * side, pivotY - end[1]);
  if (stands <= hangs) return;
  const turned = Math.min(TURNED_CM, TURNED_SHARE * length);
  vertices.forEach((vertex, index) => {
    const far = near[index]?.far ?? 0;
    const hung = (hangs - stands) * smoothStep(0, turned, far);
    const turn = (hung - bent * smoothStep(BENT.from, BENT.to, far)) * side;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const x = (positions[vertex * 3] ?? 0) - pivotX;
    const y = (positions[vertex * 3 + 1] ?? 0) - pivotY;
    positions[vertex * 3] = pivotX + x * cos - y * sin;
    positions[vertex * 3 + 1] = pivotY + x * sin + y * cos;
  });
}

/**
 * A garment whose sleeves hang beside it, as on a hanger: it was draped on arms that stand off, which
 * makes its pictures broad and the garment small in them.
 */
export function hangSleeves(drape: Drape): Drape {
  const positions = drape.positions.slice();
  const isSleeve = sleevePanels(drape);
  for (const side of [1, -1] as const) {
    hangSleeve(positions, drape, sleeveOf(drape, isSleeve, side));
  }
  return { ...drape, positions };
}
