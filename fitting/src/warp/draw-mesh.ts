import type { ClothLayer } from './cloth-layer.ts';
import type { GarmentTexture } from './garment-texture.ts';
import type { Mesh } from './mesh.ts';

/** Corners a hair outside still count, so that no gap opens between two triangles. */
const TOLERANCE = -1e-3;
const ALPHA_MIN = 1;
/** Where a net folds, the first of two equally dense places stays, or both would mingle. */
const SAME = 0.02;

/** Writes the texture's color and opacity at a place into a pixel, where it is the denser one. */
function writePixel(
  layer: ClothLayer,
  { width, height, rgb, alpha }: GarmentTexture,
  { to, x, y, shade, opacity }: Record<'to' | 'x' | 'y' | 'shade' | 'opacity', number>,
): void {
  if (x < 0 || y < 0 || x > width - 1.01 || y > height - 1.01) return;
  const column = Math.floor(x);
  const row = Math.floor(y);
  const right = x - column;
  const lower = y - row;
  const first = row * width + column;
  const below = first + width;
  const a = (1 - right) * (1 - lower) * (alpha[first] ?? 0);
  const b = right * (1 - lower) * (alpha[first + 1] ?? 0);
  const c = (1 - right) * lower * (alpha[below] ?? 0);
  const d = right * lower * (alpha[below + 1] ?? 0);
  const sum = a + b + c + d;
  const dense = (sum / 255) * opacity;
  if (sum < ALPHA_MIN || dense <= (layer.alpha[to] ?? 0) + SAME) return;
  layer.alpha[to] = dense;
  for (let channel = 0; channel < 3; channel += 1) {
    layer.rgb[to * 3 + channel] =
      (shade *
        (a * (rgb[first * 3 + channel] ?? 0) +
          b * (rgb[first * 3 + 3 + channel] ?? 0) +
          c * (rgb[below * 3 + channel] ?? 0) +
          d * (rgb[below * 3 + 3 + channel] ?? 0))) /
      sum;
  }
}

type Corners = readonly [number, number, number];

function drawTriangle(
  layer: ClothLayer,
  texture: GarmentTexture,
  { target, source, shade, opacity, corners: [one, two, three] }: Mesh & { corners: Corners },
): void {
  const [ax = 0, ay = 0] = [target[one * 2], target[one * 2 + 1]];
  const [bx = 0, by = 0] = [target[two * 2], target[two * 2 + 1]];
  const [cx = 0, cy = 0] = [target[three * 2], target[three * 2 + 1]];
  const area = (by - cy) * (ax - cx) + (cx - bx) * (ay - cy);
  if (Math.abs(area) < 1e-6) return;
  const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
  const right = Math.min(layer.width - 1, Math.ceil(Math.max(ax, bx, cx)));
  const upper = Math.max(0, Math.floor(Math.min(ay, by, cy)));
  const lower = Math.min(layer.height - 1, Math.ceil(Math.max(ay, by, cy)));
  const read = (values: Float32Array, offset: number, step: number) => [
    values[one * step + offset] ?? 0,
    values[two * step + offset] ?? 0,
    values[three * step + offset] ?? 0,
  ];
  const [ux = 0, vx = 0, wx = 0] = read(source, 0, 2);
  const [uy = 0, vy = 0, wy = 0] = read(source, 1, 2);
  const [us = 0, vs = 0, ws = 0] = read(shade, 0, 1);
  const [uo = 1, vo = 1, wo = 1] = read(opacity, 0, 1);
  const at = { to: 0, x: 0, y: 0, shade: 1, opacity: 1 };
  for (let y = upper; y <= lower; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const u = ((by - cy) * (x - cx) + (cx - bx) * (y - cy)) / area;
      const v = ((cy - ay) * (x - cx) + (ax - cx) * (y - cy)) / area;
      const w = 1 - u - v;
      if (u < TOLERANCE || v < TOLERANCE || w < TOLERANCE) continue;
      at.to = y * layer.width + x;
      at.x = (ux * u + vx * v + wx * w) * texture.scale;
      at.y = (uy * u + vy * v + wy * w) * texture.scale;
      at.shade = us * u + vs * v + ws * w;
      at.opacity = uo * u + vo * v + wo * w;
      writePixel(layer, texture, at);
    }
  }
}

/** Draws a garment's texture on a net of places into a layer. */
export function drawMesh(layer: ClothLayer, texture: GarmentTexture, mesh: Mesh): void {
  const stride = mesh.columns + 1;
  for (let row = 0; row < mesh.rows; row += 1) {
    for (let column = 0; column < mesh.columns; column += 1) {
      const at = row * stride + column;
      drawTriangle(layer, texture, { ...mesh, corners: [at, at + 1, at + stride] });
      drawTriangle(layer, texture, { ...mesh, corners: [at + 1, at + stride + 1, at + stride] });
    }
  }
}
