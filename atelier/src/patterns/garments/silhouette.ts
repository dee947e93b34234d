import type { PanelRole } from '@modiste/wardrobe/drape-parts';
import type { ClothName } from '../../cloths/cloths.ts';
import type { Measures } from '../measuring/measures.ts';
import type { Pattern } from '../pattern.ts';

/** A garment that can be draped: how it is cut, and of what. */
export interface Silhouette {
  name: string;
  gender: 'woman' | 'man';
  /** The cloth of its shell, and of panels of other roles where it differs. */
  cloth: ClothName;
  others?: Partial<Record<PanelRole, ClothName>>;
  /** Centimeters between vertices, from coarse to fine, where it is cut finer or coarser than others. */
  spacings?: readonly number[];
  /** The same on a body that it comes to rest on so and not otherwise. */
  spacingsOn?: Readonly<Record<string, readonly number[]>>;
  /** Without sleeves cloth hangs on the trunk alone: the arms are left out while it is draped. */
  isSleeveless?: boolean;
  /** Whether it has a long, wide skirt, which needs time to stop swinging. */
  swings?: boolean;
  /** Whether its fronts lie over each other from the start, and must stay so. */
  isCrossed?: boolean;
  cut: (measures: Measures) => Pattern;
}
