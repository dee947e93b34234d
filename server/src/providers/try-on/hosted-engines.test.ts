import type { GarmentPicture, TryOnJob } from '@modiste/fitting/try-on-engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TryOnModelSettings } from '../../config/config.ts';
import { tellingPicture, wordsOfPicture } from '../../testing/loopback/try-on-protocols.ts';
import { openTryOnServices } from '../../testing/loopback/try-on-services.ts';
import { createGuardedFetch } from '../web/guarded-fetch.ts';
import { openTryOnModel } from './open-try-on-model.ts';

let services: Awaited<ReturnType<typeof openTryOnServices>>;
beforeEach(async () => {
  services = await openTryOnServices();
});
afterEach(() => services.close());

const MODELS: readonly (readonly [TryOnModelSettings['provider'], model: string])[] = [
  ['fashn', 'tryon-v1.6'],
  ['fal', 'fal-ai/cat-vton'],
  ['replicate', 'someone/try-on:v7'],
  ['google', 'gemini-2.5-flash-image'],
  ['openai', 'gpt-image-1'],
  ['http', 'own'],
];

function open([provider, model]: (typeof MODELS)[number], timeoutMs = 20_000) {
  const settings = { provider, model, url: services.urlOf(provider), apiKey: 'a-key', timeoutMs };
  const guardedFetch = createGuardedFetch((address) => address === '127.0.0.1');
  return openTryOnModel(settings, { guardedFetch, pollEveryMs: 5 });
}

const garment = (role: GarmentPicture['role'], words: string): GarmentPicture => ({
  role,
  bytes: tellingPicture(words),
  key: words,
  category: role === 'full_body' ? 'dresses' : role === 'top' ? 'upper_body' : 'lower_body',
  words,
});

const jobOf = (garments: readonly GarmentPicture[], changed: Partial<TryOnJob> = {}): TryOnJob => ({
  pose: { bytes: tellingPicture('Ann'), key: 'Ann' },
  garments,
  iteration: 0,
  signal: new AbortController().signal,
  ...changed,
});

const DRESS = [garment('full_body', 'dress')];

describe.each(MODELS)('the hosted try-on of %s', (...model) => {
  it('dresses the person and says who made the picture', async () => {
    const picture = await open(model).tryOn(jobOf(DRESS));
    expect(wordsOfPicture(picture.bytes)).toMatch(/^Ann .*dress/);
    expect(picture).toMatchObject({ engine: model[0], preview: false, doubts: [] });
  });

  it('puts on the bottom before the top', async () => {
    const both = [garment('bottom', 'jeans'), garment('top', 'shirt')];
    const picture = await open(model).tryOn(jobOf(both));
    expect(wordsOfPicture(picture.bytes)).toMatch(/^Ann .*jeans.*shirt/);
  });

  it.each([
    ['is refused', 'refuses'],
    ['fails over there', 'fails'],
    ['is answered with nonsense', 'babbles'],
  ] as const)('fails when the job %s, and says nothing of the key', async (_words, mood) => {
    services.behave(mood);
    const failure = await open(model)
      .tryOn(jobOf(DRESS))
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'Error', reason: 'failed' });
    expect(String(failure instanceof Error ? failure.cause : '')).not.toContain('a-key');
  });

  it('fails when it takes too long', async () => {
    services.behave('hangs');
    const late = open(model, 60).tryOn(jobOf(DRESS));
    await expect(late).rejects.toMatchObject({ reason: 'failed' });
  });

  it('stops when nobody waits any longer', async () => {
    services.behave('hangs');
    const asked = new AbortController();
    const job = open(model).tryOn(jobOf(DRESS, { signal: asked.signal }));
    await expect.poll(() => services.requests.length).toBeGreaterThan(0);
    asked.abort();
    await expect(job).rejects.toMatchObject({ reason: 'cancelled' });
  });
});

describe('another model of the same service', () => {
  it.each([
    ['fashn', 'tryon-max'],
    ['fal', 'fal-ai/fashn/tryon/v1.6'],
    ['fal', 'fal-ai/leffa/virtual-tryon'],
    ['fal', 'fal-ai/kling/v1-5/kolors-virtual-try-on'],
    ['fal', 'fal-ai/image-apps-v2/virtual-try-on'],
    ['openai', 'gpt-image-1-mini'],
    ['openai', 'gpt-image-1.5'],
  ] as const)('of %s is asked in its own words: %s', async (...model) => {
    const picture = await open(model).tryOn(jobOf(DRESS));
    expect(wordsOfPicture(picture.bytes)).toMatch(/^Ann .*dress/);
  });
});

describe('pictures that were uploaded to Replicate', () => {
  it.each(['well', 'fails'] as const)('are deleted after a job that goes %s', async (mood) => {
    services.behave(mood);
    await open(['replicate', 'someone/try-on:v7'])
      .tryOn(jobOf(DRESS))
      .catch(() => undefined);
    for (const id of [0, 1]) {
      await expect.poll(() => services.requests).toContain(`DELETE /replicate/files/${id}`);
    }
  });
});

describe('a job in a queue', () => {
  it.each(MODELS.slice(0, 3))('of %s outlives a single bad answer', async (...model) => {
    services.behave('falters');
    const picture = await open(model).tryOn(jobOf(DRESS));
    expect(wordsOfPicture(picture.bytes)).toContain('dress');
    expect(services.requests.filter((request) => request.startsWith('GET')).length).toBeGreaterThan(
      2,
    );
  });

  it.each([
    ['fal', 'fal-ai/cat-vton', 'PUT /fal/fal-ai/cat-vton/requests/0/cancel'],
    ['replicate', 'someone/try-on:v7', 'POST /replicate/predictions/0/cancel'],
  ] as const)('of %s is cancelled when nobody waits any longer', async (provider, name, cancel) => {
    services.behave('queues');
    const asked = new AbortController();
    const job = open([provider, name]).tryOn(jobOf(DRESS, { signal: asked.signal }));
    const outcome = job.catch((error: unknown) => error);
    await expect
      .poll(() => services.requests.some((request) => /^GET .*\/(status|0)$/.test(request)))
      .toBe(true);
    asked.abort();
    expect(await outcome).toMatchObject({ reason: 'cancelled' });
    await expect.poll(() => services.requests).toContain(cancel);
  });
});
