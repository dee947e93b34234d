import type { PosePhotoFault } from '@modiste/contract/values';
import { createPictureThread } from '../threads/create-picture-thread.ts';
import type { RecognizedPicture } from './recognized-picture.ts';

/** Looks at encoded pictures in threads of its own, so that requests are not held up. */
export interface Recognizer {
  recognize(bytes: Uint8Array): Promise<RecognizedPicture>;
  /** What speaks against a photo as a pose, the most important first; none for a good one. */
  judgePosePhoto(bytes: Uint8Array): Promise<PosePhotoFault[]>;
  close(): Promise<void>;
}

const RECOGNIZER = new URL('./recognizer-thread.ts', import.meta.url);
const POSE_PHOTOS = new URL('../body/pose-photo-thread.ts', import.meta.url);

export function createRecognizer(): Recognizer {
  const pictures = createPictureThread<RecognizedPicture>(RECOGNIZER);
  const poses = createPictureThread<PosePhotoFault[]>(POSE_PHOTOS);
  return {
    recognize: (bytes) => pictures.ask(bytes),
    judgePosePhoto: (bytes) => poses.ask(bytes),
    async close() {
      await Promise.all([pictures.close(), poses.close()]);
    },
  };
}
