import type { Drape } from '../drapes/drape.ts';
import { LINE_KINDS } from '../drapes/drape-parts.ts';
import type { GarmentMesh } from '../garment-mesh/garment-mesh.ts';
import type { MapPart, PictureMaps, SewingMaps } from '../maps/picture-maps.ts';
import type { Projection } from './camera.ts';
import type { CoveredTriangles } from './draw-triangles.ts';
import { type LineField, lineField } from './line-field.ts';
import { lineSegments } from './line-segments.ts';

/** How far a seam pulls at the cloth, and how deep a hem or a placket goes, centimeters. */
const SEAM_REACH_CM = 1.2;
const FINISH_REACH_CM = 4;

/** What a garment's panels and lines tell a picture; made once for a drape. */
export interface GarmentLines {
  parts: readonly MapPart[];
  seams: LineField;
  finishes: LineField;
}

/** Two parts for each panel: its right side and its wrong side. */
export function garmentLines(drape: Drape): GarmentLines {
  const segments = lineSegments(drape);
  const seamKind = LINE_KINDS.indexOf('seam') + 1;
  return {
    parts: drape.panels.flatMap(({ role }) => [
      { material: role, isInside: false },
      { material: role, isInside: true },
    ]),
    seams: lineField(
      segments.filter(({ kind }) => kind === seamKind),
      SEAM_REACH_CM,
    ),
    finishes: lineField(
      segments.filter(({ kind }) => kind !== seamKind),
      FINISH_REACH_CM,
    ),
  };
}

export interface ResolveRequest {
  mesh: GarmentMesh;
  normals: Float32Array;
  projection: Projection;
  seen: CoveredTriangles;
  lines: GarmentLines;
  pixelCm: number;
}

const emptySewing = (pixels: number): SewingMaps => {
  const nearest = () => ({
    kind: new Uint8Array(pixels),
    across: new Float32Array(pixels),
    along: new Float32Array(pixels),
  });
  return { seam: nearest(), finish: nearest() };
};

/** Reads what a picture needs of the triangles that it shows: normals, cloth, light and lines. */
export function resolveMaps(request: ResolveRequest): PictureMaps {
  const { seen, lines, pixelCm } = request;
  const { width, height, coverage } = seen;
  const pixels = width * height;
  const sewing = emptySewing(pixels);
  const maps: PictureMaps = {
    width,
    height,
    pixelCm,
    part: new Uint8Array(pixels),
    parts: lines.parts,
    coverage,
    normal: new Int16Array(pixels * 3),
    place: new Float32Array(pixels * 2),
    placeSize: 2,
    light: new Uint8Array(pixels * 3),
    relief: new Int8Array(pixels),
    groundShadow: new Uint8Array(pixels),
    sewing,
  };
  const writePixel = pixelWriter(request, maps);
  const place = { panel: 0, x: 0, y: 0 };
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const triangle = seen.triangle[pixel] ?? 0;
    if (triangle === 0) continue;
    writePixel(pixel, triangle - 1);
    place.panel = ((maps.part[pixel] ?? 1) - 1) >> 1;
    place.x = maps.place[pixel * 2] ?? 0;
    place.y = maps.place[pixel * 2 + 1] ?? 0;
    lines.seams.find(place, sewing.seam, pixel);
    lines.finishes.find(place, sewing.finish, pixel);
  }
  return maps;
}

function pixelWriter({ mesh, normals, projection, seen }: ResolveRequest, maps: PictureMaps) {
  const { points, axes } = projection;
  const { corners, clothCorners, cloth, light, panelOf } = mesh;
  const [xx = 0, xy = 0, xz = 0, yx = 0, yy = 0, yz = 0, zx = 0, zy = 0, zz = 0] = axes;
  return (pixel: number, triangle: number): void => {
    const first = triangle * 3;
    const a = (corners[first] ?? 0) * 3;
    const b = (corners[first + 1] ?? 0) * 3;
    const c = (corners[first + 2] ?? 0) * 3;
    // A fine sample's middle lies a quarter pixel beside that of its pixel.
    const x = (pixel % seen.width) * 2 + 0.5 - (points[a] ?? 0);
    const y = ((pixel / seen.width) | 0) * 2 + 0.5 - (points[a + 1] ?? 0);
    const ux = (points[b] ?? 0) - (points[a] ?? 0);
    const uy = (points[b + 1] ?? 0) - (points[a + 1] ?? 0);
    const vx = (points[c] ?? 0) - (points[a] ?? 0);
    const vy = (points[c + 1] ?? 0) - (points[a + 1] ?? 0);
    const area = ux * vy - uy * vx;
    const w1 = Math.min(1.5, Math.max(-0.5, (x * vy - y * vx) / area));
    const w2 = Math.min(1.5, Math.max(-0.5, (ux * y - uy * x) / area));
    const w0 = 1 - w1 - w2;
    const isInside = area > 0;
    const of = (values: Float32Array, at: number) =>
      (values[a + at] ?? 0) * w0 + (values[b + at] ?? 0) * w1 + (values[c + at] ?? 0) * w2;
    let nx = of(normals, 0);
    let ny = of(normals, 1);
    let nz = of(normals, 2);
    const length = (Math.hypot(nx, ny, nz) || 1) * (isInside ? -1 : 1);
    nx /= length;
    ny /= length;
    nz /= length;
    maps.part[pixel] = (panelOf[triangle] ?? 0) * 2 + (isInside ? 2 : 1);
    maps.normal[pixel * 3] = Math.round(32767 * (nx * xx + ny * xy + nz * xz));
    maps.normal[pixel * 3 + 1] = Math.round(32767 * (nx * yx + ny * yy + nz * yz));
    maps.normal[pixel * 3 + 2] = Math.round(32767 * (nx * zx + ny * zy + nz * zz));
    const p = (clothCorners[first] ?? 0) * 2;
    const q = (clothCorners[first + 1] ?? 0) * 2;
    const r = (clothCorners[first + 2] ?? 0) * 2;
    for (let axis = 0; axis < 2; axis += 1)
      maps.place[pixel * 2 + axis] =
        (cloth[p + axis] ?? 0) * w0 + (cloth[q + axis] ?? 0) * w1 + (cloth[r + axis] ?? 0) * w2;
    const side = isInside ? 3 : 0;
    for (let lamp = 0; lamp < 3; lamp += 1) {
      const seenShare =
        (light[a * 2 + side + lamp] ?? 0) * w0 +
        (light[b * 2 + side + lamp] ?? 0) * w1 +
        (light[c * 2 + side + lamp] ?? 0) * w2;
      maps.light[pixel * 3 + lamp] = Math.round(255 * Math.min(1, Math.max(0, seenShare)));
    }
  };
}
