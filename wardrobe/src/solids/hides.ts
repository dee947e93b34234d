import { scaleColor } from '../weaves/weave.ts';
import { type Finish, grain } from './finish.ts';

const hide = (look: { roughness: number; reflectance: number; depth: number }): Finish => {
  return (point, sample) => {
    const pores = grain(point, 0.085);
    const fold = Math.abs(grain(point, 0.15));
    scaleColor(sample, 1 + 0.03 * pores);
    sample.height += look.depth * (0.4 * pores - fold);
    sample.roughness = look.roughness + 0.05 * pores;
    sample.reflectance = look.reflectance;
  };
};

/** Grained leather, lightly polished. */
export const leather = hide({ roughness: 0.4, reflectance: 0.042, depth: 0.0055 });

/** Faux leather: an even, matte grain. */
export const vegan = hide({ roughness: 0.5, reflectance: 0.034, depth: 0.004 });

/** Smooth calf of dress shoes, waxed. */
export const calf = hide({ roughness: 0.3, reflectance: 0.045, depth: 0.0025 });

/** Suede: napped, matte, its pile catching light at the edges. */
export const suede: Finish = (point, sample) => {
  const nap = grain(point, 0.07);
  scaleColor(sample, 1 + 0.09 * nap);
  sample.height += 0.004 * nap;
  sample.roughness = 0.95;
  sample.reflectance = 0.012;
  sample.sheen = 0.22;
  sample.sheenTint = 0.85;
};

/** Lacquer over leather: it mirrors the softboxes. */
export const patent: Finish = (point, sample) => {
  sample.height += 0.004 * grain(point, 1.3);
  sample.roughness = 0.09;
  sample.reflectance = 0.055;
};

/** The painted edge of a strap or sole. */
export const edgePaint: Finish = (_point, sample) => {
  sample.roughness = 0.42;
  sample.reflectance = 0.04;
};
