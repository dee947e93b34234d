import { z } from 'zod';
import { PATHS } from '../paths.ts';
import { call, doneSchema } from './call.ts';

const text = z.string().max(2048);

export const alive = call(PATHS.alive, {
  summary: 'Whether the process is alive',
  tag: 'health',
  access: 'anyone',
  answer: z.object({ status: z.literal('ok') }),
  errors: [],
});

export const ready = call(PATHS.ready, {
  summary: 'Whether every store answers',
  tag: 'health',
  access: 'anyone',
  answer: z.object({
    status: z.literal('ready'),
    stores: z.record(z.string(), z.literal('ok')),
  }),
  errors: ['not_ready'],
});

export const recordEngagement = call(PATHS.recordEngagement, {
  summary: 'Record that a page was opened',
  tag: 'metrics',
  access: 'anyone',
  body: z.object({
    path: text,
    referrer: text,
    title: text,
    screen: z.object({ width: z.number(), height: z.number(), dpr: z.number() }),
    timezone: text,
    language: text,
    platform: text,
    userAgent: text,
    cookiesEnabled: z.boolean(),
    online: z.boolean(),
    timestamp: text,
  }),
  answer: doneSchema,
  errors: ['invalid_request', 'rate_limited'],
});
