/**
 * Writes the point of a triangle that is nearest to p as its weights of the three corners
 * (Ericson, "Real-Time Collision Detection", 5.1.5). `corners` holds the nine coordinates.
 */
export function closestOnTriangle(
  p: Float64Array,
  corners: Float64Array,
  out: Float64Array,
): Float64Array {
  // Taking arrays apart goes through their iterator, which is slow here.
  const px = p[0] ?? 0;
  const py = p[1] ?? 0;
  const pz = p[2] ?? 0;
  const ax = corners[0] ?? 0;
  const ay = corners[1] ?? 0;
  const az = corners[2] ?? 0;
  const bx = corners[3] ?? 0;
  const by = corners[4] ?? 0;
  const bz = corners[5] ?? 0;
  const cx = corners[6] ?? 0;
  const cy = corners[7] ?? 0;
  const cz = corners[8] ?? 0;
  const abx = bx - ax;
  const aby = by - ay;
  const abz = bz - az;
  const acx = cx - ax;
  const acy = cy - ay;
  const acz = cz - az;
  const d1 = abx * (px - ax) + aby * (py - ay) + abz * (pz - az);
  const d2 = acx * (px - ax) + acy * (py - ay) + acz * (pz - az);
  if (d1 <= 0 && d2 <= 0) return weigh(out, 0, 0);
  const d3 = abx * (px - bx) + aby * (py - by) + abz * (pz - bz);
  const d4 = acx * (px - bx) + acy * (py - by) + acz * (pz - bz);
  if (d3 >= 0 && d4 <= d3) return weigh(out, 1, 0);
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return weigh(out, d1 / (d1 - d3), 0);
  const d5 = abx * (px - cx) + aby * (py - cy) + abz * (pz - cz);
  const d6 = acx * (px - cx) + acy * (py - cy) + acz * (pz - cz);
  if (d6 >= 0 && d5 <= d6) return weigh(out, 0, 1);
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) return weigh(out, 0, d2 / (d2 - d6));
  const va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
    const w = (d4 - d3) / (d4 - d3 + (d5 - d6));
    return weigh(out, 1 - w, w);
  }
  const whole = 1 / (va + vb + vc);
  return weigh(out, vb * whole, vc * whole);
}

function weigh(out: Float64Array, v: number, w: number): Float64Array {
  out[0] = 1 - v - w;
  out[1] = v;
  out[2] = w;
  return out;
}
