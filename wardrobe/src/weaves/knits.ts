import type { MaterialPoint, MaterialSample } from '../materials/material.ts';
import { noise, shownNoise, visibleShare, wrapTo } from '../materials/noise.ts';
import { columnAt, ribs } from './ribs.ts';
import { dyedShare, grain, scaleColor, slantOf, type Weave } from './weave.ts';

interface Stitch {
  /** Centimeters between columns of stitches, and between rows. */
  wale: number;
  course: number;
  /** How thick the yarn stands, centimeters. */
  depth: number;
}

/** The face of a plain knit: columns of small V. Writes height and the shade of its gaps. */
function plainKnit(point: MaterialPoint, sample: MaterialSample, stitch: Stitch): void {
  // A lattice makes moiré sooner than noise: it fades out earlier.
  const shown = visibleShare(stitch.course * 0.45, point.footprint);
  if (shown <= 0) return;
  const jitter = 0.12 * noise(point.x / (stitch.wale * 3), point.y / (stitch.course * 2));
  const column = wrapTo(point.x / stitch.wale + jitter * 0.4, 1) - 0.5;
  const side = Math.abs(column);
  const across = (side - 0.25) / 0.25;
  const yarn = Math.sqrt(Math.max(0, 1 - across * across));
  const turn = Math.cos(2 * Math.PI * (point.y / stitch.course - side * 1.5 + jitter));
  const relief = yarn * (0.78 + 0.22 * turn);
  sample.height += stitch.depth * relief * shown;
  scaleColor(sample, 1 + shown * (0.42 * relief - 0.27));
}

/** T-shirt cloth: so fine that only its yarns' unevenness shows. */
export const jersey: Weave = (point, sample) => {
  const streak = shownNoise(visibleShare(0.12, point.footprint), {
    x: point.x / 0.07,
    y: point.y / 1.4,
  });
  const cloud = noise(point.x / 0.5, point.y / 0.4, 3);
  const far = grain(point, { amount: 0.072, size: 0.08, warp: 1.7, salt: 52 });
  scaleColor(sample, 1 + 0.025 * streak + 0.012 * cloud + far * dyedShare(sample));
  plainKnit(point, sample, { wale: 0.075, course: 0.06, depth: 0.008 });
  sample.height += 0.0016 * noise(point.x / 0.35, point.y / 0.28, 5);
  sample.roughness = 0.82;
  sample.reflectance = 0.022;
  sample.sheen = 0.05;
};

/** Swimwear and leggings: a dense, even knit of filaments, a little bright where it is taut. */
export const stretch: Weave = (point, sample) => {
  const far = grain(point, { amount: 0.075, size: 0.06, warp: 2.2, salt: 58 });
  scaleColor(sample, 1 + far * dyedShare(sample));
  plainKnit(point, sample, { wale: 0.06, course: 0.05, depth: 0.004 });
  sample.roughness = 0.74;
  sample.reflectance = 0.022;
};

/** Sheer hosiery: a filament net, through which the leg shows where one looks straight at it. */
export const sheer: Weave = (point, sample) => {
  const slant = slantOf(point);
  scaleColor(sample, 1 + grain(point, { amount: 0.03, size: 0.05, weft: 1.4, salt: 59 }));
  sample.opacity = SHEER.least + (SHEER.most - SHEER.least) * slant;
  sample.roughness = 0.5;
  sample.reflectance = 0.03;
};
const SHEER = { least: 0.93, most: 0.985 } as const;

/** Jersey of mixed fibers: light and dark ends in every yarn. */
export const heather: Weave = (point, sample) => {
  const shown = visibleShare(0.1, point.footprint);
  const speck = shownNoise(shown, { x: point.x / 0.055, y: point.y / 0.045 }, 3);
  const ends = shownNoise(visibleShare(0.12, point.footprint), {
    x: point.x / 0.17,
    y: point.y / 0.055,
  });
  const longer = shownNoise(
    visibleShare(0.16, point.footprint),
    { x: point.x / 0.5, y: point.y / 0.09 },
    7,
  );
  const far = grain(point, { amount: 0.12, size: 0.06, weft: 1.7, salt: 53 });
  scaleColor(sample, 1 + 0.16 * speck + 0.16 * ends + 0.07 * longer + far);
  plainKnit(point, sample, { wale: 0.085, course: 0.07, depth: 0.01 });
  sample.roughness = 0.85;
  sample.reflectance = 0.02;
  sample.sheen = 0.07;
};

/** How much light the furrows between columns of stitches lose where single ones are too fine. */
const WALE_SHADE = 0.3;

/** The columns of stitches that one sees from farther away than single ones. */
function wales(point: MaterialPoint, sample: MaterialSample, { wale, depth }: Stitch): void {
  const column = columnAt(point, wale);
  if (column === null) return;
  const uneven = 0.7 + 0.6 * noise(point.x / (wale * 6), point.y / (wale * 14), 31);
  sample.height += depth * 0.35 * column * uneven;
  scaleColor(sample, 1 + WALE_SHADE * column * uneven * dyedShare(sample));
}

