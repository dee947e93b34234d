import { drawFigure } from './draw-figure.ts';
import type { Paint } from './render/part-painter.ts';
import { renderDrawing } from './render/render-drawing.ts';
import { GROUND } from './shading/ground.ts';
import type { Colorway } from './stock/colorway.ts';
import { findPicture } from './stock/find-picture.ts';
import type { Product } from './stock/make-product.ts';

/**
 * Draws a picture of the demo shop as an SVG document of 900 by 1200 pixels. `name` is the part of
 * an item's image URL between "/shop/pictures/" and ".webp"; null when the shop has no such picture,
 * and of what is shown worn, which is never drawn.
 */
export function drawPicture(name: string): string | null {
  const picture = findPicture(name);
  if (!picture) return null;
  const { product, colorway, view } = picture;
  if (view === 'worn') return null;
  const drawing = drawFigure(product.design.figure, view === 'back' ? 'back' : 'front');
  return renderDrawing(drawing, paintOf(product, colorway), view);
}

const GOLD = '#c6a45c';
const STEEL = '#b4b7ba';

/** What a product is painted with in one of its colorways. */
function paintOf({ print, brand, fabric }: Product, colorway: Colorway): Paint {
  const { ground, ink, second } = colorway;
  const isPlain = print === 'none';
  return {
    cloth: ground.hex,
    trim: isPlain && ink ? ink.hex : '#e9e0d0',
    metal: colorway.colors.includes('Silver') || brand.name === 'Volta' ? STEEL : GOLD,
    sole: isPlain && second ? second.hex : '#f2eee6',
    ink: ink?.hex ?? '#2a2a2e',
    second: second?.hex ?? '#7b8060',
    texture: fabric.texture,
    print,
    backdrop: GROUND,
  };
}
