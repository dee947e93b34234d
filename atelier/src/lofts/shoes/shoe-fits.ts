import { type ShoeFit, type ShoeSize, shoeFit } from '../lasts/shoe-fit.ts';
import type { LoftedShape, PairSetting } from '../surfaces/lofted-shape.ts';
import { reshape } from '../surfaces/reshape.ts';

/** The settings in which shoes of other makers are shown. */
export type OtherSetting = Exclude<PairSetting, 'parallel'>;
type Fits = Readonly<Record<'pair' | 'single' | 'quarter', ShoeFit>>;

const DRESS: Fits = {
  pair: { toe: -0.5, toeLength: 0.9, toeFlat: 0.1 },
  single: { toe: 0.55, toeLength: -0.5, sole: 0.22, width: 0.03 },
  quarter: { toe: -0.2, toeLength: 0.4, sole: -0.15, collar: 0.06 },
};
const CHUNKY: Fits = {
  pair: { toe: 0.3, sole: 0.5 },
  single: { toe: -0.4, toeLength: 0.5, sole: -0.3 },
  quarter: { toe: 0.5, sole: 0.8, collar: 0.08 },
};
const RUBBER: Fits = {
  pair: { toe: 0.25, sole: 0.45, collar: 0.05 },
  single: { toe: -0.35, toeLength: 0.3, sole: -0.32, toeFlat: 0.1, collar: -0.05 },
  quarter: { toe: 0.2, sole: 0.25, collar: 0.06 },
};
const BOOTS: Fits = {
  pair: { toe: -0.4, toeLength: 0.7, collar: -0.12 },
  single: { toe: 0.4, sole: 0.35, collar: 0.1 },
  quarter: { toe: -0.15, toeLength: 0.3, sole: 0.15, collar: -0.05, width: 0.03 },
};
const HEELS: Fits = {
  pair: { toe: -0.3, toeLength: 0.7, heel: 0.9 },
  single: { toe: 0.45, toeLength: -0.3, heel: -1, flare: 0.12 },
  quarter: { toe: -0.1, toeLength: 0.3, heel: 0.4, flare: -0.15 },
};
const CLOGS: Fits = {
  pair: { toe: 0.15, heel: 0.8 },
  single: { toe: -0.12, heel: -0.5 },
  quarter: { heel: 0.4, width: 0.03 },
};
const LOW: Fits = {
  pair: { toe: -0.45, toeLength: 0.8 },
  single: { toe: 0.5, toeLength: -0.3, width: 0.03 },
  quarter: { toe: -0.2, toeLength: 0.4, toeFlat: 0.06 },
};

const SNEAKER: ShoeSize = { length: 28.4, seat: 1 };
const WELTED: ShoeSize = { length: 29.4, seat: 1 };
const pitched = (seat: number): ShoeSize => ({ length: 25, seat });

/** How other makers build each shoe, and its size as it is drawn. */
export const SHOE_KINDS: Readonly<Record<string, readonly [Fits, ShoeSize]>> = {
  derby: [DRESS, WELTED],
  brogue: [DRESS, WELTED],
  loafer: [DRESS, WELTED],
  'monk-shoe': [DRESS, WELTED],
  'chunky-loafer': [CHUNKY, WELTED],
  'deck-shoe': [RUBBER, WELTED],
  'low-sneaker': [RUBBER, SNEAKER],
  'running-shoe': [RUBBER, SNEAKER],
  'high-top': [RUBBER, SNEAKER],
  'slip-on': [RUBBER, SNEAKER],
  'chelsea-boot': [BOOTS, WELTED],
  'laced-boot': [BOOTS, SNEAKER],
  'heeled-boot': [HEELS, pitched(6.6)],
  'knee-boot': [{ ...HEELS, single: { toe: 0.4, heel: -0.6, collar: -0.12 } }, pitched(4.4)],
  pump: [HEELS, pitched(8.4)],
  'block-heel-pump': [HEELS, pitched(5.4)],
  slingback: [HEELS, pitched(5)],
  'mary-jane': [HEELS, pitched(4.5)],
  mule: [HEELS, pitched(5)],
  clog: [CLOGS, pitched(4.6)],
  'block-sandal': [HEELS, pitched(6)],
  'strappy-sandal': [HEELS, pitched(8)],
  'wedge-espadrille': [LOW, pitched(8)],
  'ballet-flat': [LOW, pitched(1)],
  'flat-sandal': [LOW, pitched(1)],
  slide: [LOW, pitched(1)],
};

/** A shoe as another maker builds and shows it, named after the setting. */
export function otherMaking(make: () => LoftedShape, pair: OtherSetting): LoftedShape {
  const shoe = make();
  const [fits, size] = SHOE_KINDS[shoe.name] ?? [];
  const fit = fits?.[pair === 'single' || pair === 'quarter' ? pair : 'pair'];
  const surfaces = fit && size ? reshape(shoe.surfaces, shoeFit(fit, size)) : shoe.surfaces;
  return { ...shoe, name: `${shoe.name}-${pair}`, pair, surfaces };
}
