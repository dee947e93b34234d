import { garmentMark } from '../brand-marks/garment-mark.ts';
import { type LinearColor, linearColor, scaleLinear } from '../materials/linear-color.ts';
import type { Material } from '../materials/material.ts';
import { sewButtonholes, sewPlacket } from '../sewing/button-sewing.ts';
import { sewPatch } from '../sewing/patch-sewing.ts';
import { stitchRow, tipping } from '../sewing/sew-lines.ts';
import type { ClothLook } from './cloth-look.ts';
import { isRibbed, KNITTED } from './is-knitted.ts';
import { leatherPatch } from './leather-patch.ts';
import { neckLabel } from './neck-label.ts';
import { neckTape } from './neck-tape.ts';
import type { PanelPlace } from './panel-place.ts';
import { isAdjusted, strapSlider } from './strap-slider.ts';

interface SewnColors {
  inside: LinearColor;
  thread: LinearColor;
}

/** What is cut from jersey and sweatshirt cloth has its neck seam taped. */
const hasTape = ({ weave }: ClothLook): boolean => weave === 'fleece' || KNITTED.has(weave);
const TAPE_SHADE = 0.72;

/** The placket of what is buttoned, and its buttonholes. */
function buttoned(look: ClothLook, place: PanelPlace, thread: LinearColor): Material['sample'][] {
  const { buttoning, isInside } = place;
  if (!buttoning || isInside) return [];
  const holes = sewButtonholes(buttoning, thread);
  if (buttoning.placketCm === undefined || KNITTED.has(look.weave)) return [holes];
  const placket = sewPlacket(buttoning, (point, sample, away) =>
    stitchRow(point, sample, { away, along: point.y, thread }),
  );
  return [placket, holes];
}

/** Reds, browns, creams and black go with brass, the others with nickel. */
const isWarm = ([red, , blue]: LinearColor): boolean => red >= blue;

/** What a maker sews onto a panel: a label, a patch, the mark of the brand. */
export function sewnOnto(
  look: ClothLook,
  place: PanelPlace,
  { inside, thread }: SewnColors,
): Material['sample'][] {
  const { brand = '', mark, weave } = look;
  // A collar that is turned over shows its other side.
  const isSeen = !place.isInside || place.role === 'collar';
  const isTipped = look.tipping && isSeen && isRibbed(look, place);
  const middle = (place.left + place.right) / 2;
  const isBack = place.isInside && place.name === 'back';
  const isWaist = place.isInside && place.name === 'waistband';
  const labelPlace = isBack
    ? { middle, top: place.middleTop - 0.4 }
    : isWaist && { middle: place.behind, top: place.top - 0.5 };
  const label = labelPlace && brand ? neckLabel(labelPlace, inside, brand) : null;
  const hasPatch = weave === 'denim' && place.name === 'waistband' && !place.isInside;
  const ground = linearColor(look.color);
  return [
    isBack && hasTape(look)
      ? neckTape({ middle, top: place.middleTop }, scaleLinear(inside, TAPE_SHADE))
      : null,
    ...(place.isInside ? [] : (place.patches ?? [])).map((patch) =>
      sewPatch(patch, { thread, thickness: weave === 'denim' ? 1.4 : 1 }),
    ),
    label,
    ...buttoned(look, place, thread),
    hasPatch ? leatherPatch(place) : null,
    isAdjusted(place) ? strapSlider(place, isWarm(ground)) : null,
    isTipped && look.tipping ? tipping(linearColor(look.tipping)) : null,
    mark ? garmentMark({ mark, brand, ground, isPrinted: Boolean(look.print) }, place) : null,
  ].filter((sewn) => sewn !== null);
}
