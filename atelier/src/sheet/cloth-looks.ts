import type { ClothLook } from '@modiste/wardrobe/cloth-look';
import type { ClothName } from '../cloths/cloths.ts';

type Row = readonly [weave: ClothLook['weave'], color: string];

/** How each cloth is shown on a contact sheet: its weave, and a color that hides nothing. */
const ROWS: Readonly<Record<ClothName, Row>> = {
  jersey: ['jersey', '#c9c4b8'],
  'heavy-jersey': ['jersey', '#8f9a8c'],
  rib: ['rib', '#b9a99a'],
  'fine-knit': ['fine-knit', '#b0a08c'],
  'cable-knit': ['cable-knit', '#ddd3c0'],
  poplin: ['poplin', '#c3d0de'],
  linen: ['linen', '#cbbda3'],
  flannel: ['flannel', '#7d6a63'],
  denim: ['denim', '#5a7391'],
  chino: ['twill', '#b39a74'],
  suiting: ['twill', '#6d7078'],
  'wool-coating': ['coating', '#a58a6b'],
  tweed: ['tweed', '#8b8374'],
  corduroy: ['corduroy', '#8d6f52'],
  leather: ['leather', '#4a3a33'],
  satin: ['satin', '#a9b6a6'],
  silk: ['silk', '#c9a7a0'],
  crepe: ['poplin', '#7f5a63'],
  viscose: ['poplin', '#a3b2a0'],
  chiffon: ['chiffon', '#d8c2bb'],
  lace: ['lace', '#d9d2c6'],
  velvet: ['velvet', '#5b3b46'],
  fleece: ['fleece', '#a8a49a'],
  sweatshirt: ['fleece', '#9aa0a6'],
  'swim-knit': ['stretch', '#3f5563'],
  'body-knit': ['stretch', '#3f5563'],
  'down-quilted': ['quilted', '#5d6a5c'],
};

export function lookOf(cloth: ClothName): ClothLook {
  const [weave, color] = ROWS[cloth];
  return { weave, color };
}
