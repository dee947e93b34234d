/** A long lens: 85 mm (full frame) from four meters. */
const DISTANCE_CM = 400;

export interface Camera {
  /** What the middle of the picture shows, centimeters. */
  target: readonly [number, number, number];
  /** How wide the picture is at the target, centimeters. */
  widthCm: number;
  /** Around the garment: 0 is the front, pi the back. */
  turn: number;
  /** Down onto it, radians. */
  pitch: number;
}

/** Three for each point: column and row in pixels, and distance from the lens. */
export interface Projection {
  points: Float32Array;
  /** Rotates a vector to the camera's axes: x right, y up, z to the eye; nine, row by row. */
  axes: readonly number[];
}

export interface PictureSize {
  width: number;
  height: number;
}

/** The margins around a shape, as shares of the picture's width and height. */
const SIDE_MARGIN = 0.05;
const TOP_MARGIN = 0.05;
/**
 * Small things fill their pictures a little less than large ones, so that side by side one sees
 * which is which: a shape is shown as if it were this share on its way to the usual width.
 */
const USUAL_WIDTH_CM = 84;
const TOWARD_USUAL = 0.05;

/** A camera that sees all of a shape, from a little above its middle. */
export function wholeCamera(positions: Float32Array, turn: number): Camera {
  const { low, high } = boxOf(positions);
  const target: Camera['target'] = [
    (low[0] + high[0]) / 2,
    (low[1] + high[1]) / 2,
    (low[2] + high[2]) / 2,
  ];
  const side = Math.abs(Math.sin(turn));
  const wide = (high[0] - low[0]) * (1 - side) + (high[2] - low[2]) * side;
  const tall = ((high[1] - low[1]) * 0.75) / (1 - 2 * TOP_MARGIN);
  // What is nearer than the middle looks larger.
  const filled = Math.max(wide / (1 - 2 * SIDE_MARGIN), tall);
  const kept = filled ** (1 - TOWARD_USUAL) * USUAL_WIDTH_CM ** TOWARD_USUAL;
  const widthCm = Math.max(filled, kept) * (1 + (high[2] - low[2]) / (2 * DISTANCE_CM));
  return { target, widthCm, turn, pitch: 0.045 };
}

function boxOf(positions: Float32Array) {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < positions.length; at += 3)
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis], positions[at + axis] ?? 0);
      high[axis] = Math.max(high[axis], positions[at + axis] ?? 0);
    }
  return { low, high };
}

export function project(positions: Float32Array, camera: Camera, size: PictureSize): Projection {
  const { turn, pitch, target, widthCm } = camera;
  const [ct, st] = [Math.cos(turn), Math.sin(turn)];
  const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)];
  const axes = [ct, 0, -st, -st * sp, cp, -ct * sp, st * cp, sp, ct * cp];
  const [xx = 0, xy = 0, xz = 0, yx = 0, yy = 0, yz = 0, zx = 0, zy = 0, zz = 0] = axes;
  const scale = size.width / widthCm;
  const points = new Float32Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const x = (positions[at] ?? 0) - target[0];
    const y = (positions[at + 1] ?? 0) - target[1];
    const z = (positions[at + 2] ?? 0) - target[2];
    const distance = DISTANCE_CM - (x * zx + y * zy + z * zz);
    const zoom = (scale * DISTANCE_CM) / distance;
    points[at] = size.width / 2 + (x * xx + y * xy + z * xz) * zoom;
    points[at + 1] = size.height / 2 - (x * yx + y * yy + z * yz) * zoom;
    points[at + 2] = distance;
  }
  return { points, axes };
}
