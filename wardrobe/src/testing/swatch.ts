import type { Paint } from '../render/part-painter.ts';
import { renderCutout } from '../render/render-drawing.ts';
import type { Part } from '../shapes/drawing.ts';
import { box } from '../shapes/path.ts';
import { type Pixels, pixelsOf } from './picture-pixels.ts';
import { PAINT } from './sample-figures.ts';

/** How many pixels of a swatch show a centimeter of its cloth. */
export const PIXELS_PER_CM = 10;

const SIDE_CM = 24;
const SHOWN_CM = 16;

/** Large enough for the thinnest lines: what the shop draws for a screen. */
export const FINE_PX = 1200;

/** A flat piece of cloth seen from near, without folds or edges, as pixels. */
export function swatchOf(
  paint: Partial<Paint>,
  part: Partial<Part> = {},
  sizePx = SHOWN_CM * PIXELS_PER_CM,
): Promise<Pixels> {
  const path = box(-4, -4, { width: SIDE_CM, height: SIDE_CM });
  const drawing = { parts: [{ path, fill: 'cloth' as const, ...part }], focus: { x: 0, y: 0 } };
  const view = { left: 0, top: 0, side: SHOWN_CM, sizePx };
  return pixelsOf(renderCutout(drawing, { ...PAINT, ...paint }, view));
}
