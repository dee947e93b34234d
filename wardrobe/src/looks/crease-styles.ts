import type { CreaseStyle } from '../creases/crease.ts';
import type { WeaveName } from './cloth-look.ts';

/** Width and height of a crease in centimeters and its sharpness, then how it folds. */
const style = (
  [widthCm, heightCm, sharpness]: readonly [number, number, number],
  counts: Pick<CreaseStyle, 'pulls' | 'strewn'> & Partial<CreaseStyle>,
): CreaseStyle => ({ widthCm, heightCm, sharpness, falls: FALLS.usual, folded: 0, ...counts });

/** How deep the long folds of most cloths are, and of those that flow. */
const FALLS = { usual: 1.1, flowing: 1.45, fluid: 1.8 } as const;

const SOFT = style([1.7, 0.25, 0.35], { pulls: 1.15, strewn: 1.5, folded: 0.4 });
const HEAVY_KNIT = style([2.6, 0.3, 0.2], { pulls: 1.3, strewn: 0 });
const FLOWING = style([1.6, 0.26, 0.35], { pulls: 0.85, strewn: 0.2, falls: FALLS.flowing });
const HEAVY = style([2.2, 0.26, 0.35], { pulls: 0.74, strewn: 0 });
const PILE = style([1.7, 0.27, 0.4], { pulls: 0.65, strewn: 0.5 });

/** How each cloth creases; down and sequins do not. */
export const CREASE_STYLES: Readonly<Partial<Record<WeaveName, CreaseStyle>>> = {
  jersey: SOFT,
  heather: SOFT,
  rib: SOFT,
  stretch: style([1.5, 0.2, 0.3], { pulls: 0.8, strewn: 0 }),
  'fine-knit': style([1.9, 0.3, 0.3], { pulls: 1.18, strewn: 0 }),
  knit: HEAVY_KNIT,
  'wide-rib': HEAVY_KNIT,
  'cable-knit': HEAVY_KNIT,
  fleece: style([2.3, 0.3, 0.3], { pulls: 1, strewn: 0 }),
  poplin: style([0.85, 0.21, 0.9], { pulls: 1, strewn: 5, folded: 0.4 }),
  oxford: style([0.95, 0.21, 0.85], { pulls: 0.95, strewn: 4, folded: 0.4 }),
  linen: style([1, 0.22, 0.85], { pulls: 1, strewn: 13, folded: 0.3 }),
  flannel: style([1.6, 0.27, 0.45], { pulls: 0.7, strewn: 0.8 }),
  twill: style([1.4, 0.24, 0.65], { pulls: 0.9, strewn: 2.2 }),
  denim: style([1.4, 0.28, 0.7], { pulls: 0.85, strewn: 1 }),
  satin: style([1.6, 0.15, 0.4], { pulls: 0.7, strewn: 0, falls: FALLS.fluid }),
  silk: FLOWING,
  crepe: FLOWING,
  chiffon: FLOWING,
  lace: FLOWING,
  coating: HEAVY,
  tweed: HEAVY,
  corduroy: PILE,
  velvet: PILE,
  leather: style([1.2, 0.3, 0.8], { pulls: 0.9, strewn: 2.6 }),
  suede: style([1.5, 0.22, 0.55], { pulls: 0.6, strewn: 0.5 }),
};
