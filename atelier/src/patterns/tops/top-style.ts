import type { HoodStyle } from '../laid/laid-hood.ts';
import type { BodiceDraft } from '../pieces/bodice.ts';
import type { NeckFinish } from '../pieces/neck-finish.ts';
import type { PlacketStyle } from '../pieces/placket.ts';
import type { ButtonBandStyle } from './banded-front.ts';
import type { FrontDetails } from './front-lines.ts';
import type { TieStyle } from './ties.ts';

/** A rib at an edge: how high, and how long as a share of what it is sewn to. */
export interface RibStyle {
  height: number;
  share: number;
  /** Of the garment's own cloth, interlined, instead of rib. */
  isCloth?: boolean;
}

/** A placket down to the hem, where it has no length. */
export type TopPlacket = Omit<PlacketStyle, 'top' | 'length' | 'isWhole'> & { length?: number };

/** A top with or without sleeves. Centimeters; what is added to the body's own measures. */
export interface TopStyle extends FrontDetails {
  name: string;
  bustEase: number;
  waistEase: number;
  hemEase: number;
  /** Below the hip, or above it where negative. */
  belowHip: number;
  /** How far the hem's middle is lower than its sides: a shirttail; hardly, where absent. */
  hemDip?: number;
  neckWider: number;
  neckDeeper: number;
  neckShape?: BodiceDraft['neckShape'];
  shoulderWider: number;
  armholeDeeper: number;
  /** From the shoulder; below 1.5 a share of the arm; 0 leaves the arm free. */
  sleeveLength: number;
  sleeveHemEase: number;
  capHeight: number;
  /** How far a full sleeve is bowed out. */
  sleeveFullness?: number;
  /** How much longer the cap is than its armhole: gathered to a puff, where it is more than a little. */
  capEase?: number;
  /** What the neckline is finished with; faced, where absent. */
  neckRib?: NeckFinish;
  /** Splits the neckline at a V's point, or at a placket's edge. */
  neckSplitAt?: number;
  placket?: TopPlacket;
  /** A band of its own down the middle of the front, as cardigans have. */
  buttonBand?: ButtonBandStyle;
  /** Lies back, laid on in place of the neck's rib, with two cords. */
  hood?: HoodStyle;
  /** The seam of a yoke, so far below the nape. */
  yoke?: number;
  tie?: TieStyle;
  hemRib?: RibStyle;
  cuffRib?: RibStyle;
  armholeRib?: RibStyle;
}
