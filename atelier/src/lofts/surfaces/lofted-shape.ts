import type { Surface } from './surface.ts';

type LoftKind = 'shoe' | 'bag' | 'hat' | 'accessory';

/**
 * How shoes are set down: both alike, one of them seen from its side, both from their toes; or one
 * shoe alone, from its side or turned a quarter toward the camera.
 */
export type PairSetting = 'parallel' | 'profile' | 'toes' | 'single' | 'quarter';

/** A shape of the demo shop that is not sewn: its surfaces stand on the floor around the origin. */
export interface LoftedShape {
  /** "low-sneaker". */
  name: string;
  kind: LoftKind;
  surfaces: readonly Surface[];
  /** Of shoes; left out, parallel. */
  pair?: PairSetting;
  /** From where its front picture is taken, degrees: left out, a little from the side and above. */
  front?: { yaw: number; pitch: number };
  /** How much wider than the shape its pictures are: left out, a fifth. */
  room?: number;
}
