import type { Cloth } from '../../cloths/cloth.ts';
import type { Assembly } from '../../patterns/assembly.ts';
import type { Welding } from './weld.ts';

/** Distances that the cloth holds, with what they give (compliance, square seconds a gram). */
export interface Springs {
  /** Two particles for each. */
  ends: Uint32Array;
  rest: Float64Array;
  compliance: Float64Array;
  /** No longer than this, whatever pulls. */
  longest: Float64Array;
}

/** Pairs of triangles that resist bending (Bergou et al., A Quadratic Bending Model, 2006). */
export interface Hinges {
  /** Four particles for each: the edge's two, then the tips of its two wings. */
  particles: Uint32Array;
  /** Four for each: what makes the sum of the weighted positions zero where the cloth is flat. */
  weights: Float64Array;
  compliance: Float64Array;
}

/** A sewn garment as particles and what holds between them. Centimeters, grams, seconds. */
export interface ClothModel {
  assembly: Assembly;
  welding: Welding;
  count: number;
  /** One over the mass of each particle. */
  inverseMass: Float64Array;
  /** The stretch of the cloth itself first, then what holds folds. */
  springs: Springs;
  /** How many of the springs are edges of the cloth. */
  edgeCount: number;
  /** The longest of them, where the cloth is not stretched too far, centimeters. */
  longestEdge: number;
  hinges: Hinges;
  /** Three particles for each triangle. */
  triangles: Uint32Array;
  /** The panel, its layer and its part of the body, of each triangle and each particle. */
  triangleVertices: Uint32Array;
  friction: number;
  damping: number;
  /** How near two plies come to each other, centimeters. */
  thickness: number;
}

/** The cloth of each panel. */
export type ClothOf = (panel: number) => Cloth;
