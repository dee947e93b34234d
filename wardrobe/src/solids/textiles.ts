import type { MaterialPoint } from '../materials/material.ts';
import { hashCell, noise, noiseInSpace, visibleShare } from '../materials/noise.ts';
import { dyedShare, scaleColor } from '../weaves/weave.ts';
import { type Finish, farGrain, grain, threadsAt } from './finish.ts';

const TURN = 2 * Math.PI;

/** Yarns that are spun by hand or at speed are thicker here and there: streaks both ways. */
function yarnsAt(point: MaterialPoint): number {
  const [u, v] = threadsAt(point);
  const shown = visibleShare(0.2, point.footprint);
  return shown === 0
    ? 0
    : shown * (noise(u / 0.13, v / 2.2, 5) + noise(u / 2.2, v / 0.13, 6)) * 0.6;
}

interface WeaveLook {
  thread: number;
  depth: number;
  contrast: number;
  /** How uneven the cloth lies, centimeters. */
  waves: number;
}

/**
 * The thread that lies on top where threads of that width cross, each a little paler or darker than
 * the next: how high it arches there, 0 to 1, and its own tone, -1 to 1.
 */
function threadOnTop(u: number, v: number): readonly [arch: number, tone: number] {
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const isWarp = ((column + row) & 1) === 0;
  const [across, along] = [2 * (u - column) - 1, 2 * (v - row) - 1];
  const [over, on] = isWarp ? [across, along] : [along, across];
  const arch = (1 - 0.75 * over * over) * (1 - 0.45 * on * on);
  return [arch, 2 * hashCell(isWarp ? column : row, isWarp ? 11 : 12) - 1];
}

const MEAN_ARCH = 0.64;
/** How much threads differ in tone, seen from afar. */
const FAR_THREADS = 0.08;

const plainWeave = (look: WeaveLook): Finish => {
  return (point, sample) => {
    const shown = visibleShare(look.thread * 2, point.footprint);
    const slub = 0.6 * grain(point, 0.35) + yarnsAt(point);
    let tone =
      1 +
      0.045 * slub +
      FAR_THREADS * dyedShare(sample) * (farGrain(point, 0.06, 3) + farGrain(point, 0.07));
    if (shown > 0) {
      const [u, v] = threadsAt(point);
      const bent = 0.3 * grain(point, 0.5);
      const [arch, own] = threadOnTop(u / look.thread + bent, v / look.thread - bent);
      tone += shown * look.contrast * (1.5 * (arch - MEAN_ARCH) + 0.5 * own);
      sample.height += look.depth * shown * (arch - MEAN_ARCH);
    }
    scaleColor(sample, tone);
    sample.height += look.waves * grain(point, 1.9);
    sample.roughness = 0.92;
    sample.reflectance = 0.016;
  };
};

/** Heavy cotton in plain weave. */
export const canvas = plainWeave({ thread: 0.06, depth: 0.012, contrast: 0.16, waves: 0.05 });

const WALE_CM = 0.34;

/** Ridges of pile from top to bottom, dark between them. */
export const corduroy: Finish = (point, sample) => {
  const shown = visibleShare(WALE_CM, point.footprint);
  const [u] = threadsAt(point);
  const round = Math.sqrt(0.5 + 0.5 * Math.cos((u / WALE_CM + 0.12 * grain(point, 1.2)) * TURN));
  scaleColor(sample, (1 + shown * (0.6 * round - 0.38)) * (1 + 0.07 * grain(point, 0.09)));
  sample.height += 0.06 * round * shown + 0.04 * grain(point, 1.9);
  sample.roughness = 0.93;
  sample.reflectance = 0.012;
  sample.sheen = 0.25;
  sample.sheenTint = 0.85;
};

/** Woven ribbon: straps, pull tabs, the tape of a zip. */
export const webbing = plainWeave({ thread: 0.1, depth: 0.018, contrast: 0.2, waves: 0.012 });

/** Fine dense nylon with a dull gloss and small puckers. */
export const nylon: Finish = (point, sample) => {
  const weave = grain(point, 0.06);
  scaleColor(sample, 1 + 0.05 * weave + 0.06 * farGrain(point, 0.05, 1.5));
  sample.height += 0.003 * weave + 0.016 * grain(point, 0.9) + 0.05 * grain(point, 2.3);
  sample.roughness = 0.55;
  sample.reflectance = 0.03;
};

/** Knitted sports mesh: rows of small holes. */
export const mesh: Finish = (point, sample) => {
  const size = 0.24;
  const shown = visibleShare(size, point.footprint);
  const [u, v] = threadsAt(point);
  const row = Math.floor(v / size);
  const across = Math.cos((u / size + (row % 2) * 0.5) * TURN);
  const along = Math.cos((v / size) * TURN);
  const hole = Math.max(0, -across * 0.5 - along * 0.5 - 0.25) * shown;
  scaleColor(sample, 1 - 0.42 * hole + 0.04 * grain(point, 0.05));
  sample.height -= 0.03 * hole;
  sample.roughness = 0.85;
  sample.reflectance = 0.02;
};

