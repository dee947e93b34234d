import type { TryOnEngine } from '@modiste/fitting/try-on-engine';
import type { TryOnModelSettings } from '../../config/config.ts';
import { createGuardedFetch, type GuardedFetch } from '../web/guarded-fetch.ts';
import { falEngine } from './fal-engine.ts';
import { fashnEngine } from './fashn-engine.ts';
import { geminiEngine } from './gemini-engine.ts';
import type { HostedAccess } from './hosted-engine.ts';
import { httpEngine } from './http-engine.ts';
import { openaiImagesEngine } from './openai-images-engine.ts';
import { replicateEngine } from './replicate-engine.ts';

interface Provider {
  /** Null: there is no address but the one that is set. */
  readonly url: string | null;
  readonly open: (access: HostedAccess) => TryOnEngine;
}

const PROVIDERS: Readonly<Record<TryOnModelSettings['provider'], Provider>> = {
  fashn: { url: 'https://api.fashn.ai/v1', open: fashnEngine },
  fal: { url: 'https://queue.fal.run', open: falEngine },
  google: { url: 'https://generativelanguage.googleapis.com/v1beta', open: geminiEngine },
  openai: { url: 'https://api.openai.com/v1', open: openaiImagesEngine },
  replicate: { url: 'https://api.replicate.com/v1', open: replicateEngine },
  http: { url: null, open: httpEngine },
};

const POLL_EVERY_MS = 1_000;

interface Reach {
  /** Fetches the pictures that answers name; public addresses only by default. */
  readonly guardedFetch?: GuardedFetch;
  readonly pollEveryMs?: number;
}

/** The engine of a hosted try-on model. */
export function openTryOnModel(settings: TryOnModelSettings, reach: Reach = {}): TryOnEngine {
  const { guardedFetch = createGuardedFetch(), pollEveryMs = POLL_EVERY_MS } = reach;
  const { url, open } = PROVIDERS[settings.provider];
  const address = settings.url ?? new URL(url ?? '');
  return open({ settings: { ...settings, url: address }, guardedFetch, pollEveryMs });
}
