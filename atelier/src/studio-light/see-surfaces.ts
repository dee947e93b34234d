import type { StudioCamera } from './studio-camera.ts';
import type { SceneMesh, StudioScene } from './studio-scene.ts';

/** Which triangle each sample of a picture sees, `samples` by `samples` for each pixel. */
export interface SeenSurfaces {
  /** Samples across and down the whole picture. */
  width: number;
  height: number;
  samples: number;
  /** The mesh from 1, 0 for the ground. */
  mesh: Uint16Array;
  triangle: Uint32Array;
  /** The weights of the triangle's second and third corner, right in perspective. */
  second: Float32Array;
  third: Float32Array;
  depth: Float32Array;
}

export function seeSurfaces(scene: StudioScene, camera: StudioCamera, samples: number) {
  const [width, height] = [camera.width * samples, camera.height * samples];
  const count = width * height;
  const seen: SeenSurfaces = {
    width,
    height,
    samples,
    mesh: new Uint16Array(count),
    triangle: new Uint32Array(count),
    second: new Float32Array(count),
    third: new Float32Array(count),
    depth: new Float32Array(count).fill(1e9),
  };
  scene.meshes.forEach((mesh, index) => {
    const points = projectMesh(mesh, camera, samples);
    const { triangles } = mesh.posed.surface;
    for (let t = 0; t < triangles.length; t += 3)
      drawTriangle(seen, points, {
        mesh: index + 1,
        triangle: t,
        a: triangles[t] ?? 0,
        b: triangles[t + 1] ?? 0,
        c: triangles[t + 2] ?? 0,
      });
  });
  return seen;
}

/** Three for each vertex: sample across, sample down, depth. */
function projectMesh(mesh: SceneMesh, camera: StudioCamera, samples: number): Float64Array {
  const { positions } = mesh;
  const { eye, right, up, back } = camera;
  const focal = camera.focal * samples;
  const points = new Float64Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const x = (positions[i] ?? 0) - eye[0];
    const y = (positions[i + 1] ?? 0) - eye[1];
    const z = (positions[i + 2] ?? 0) - eye[2];
    const depth = -(x * back[0] + y * back[1] + z * back[2]);
    const across = ((x * right[0] + y * right[1] + z * right[2]) * focal) / depth;
    const upward = ((x * up[0] + y * up[1] + z * up[2]) * focal) / depth;
    points[i] = (camera.width * samples) / 2 + across - 0.5;
    points[i + 1] = (camera.height * samples) / 2 - upward - 0.5;
    points[i + 2] = depth;
  }
  return points;
}

interface Drawn {
  mesh: number;
  triangle: number;
  a: number;
  b: number;
  c: number;
}

function drawTriangle(seen: SeenSurfaces, points: Float64Array, drawn: Drawn): void {
  const [ax, ay] = [points[drawn.a * 3] ?? 0, points[drawn.a * 3 + 1] ?? 0];
  const [bx, by] = [points[drawn.b * 3] ?? 0, points[drawn.b * 3 + 1] ?? 0];
  const [cx, cy] = [points[drawn.c * 3] ?? 0, points[drawn.c * 3 + 1] ?? 0];
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (Math.abs(area) < 1e-9) return;
  const ia = 1 / (points[drawn.a * 3 + 2] ?? 1);
  const ib = 1 / (points[drawn.b * 3 + 2] ?? 1);
  const ic = 1 / (points[drawn.c * 3 + 2] ?? 1);
  const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx)));
  const x1 = Math.min(seen.width - 1, Math.floor(Math.max(ax, bx, cx)));
  const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy)));
  const y1 = Math.min(seen.height - 1, Math.floor(Math.max(ay, by, cy)));
  for (let y = y0; y <= y1; y += 1)
    for (let x = x0; x <= x1; x += 1) {
      const b = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / area;
      const c = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / area;
      if (b < -1e-6 || c < -1e-6 || b + c > 1.000001) continue;
      const inverse = ia + (ib - ia) * b + (ic - ia) * c;
      const at = y * seen.width + x;
      if (1 / inverse >= (seen.depth[at] ?? 0)) continue;
      seen.depth[at] = 1 / inverse;
      seen.mesh[at] = drawn.mesh;
      seen.triangle[at] = drawn.triangle;
      seen.second[at] = (b * ib) / inverse;
      seen.third[at] = (c * ic) / inverse;
    }
}
