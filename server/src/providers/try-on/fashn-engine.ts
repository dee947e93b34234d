import type { GarmentRole, TryOnEngine } from '@modiste/fitting/try-on-engine';
import { z } from 'zod';
import { callHosted, pollHosted } from './hosted-call.ts';
import {
  addressUnder,
  type HostedAccess,
  hostedEngine,
  oneByOne,
  seedOf,
} from './hosted-engine.ts';
import { dataUrlOf, pictureOfUrl } from './hosted-picture.ts';

export const FASHN_CATEGORIES: Readonly<Record<GarmentRole, string>> = {
  top: 'tops',
  bottom: 'bottoms',
  full_body: 'one-pieces',
};

const startedSchema = z.object({ id: z.string().regex(/^[\w-]+$/) });
const statusSchema = z.object({
  status: z.string(),
  output: z.array(z.string()).nullish(),
  error: z.object({ name: z.string() }).nullish(),
});

function finished(answer: unknown): string | undefined {
  const { status, output, error } = statusSchema.parse(answer);
  if (status === 'completed') return z.string().parse(output?.[0]);
  if (['starting', 'in_queue', 'processing'].includes(status)) return undefined;
  throw new Error(`FASHN ends the job: ${error?.name ?? status}`);
}

/**
 * FASHN's own service: https://docs.fashn.ai/api-reference/tryon-v1-6, or with the model
 * `tryon-max` https://docs.fashn.ai/api-reference/tryon-max
 */
export function fashnEngine({
  settings,
  guardedFetch,
  pollEveryMs: everyMs,
}: HostedAccess): TryOnEngine {
  const headers = { authorization: `Bearer ${settings.apiKey}` };
  const dress = oneByOne(async (job, pose, garment) => {
    const cloth = dataUrlOf(garment.bytes);
    const inputs = {
      model_image: dataUrlOf(pose),
      // The model for photo shoots takes any product, and finds out by itself where it is worn.
      ...(settings.model === 'tryon-max'
        ? { product_image: cloth }
        : { garment_image: cloth, category: FASHN_CATEGORIES[garment.role] }),
      seed: seedOf(job),
      // Nothing is kept at their side.
      return_base64: true,
    };
    const started = await callHosted(addressUnder(settings.url, 'run'), {
      method: 'POST',
      headers,
      json: { model_name: settings.model, inputs },
      signal: job.signal,
    });
    const status = addressUnder(settings.url, `status/${startedSchema.parse(started).id}`);
    const output = await pollHosted(status, { headers, signal: job.signal, everyMs }, finished);
    return pictureOfUrl(output, guardedFetch);
  });
  return hostedEngine(settings, dress);
}
