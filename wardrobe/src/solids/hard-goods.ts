import type { LinearColor } from '../materials/linear-color.ts';
import type { MaterialPoint } from '../materials/material.ts';
import { hashCell, noiseInSpace, smoothStep, visibleShare } from '../materials/noise.ts';
import { lay } from '../prints/print.ts';
import { scaleColor } from '../weaves/weave.ts';
import { type Finish, grain } from './finish.ts';

/** Rubber of soles: matte, with the dust of its mold, and not as clean as on its first day. */
export const rubber: Finish = (point, sample) => {
  scaleColor(sample, 1 + 0.03 * grain(point, 0.9) - 0.05 * Math.max(0, grain(point, 0.3)));
  sample.height += 0.002 * grain(point, 0.08) + 0.006 * grain(point, 0.7);
  sample.roughness = 0.62;
  sample.reflectance = 0.032;
};

/**
 * What metal mirrors besides the lamps: white walls where it faces the eye or the sky, and the dark
 * gaps between them where it turns away.
 */
const wallSeen = ({ normalX, normalY }: MaterialPoint): number =>
  smoothStep(-0.85, 0.55, Math.cos(2 * Math.PI * normalY + 2.2 * normalX));

const DARKEST_GAP = 0.72;

const metalOf = (roughness: number): Finish => {
  return (point, sample) => {
    sample.metal = 1;
    sample.cavity *= DARKEST_GAP + (1 - DARKEST_GAP) * wallSeen(point);
    scaleColor(sample, 1.12);
    sample.roughness = roughness;
    sample.height += 0.0012 * grain(point, 0.3);
    sample.roughness += 0.05 * grain(point, 0.16);
  };
};

/** Polished jewelry, and the satin finish of buckles, rings and zips. */
export const polished = metalOf(0.16);
export const brushed = metalOf(0.25);

const WHITE: LinearColor = [1, 1, 1];
const AMBER: LinearColor = [0.5, 0.2, 0.035];

/** Polished acetate. */
export const acetate: Finish = (_point, sample) => {
  sample.roughness = 0.14;
  sample.reflectance = 0.05;
};

/** Acetate with amber clouds in dark brown. */
export const tortoise: Finish = (point, sample) => {
  const { x, y, z } = point;
  const cloud =
    noiseInSpace(x / 0.8, y / 0.65, z / 1.3) + 0.5 * noiseInSpace(x / 0.3, y / 0.3, z / 0.5);
  scaleColor(sample, 0.35);
  lay(sample, AMBER, 0.85 * smoothStep(-0.1, 0.75, cloud));
  acetate(point, sample);
};

/** A lens is darkest at its brow. */
const fading = (y: number) => 1 + 2.6 * smoothStep(4.6, 0.6, y);

/** Tinted lenses. */
export const glass: Finish = (point, sample) => {
  scaleColor(sample, fading(point.y));
  sample.roughness = 0.05;
  sample.reflectance = 0.08;
};

/** How far from the nose the middle of a lens is, and how high, centimeters. */
const LENS_MIDDLE = { away: 3.5, high: 2.6 } as const;

/** A tinted lens of glasses: darkest at its brow, and over it a slanting window of the studio. */
export const lens: Finish = (point, sample) => {
  glass(point, sample);
  const across = point.x - Math.sign(point.x) * LENS_MIDDLE.away;
  const slant = across + 0.75 * (point.y - LENS_MIDDLE.high);
  const broad = smoothStep(-1.5, -1.2, slant) * smoothStep(-0.25, -0.55, slant);
  const narrow = smoothStep(0, 0.15, slant) * smoothStep(0.5, 0.35, slant);
  lay(sample, WHITE, (0.1 * broad + 0.06 * narrow) * smoothStep(0.4, 3.6, point.y));
};

/** Nacre: a soft depth under a gloss. */
export const pearl: Finish = (point, sample) => {
  const depth = grain(point, 0.5);
  scaleColor(sample, 1 + 0.03 * depth);
  sample.roughness = 0.22;
  sample.reflectance = 0.07;
  sample.sheen = 0.35;
  sample.sheenTint = 0.3;
};

/** How wide the facets of its back look through its front, centimeters. */
const FACET = 0.16;

/**
 * Cut stones: sharp mirrors, and through each facet those of the back, some dark, some bright, few
 * that throw a lamp back.
 */
export const stone: Finish = (point, sample) => {
  const { x, y, z, normalX, normalY, normalZ } = point;
  const side = Math.round(normalX * 4) * 81 + Math.round(normalY * 4) * 9 + Math.round(normalZ * 4);
  const shift = hashCell(side, 3) * 7;
  const [u, v] = [(x + 0.7 * z) / FACET + shift, (y + 0.6 * z - 0.4 * x) / FACET + shift];
  const column = Math.floor(u);
  const row = Math.floor(v);
  const half = u - column + v - row > 1 ? 1 : 2;
  const deep = hashCell(column, row, half);
  const shown = visibleShare(FACET * 1.5, point.footprint);
  scaleColor(sample, (0.75 + 0.4 * hashCell(side, 5)) * (1 + shown * (1.5 * deep * deep - 0.5)));
  lay(sample, WHITE, shown * 0.75 * smoothStep(0.9, 0.96, deep));
  sample.roughness = 0.04;
  sample.reflectance = 0.07;
};

/** Oiled wood: rings drawn out along x. */
export const wood: Finish = (point, sample) => {
  const { x, y, z } = point;
  const wave = noiseInSpace(x / 9, y / 1.4, z / 1.4);
  const ring = Math.sin((y * 2.4 + z * 0.8 + wave * 2.2) * 4);
  scaleColor(sample, 1 + 0.1 * ring + 0.08 * grain(point, 0.08));
  sample.roughness = 0.5;
  sample.reflectance = 0.035;
};

/** Pressed cork: pale grains between dark ones. */
export const cork: Finish = (point, sample) => {
  scaleColor(sample, 1 + 0.2 * grain(point, 0.16) + 0.12 * grain(point, 0.07));
  sample.height += 0.006 * grain(point, 0.1);
  sample.roughness = 0.9;
  sample.reflectance = 0.018;
};
