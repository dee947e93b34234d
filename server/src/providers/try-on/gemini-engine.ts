import type { TryOnEngine } from '@modiste/fitting/try-on-engine';
import { z } from 'zod';
import { callHosted } from './hosted-call.ts';
import { addressUnder, type HostedAccess, hostedEngine, seedOf } from './hosted-engine.ts';
import { base64Of, pictureOfBase64, pictureType } from './hosted-picture.ts';
import { tryOnPrompt } from './try-on-prompt.ts';

const partSchema = z.object({
  thought: z.boolean().optional(),
  inlineData: z.object({ data: z.string() }).optional(),
});
const answerSchema = z.object({
  candidates: z
    .array(
      z.object({
        finishReason: z.string().optional(),
        content: z.object({ parts: z.array(partSchema).optional() }).optional(),
      }),
    )
    .optional(),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
});

function pictureIn(answer: unknown): Uint8Array {
  const { candidates = [], promptFeedback } = answerSchema.parse(answer);
  const parts = candidates.flatMap(({ content }) => content?.parts ?? []);
  // Models that think may draw sketches on the way.
  const data = parts.findLast((part) => part.inlineData && !part.thought)?.inlineData?.data;
  if (data !== undefined) return pictureOfBase64(data);
  const why = promptFeedback?.blockReason ?? candidates[0]?.finishReason ?? 'no reason given';
  throw new Error(`Gemini answers without a picture: ${why}`);
}

/** An image model of Google: https://ai.google.dev/gemini-api/docs/image-generation */
export function geminiEngine({ settings }: HostedAccess): TryOnEngine {
  const address = addressUnder(settings.url, `models/${settings.model}:generateContent`);
  return hostedEngine(settings, async (job) => {
    const pictures = [job.pose.bytes, ...job.garments.map(({ bytes }) => bytes)];
    const parts = [
      ...pictures.map((bytes) => ({
        inlineData: { mimeType: pictureType(bytes), data: base64Of(bytes) },
      })),
      { text: tryOnPrompt(job) },
    ];
    const answer = await callHosted(address, {
      method: 'POST',
      headers: { 'x-goog-api-key': settings.apiKey ?? '' },
      json: {
        contents: [{ role: 'user', parts }],
        generationConfig: { responseModalities: ['IMAGE'], seed: seedOf(job) },
      },
      signal: job.signal,
    });
    return pictureIn(answer);
  });
}
