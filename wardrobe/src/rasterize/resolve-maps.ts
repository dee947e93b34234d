import type { Drape } from '../drapes/drape.ts';
import { LINE_KINDS } from '../drapes/drape-parts.ts';
import type { GarmentMesh } from '../garment-mesh/garment-mesh.ts';
import type { MapPart, PictureMaps, SewingMaps } from '../maps/picture-maps.ts';
import { length3 } from '../materials/lengths.ts';
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

/** What 1 is in the normals of a garment. */
const UNIT = 32767;

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
    fold: seen.fold,
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
  const { part, normal, place, light: lit } = maps;
  const [xx = 0, xy = 0, xz = 0, yx = 0, yy = 0, yz = 0, zx = 0, zy = 0, zz = 0] = axes;
  return (pixel: number, triangle: number): void => {
    const first = triangle * 3;
    const a = (corners[first] ?? 0) * 3;
    const b = (corners[first + 1] ?? 0) * 3;
    const c = (corners[first + 2] ?? 0) * 3;
    const ax = points[a] ?? 0;
    const ay = points[a + 1] ?? 0;
    const row = (pixel / seen.width) | 0;
    // A fine sample's middle lies a quarter pixel beside that of its pixel.
    const x = (pixel - row * seen.width) * 2 + 0.5 - ax;
    const y = row * 2 + 0.5 - ay;
    const ux = (points[b] ?? 0) - ax;
    const uy = (points[b + 1] ?? 0) - ay;
    const vx = (points[c] ?? 0) - ax;
    const vy = (points[c + 1] ?? 0) - ay;
    const area = ux * vy - uy * vx;
    const w1 = Math.min(1.5, Math.max(-0.5, (x * vy - y * vx) / area));
    const w2 = Math.min(1.5, Math.max(-0.5, (ux * y - uy * x) / area));
    const w0 = 1 - w1 - w2;
    const isInside = area > 0;
    let nx = (normals[a] ?? 0) * w0 + (normals[b] ?? 0) * w1 + (normals[c] ?? 0) * w2;
    let ny = (normals[a + 1] ?? 0) * w0 + (normals[b + 1] ?? 0) * w1 + (normals[c + 1] ?? 0) * w2;
    let nz = (normals[a + 2] ?? 0) * w0 + (normals[b + 2] ?? 0) * w1 + (normals[c + 2] ?? 0) * w2;
    const scale = (isInside ? -UNIT : UNIT) / (length3(nx, ny, nz) || 1);
    nx *= scale;
    ny *= scale;
    nz *= scale;
    part[pixel] = (panelOf[triangle] ?? 0) * 2 + (isInside ? 2 : 1);
    normal[pixel * 3] = Math.round(nx * xx + ny * xy + nz * xz);
    normal[pixel * 3 + 1] = Math.round(nx * yx + ny * yy + nz * yz);
    normal[pixel * 3 + 2] = Math.round(nx * zx + ny * zy + nz * zz);
    const p = (clothCorners[first] ?? 0) * 2;
    const q = (clothCorners[first + 1] ?? 0) * 2;
    const r = (clothCorners[first + 2] ?? 0) * 2;
    place[pixel * 2] = (cloth[p] ?? 0) * w0 + (cloth[q] ?? 0) * w1 + (cloth[r] ?? 0) * w2;
    place[pixel * 2 + 1] =
      (cloth[p + 1] ?? 0) * w0 + (cloth[q + 1] ?? 0) * w1 + (cloth[r + 1] ?? 0) * w2;
    const side = isInside ? 3 : 0;
    for (let lamp = side; lamp < side + 3; lamp += 1) {
      const share =
        (light[a * 2 + lamp] ?? 0) * w0 +
        (light[b * 2 + lamp] ?? 0) * w1 +
        (light[c * 2 + lamp] ?? 0) * w2;
      lit[pixel * 3 + lamp - side] = share <= 0 ? 0 : share >= 1 ? 255 : share * 255 + 0.5;
    }
  };
}
