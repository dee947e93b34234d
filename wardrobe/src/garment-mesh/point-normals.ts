import { length3 } from '../materials/lengths.ts';

/**
 * Unit normals at the points of a mesh, weighted by the area of their triangles; three for each.
 * @param deeper how many times as deep the mesh is taken to be
 */
export function pointNormals(
  positions: Float32Array,
  corners: Uint32Array,
  deeper = 1,
): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let first = 0; first < corners.length; first += 3) {
    const a = (corners[first] ?? 0) * 3;
    const b = (corners[first + 1] ?? 0) * 3;
    const c = (corners[first + 2] ?? 0) * 3;
    const ax = positions[a] ?? 0;
    const ay = positions[a + 1] ?? 0;
    const az = positions[a + 2] ?? 0;
    const ux = (positions[b] ?? 0) - ax;
    const uy = (positions[b + 1] ?? 0) - ay;
    const uz = ((positions[b + 2] ?? 0) - az) * deeper;
    const vx = (positions[c] ?? 0) - ax;
    const vy = (positions[c + 1] ?? 0) - ay;
    const vz = ((positions[c + 2] ?? 0) - az) * deeper;
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    for (const corner of [a, b, c]) {
      normals[corner] = (normals[corner] ?? 0) + x;
      normals[corner + 1] = (normals[corner + 1] ?? 0) + y;
      normals[corner + 2] = (normals[corner + 2] ?? 0) + z;
    }
  }
  for (let at = 0; at < normals.length; at += 3) {
    const length = length3(normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0) || 1;
    normals[at] = (normals[at] ?? 0) / length;
    normals[at + 1] = (normals[at + 1] ?? 0) / length;
    normals[at + 2] = (normals[at + 2] ?? 0) / length;
  }
  return normals;
}
