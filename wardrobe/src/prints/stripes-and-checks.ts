import { wrapTo } from '../materials/noise.ts';
import { lay, type Print, stripeShare } from './print.ts';

/** Sailors' stripes around the body, a bare yoke above them is the pattern maker's choice. */
export const breton: Print = (point, sample, { ink }) =>
  lay(sample, ink, stripeShare(point.y, { period: 2.5, width: 0.95 }, point.footprintY));

/** Even stripes along the grain: shirts, ticking. */
export const stripe: Print = (point, sample, { ink }) =>
  lay(sample, ink, stripeShare(point.x, { period: 1.1, width: 0.28 }, point.footprintX));

/** Wide blocks of color around the body, as rugby shirts have. */
export const rugby: Print = (point, sample, { ink, second }) => {
  lay(sample, ink, stripeShare(point.y, { period: 15, width: 7.5 }, point.footprintY));
  lay(sample, second, stripeShare(point.y - 7.5, { period: 15, width: 0.8 }, point.footprintY));
};

/** Broad stripes along the grain, as on awnings: what is seen from farther than a shirt. */
export const awning: Print = (point, sample, { ink }) =>
  lay(sample, ink, stripeShare(point.x, { period: 2.6, width: 0.9 }, point.footprintX));

/** Hairlines of suiting. */
export const pinstripe: Print = (point, sample, { ink }) =>
  lay(sample, ink, 0.75 * stripeShare(point.x, { period: 1.6, width: 0.09 }, point.footprintX));

/** Woven checks of two colors: full where both cross, half where one does. */
export const gingham: Print = (point, sample, { ink }) => {
  const check = { period: 2.2, width: 1.1 };
  const warp = stripeShare(point.x, check, point.footprintX);
  const weft = stripeShare(point.y, check, point.footprintY);
  lay(sample, ink, 0.5 * (warp + weft));
};

const SETT = 12;
const BARS = [
  { at: 0.5, width: 2.1, share: 0.95, second: false },
  { at: 4.4, width: 0.4, share: 0.9, second: false },
  { at: 5.3, width: 0.4, share: 0.9, second: false },
  { at: 7.4, width: 0.9, share: 0.8, second: false },
  { at: 10.2, width: 0.6, share: 1, second: true },
];

/** A tartan's sett, the same both ways; each yarn shows in half of the cloth. */
export const tartan: Print = (point, sample, { ink, second }) => {
  for (const bar of BARS) {
    const band = { period: SETT, width: bar.width };
    const color = bar.second ? second : ink;
    lay(sample, color, 0.5 * bar.share * stripeShare(point.x - bar.at, band, point.footprintX));
    lay(sample, color, 0.5 * bar.share * stripeShare(point.y - bar.at, band, point.footprintY));
  }
};

/** Thin lines that cross far apart. */
export const windowpane: Print = (point, sample, { ink }) => {
  const line = { period: 5.5, width: 0.16 };
  lay(sample, ink, 0.8 * stripeShare(point.x, line, point.footprintX));
  lay(sample, ink, 0.8 * stripeShare(point.y, line, point.footprintY));
};

const TOOTH = 2.2;

/** Warp and weft of four dark and four light yarns in a twill make the broken check. */
const isDark = (x: number, y: number): boolean => {
  const column = wrapTo(x, TOOTH) / TOOTH;
  const row = wrapTo(y, TOOTH) / TOOTH;
  const warpOnTop = wrapTo(column - row, 0.5) < 0.25;
  return warpOnTop ? column < 0.5 : row < 0.5;
};

export const houndstooth: Print = (point, sample, { ink }) => {
  const { x, y, footprintX, footprintY } = point;
  if (footprintX > TOOTH || footprintY > TOOTH) return lay(sample, ink, 0.5);
  let dark = 0;
  for (let step = 0; step < 9; step += 1) {
    const dx = ((step % 3) - 1) / 3;
    const dy = (Math.floor(step / 3) - 1) / 3;
    if (isDark(x + dx * footprintX, y + dy * footprintY)) dark += 1;
  }
  lay(sample, ink, dark / 9);
};

const ZIGZAG = 1.5;

/** Twill that turns back on itself in columns. */
export const herringbone: Print = (point, sample, { ink }) => {
  const column = wrapTo(point.x, ZIGZAG * 2);
  const slant = column < ZIGZAG ? column : 2 * ZIGZAG - column;
  const line = { period: 0.44, width: 0.2 };
  lay(sample, ink, 0.6 * stripeShare(point.y + slant, line, point.footprintY + point.footprintX));
};

/** Two halves of the garment in two colors, a third at the hem. */
export const colorBlock: Print = (point, sample, { ink, second }) => {
  const edge = (at: number) => Math.min(1, Math.max(0, 0.5 + (at - point.y) / point.footprintY));
  lay(sample, ink, edge(-30));
  lay(sample, second, edge(-48));
};
