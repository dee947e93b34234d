import type { Paint } from './draw/render-drawing.ts';
import type { Colourway } from './stock/colourways.ts';
import type { Piece } from './stock/make-item.ts';

const GOLD = '#c6a45c';
const STEEL = '#b4b7ba';

/** What a colourway of a piece is painted with. */
export function paintOf(piece: Piece, colourway: Colourway): Paint {
  const { ground, ink, second } = colourway;
  const isPlain = piece.print === 'none';
  return {
    cloth: ground.hex,
    trim: isPlain && ink ? ink.hex : '#e9e0d0',
    metal: colourway.colors.includes('Silver') || piece.brand.name === 'Volta' ? STEEL : GOLD,
    sole: isPlain && second ? second.hex : '#f2eee6',
    ink: ink?.hex ?? '#2a2a2e',
    second: second?.hex ?? '#7b8060',
    texture: piece.cloth.texture,
    print: piece.print,
    backdrop: piece.brand.backdrop,
  };
}
