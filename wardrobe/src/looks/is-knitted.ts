import type { ClothLook, WeaveName } from './cloth-look.ts';
import type { PanelPlace } from './panel-place.ts';

export const KNITTED: ReadonlySet<WeaveName> = new Set([
  'jersey',
  'heather',
  'stretch',
  'sheer',
  'knit',
  'fine-knit',
  'cable-knit',
]);

/** Ribs, and the collars and cuffs of what is knitted: plain, whatever the print of the body is. */
export const isRibbed = ({ weave }: ClothLook, { role }: PanelPlace): boolean =>
  role === 'rib' || ((role === 'cuff' || role === 'collar') && KNITTED.has(weave));
