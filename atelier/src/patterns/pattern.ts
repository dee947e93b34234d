import type { FASTENING_KINDS, LINE_KINDS, PanelRole } from '@modiste/wardrobe/drape-parts';
import type { BodyPart } from '../bodies/body.ts';
import type { Point } from '../geometry/point.ts';
import type { FlatPoint, Polyline } from './flat/outline.ts';

type LineKind = (typeof LINE_KINDS)[number];

/** A line on a panel: a piece of its outline, or within it. */
export interface PatternEdge {
  name: string;
  points: Polyline;
  /** What it looks like on the finished garment; a sewn edge without one is a seam. */
  kind?: LineKind;
  /** For topstitching beside it, centimeters. */
  offsetCm?: number;
  /** For lines within: the angle at which it is pressed, in radians; 0 is flat, pi is folded. */
  fold?: number;
  /** For elastic: how much of its length is left when nothing pulls. */
  gather?: number;
  /** Turned up or faced: so many plies lie along it, this far in. */
  hem?: { depthCm: number; plies: number };
}

/** A piece of cloth to be cut, seen from its right side, u to the right and v up. */
export interface PatternPanel {
  name: string;
  role: PanelRole;
  part: BodyPart;
  layer: number;
  /** How far the grain turns from v, in radians. */
  grain: number;
  /** What an interlining multiplies the bending stiffness by. */
  stiffness: number;
  /** How many plies of cloth all of it has. */
  plies: number;
  /** How much finer than the rest of the garment it is meshed: 1 is alike, 0.5 twice as fine. */
  fineness: number;
  /** Counterclockwise; each begins where the one before ends. */
  edges: readonly PatternEdge[];
  /** Lines within the outline. */
  inner: readonly PatternEdge[];
  /** Where a point of it lies on the grain of the cloth, where that is not as on the table. */
  onGrain?: (point: FlatPoint) => FlatPoint;
  /** Where a point of it starts around the body. */
  place: (u: number, v: number) => Point;
}

/** A spot on cloth that hangs: where it is, and where its right side faces. */
export interface ClothSpot {
  position: Point;
  normal: Point;
}

/** Reads where a place on a panel came to hang, also a little beyond the panel's edges. */
export type ReadCloth = (panel: string, u: number, v: number) => ClothSpot;

/** What is laid upon a garment that hangs: a lapel, a flap, a patch pocket. It is not simulated. */
export type LaidPanel = Omit<
  PatternPanel,
  'place' | 'part' | 'stiffness' | 'plies' | 'fineness'
> & {
  /** Centimeters between its vertices. */
  spacingCm: number;
  fastenings: readonly Omit<PatternFastening, 'panel'>[];
  /** Where its points lie, once the garment hangs. */
  lay: (read: ReadCloth) => (u: number, v: number) => Point;
};

/** Rows of stitches that hold down in channels: how far apart, and how far it swells between them. */
export interface Channels {
  rowCm: number;
  depthCm: number;
}

/** The edge of a panel, for example ["front", "left-side"]. */
export type EdgeName = readonly [panel: string, edge: string];

/**
 * Two edges that are sewn together; of different lengths, the longer is eased or gathered into the
 * shorter. The first one decides how long the seam is.
 */
export interface Seam {
  first: EdgeName;
  second: EdgeName;
  /** Whether both run in the same direction; outlines that are laid side by side do not. */
  isParallel?: boolean;
  kind?: LineKind;
}

/** What is held while the rest falls, or for good. */
interface PatternTether {
  edge: EdgeName;
  forGood: boolean;
}

interface PatternFastening {
  kind: (typeof FASTENING_KINDS)[number];
  panel: string;
  at: readonly [u: number, v: number];
  radiusCm: number;
}

/** A garment before it is sewn. */
export interface Pattern {
  name: string;
  panels: readonly PatternPanel[];
  seams: readonly Seam[];
  tethers: readonly PatternTether[];
  fastenings: readonly PatternFastening[];
  /** Points of two panels that are buttoned together. */
  buttoned: readonly { first: EdgePoint; second: EdgePoint }[];
  /** In the order in which they are laid on. */
  laid?: readonly LaidPanel[];
  /** Where it is filled with down. */
  channels?: Channels | undefined;
}

export interface EdgePoint {
  panel: string;
  at: readonly [u: number, v: number];
}
