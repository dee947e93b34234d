import type { Raster } from '@modiste/vision/decode-picture';
import { type Box, findForeground } from '@modiste/vision/find-foreground';
import { toLabImage } from '@modiste/vision/lab-image';
import type { SeededRandom } from '../sampling/seeded-random.ts';

const TILE_SHARE_MIN = 0.15;
const TILE_SHARE_SPREAD = 0.12;
const ZOOM_SPREAD = 0.8;
const ZOOM_SHRINKS = 0.2;
const MARGIN_PX = 4;

/** A drawing's garment, sometimes nearer, on the floor or wall that a photo's corner shows. */
export function layOnPhoto(drawing: Raster, photo: Raster, random: SeededRandom): Raster {
  const { width, height } = drawing;
  const { inside, box } = findForeground(toLabImage(drawing));
  const backdropAt = tiledCorner(photo, random);
  const zoom = zoomWithin(drawing, box, random);
  const rgb = new Uint8Array(drawing.rgb.length);
  for (let at = 0; at < width * height; at += 1) {
    const x = at % width;
    const y = Math.floor(at / width);
    const fromX = Math.round((box.left + box.right) / 2 + (x - width / 2) / zoom);
    const fromY = Math.round((box.top + box.bottom) / 2 + (y - height / 2) / zoom);
    const isWithin = fromX >= 0 && fromY >= 0 && fromX < width && fromY < height;
    const from = fromY * width + fromX;
    const isGarment = isWithin && inside[from] === 1;
    rgb.set(isGarment ? drawing.rgb.subarray(from * 3, from * 3 + 3) : backdropAt(x, y), at * 3);
  }
  return { width, height, rgb };
}

/** Never so near that the garment leaves the picture. */
function zoomWithin({ width, height }: Raster, box: Box, random: SeededRandom): number {
  return Math.min(
    Math.exp((random.next() - ZOOM_SHRINKS) * ZOOM_SPREAD),
    width / (box.right - box.left + MARGIN_PX),
    height / (box.bottom - box.top + MARGIN_PX),
  );
}

/** One upper corner of a photo, mirrored to and fro over the plane. */
function tiledCorner(
  { width, height, rgb }: Raster,
  random: SeededRandom,
): (x: number, y: number) => Uint8Array {
  const share = TILE_SHARE_MIN + random.next() * TILE_SHARE_SPREAD;
  const side = Math.max(1, Math.floor(Math.min(width, height) * share));
  const isRight = random.next() < 0.5;
  const folded = (place: number) => {
    const turn = place % (2 * side);
    return turn < side ? turn : 2 * side - 1 - turn;
  };
  return (x, y) => {
    const column = isRight ? width - 1 - folded(x) : folded(x);
    const at = (folded(y) * width + column) * 3;
    return rgb.subarray(at, at + 3);
  };
}