const SWEATER: Stitch = { wale: 0.3, course: 0.23, depth: 0.06 };

/** A sweater's face: stitches that one can count. */
export const knit: Weave = (point, sample) => {
  plainKnit(point, sample, SWEATER);
  wales(point, sample, SWEATER);
  const fuzz = shownNoise(visibleShare(0.15, point.footprint), {
    x: point.x / 0.09,
    y: point.y / 0.09,
  });
  const far = grain(point, { amount: 0.12, size: 0.12, warp: 1.8, salt: 54 });
  scaleColor(sample, 1 + 0.06 * fuzz + far * dyedShare(sample));
  sample.roughness = 0.9;
  sample.reflectance = 0.016;
  sample.sheen = 0.14;
};

const FINE_SWEATER: Stitch = { wale: 0.16, course: 0.12, depth: 0.028 };

/** A fine-gauge sweater. */
export const fineKnit: Weave = (point, sample) => {
  plainKnit(point, sample, FINE_SWEATER);
  wales(point, sample, FINE_SWEATER);
  const fuzz = shownNoise(visibleShare(0.12, point.footprint), {
    x: point.x / 0.07,
    y: point.y / 0.07,
  });
  const far = grain(point, { amount: 0.11, size: 0.09, warp: 1.8, salt: 55 });
  scaleColor(sample, 1 + 0.05 * fuzz + far * dyedShare(sample));
  sample.roughness = 0.88;
  sample.reflectance = 0.018;
  sample.sheen = 0.12;
};

/** One by one rib: necks, cuffs, vests. */
export const rib: Weave = (point, sample) => {
  ribs(point, sample, { period: 0.28, depth: 0.05 });
  plainKnit(point, sample, { wale: 0.14, course: 0.11, depth: 0.012 });
  const far = grain(point, { amount: 0.078, size: 0.09, warp: 2, salt: 56 });
  scaleColor(sample, 1 + far * dyedShare(sample));
  sample.roughness = 0.86;
  sample.reflectance = 0.018;
  sample.sheen = 0.08;
};

/** The ribs of what is knitted of mixed fibers. */
export const heatherRib: Weave = (point, sample) => {
  ribs(point, sample, { period: 0.28, depth: 0.05 });
  heather(point, sample);
};

/** The ribs at the hems and cuffs of a sweater: as broad as its own stitches are. */
const sweaterRib =
  (period: number, depth: number): Weave =>
  (point, sample) => {
    ribs(point, sample, { period, depth });
    fineKnit(point, sample);
  };
export const fineSweaterRib = sweaterRib(0.46, 0.075);
export const chunkySweaterRib = sweaterRib(0.66, 0.12);

/** Wide ribs of a chunky sweater. */
export const wideRib: Weave = (point, sample) => {
  ribs(point, sample, { period: 0.85, depth: 0.15 });
  knit(point, sample);
};

const CABLE_GAP = 8.5;
const CABLE_TURN = 6.4;

/** Plaits of two strands between columns of rib. */
export const cableKnit: Weave = (point, sample) => {
  const lane = wrapTo(point.x, CABLE_GAP) - CABLE_GAP / 2;
  const turn = (2 * Math.PI * point.y) / CABLE_TURN;
  let top = 0;
  for (let strand = 0; strand < 2; strand += 1) {
    const phase = turn + strand * Math.PI;
    const away = (lane - 0.85 * Math.sin(phase)) / 0.85;
    const arch = Math.sqrt(Math.max(0, 1 - away * away));
    top = Math.max(top, arch * (0.62 + 0.3 * Math.cos(phase)));
  }
  const beside = Math.abs(lane) > 2.1 ? 0.22 + 0.14 * Math.cos(2 * Math.PI * lane * 1.6) : 0;
  const height = Math.max(top, beside);
  sample.height += 0.34 * height;
  sample.cavity *= 0.72 + 0.28 * Math.min(1, height * 2.2);
  knit(point, sample);
};

/** Sweatshirt fleece and teddy: a pile without direction. */
export const fleece: Weave = (point, sample) => {
  const tuft =
    0.6 * shownNoise(visibleShare(0.4, point.footprint), { x: point.x / 0.42, y: point.y / 0.38 }) +
    0.4 *
      shownNoise(visibleShare(0.2, point.footprint), { x: point.x / 0.17, y: point.y / 0.16 }, 9);
  sample.height += 0.06 * tuft;
  scaleColor(sample, 1 + 0.1 * tuft);
  sample.roughness = 0.95;
  sample.reflectance = 0.012;
  sample.sheen = 0.3;
  sample.sheenTint = 0.8;
};
