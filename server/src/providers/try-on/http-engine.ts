import type { TryOnEngine } from '@modiste/fitting/try-on-engine';
import { z } from 'zod';
import { callHosted } from './hosted-call.ts';
import { type HostedAccess, hostedEngine, seedOf } from './hosted-engine.ts';
import { base64Of, pictureOfBase64 } from './hosted-picture.ts';

const answerSchema = z.object({ image: z.string() });

/**
 * A model of one's own behind one HTTP call: POST with JSON
 * `{model, person, garments: [{role, category, words, image}], seed}`, pictures as base64;
 * the answer is `{image}`, base64 as well (docs/operations.md, "A try-on model").
 */
export function httpEngine({ settings }: HostedAccess): TryOnEngine {
  const { url, model, apiKey } = settings;
  return hostedEngine(settings, async (job) => {
    const answer = await callHosted(url, {
      method: 'POST',
      headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
      json: {
        model,
        person: base64Of(job.pose.bytes),
        garments: job.garments.map(({ role, category, words, bytes }) => ({
          role,
          category,
          words,
          image: base64Of(bytes),
        })),
        seed: seedOf(job),
      },
      signal: job.signal,
    });
    return pictureOfBase64(answerSchema.parse(answer).image);
  });
}
