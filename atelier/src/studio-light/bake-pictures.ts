import type { PosedSurface } from '../lofts/surfaces/pose.ts';
import type { OpenMaps } from './blank-maps.ts';
import { type LightQuality, lightMaps } from './light-maps.ts';
import { photograph } from './photograph.ts';
import { softenGround } from './soften-ground.ts';
import { makeCamera, type View } from './studio-camera.ts';
import { makeScene } from './studio-scene.ts';

export interface PictureQuality extends LightQuality {
  /** Pixels; the height is 4/3 of it. */
  width: number;
  /** Looks along each side of a pixel. */
  samples: number;
}

export const SHOP_QUALITY: PictureQuality = { width: 960, samples: 2, sky: 96, shadow: 1024 };

/** Pictures of posed surfaces from several views under the light of one studio. */
export function bakePictures(
  posed: readonly PosedSurface[],
  views: readonly View[],
  quality: PictureQuality = SHOP_QUALITY,
): OpenMaps[] {
  const scene = makeScene(posed);
  const height = Math.round((quality.width * 4) / 3);
  const pictures = views.map((view) =>
    photograph(scene, makeCamera(view, quality.width, height), quality.samples),
  );
  lightMaps(scene, pictures, quality);
  for (const maps of pictures) softenGround(maps);
  return pictures;
}
