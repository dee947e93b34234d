import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { RASTER_SIDE_PX } from '@modiste/vision/decode-picture';
import { embedRaster } from '@modiste/vision/describe-picture';
import { lowerPriority } from '@modiste/vision/lower-priority';
import { shopPicture, shopPicturePixels } from '@modiste/wardrobe/shop-picture';
import { mannequinPicture, wornPicture } from '@modiste/wardrobe/worn-picture';

/** A mannequin in pieces of the shop, by the names of their pictures; in plain ones without. */
export interface WornOrder {
  mannequin: string;
  imageNames: readonly string[];
  widthPx: number;
}

/** Pictures of the shop, those of one shape one after the other. */
export interface TileOrder {
  names: readonly string[];
  widthPx: number;
}

/**
 * What the thread is asked for: to make a picture of the shop or of a mannequin, or many in one go,
 * or to look at some of the shop's, which are not made as files for that.
 */
export type PictureWork =
  | { kind: 'make'; name: string; widthPx: number }
  | ({ kind: 'wear' } & WornOrder)
  | ({ kind: 'make many' } & TileOrder)
  | { kind: 'look'; names: readonly string[] };

/** What came of each of many pictures; null where the shop has none of that name. */
export type Outcomes<Result> = readonly (Result | Error | null)[];

/** The thread's answer. */
export type PictureReply =
  | { kind: 'made'; bytes: Uint8Array | null }
  | { kind: 'made many'; pictures: Outcomes<Uint8Array> }
  | { kind: 'looked'; embeddings: Outcomes<Float32Array> }
  | { kind: 'failed'; error: unknown };

/** Somebody waits for the one; the other is interrupted for it. */
export type Urgency = 'urgent' | 'patient';

/** A message to the thread: it does one thing of each urgency at a time. */
export interface ThreadCall {
  urgency: Urgency;
  work: PictureWork;
}

/** Its message back. */
export interface ThreadReply {
  urgency: Urgency;
  reply: PictureReply;
}

// A picture computes for tenths of a second: in a thread of its own it does not hold up requests.

/** What `describePicture` shrinks pictures to: more of them would only be thrown away. */
const LOOKED_AT = { width: (RASTER_SIDE_PX * 3) / 4, height: RASTER_SIDE_PX };

function photographMannequin({ mannequin, imageNames, widthPx }: WornOrder): Promise<Uint8Array> {
  if (imageNames.length === 0) return mannequinPicture(mannequin, widthPx);
  const garments = imageNames.map((imageName) => ({ imageName }));
  return wornPicture({ mannequin, garments, widthPx });
}

async function lookAt(name: string): Promise<Float32Array | null> {
  const rgb = await shopPicturePixels(name, LOOKED_AT.width);
  return rgb && embedRaster({ ...LOOKED_AT, rgb });
}

/** Done once nobody waits for a picture of this thread. */
let hurrying: Promise<unknown> = Promise.resolve();

/**
 * One after the other: what one of a shape needs, the next one has at hand. Between them comes what
 * somebody waits for.
 */
async function each<Result>(
  names: readonly string[],
  work: (name: string) => Promise<Result | null>,
): Promise<Outcomes<Result>> {
  const outcomes: (Result | Error | null)[] = [];
  for (const name of names) {
    await setImmediate();
    await hurrying;
    const outcome = await work(name).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    );
    outcomes.push(outcome);
  }
  return outcomes;
}

async function answer(work: PictureWork): Promise<PictureReply> {
  try {
    if (work.kind === 'look') return { kind: 'looked', embeddings: await each(work.names, lookAt) };
    if (work.kind === 'make many') {
      const make = (name: string) => shopPicture(name, work.widthPx);
      return { kind: 'made many', pictures: await each(work.names, make) };
    }
    if (work.kind === 'wear') return { kind: 'made', bytes: await photographMannequin(work) };
    return { kind: 'made', bytes: await shopPicture(work.name, work.widthPx) };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

lowerPriority();

parentPort?.on('message', ({ urgency, work }: ThreadCall) => {
  const answered = urgency === 'urgent' ? hurrying.then(() => answer(work)) : answer(work);
  if (urgency === 'urgent') hurrying = answered;
  void answered.then((reply) => parentPort?.postMessage({ urgency, reply } satisfies ThreadReply));
});
