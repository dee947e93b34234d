import { closestOnTriangle } from '../../geometry/closest-on-triangle.ts';

const clamp = (value: number) => (value < 0 ? 0 : value > 1 ? 1 : value);

/** The way between two places by the weights of four; returns its square length. */
function squareGap(positions: Float64Array, four: Uint32Array, weights: Float64Array): number {
  let square = 0;
  for (let axis = 0; axis < 3; axis += 1) {
    let way = 0;
    for (let corner = 0; corner < 4; corner += 1) {
      way += (weights[corner] ?? 0) * (positions[(four[corner] ?? 0) * 3 + axis] ?? 0);
    }
    square += way * way;
  }
  return square;
}

/**
 * The square distance between two edges, the first and last two of `four`; writes the weights of
 * the way between their nearest points (Ericson, "Real-Time Collision Detection", 5.1.9).
 */
export function nearestOfEdges(positions: Float64Array, four: Uint32Array, weights: Float64Array) {
  const a = (four[0] ?? 0) * 3;
  const b = (four[1] ?? 0) * 3;
  const c = (four[2] ?? 0) * 3;
  const d = (four[3] ?? 0) * 3;
  const ux = (positions[b] ?? 0) - (positions[a] ?? 0);
  const uy = (positions[b + 1] ?? 0) - (positions[a + 1] ?? 0);
  const uz = (positions[b + 2] ?? 0) - (positions[a + 2] ?? 0);
  const vx = (positions[d] ?? 0) - (positions[c] ?? 0);
  const vy = (positions[d + 1] ?? 0) - (positions[c + 1] ?? 0);
  const vz = (positions[d + 2] ?? 0) - (positions[c + 2] ?? 0);
  const rx = (positions[a] ?? 0) - (positions[c] ?? 0);
  const ry = (positions[a + 1] ?? 0) - (positions[c + 1] ?? 0);
  const rz = (positions[a + 2] ?? 0) - (positions[c + 2] ?? 0);
  const uu = ux * ux + uy * uy + uz * uz + 1e-12;
  const vv = vx * vx + vy * vy + vz * vz + 1e-12;
  const uv = ux * vx + uy * vy + uz * vz;
  const ur = ux * rx + uy * ry + uz * rz;
  const vr = vx * rx + vy * ry + vz * rz;
  const whole = uu * vv - uv * uv;
  let s = whole > 1e-9 * uu * vv ? clamp((uv * vr - ur * vv) / whole) : 0;
  let t = (uv * s + vr) / vv;
  if (t < 0 || t > 1) {
    t = clamp(t);
    s = clamp((uv * t - ur) / uu);
  }
  weights[0] = 1 - s;
  weights[1] = s;
  weights[2] = t - 1;
  weights[3] = -t;
  const wx = rx + ux * s - vx * t;
  const wy = ry + uy * s - vy * t;
  const wz = rz + uz * s - vz * t;
  return wx * wx + wy * wy + wz * wz;
}

const point = new Float64Array(3);
const corners = new Float64Array(9);
const onTriangle = new Float64Array(3);

/**
 * The square distance between a particle, the first of `four`, and the triangle of the others;
 * writes the weights of the way from the triangle's nearest point.
 */
export function nearestOfFace(positions: Float64Array, four: Uint32Array, weights: Float64Array) {
  for (let axis = 0; axis < 3; axis += 1) {
    point[axis] = positions[(four[0] ?? 0) * 3 + axis] ?? 0;
    for (let corner = 0; corner < 3; corner += 1) {
      corners[corner * 3 + axis] = positions[(four[corner + 1] ?? 0) * 3 + axis] ?? 0;
    }
  }
  closestOnTriangle(point, corners, onTriangle);
  weights[0] = 1;
  for (let corner = 0; corner < 3; corner += 1) weights[corner + 1] = -(onTriangle[corner] ?? 0);
  return squareGap(positions, four, weights);
}
