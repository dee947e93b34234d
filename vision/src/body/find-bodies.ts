import type { Raster } from '../picture/decode-picture.ts';
import type { FoundBody, Square } from './body-landmarks.ts';
import { findBody } from './find-body.ts';
import { BODY_MASK_SIDE, type RunBodyNetwork } from './open-body-network.ts';
import { trunkOf } from './trunk-of.ts';

/** The longer side of the picture that bodies are sought in, in pixels. */
export const BODY_RASTER_SIDE_PX = 512;

const MASKED_MIN = 0.2;
const GRAY = 128;
/** Another person is at least this large beside the first, and apart by half a trunk. */
const SIZE_SHARE_MIN = 0.4;
const APART_MIN = 0.5;

/** How likely a pixel of the picture shows the person, from 0 to 1. */
function maskAt({ mask, square }: FoundBody, x: number, y: number): number {
  const step = square.side / BODY_MASK_SIDE;
  const column = Math.floor((x - square.centerX + square.side / 2) / step);
  const row = Math.floor((y - square.centerY + square.side / 2) / step);
  if (column < 0 || row < 0 || column >= BODY_MASK_SIDE || row >= BODY_MASK_SIDE) return 0;
  return mask[row * BODY_MASK_SIDE + column] ?? 0;
}

/** The picture with a person painted over. */
function withoutBody(raster: Raster, body: FoundBody): Raster {
  const { width, height } = raster;
  // Not `slice`: that of a Buffer is a view on the same bytes.
  const rgb = new Uint8Array(raster.rgb);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      if (maskAt(body, x, y) >= MASKED_MIN) rgb.fill(GRAY, at, at + 3);
    }
  }
  return { width, height, rgb };
}

function isOther(first: FoundBody, second: FoundBody): boolean {
  const [one, two] = [trunkOf(first.landmarks), trunkOf(second.landmarks)];
  const apart = Math.hypot(one.x - two.x, one.y - two.y);
  return two.length >= one.length * SIZE_SHARE_MIN && apart >= one.length * APART_MIN;
}

/** The parts of the picture to either side of a person. */
function squaresBeside({ width, height }: Raster, body: FoundBody): Square[] {
  const { x } = trunkOf(body.landmarks);
  const beside = (from: number, to: number): Square => ({
    centerX: (from + to) / 2,
    centerY: height / 2,
    side: Math.max(to - from, height) * 1.05,
  });
  return [beside(0, x), beside(x, width)];
}

/**
 * The most likely body in a picture, and another one beside it, if there is one.
 * @param raster with a longer side of BODY_RASTER_SIDE_PX at most
 */
export async function findBodies(run: RunBodyNetwork, raster: Raster): Promise<FoundBody[]> {
  const body = await findBody(run, raster);
  if (body === null) return [];
  const rest = withoutBody(raster, body);
  const other = await findBody(run, rest, squaresBeside(rest, body));
  return other !== null && isOther(body, other) ? [body, other] : [body];
}
