import type { TryOnEngine } from '@modiste/fitting/try-on-engine';
import { z } from 'zod';
import { callHosted } from './hosted-call.ts';
import { addressUnder, type HostedAccess, hostedEngine } from './hosted-engine.ts';
import { pictureOfBase64, pictureType } from './hosted-picture.ts';
import { tryOnPrompt } from './try-on-prompt.ts';

const answerSchema = z.object({ data: z.array(z.object({ b64_json: z.string() })).min(1) });

/** The small model refuses the field, and so do those that leave no choice. */
const TAKES_FIDELITY = /^gpt-image-1(\.5)?(-\d|$)/;

/** An image model of OpenAI: https://platform.openai.com/docs/api-reference/images/createEdit */
export function openaiImagesEngine({ settings }: HostedAccess): TryOnEngine {
  return hostedEngine(settings, async (job) => {
    const form = new FormData();
    form.set('model', settings.model);
    form.set('prompt', tryOnPrompt(job));
    // Faces stay alike only so; later models always look so closely.
    if (TAKES_FIDELITY.test(settings.model)) form.set('input_fidelity', 'high');
    // The nearest to 3:4 that it makes.
    form.set('size', '1024x1536');
    form.set('output_format', 'webp');
    for (const bytes of [job.pose.bytes, ...job.garments.map((garment) => garment.bytes)]) {
      const type = pictureType(bytes);
      form.append(
        'image[]',
        new Blob([new Uint8Array(bytes)], { type }),
        `picture.${type.slice(6)}`,
      );
    }
    const answer = await callHosted(addressUnder(settings.url, 'images/edits'), {
      method: 'POST',
      headers: { authorization: `Bearer ${settings.apiKey}` },
      form,
      signal: job.signal,
    });
    return pictureOfBase64(answerSchema.parse(answer).data[0]?.b64_json ?? '');
  });
}
