import { readFile } from 'node:fs/promises';
import { workerData } from 'node:worker_threads';
import { UnreadablePictureError } from '@modiste/vision/decode-picture';
import { describePicture } from '@modiste/vision/describe-picture';
import type { PictureFacts } from '@modiste/vision/picture-facts';
import { z } from 'zod';
import { storeEmbedding } from './picture-embeddings.ts';

const tasks = z.array(z.object({ path: z.string(), cached: z.string() })).parse(workerData);

for (const { path, cached } of tasks) {
  const facts = await factsOf(path);
  const colors = facts?.colors.map(({ name }) => name) ?? [];
  await storeEmbedding(cached, facts && { imageEmbedding: facts.imageEmbedding, colors });
}

async function factsOf(path: string): Promise<PictureFacts | null> {
  try {
    return await describePicture(await readFile(path));
  } catch (error) {
    if (error instanceof UnreadablePictureError) return null;
    throw error;
  }
}
