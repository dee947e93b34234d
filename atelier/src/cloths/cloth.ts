/**
 * What a cloth is to the hand and to the simulation, in the properties that mills measure by KES-F
 * (Kawabata 1980) and FAST (De Boos and Tester 1994). The values are set by hand to their orders of
 * magnitude and taken from no measured table.
 */
export interface Cloth {
  name: string;
  gramsPerSquareMeter: number;
  thicknessMm: number;
  /** Force for a width of one meter that would double the length, by its slope at small loads. */
  stretchWarpNewtonPerMeter: number;
  stretchWeftNewtonPerMeter: number;
  /** The same across the bias: what the cloth resists shear with. */
  shearNewtonPerMeter: number;
  /** Bending rigidity about the axis that bends the warp, and the weft. */
  bendingWarpMicronewtonMeter: number;
  bendingWeftMicronewtonMeter: number;
  /** Of cloth on a body or on itself: tangential over normal force. */
  friction: number;
  /** How quickly movement dies within the cloth, a rate per second. */
  dampingPerSecond: number;
  /** How much longer an edge may become before it does not give at all, as a share. */
  greatestStretch: number;
  /** How unevenly the yarns lie: the spread of rest lengths, as a share. */
  unevenness: number;
}
