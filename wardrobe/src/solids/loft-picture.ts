import sharp from 'sharp';
import { readLoftMaps } from '../maps/read-loft-maps.ts';
import { layOnGround } from '../shading/shade-maps.ts';
import { GROUND } from '../studio/garment-picture.ts';
import type { LoftLook } from './loft-look.ts';
import { photographLoft } from './photograph-loft.ts';

export interface LoftPictureRequest {
  /** A stored picture of a shape, see `readLoftMaps`. */
  stored: Uint8Array;
  look: LoftLook;
  /** 320, 640 or 1280; the picture is a third taller. */
  widthPx: number;
}

const WEBP_QUALITY = 84;

/**
 * RGB bytes of a shape on the plain ground of the shop, row by row from the top left, with their
 * size. Small pictures are drawn finer than asked, so that parts meet without steps.
 */
export async function loftPixels({ stored, look, widthPx }: LoftPictureRequest) {
  const width = widthPx <= 400 ? widthPx * 2 : widthPx;
  const maps = await readLoftMaps(stored, width);
  const data = layOnGround(photographLoft(maps, look), GROUND);
  return { data, width, height: maps.height };
}

/** A product picture of a shape as WebP. */
export async function loftPicture(request: LoftPictureRequest): Promise<Buffer> {
  const { data, width, height } = await loftPixels(request);
  const { widthPx } = request;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: widthPx, height: Math.round((widthPx * 4) / 3), fit: 'fill' })
    .webp({ quality: WEBP_QUALITY, effort: 2, smartSubsample: true })
    .toBuffer();
}
