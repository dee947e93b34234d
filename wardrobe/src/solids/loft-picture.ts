import { type Crop, cropMaps } from '../maps/crop-maps.ts';
import { KEPT_WIDTH_PX, keepLast } from '../maps/keep-last.ts';
import type { PictureMaps } from '../maps/picture-maps.ts';
import { readLoftMaps } from '../maps/read-loft-maps.ts';
import { finishPicture, type PictureForm } from '../shading/finish-picture.ts';
import { layOnGround } from '../shading/ground.ts';
import type { LoftLook } from './loft-look.ts';
import { photographLoft } from './photograph-loft.ts';
import { smoothEdges } from './smooth-edges.ts';

export interface LoftPictureRequest extends PictureForm {
  /** A stored picture of a shape from the front, see `readLoftMaps`. */
  stored: Uint8Array;
  look: LoftLook;
  /** The whole shape, its other side (as in a mirror), or a part from near. Left out: the front. */
  view?: 'front' | 'back' | 'detail';
}

/** How much nearer a detail is seen, and the widest maps that are read for it, pixels. */
const [NEARER, WIDEST] = [2.2, 1800];

/** The middle of a shape, as wide as a detail is; a third taller than wide. */
function middleOf({ part, width, height }: PictureMaps): Crop {
  let [left, right, top, bottom] = [width, 0, height, 0];
  part.forEach((number, at) => {
    if (number === 0) return;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  const size = { width: Math.floor(width / NEARER), height: Math.floor(height / NEARER) };
  const x = Math.round(left * 0.42 + right * 0.58 - size.width / 2);
  const y = Math.round((top + bottom) / 2 - size.height / 2);
  return {
    ...size,
    left: Math.max(0, Math.min(width - size.width, x)),
    top: Math.max(0, Math.min(height - size.height, y)),
  };
}

const lastMaps = keepLast<Uint8Array, Promise<PictureMaps>>();

/** The maps of the whole shape; colorways of one file share them. */
function wholeMaps(stored: Uint8Array, width: number): Promise<PictureMaps> {
  const read = () => readLoftMaps(stored, width);
  return width > KEPT_WIDTH_PX ? read() : lastMaps(stored, `${width}`, read);
}

/** Small pictures are drawn finer than asked, so that parts meet without steps. */
async function mapsOf({ stored, view, widthPx }: LoftPictureRequest): Promise<PictureMaps> {
  const width = widthPx <= 400 ? widthPx * 2 : widthPx;
  if (view !== 'detail') return wholeMaps(stored, width);
  const near = await readLoftMaps(stored, Math.min(WIDEST, Math.round(width * NEARER)));
  return cropMaps(near, middleOf(near));
}

/** Things stand on their ground: of their shadow photographers leave no more than all, nor little. */
const shadowShareOf = ({ photography }: LoftLook): number =>
  Math.min(1, Math.max(0.4, photography?.shadow ?? 1));

/** The maps with that share of the shadow on the ground; those that are kept stay as they are. */
function litFromBelow(maps: PictureMaps, share: number): PictureMaps {
  if (share === 1) return maps;
  return { ...maps, groundShadow: maps.groundShadow.map((kept) => kept * share) };
}

/** A product picture of a shape, on the plain ground of the shop. */
export async function loftPicture(request: LoftPictureRequest): Promise<Buffer> {
  const { look, view } = request;
  const maps = litFromBelow(await mapsOf(request), shadowShareOf(look));
  const { width, height } = maps;
  const rgb = layOnGround(photographLoft(maps, look), look.photography?.ground);
  smoothEdges(maps, rgb);
  return finishPicture({ rgb, width, height, isMirrored: view === 'back' }, request);
}
