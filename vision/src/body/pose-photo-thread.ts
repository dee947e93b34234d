import type { PosePhotoFault } from '@modiste/contract/values';
import { decodePicture } from '../picture/decode-picture.ts';
import { servePictures } from '../threads/serve-pictures.ts';
import { BODY_RASTER_SIDE_PX, findBodies } from './find-bodies.ts';
import { judgePosePhoto } from './judge-pose-photo.ts';
import { openBodyNetwork } from './open-body-network.ts';

async function openPosePhotos(): Promise<(bytes: Uint8Array) => Promise<PosePhotoFault[]>> {
  const run = await openBodyNetwork();
  return async (bytes) => {
    const { raster, width, height } = await decodePicture(bytes, BODY_RASTER_SIDE_PX);
    return judgePosePhoto(await findBodies(run, raster), raster, Math.max(width, height));
  };
}

servePictures(openPosePhotos);
