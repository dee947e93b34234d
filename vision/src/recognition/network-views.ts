import sharp from 'sharp';
import type { Box } from '../foreground/find-foreground.ts';
import type { Raster } from '../picture/decode-picture.ts';
import { NETWORK_SIDE } from './graph-to-onnx.ts';

const MARGIN = 0.08;
const CHANNELS = 3;

interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** As near to a square about the garment as the picture has room for. */
function regionAbout({ left, top, right, bottom }: Box, { width, height }: Raster): Region {
  const stretch = 1 + 2 * MARGIN;
  const side = stretch * Math.max(right - left, bottom - top);
  const [across, down] = [Math.min(width, side), Math.min(height, side)];
  const from = (middle: number, length: number, room: number) =>
    Math.round(Math.min(Math.max(0, middle - length / 2), room - length));
  const x = from((left + right) / 2, across, width);
  const y = from((top + bottom) / 2, down, height);
  return {
    left: x,
    top: y,
    width: Math.min(width - x, Math.round(across)),
    height: Math.min(height - y, Math.round(down)),
  };
}

const sharpOf = ({ rgb, width, height }: Raster) =>
  sharp(rgb, { raw: { width, height, channels: CHANNELS } });

const fill = { width: NETWORK_SIDE, height: NETWORK_SIDE, fit: 'fill', kernel: 'cubic' } as const;

/** The whole picture, as the network was trained to rate it. */
export const wholeView = (raster: Raster): Promise<Uint8Array> =>
  sharpOf(raster).resize(fill).raw().toBuffer();

export const mirroredView = (raster: Raster): Promise<Uint8Array> =>
  sharpOf(raster).flop().resize(fill).raw().toBuffer();

/** The garment alone. */
export const garmentView = (raster: Raster, box: Box): Promise<Uint8Array> =>
  sharpOf(raster).extract(regionAbout(box, raster)).resize(fill).raw().toBuffer();
