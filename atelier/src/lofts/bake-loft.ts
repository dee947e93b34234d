import { bakePictures, type PictureQuality, SHOP_QUALITY } from '../studio-light/bake-pictures.ts';
import type { OpenMaps } from '../studio-light/blank-maps.ts';
import { packPicture } from '../studio-light/pack-picture.ts';
import { makeCamera, type StudioCamera } from '../studio-light/studio-camera.ts';
import { type LoftPicture, type LoftView, picturesOf } from './pictures-of.ts';
import type { LoftedShape } from './surfaces/lofted-shape.ts';

export interface BakedPicture {
  view: LoftView;
  maps: OpenMaps;
  camera: StudioCamera;
  bytes: Uint8Array;
}

/** The stored pictures of a shape, those of one arrangement under one set of shadow maps. */
export async function bakeLoft(
  loft: LoftedShape,
  views: readonly LoftView[],
  quality: PictureQuality = SHOP_QUALITY,
): Promise<BakedPicture[]> {
  const wanted = picturesOf(loft).filter((picture) => views.includes(picture.view));
  const arrangements = new Map<LoftPicture['posed'], LoftPicture[]>();
  for (const picture of wanted)
    arrangements.set(picture.posed, [...(arrangements.get(picture.posed) ?? []), picture]);
  const baked: BakedPicture[] = [];
  for (const [posed, pictures] of arrangements) {
    const poses = [...new Set(posed.map((each) => each.toStudio))];
    const from = pictures.map((picture) => picture.from);
    const all = bakePictures(posed, from, quality);
    for (const [i, picture] of pictures.entries()) {
      const maps = all[i];
      if (maps === undefined) continue;
      const camera = makeCamera(picture.from, maps.width, maps.height);
      baked.push({
        view: picture.view,
        maps,
        camera,
        bytes: await packPicture(maps, camera, poses),
      });
    }
  }
  return baked;
}
