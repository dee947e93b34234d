import type { GarmentPicture, TryOnEngine, TryOnJob } from '@modiste/fitting/try-on-engine';
import { z } from 'zod';
import { FASHN_CATEGORIES } from './fashn-engine.ts';
import { callHosted, pollHosted, tellHosted } from './hosted-call.ts';
import {
  addressUnder,
  type HostedAccess,
  hostedEngine,
  oneByOne,
  seedOf,
} from './hosted-engine.ts';
import { dataUrlOf, pictureOfUrl } from './hosted-picture.ts';

type MakeInput = (job: TryOnJob, pose: string, garment: GarmentPicture) => Record<string, unknown>;

const OVERALL = { top: 'upper', bottom: 'lower', full_body: 'overall' } as const;
const BODY_PART = { top: 'upper_body', bottom: 'lower_body', full_body: 'dresses' } as const;

/** Each family of models names its fields in its own way; the last one is for those not known. */
const INPUTS: readonly (readonly [model: RegExp, input: MakeInput])[] = [
  [
    /cat-vton/,
    (job, pose, garment) => ({
      human_image_url: pose,
      garment_image_url: dataUrlOf(garment.bytes),
      cloth_type: OVERALL[garment.role],
      seed: seedOf(job),
    }),
  ],
  [
    /leffa|idm-vton/,
    (job, pose, garment) => ({
      human_image_url: pose,
      garment_image_url: dataUrlOf(garment.bytes),
      garment_type: BODY_PART[garment.role],
      description: garment.words,
      seed: seedOf(job),
    }),
  ],
  [
    /kolors/,
    (_job, pose, garment) => ({
      human_image_url: pose,
      garment_image_url: dataUrlOf(garment.bytes),
    }),
  ],
  [
    /image-apps-v2/,
    (_job, pose, garment) => ({
      person_image_url: pose,
      clothing_image_url: dataUrlOf(garment.bytes),
    }),
  ],
  [
    /./,
    (job, pose, garment) => ({
      model_image: pose,
      garment_image: dataUrlOf(garment.bytes),
      category: FASHN_CATEGORIES[garment.role],
      seed: seedOf(job),
    }),
  ],
];

const startedSchema = z.object({ request_id: z.string().regex(/^[\w-]+$/) });
const statusSchema = z.object({ status: z.string(), error: z.string().nullish() });
const picture = z.object({ url: z.string() });
const resultSchema = z.union([
  z.object({ image: picture }).transform(({ image }) => image.url),
  z.object({ images: z.tuple([picture], picture) }).transform(({ images }) => images[0].url),
]);

function isFinished(answer: unknown): true | undefined {
  const { status, error } = statusSchema.parse(answer);
  if (status === 'COMPLETED' && !error) return true;
  if (status === 'IN_QUEUE' || status === 'IN_PROGRESS') return undefined;
  throw new Error(`fal ends the job: ${status}`);
}

/** The queue of fal: https://docs.fal.ai/documentation/model-apis/inference/queue */
export function falEngine({
  settings,
  guardedFetch,
  pollEveryMs: everyMs,
}: HostedAccess): TryOnEngine {
  const headers = { authorization: `Key ${settings.apiKey}` };
  const makeInput = INPUTS.find(([model]) => model.test(settings.model))?.[1];
  // Status and result live under the model's first two names, without its sub-path.
  const app = settings.model.split('/').slice(0, 2).join('/');
  const dress = oneByOne(async (job, pose, garment) => {
    const { signal } = job;
    const started = await callHosted(addressUnder(settings.url, settings.model), {
      method: 'POST',
      headers,
      json: makeInput?.(job, dataUrlOf(pose), garment),
      signal,
    });
    const { request_id: id } = startedSchema.parse(started);
    const request = addressUnder(settings.url, `${app}/requests/${id}`);
    // Whether it can still be cancelled is up to the queue.
    const cancel = () => tellHosted(addressUnder(request, 'cancel'), { method: 'PUT', headers });
    signal.addEventListener('abort', cancel, { once: true });
    try {
      await pollHosted(addressUnder(request, 'status'), { headers, signal, everyMs }, isFinished);
      const result = await callHosted(request, { headers, signal });
      return await pictureOfUrl(resultSchema.parse(result), guardedFetch);
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  });
  return hostedEngine(settings, dress);
}
