import type { TryOnEngine, TryOnJob } from '@modiste/fitting/try-on-engine';
import { z } from 'zod';
import { callHosted, pollHosted } from './hosted-call.ts';
import {
  addressUnder,
  type HostedAccess,
  hostedEngine,
  oneByOne,
  seedOf,
} from './hosted-engine.ts';
import { pictureOfUrl, pictureType } from './hosted-picture.ts';

const CATEGORIES = { top: 'upper_body', bottom: 'lower_body', full_body: 'dresses' } as const;

const fileSchema = z.object({ urls: z.object({ get: z.url() }) });
const predictionSchema = z.object({
  id: z.string().regex(/^[\w-]+$/),
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

  async function upload(bytes: Uint8Array, { signal }: TryOnJob): Promise<string> {
    const form = new FormData();
    const type = pictureType(bytes);
    form.set('content', new Blob([new Uint8Array(bytes)], { type }), `picture.${type.slice(6)}`);
    const address = addressUnder(settings.url, 'files');
    const answer = await callHosted(address, { method: 'POST', headers, form, signal });
    return fileSchema.parse(answer).urls.get;
  }

  const dress = oneByOne(async (job, pose, garment) => {
    const { signal } = job;
    const [human, cloth] = await Promise.all([upload(pose, job), upload(garment.bytes, job)]);
    const input = {
      human_img: human,
      garm_img: cloth,
      garment_des: garment.words,
      category: CATEGORIES[garment.role],
      seed: seedOf(job),
    };
    const started = await callHosted(addressUnder(settings.url, path), {
      method: 'POST',
      headers,
      json: version === undefined ? { input } : { version, input },
      signal,
    });
    const { id } = predictionSchema.parse(started);
    const prediction = addressUnder(settings.url, `predictions/${id}`);
    const output =
      finished(started) ?? (await pollHosted(prediction, { headers, signal, everyMs }, finished));
    return pictureOfUrl(output, guardedFetch);
  });
  return hostedEngine(settings, dress);
}
