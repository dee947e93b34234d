import sharp from 'sharp';
import { layOnGround } from '../shading/ground.ts';
import { findPicture } from '../stock/find-picture.ts';
import { seedOf } from '../stock/seeded-pick.ts';
import { fileHash } from '../stock/stored-shapes.ts';
import { dressFigure } from './dress-figure.ts';
import { FINISHES, skinMaterial } from './finishes.ts';
import { castOf, MANNEQUINS } from './mannequins.ts';
import { photographFigure } from './photograph-figure.ts';
import { planOutfit } from './plan-outfit.ts';

export interface WornPictureRequest {
  /** The id of a ready-made pose. */
  mannequin: string;
  /** By the names of their pictures in the demo shop; which view does not matter. */
  garments: readonly { imageName: string }[];
  /** The picture is a third taller. */
  widthPx: number;
}

const WEBP_QUALITY = 86;
/** Pictures are drawn finer than asked, small ones most: their pixels hold more of cloth and outline. */
const finerBy = (widthPx: number): number => (widthPx < 400 ? 1.5 : widthPx < 1000 ? 1.25 : 1);

/**
 * Whether garments of the demo shop hang on the body of a ready-made pose, and can be worn together.
 * @param imageNames As `wornPicture` is asked for them.
 */
export function canWear(mannequin: string, imageNames: readonly string[]): boolean {
  const cast = castOf(mannequin);
  return cast !== null && imageNames.length > 0 && planOutfit(cast.body, imageNames) !== null;
}

/**
 * Who shows a garment of the shop in its pictures: always the same, one of those it is sold to; null
 * where nobody can.
 */
export function wearerOf(imageName: string): string | null {
  const sold = findPicture(imageName)?.product.design.gender;
  const all = MANNEQUINS.filter(
    ({ id, gender }) => (sold === 'Unisex' || sold === gender) && canWear(id, [imageName]),
  );
  const slug = imageName.slice(0, imageName.indexOf('--'));
  return all[seedOf(slug) % Math.max(1, all.length)]?.id ?? null;
}

/**
 * What tells an outfit on a ready-made pose from every other: plain values to be hashed; null where
 * `canWear` says no. Makes nothing: it is quick.
 */
export function outfitSubject(mannequin: string, imageNames: readonly string[]): unknown {
  const cast = castOf(mannequin);
  const pieces = cast && planOutfit(cast.body, imageNames);
  if (!pieces) return null;
  return [cast.finish, cast.body, pieces.map(({ file, ...piece }) => [piece, fileHash(file)])];
}

/**
 * A ready-made pose in garments of the demo shop, as WebP: photographed as they were draped on its
 * body. Plain pieces are added where only one half is chosen. Takes some tenths of a second of one
 * core, so not for a thread that answers requests.
 * @throws {RangeError} where `canWear` says no.
 */
export async function wornPicture(request: WornPictureRequest): Promise<Buffer> {
  const { mannequin, garments, widthPx } = request;
  const cast = castOf(mannequin);
  const names = garments.map(({ imageName }) => imageName);
  const outfit = cast && planOutfit(cast.body, names);
  const finish = FINISHES.find(({ name }) => name === cast?.finish);
  if (!cast || !outfit || !finish)
    throw new RangeError(`"${mannequin}" cannot wear ${names.join(', ') || 'nothing'}.`);
  const width = Math.round((widthPx * finerBy(widthPx)) / 4) * 4;
  const figure = dressFigure(cast.body, outfit);
  const rgba = photographFigure({ figure, skin: skinMaterial(finish), width });
  const raw = { width, height: Math.round((width * 4) / 3), channels: 3 as const };
  const picture = sharp(layOnGround(rgba), { raw });
  if (width !== widthPx)
    picture.resize({ width: widthPx, height: Math.round((widthPx * 4) / 3), fit: 'fill' });
  return picture.webp({ quality: WEBP_QUALITY, effort: 2 }).toBuffer();
}

/**
 * A ready-made pose in plain underwear, as WebP, `widthPx` wide and a third taller.
 * @throws {RangeError} where there is none of that id.
 */
export const mannequinPicture = (id: string, widthPx: number): Promise<Buffer> =>
  wornPicture({ mannequin: id, garments: [], widthPx });
