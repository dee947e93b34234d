import type { ModelFiles } from './model-files.ts';
import { readPictureSettings } from './model-settings.ts';
import type { OpenRuntime } from './onnx-runtime.ts';
import { type PixelTensor, toPixelTensor } from './pixel-tensor.ts';
import { runInBatches } from './run-in-batches.ts';
import { fixedLength, openTower, type Tower } from './tower.ts';

/** More at a time are no faster and take more memory. */
const PICTURES_PER_RUN = 8;

function imageFeeds(tower: Tower, pictures: readonly PixelTensor[], open: OpenRuntime) {
  const [name = 'pixel_values'] = tower.inputs.keys();
  const { width, height, values } = pictures[0] ?? { width: 0, height: 0, values: [] };
  const numbers = new Float32Array(pictures.length * values.length);
  pictures.forEach((picture, at) => {
    numbers.set(picture.values, at * values.length);
  });
  const shape = [pictures.length, 3, height, width];
  return { [name]: new open.runtime.Tensor('float32', numbers, shape) };
}

/**
 * Opens what reads pictures.
 * @throws ConfigError
 */
export async function openPictureTower(files: ModelFiles, open: OpenRuntime) {
  const settings = await readPictureSettings(files);
  const tower = await openTower(files.visionModel, open);
  const most = fixedLength(tower, 'pixel_values', 0) ?? PICTURES_PER_RUN;
  return (pictures: readonly Uint8Array[]) =>
    runInBatches(pictures, most, async (some) => {
      const numbers = await Promise.all(some.map((bytes) => toPixelTensor(bytes, settings)));
      return tower.run(imageFeeds(tower, numbers, open));
    });
}
