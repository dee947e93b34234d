import type { Point } from '../geometry/point.ts';
import { cross, plus, unit } from '../lofts/surfaces/point-math.ts';
import type { Detail } from '../lofts/surfaces/surface.ts';
import type { StudioCamera } from './studio-camera.ts';
import type { SceneMesh } from './studio-scene.ts';

/** One sample of a surface, its relief already in the normal. */
export interface CloseLook {
  material: string;
  isInside: boolean;
  openness: number;
  /** In the space of the shape. */
  place: Point;
  /** In the studio, without and with the relief. */
  smooth: Point;
  normal: Point;
}

const STEP_CM = 0.012;
const STEEPEST = 1.6;

/** Looks at the triangle that begins at `triangle`, `second` and `third` of the way to its corners. */
export function lookClosely(
  mesh: SceneMesh,
  camera: StudioCamera,
  at: { triangle: number; second: number; third: number },
): CloseLook {
  const { surface, toStudio } = mesh.posed;
  const place = mixed(surface.places, surface.triangles, at);
  let solid = unit(mixed(mesh.normals, surface.triangles, at));
  const isMirrored = determinant(toStudio) < 0;
  const facing = facesEye(mesh, camera, at);
  const isBack = facing < 0 !== isMirrored;
  if (isBack) solid = [-solid[0], -solid[1], -solid[2]];
  const smooth = turned(toStudio, solid);
  const detail: Detail = { material: surface.material, relief: 0, openness: 1 };
  if (isBack && surface.inside !== null)
    return {
      material: surface.inside,
      isInside: true,
      openness: 0.85,
      place,
      smooth,
      normal: smooth,
    };
  const drawn = surface.drawnAt ? mixed(surface.drawnAt, surface.triangles, at) : place;
  surface.detailing?.(drawn, detail);
  const normal = surface.detailing
    ? turned(toStudio, withRelief(surface.detailing, { place: drawn, normal: solid }, detail))
    : smooth;
  const { material, openness } = detail;
  return { material, isInside: false, openness, place, smooth, normal };
}

function mixed(
  values: Float64Array | Float32Array,
  triangles: Uint32Array,
  at: { triangle: number; second: number; third: number },
): Point {
  const a = (triangles[at.triangle] ?? 0) * 3;
  const b = (triangles[at.triangle + 1] ?? 0) * 3;
  const c = (triangles[at.triangle + 2] ?? 0) * 3;
  const first = 1 - at.second - at.third;
  const axis = (k: number) =>
    (values[a + k] ?? 0) * first +
    (values[b + k] ?? 0) * at.second +
    (values[c + k] ?? 0) * at.third;
  return [axis(0), axis(1), axis(2)];
}

/** Positive where the triangle turns counterclockwise to the eye. */
function facesEye(mesh: SceneMesh, camera: StudioCamera, at: { triangle: number }): number {
  const { positions } = mesh;
  const { triangles } = mesh.posed.surface;
  const corner = (k: number): Point => {
    const i = (triangles[at.triangle + k] ?? 0) * 3;
    return [positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0];
  };
  const [a, b, c] = [corner(0), corner(1), corner(2)];
  const normal = cross(
    [b[0] - a[0], b[1] - a[1], b[2] - a[2]],
    [c[0] - a[0], c[1] - a[1], c[2] - a[2]],
  );
  const { eye } = camera;
  return normal[0] * (eye[0] - a[0]) + normal[1] * (eye[1] - a[1]) + normal[2] * (eye[2] - a[2]);
}

/** Blinn, Simulation of Wrinkled Surfaces (1978): tips the normal against the slope of the relief. */
function withRelief(
  detailing: NonNullable<SceneMesh['posed']['surface']['detailing']>,
  { place, normal }: { place: Point; normal: Point },
  detail: Detail,
): Point {
  const aside = unit(cross(Math.abs(normal[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], normal));
  const along = cross(normal, aside);
  const nearby: Detail = { material: '', relief: 0, openness: 1 };
  const slope = (way: Point) => {
    nearby.relief = 0;
    detailing(plus(place, way, STEP_CM), nearby);
    return (nearby.relief - detail.relief) / STEP_CM;
  };
  const [a, b] = [slope(aside), slope(along)];
  if (a === 0 && b === 0) return normal;
  const limit = Math.min(1, STEEPEST / Math.hypot(a, b));
  const tip = (k: 0 | 1 | 2) => normal[k] - (aside[k] * a + along[k] * b) * limit;
  return unit([tip(0), tip(1), tip(2)]);
}

function turned(matrix: Float64Array, [x, y, z]: Point): Point {
  const row = (k: number) =>
    (matrix[k * 4] ?? 0) * x + (matrix[k * 4 + 1] ?? 0) * y + (matrix[k * 4 + 2] ?? 0) * z;
  return [row(0), row(1), row(2)];
}

function determinant(m: Float64Array): number {
  const row = (k: number): Point => [m[k * 4] ?? 0, m[k * 4 + 1] ?? 0, m[k * 4 + 2] ?? 0];
  const [a, b] = [row(0), row(1)];
  const c = cross(a, b);
  const last = row(2);
  return c[0] * last[0] + c[1] * last[1] + c[2] * last[2];
}
