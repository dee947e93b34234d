import { parentPort } from 'node:worker_threads';
import { describePicture } from '@modiste/vision/describe-picture';
import type { PictureFacts } from '@modiste/vision/picture-facts';
import { shopPicture } from '@modiste/wardrobe/shop-picture';

/** What the thread is asked for: to make a picture of the shop, or to say what one shows. */
export type PictureWork =
  | { kind: 'make'; name: string; widthPx: number }
  | { kind: 'describe'; bytes: Uint8Array };

/** The thread's answer: it works on one thing at a time. */
export type PictureReply =
  | { kind: 'made'; bytes: Uint8Array | null }
  | { kind: 'described'; facts: PictureFacts }
  | { kind: 'failed'; error: unknown };

// A picture computes for tenths of a second: in a thread of its own it does not hold up requests.

async function answer(work: PictureWork): Promise<PictureReply> {
  try {
    if (work.kind === 'describe') {
      return { kind: 'described', facts: await describePicture(work.bytes) };
    }
    return { kind: 'made', bytes: await shopPicture(work.name, work.widthPx) };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

parentPort?.on('message', (work: PictureWork) => {
  void answer(work).then((reply) => parentPort?.postMessage(reply));
});
