import { demoPieces } from './demo-pieces.ts';
import { VIEWS, type View } from './draw/drawing.ts';
import { drawFigure } from './draw/figure.ts';
import { renderDrawing } from './draw/render-drawing.ts';
import { paintOf } from './paint-of.ts';
import type { Colourway } from './stock/colourways.ts';
import { type Piece, pictureName } from './stock/make-item.ts';

interface Picture {
  piece: Piece;
  colourway: Colourway;
  view: View;
}

function indexPictures(): ReadonlyMap<string, Picture> {
  const pictures = new Map<string, Picture>();
  for (const piece of demoPieces()) {
    for (const colourway of piece.colourways) {
      for (const view of VIEWS) {
        pictures.set(pictureName(piece.slug, colourway, view), { piece, colourway, view });
      }
    }
  }
  return pictures;
}

let index: ReadonlyMap<string, Picture> | null = null;

/**
 * Draws a picture of the demo shop as an SVG document of 900 by 1200 pixels. `name` is the part of
 * an item's image URL between "/shop/pictures/" and ".webp"; null when the shop has no such picture.
 */
export function drawPicture(name: string): string | null {
  index ??= indexPictures();
  const picture = index.get(name);
  if (!picture) return null;
  const { piece, colourway, view } = picture;
  const drawing = drawFigure(piece.cut.figure, view === 'back' ? 'back' : 'front');
  return renderDrawing(drawing, paintOf(piece, colourway), view);
}
