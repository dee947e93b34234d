import { closestOnTriangle } from './closest-on-triangle.ts';
import type { FieldMesh } from './mesh-field.ts';

/** Measures signed distances from points to a closed mesh, one triangle at a time. */
export interface TriangleMeter {
  /** Where to measure from. */
  point: Float64Array;
  /** Which triangle: fills `corners`. */
  take(triangle: number): void;
  corners: Float64Array;
  /** Writes the corners of the box around the triangle. */
  bounds(least: Float64Array, most: Float64Array): void;
  /** Writes distance and the unit vector away from the surface to `out`. */
  measure(out: Float64Array): void;
}

/** Nearer than this the direction is that of the smooth surface, not of the flat triangle. */
const NEAR = 0.4;

export function makeTriangleMeter(mesh: FieldMesh): TriangleMeter {
  const point = new Float64Array(3);
  const corners = new Float64Array(9);
  const normals = new Float64Array(9);
  const weights = new Float64Array(3);
  const mixed = (list: Float64Array, axis: number) =>
    (list[axis] ?? 0) * (weights[0] ?? 0) +
    (list[axis + 3] ?? 0) * (weights[1] ?? 0) +
    (list[axis + 6] ?? 0) * (weights[2] ?? 0);
  return {
    point,
    corners,
    take(triangle) {
      for (let corner = 0; corner < 3; corner += 1) {
        const vertex = mesh.triangles[triangle * 3 + corner] ?? 0;
        for (let axis = 0; axis < 3; axis += 1) {
          corners[corner * 3 + axis] = mesh.positions[vertex * 3 + axis] ?? 0;
          normals[corner * 3 + axis] = mesh.normals[vertex * 3 + axis] ?? 0;
        }
      }
    },
    bounds(least, most) {
      for (let axis = 0; axis < 3; axis += 1) {
        const a = corners[axis] ?? 0;
        const b = corners[axis + 3] ?? 0;
        const c = corners[axis + 6] ?? 0;
        least[axis] = Math.min(a, b, c);
        most[axis] = Math.max(a, b, c);
      }
    },
    measure(out) {
      closestOnTriangle(point, corners, weights);
      const dx = (point[0] ?? 0) - mixed(corners, 0);
      const dy = (point[1] ?? 0) - mixed(corners, 1);
      const dz = (point[2] ?? 0) - mixed(corners, 2);
      const nx = mixed(normals, 0);
      const ny = mixed(normals, 1);
      const nz = mixed(normals, 2);
      const far = Math.sqrt(dx * dx + dy * dy + dz * dz);
      const sign = dx * nx + dy * ny + dz * nz < 0 ? -1 : 1;
      const trust = Math.min(far / NEAR, 1);
      const perFar = (sign * trust) / (far || 1);
      const gx = nx * (1 - trust) + dx * perFar;
      const gy = ny * (1 - trust) + dy * perFar;
      const gz = nz * (1 - trust) + dz * perFar;
      const length = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1;
      out[0] = sign * far;
      out[1] = gx / length;
      out[2] = gy / length;
      out[3] = gz / length;
    },
  };
}
