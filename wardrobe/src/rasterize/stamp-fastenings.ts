import type { Drape } from '../drapes/drape.ts';
import { normalUnit, type PictureMaps } from '../maps/picture-maps.ts';
import { length2, length3 } from '../materials/lengths.ts';
import { type Camera, project } from './camera.ts';

/** A fastening farther behind what the picture shows there than this is hidden. */
const HIDDEN_CM = 1.2;
/** How far its shadow falls, as a share of its radius. */
const SHADOW_REACH = 1.5;

interface Disc {
  column: number;
  row: number;
  /** In pixels. */
  radius: number;
  part: number;
  center: number;
}

interface FasteningShot {
  camera: Camera;
  distance: Float32Array;
  /** How far the garment is drawn before where it lies; see `DrawRequest`. */
  liftCm?: number;
}

/** Adds buttons, snaps and rivets to a picture: a part of its own for each kind. */
export function stampFastenings(
  maps: PictureMaps,
  drape: Drape,
  { camera, distance, liftCm = 0 }: FasteningShot,
): PictureMaps {
  // The pull of a zip hangs from its line.
  const stamped = drape.fastenings.filter(({ kind }) => kind !== 'zip-pull');
  const kinds = [...new Set(stamped.map(({ kind }) => kind))];
  const parts = [...maps.parts, ...kinds.map((material) => ({ material, isInside: false }))];
  for (const { kind, vertex, radiusCm } of stamped) {
    const position = drape.positions.subarray(vertex * 3, vertex * 3 + 3);
    const { points } = project(position, camera, maps);
    const [column = 0, row = 0, away = 0] = points;
    const center = Math.round(row) * maps.width + Math.round(column);
    const shown = distance[Math.round(row) * 2 * maps.width * 2 + Math.round(column) * 2] ?? 0;
    if (away - liftCm - shown > HIDDEN_CM || (maps.part[center] ?? 0) === 0) continue;
    const part = maps.parts.length + kinds.indexOf(kind) + 1;
    stampDisc(maps, { column, row, radius: radiusCm / maps.pixelCm, part, center });
  }
  return { ...maps, parts };
}

function stampDisc(maps: PictureMaps, disc: Disc): void {
  const { width, height } = maps;
  const reach = Math.ceil(disc.radius * SHADOW_REACH);
  const unit = normalUnit(maps);
  const nx = (maps.normal[disc.center * 3] ?? 0) / unit;
  const ny = (maps.normal[disc.center * 3 + 1] ?? 0) / unit;
  const nz = Math.max(0.3, (maps.normal[disc.center * 3 + 2] ?? unit) / unit);
  const normal = maps.normal.slice(disc.center * 3, disc.center * 3 + 3);
  const light = maps.light.slice(disc.center * 3, disc.center * 3 + 3);
  const [top, left] = [Math.round(disc.row) - reach, Math.round(disc.column) - reach];
  for (let y = Math.max(0, top); y <= Math.min(height - 1, top + 2 * reach); y += 1)
    for (let x = Math.max(0, left); x <= Math.min(width - 1, left + 2 * reach); x += 1) {
      const pixel = y * width + x;
      const dx = x - disc.column;
      const dy = disc.row - y;
      const across = length3(dx, dy, (nx * dx + ny * dy) / nz) / disc.radius;
      if (across > 1) {
        shadeBeside(maps, pixel, length2(dx / disc.radius - 0.22, dy / disc.radius + 0.26));
        continue;
      }
      maps.part[pixel] = disc.part;
      maps.normal.set(normal, pixel * 3);
      maps.light.set(light, pixel * 3);
      // Of a fastening the place is told as shares of its radius, so that all sizes share a material.
      maps.place[pixel * 2] = dx / disc.radius;
      maps.place[pixel * 2 + 1] = dy / disc.radius;
    }
}

/** The soft shadow that a fastening throws away from the key. */
function shadeBeside({ light }: PictureMaps, pixel: number, away: number): void {
  if (away >= 1.25) return;
  const share = 0.34 + 0.66 * Math.max(0, (away - 0.8) / 0.45);
  for (let lamp = 0; lamp < 3; lamp += 1)
    light[pixel * 3 + lamp] = (light[pixel * 3 + lamp] ?? 0) * share;
}
