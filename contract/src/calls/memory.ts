import { z } from 'zod';
import { memorySchema } from '../entities/stylist-memory.ts';
import { MEMORY_CHARS_MAX } from '../limits.ts';
import { PATHS } from '../paths.ts';
import { call, doneSchema, idParamsSchema } from './call.ts';

const member = { tag: 'memory', access: 'member' } as const;
const body = z.object({ text: z.string().trim().min(1).max(MEMORY_CHARS_MAX) });

export const memories = call(PATHS.memories, {
  ...member,
  summary: 'What the stylist remembers of the person, the latest first',
  answer: z.object({
    /** Whether the stylist uses it and adds to it. */
    memory_enabled: z.boolean(),
    memories: z.array(memorySchema),
  }),
  errors: ['authentication_required'],
});

export const addMemory = call(PATHS.addMemory, {
  ...member,
  summary: 'Tell the stylist something to remember',
  body,
  /** As it is listed: "I hate wool" is "No wool". */
  answer: memorySchema,
  errors: ['authentication_required', 'invalid_request', 'memory_refused'],
});

export const changeMemory = call(PATHS.changeMemory, {
  ...member,
  summary: 'Change what the stylist remembers',
  params: idParamsSchema,
  body,
  answer: memorySchema,
  errors: ['authentication_required', 'invalid_request', 'not_found', 'memory_refused'],
});

export const forgetMemory = call(PATHS.forgetMemory, {
  ...member,
  summary: 'Make the stylist forget one thing',
  params: idParamsSchema,
  answer: doneSchema,
  errors: ['authentication_required', 'invalid_request', 'not_found'],
});

export const forgetMemories = call(PATHS.forgetMemories, {
  ...member,
  summary: 'Make the stylist forget everything',
  answer: doneSchema,
  errors: ['authentication_required'],
});

export const setMemoryMode = call(PATHS.setMemoryMode, {
  ...member,
  summary: 'Turn the stylist’s memory on or off; what is remembered stays listed',
  body: z.object({ memory_enabled: z.boolean() }),
  answer: doneSchema,
  errors: ['authentication_required', 'invalid_request'],
});
