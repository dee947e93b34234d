import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as onnx from 'onnxruntime-web';
import { floats, openSession } from '../networks/open-session.ts';
import { readTflite } from '../networks/read-tflite.ts';
import { tfliteToOnnx } from '../networks/tflite-to-onnx.ts';

/** The side of the network's input and of its mask, in pixels. */
export const BODY_MASK_SIDE = 256;

const CHANNELS = 3;

/** What the network returns for a square of a picture. */
export interface BodyNetworkOutput {
  /** Five numbers for each point: x, y, z in pixels of the square, visibility and presence as logits. */
  points: Float32Array;
  /** From 0 to 1. */
  likelihood: number;
  /** Logits. */
  mask: Float32Array;
}

export type RunBodyNetwork = (planes: Float32Array) => Promise<BodyNetworkOutput>;

/**
 * Opens BlazePose ("full", Apache-2.0, from the package `@mediapipe/pose`; Bazarevsky et al. 2020,
 * "BlazePose: On-device Real-time Body Pose tracking") on the calling thread, which each run blocks.
 */
export async function openBodyNetwork(): Promise<RunBodyNetwork> {
  const path = fileURLToPath(import.meta.resolve('@mediapipe/pose/pose_landmark_full.tflite'));
  const { model, input, outputs } = tfliteToOnnx(readTflite(await readFile(path)));
  const session = await openSession(model);
  const [points, likelihood, mask] = outputs.map(({ name }) => name);
  if (!points || !likelihood || !mask) throw new Error('The network of bodies lacks an output');
  return async (planes) => {
    const shape = [1, CHANNELS, BODY_MASK_SIDE, BODY_MASK_SIDE];
    const found = await session.run({ [input]: new onnx.Tensor('float32', planes, shape) });
    return {
      points: floats(found[points]),
      likelihood: floats(found[likelihood])[0] ?? 0,
      mask: floats(found[mask]),
    };
  };
}
