import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { hexHash } from '@modiste/catalogue/hash/content-hash';
import type { Color } from '@modiste/contract/values';
import { z } from 'zod';

const WORKERS_MAX = 2;
const VISION_FOLDER = join(import.meta.dirname, '../../../../vision/src');
const WORKER_FILE = join(import.meta.dirname, 'embedding-worker.ts');
/** Computed once, so that editing the vision room during a run mixes no two kinds of embeddings. */
const VISION_VERSION = visionVersion();

/** What a bench judges of one picture. */
export interface EmbeddedPicture {
  imageEmbedding: Float32Array;
  /** By share, largest first. */
  colors: readonly Color[];
}

const storedEmbedding = z.object({
  imageEmbedding: z.string(),
  colors: z.array(z.custom<Color>()),
});

/**
 * Looks at pictures, on two cores at most, and keeps what was seen in a folder of the temporary
 * files that belongs to this state of the vision room: a second run only reads.
 *
 * @returns an embedding for each path, in order; null for what is no picture
 */
export async function embedPictures(paths: readonly string[]): Promise<(EmbeddedPicture | null)[]> {
  const folder = join(tmpdir(), `modiste-embeddings-${await VISION_VERSION}`);
  await mkdir(folder, { recursive: true });
  const known = new Set(await readdir(folder));
  const missing = paths
    .map((path) => ({ path, cached: join(folder, cacheName(path)) }))
    .filter(({ path }) => !known.has(cacheName(path)));
  const workers = Math.min(WORKERS_MAX, availableParallelism());
  await Promise.all(
    Array.from({ length: workers }, (_, worker) =>
      embedInWorker(missing.filter((_picture, at) => at % workers === worker)),
    ),
  );
  return Promise.all(paths.map((path) => readEmbedding(join(folder, cacheName(path)))));
}

const cacheName = (path: string): string => `${hexHash(path, 24)}.json`;

async function visionVersion(): Promise<string> {
  const hash = createHash('sha256');
  const names = await readdir(VISION_FOLDER, { recursive: true });
  const files = names.filter((name) => /\.(ts|json)$/.test(name) && !name.includes('.test.'));
  for (const name of files.sort()) {
    hash.update(name).update(await readFile(join(VISION_FOLDER, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

interface EmbeddingTask {
  path: string;
  /** Where the imageEmbedding is to be kept. */
  cached: string;
}

function embedInWorker(tasks: readonly EmbeddingTask[]): Promise<void> {
  if (tasks.length === 0) return Promise.resolve();
  const worker = new Worker(WORKER_FILE, { workerData: tasks });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Looking at pictures ended with ${code}`));
    });
  });
}

export const storeEmbedding = (
  cached: string,
  seen: { imageEmbedding: Float32Array; colors: readonly Color[] } | null,
): Promise<void> => {
  const imageEmbedding =
    seen && Buffer.from(new Uint8Array(seen.imageEmbedding.buffer)).toString('base64');
  return writeFile(cached, JSON.stringify(seen && { imageEmbedding, colors: seen.colors }));
};

async function readEmbedding(cached: string): Promise<EmbeddedPicture | null> {
  const stored = storedEmbedding.nullable().parse(JSON.parse(await readFile(cached, 'utf8')));
  if (stored === null) return null;
  const bytes = Uint8Array.from(Buffer.from(stored.imageEmbedding, 'base64'));
  return { imageEmbedding: new Float32Array(bytes.buffer), colors: stored.colors };
}
