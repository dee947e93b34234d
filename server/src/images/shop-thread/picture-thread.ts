import { parentPort } from 'node:worker_threads';
import { describePicture } from '@modiste/vision/describe-picture';
import type { PictureFacts } from '@modiste/vision/picture-facts';
import { shopPicture } from '@modiste/wardrobe/shop-picture';
import { mannequinPicture, wornPicture } from '@modiste/wardrobe/worn-picture';

/** A mannequin in pieces of the shop, by the names of their pictures; in plain ones without. */
export interface WornOrder {
  mannequin: string;
  imageNames: readonly string[];
  widthPx: number;
}

/**
 * What the thread is asked for: to make a picture of the shop or of a mannequin, or to say what one
 * shows.
 */
export type PictureWork =
  | { kind: 'make'; name: string; widthPx: number }
  | ({ kind: 'wear' } & WornOrder)
  | { kind: 'describe'; bytes: Uint8Array };

/** The thread's answer: it works on one thing at a time. */
export type PictureReply =
  | { kind: 'made'; bytes: Uint8Array | null }
  | { kind: 'described'; facts: PictureFacts }
  | { kind: 'failed'; error: unknown };

// A picture computes for tenths of a second: in a thread of its own it does not hold up requests.

function photographMannequin({ mannequin, imageNames, widthPx }: WornOrder): Promise<Uint8Array> {
  if (imageNames.length === 0) return mannequinPicture(mannequin, widthPx);
  const garments = imageNames.map((imageName) => ({ imageName }));
  return wornPicture({ mannequin, garments, widthPx });
}

async function answer(work: PictureWork): Promise<PictureReply> {
  try {
    if (work.kind === 'describe') {
      return { kind: 'described', facts: await describePicture(work.bytes) };
    }
    if (work.kind === 'wear') return { kind: 'made', bytes: await photographMannequin(work) };
    return { kind: 'made', bytes: await shopPicture(work.name, work.widthPx) };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

parentPort?.on('message', (work: PictureWork) => {
  void answer(work).then((reply) => parentPort?.postMessage(reply));
});
