import type { ClothLook } from '../looks/cloth-look.ts';
import { linearColor, luminanceOf } from '../materials/linear-color.ts';
import { drapeOn } from '../stock/stored-shapes.ts';
import type { Slot } from '../stock/worn-slot.ts';
import { isOpenOver, type OutfitPiece } from './outfit-piece.ts';

/** Below this a garment is dark: what is worn with it is pale. */
const DARK = 0.2;

const isDark = ({ color }: ClothLook) => luminanceOf(linearColor(color)) < DARK;

const trouserLook = (top: ClothLook): ClothLook => ({
  weave: 'twill',
  color: isDark(top) ? '#c9c0b0' : '#45474b',
});
const teeLook = (bottom: ClothLook): ClothLook => ({
  weave: 'jersey',
  color: isDark(bottom) ? '#ebe6db' : '#6f7276',
});
const UNDER: ClothLook = { weave: 'rib', color: '#8d8378' };

/** Plain shapes of each kind of body, where the shop's own are missing. */
const SHAPES = {
  woman: {
    top: 'crew-neck-tee',
    under: 'scoop-tank',
    bottom: 'straight-trousers',
    bra: 'sports-bra',
    briefs: 'high-leg-briefs',
  },
  man: {
    top: 'mens-crew-tee',
    under: 'mens-crew-tee',
    bottom: 'mens-chinos',
    bra: null,
    briefs: 'boxer-briefs',
  },
} as const;

/** What a figure needs besides its garments, so that it is dressed. */
export function neutralPieces(body: string, pieces: readonly OutfitPiece[]): OutfitPiece[] {
  const shapes = body.startsWith('woman') ? SHAPES.woman : SHAPES.man;
  const inSlot = (slot: Slot) => pieces.find((piece) => piece.slot === slot);
  const wears = (...slots: Slot[]) => slots.some((slot) => inSlot(slot));
  const pieceOf = (kind: keyof typeof shapes, look: ClothLook): OutfitPiece[] => {
    const slot = kind === 'under' ? 'top' : kind;
    const shape = shapes[kind];
    const file = shape === null ? null : drapeOn(shape, body);
    return shape === null || file === null
      ? []
      : [{ slot, shape, file, look, isTucked: false, isUnder: false }];
  };
  const whole = inSlot('whole');
  if (whole && isOpenOver(whole)) return pieceOf('under', teeLook(whole.look));
  if (wears('whole', 'swim')) return [];
  const first = inSlot('top') ?? inSlot('outer') ?? inSlot('bottom');
  if (!first)
    return [
      ...(wears('briefs') ? [] : pieceOf('briefs', inSlot('bra')?.look ?? UNDER)),
      ...(wears('bra') ? [] : pieceOf('bra', inSlot('briefs')?.look ?? UNDER)),
    ];
  const bottom = inSlot('bottom')?.look ?? trouserLook(first.look);
  return [
    ...(wears('bottom') ? [] : pieceOf('bottom', bottom)),
    ...(wears('top') ? [] : pieceOf(wears('outer') ? 'under' : 'top', teeLook(first.look))),
  ];
}
