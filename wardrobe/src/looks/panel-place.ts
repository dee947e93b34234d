import type { MarkedPanel } from '../brand-marks/garment-mark.ts';
import type { Buttoning } from '../sewing/button-sewing.ts';
import type { SewnPatch } from '../sewing/patch-sewing.ts';

/** A panel as its cloth knows it. */
export interface PanelPlace extends MarkedPanel {
  role: string;
  /** Where x of its cloth is in the middle of the wearer's back. */
  behind: number;
  buttoning?: Buttoning | undefined;
  /** The pockets that are sewn upon it. */
  patches?: readonly SewnPatch[] | undefined;
}
