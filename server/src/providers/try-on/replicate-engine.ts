import type { TryOnEngine, TryOnJob } from '@modiste/fitting/try-on-engine';
import { z } from 'zod';
import { callHosted, pollHosted, tellHosted } from './hosted-call.ts';
import {
  addressUnder,
  type HostedAccess,
  hostedEngine,
  oneByOne,
  seedOf,
} from './hosted-engine.ts';
import { pictureOfUrl, pictureType } from './hosted-picture.ts';

const CATEGORIES = { top: 'upper_body', bottom: 'lower_body', full_body: 'dresses' } as const;

const idSchema = z.string().regex(/^[\w-]+$/);
const fileSchema = z.object({ id: idSchema, urls: z.object({ get: z.url() }) });
const predictionSchema = z.object({
  id: idSchema,
  status: z.string(),
  output: z.union([z.string(), z.array(z.string()).min(1)]).nullish(),
});

function finished(answer: unknown): string | undefined {
  const { status, output } = predictionSchema.parse(answer);
  if (status === 'succeeded') return z.string().parse(Array.isArray(output) ? output[0] : output);
  if (status === 'starting' || status === 'processing') return undefined;
  throw new Error(`Replicate ends the job: ${status}`);
}

/**
 * A model at Replicate with the fields of IDM-VTON: https://replicate.com/docs/reference/http
 * `model` is `owner/name:version`, or `owner/name` where Replicate runs it without a version.
 */
export function replicateEngine({
  settings,
  guardedFetch,
  pollEveryMs: everyMs,
}: HostedAccess): TryOnEngine {
  const headers = { authorization: `Bearer ${settings.apiKey}` };
  const [name = '', version] = settings.model.split(':');
  const path = version === undefined ? `models/${name}/predictions` : 'predictions';

  async function upload(bytes: Uint8Array, { signal }: TryOnJob) {
    const form = new FormData();
    const type = pictureType(bytes);
    form.set('content', new Blob([new Uint8Array(bytes)], { type }), `picture.${type.slice(6)}`);
    const address = addressUnder(settings.url, 'files');
    const answer = await callHosted(address, { method: 'POST', headers, form, signal });
    return fileSchema.parse(answer);
  }

  async function run(input: Record<string, unknown>, { signal }: TryOnJob): Promise<string> {
    const started = await callHosted(addressUnder(settings.url, path), {
      method: 'POST',
      headers: { ...headers, 'cancel-after': `${Math.ceil(settings.timeoutMs / 1000)}s` },
      json: version === undefined ? { input } : { version, input },
      signal,
    });
    const prediction = addressUnder(
      settings.url,
      `predictions/${predictionSchema.parse(started).id}`,
    );
    const cancel = () =>
      tellHosted(addressUnder(prediction, 'cancel'), { method: 'POST', headers });
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return (
        finished(started) ?? (await pollHosted(prediction, { headers, signal, everyMs }, finished))
      );
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }

  const dress = oneByOne(async (job, pose, garment) => {
    const files = await Promise.all([upload(pose, job), upload(garment.bytes, job)]);
    try {
      const [human, cloth] = files;
      const input = {
        human_img: human.urls.get,
        garm_img: cloth.urls.get,
        garment_des: garment.words,
        category: CATEGORIES[garment.role],
        seed: seedOf(job),
      };
      return await pictureOfUrl(await run(input, job), guardedFetch);
    } finally {
      // Pictures of people are kept there no longer than they are needed.
      for (const { id } of files) {
        tellHosted(addressUnder(settings.url, `files/${id}`), { method: 'DELETE', headers });
      }
    }
  });
  return hostedEngine(settings, dress);
}