/** Satin over a firm ground, which it is drawn over a little unevenly: its gloss tells of each hollow. */
export const satin: Finish = (point, sample) => {
  const { x, y, z } = point;
  scaleColor(sample, 0.96 + 0.025 * farGrain(point, 0.05, 4));
  sample.height += 0.003 * grain(point, 0.12) + 0.03 * noiseInSpace(x / 1.6, y / 3.4, z / 1.6);
  sample.roughness = 0.33;
  sample.reflectance = 0.06;
  sample.sheen = 0.16;
  sample.sheenTint = 0.9;
};

/** Velvet: dark where one looks into the pile, bright at its edges. */
export const velvet: Finish = (point, sample) => {
  scaleColor(sample, 0.72 + 0.05 * grain(point, 0.08) + 0.04 * grain(point, 1.1));
  sample.roughness = 0.95;
  sample.reflectance = 0.01;
  sample.sheen = 0.8;
  sample.sheenTint = 0.9;
};

/** Wool yarn: fuzzy, matte; its stitches are in the normals. */
export const wool: Finish = (point, sample) => {
  const { x, y, z } = point;
  const fiber = grain(point, 0.05);
  const cloud = noiseInSpace(x / 1.7, y / 2.3, z / 1.7);
  scaleColor(sample, 1 + 0.12 * fiber + 0.07 * grain(point, 0.24) + 0.035 * cloud);
  sample.height += 0.008 * fiber;
  sample.roughness = 0.97;
  sample.reflectance = 0.01;
  sample.sheen = 0.2;
  sample.sheenTint = 0.8;
};

/** Pressed felt: short fibers in all directions. */
export const felt: Finish = (point, sample) => {
  const fiber = grain(point, 0.06);
  scaleColor(sample, 1 + 0.06 * fiber);
  sample.height += 0.005 * fiber;
  sample.roughness = 0.96;
  sample.reflectance = 0.012;
  sample.sheen = 0.14;
  sample.sheenTint = 0.85;
};

/** Cotton: fine, even, matte: linings, laces, socks. */
export const cotton: Finish = (point, sample) => {
  const weave = grain(point, 0.05);
  scaleColor(sample, 1 + 0.07 * weave);
  sample.height += 0.005 * weave;
  sample.roughness = 0.95;
  sample.reflectance = 0.014;
};

const SILK_RIB = 0.055;

/** Silk twill: fine slanting ribs, softly glossy, nowhere quite flat over its lining. */
export const silk: Finish = (point, sample) => {
  const { x, y, z } = point;
  const shown = visibleShare(SILK_RIB * 2, point.footprint);
  const [u, v] = threadsAt(point);
  const rib = shown * Math.sin(((u + 0.5 * v) / SILK_RIB) * TURN * 0.5);
  scaleColor(sample, 1 + 0.08 * rib + 0.03 * grain(point, 0.06));
  sample.height += 0.003 * rib + 0.03 * noiseInSpace(x / 1.3, y / 2, z / 4.2);
  sample.height += 0.075 * noiseInSpace(x / 2.6 + 5, y / 3, z / 7.5);
  sample.roughness = 0.46;
  sample.reflectance = 0.042;
  sample.sheen = 0.12;
  sample.sheenTint = 0.9;
};

/** Stalks of raffia or jute: every one another tone. */
export const straw: Finish = (point, sample) => {
  const stalk = grain(point, 0.13);
  scaleColor(sample, 1 + 0.2 * stalk + 0.1 * grain(point, 0.05) + 0.06 * grain(point, 0.6));
  sample.height += 0.012 * stalk;
  sample.roughness = 0.62;
  sample.reflectance = 0.03;
};

/** How many sequins in a hundred turn their face to a lamp. */
const GLINTS = 0.1;

/**
 * Rows of small disks, each over the one below: all lean alike and differ a little, so that the
 * cloth shines as a whole; few turn far enough to glint alone. Clear plastic over dyed foil keeps its
 * color in any light.
 */
export const sequin: Finish = (point, sample) => {
  const [u, v] = threadsAt(point);
  const size = 0.42;
  const step = size * 0.62;
  const row = Math.floor(v / step);
  const shift = (row % 2) * 0.5;
  const column = Math.floor(u / size + shift);
  const glints = hashCell(column, row, 4) < GLINTS;
  const turned = (salt: number) => (hashCell(column, row, salt) - 0.5) * (glints ? 0.5 : 0.07);
  const [x, y] = [u / size + shift - column - 0.5, v / step - row - 0.5];
  const shown = visibleShare(size * 1.4, point.footprint);
  const lean = size * (x * turned(1) + y * (turned(2) - 0.1)) * shown;
  const rim = Math.max(0, Math.hypot(x, 0.62 * (y + 0.28)) * 2 - 0.72);
  sample.height += lean - 0.1 * size * x * x * shown;
  sample.cavity = 1 - Math.min(0.6, 2.2 * rim) * shown;
  scaleColor(sample, 0.82 + 0.16 * hashCell(column, row, 3));
  sample.metal = 0;
  sample.reflectance = 0.4;
  sample.roughness = glints ? 0.3 : 0.5;
};
