/**
 * A point or a direction in the studio: centimeters; x toward the wearer's left (the right of a
 * front picture), y up from the floor, z toward the camera of a front picture.
 */
export type Point = readonly [x: number, y: number, z: number];
