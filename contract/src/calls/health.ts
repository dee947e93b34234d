import { z } from 'zod';
import { PATHS } from '../paths.ts';
import { call } from './call.ts';

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
