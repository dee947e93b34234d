import { hashCell, noise, shownNoise, visibleShare, wrapTo } from '../materials/noise.ts';
import { grain, scaleColor, type Weave } from './weave.ts';

/** Brushed shirting: its print blurs under a short nap. */
export const flannel: Weave = (point, sample) => {
  const nap = shownNoise(visibleShare(0.14, point.footprint), {
    x: point.x / 0.1,
    y: point.y / 0.13,
  });
  const far = grain(point, { amount: 0.1, size: 0.1, warp: 1.3, salt: 46 });
  scaleColor(sample, 1 + 0.09 * nap + far);
  sample.height += 0.006 * nap;
  sample.roughness = 0.92;
  sample.reflectance = 0.014;
  sample.sheen = 0.14;
};

/** Melton: fulled wool, its fibers lying over each other. */
export const coating: Weave = (point, sample) => {
  const fiber = shownNoise(visibleShare(0.14, point.footprint), {
    x: point.x / 0.09,
    y: point.y / 0.14,
  });
  const tuft = shownNoise(
    visibleShare(0.26, point.footprint),
    { x: point.x / 0.28, y: point.y / 0.24 },
    7,
  );
  const far = grain(point, { amount: 0.13, size: 0.14, warp: 1.2, salt: 47 });
  scaleColor(sample, 1 + 0.07 * fiber + 0.05 * tuft + far);
  sample.height += 0.1 * far * point.footprint;
  sample.height += 0.008 * fiber + 0.009 * tuft;
  sample.roughness = 0.94;
  sample.reflectance = 0.012;
  sample.sheen = 0.16;
  sample.sheenTint = 0.75;
};

/** Coarse yarns of several colors: each cell of the weave has its own. */
export const tweed: Weave = (point, sample) => {
  const size = 0.2;
  const column = Math.floor(point.x / size);
  const row = Math.floor(point.y / size);
  const shown = visibleShare(size, point.footprint);
  const yarn = hashCell(column + row, Math.floor(row / 2), 3) - 0.5;
  const fleck = hashCell(column, row, 8) > 0.965 ? 0.9 : 0;
  scaleColor(
    sample,
    1 + shown * (0.55 * yarn + fleck) + grain(point, { amount: 0.3, size: 0.2, salt: 48 }),
  );
  const weave = Math.cos((2 * Math.PI * (point.x + point.y)) / (size * 2));
  sample.height += 0.018 * weave * shown + 0.02 * yarn * shown;
  sample.roughness = 0.95;
  sample.reflectance = 0.012;
  sample.sheen = 0.1;
};

const WALE = 0.46;

/** Round ridges of pile along the grain, dark between. */
export const corduroy: Weave = (point, sample) => {
  const shown = visibleShare(WALE, point.footprintX);
  const wave = 0.5 + 0.5 * Math.cos((2 * Math.PI * point.x) / WALE);
  const round = Math.sqrt(wave);
  sample.height += 0.085 * round * shown;
  scaleColor(sample, 1 + shown * (0.62 * round - 0.4));
  const pile = shownNoise(visibleShare(0.12, point.footprint), {
    x: point.x / 0.08,
    y: point.y / 0.11,
  });
  const far = grain(point, { amount: 0.06, size: 0.2, warp: 2, salt: 49 });
  scaleColor(sample, 1 + 0.07 * pile + far);
  sample.roughness = 0.92;
  sample.reflectance = 0.012;
  sample.sheen = 0.3;
  sample.sheenTint = 0.85;
};

/** Pile that is dark where one looks into it and bright where it stands on edge. */
export const velvet: Weave = (point, sample) => {
  const brushed =
    noise(point.x / 2.6, point.y / 3.8) + 0.5 * noise(point.x / 0.9, point.y / 1.3, 2);
  const pile = shownNoise(
    visibleShare(0.1, point.footprint),
    { x: point.x / 0.06, y: point.y / 0.06 },
    4,
  );
  scaleColor(sample, 0.72 + 0.07 * brushed + 0.04 * pile);
  sample.height += 0.03 * brushed;
  sample.roughness = 0.9;
  sample.reflectance = 0.01;
  sample.sheen = 0.85;
  sample.sheenTint = 0.92;
};

const QUILT_ROW = 7;

/** Down in channels: pillows between stitched rows, pulled in at the stitches. */
export const quilted: Weave = (point, sample) => {
  const away = Math.abs(wrapTo(point.y, QUILT_ROW) - QUILT_ROW / 2) / (QUILT_ROW / 2);
  const puff = Math.sqrt(Math.max(0, 1 - away * away));
  const pucker = away ** 5 * noise(point.x / 0.85, Math.round(point.y / QUILT_ROW) * 3.7);
  const wrinkle =
    noise(point.x / 1.5, point.y / 2.4, 3) + 0.5 * noise(point.x / 0.6, point.y / 1.1, 4);
  sample.height += 1.15 * puff + 0.34 * pucker + 0.07 * wrinkle * (1 - away * 0.4);
  sample.cavity *= 1 - 0.45 * away ** 10;
  sample.roughness = 0.5;
  sample.reflectance = 0.04;
};

/** Grain: rounded cells between fine creases, and pores. */
export const leather: Weave = (point, sample) => {
  const size = 0.16;
  const shown = visibleShare(size, point.footprint);
  const grain = shown > 0 ? cellEdge(point.x / size, point.y / size) : 0.5;
  const hide = noise(point.x / 3, point.y / 4);
  const worn = noise(point.x / 0.9, point.y / 1.2, 6);
  scaleColor(sample, 0.97 + 0.05 * (grain - 0.5) * shown + 0.045 * hide + 0.02 * worn);
  sample.height += 0.011 * grain * shown + 0.01 * noise(point.x / 1.3, point.y / 1.6, 2);
  sample.roughness = 0.43 - 0.05 * hide + 0.05 * worn;
  sample.reflectance = 0.045;
};

/** Suede: leather's napped side. */
export const suede: Weave = (point, sample) => {
  const nap = shownNoise(visibleShare(0.11, point.footprint), {
    x: point.x / 0.07,
    y: point.y / 0.09,
  });
  const far = grain(point, { amount: 0.12, size: 0.1, salt: 50 });
  scaleColor(sample, 1 + 0.08 * nap + far);
  sample.roughness = 0.95;
  sample.reflectance = 0.012;
  sample.sheen = 0.2;
  sample.sheenTint = 0.8;
};

/** 0 at the border between two cells of a random pattern, toward 1 in their middles (Worley 1996). */
function cellEdge(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let nearest = 9;
  let second = 9;
  for (let dy = -1; dy <= 1; dy += 1)
    for (let dx = -1; dx <= 1; dx += 1) {
      const cx = column + dx + hashCell(column + dx, row + dy, 1);
      const cy = row + dy + hashCell(column + dx, row + dy, 2);
      const away = (x - cx) * (x - cx) + (y - cy) * (y - cy);
      if (away < nearest) {
        second = nearest;
        nearest = away;
      } else if (away < second) second = away;
    }
  return Math.min(1, (Math.sqrt(second) - Math.sqrt(nearest)) * 1.8);
}
