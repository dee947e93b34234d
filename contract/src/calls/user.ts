import { z } from 'zod';
import { preferencesSchema, userProfileSchema } from '../entities/preferences.ts';
import { SUPPORT_CHARS_MAX } from '../limits.ts';
import { PATHS } from '../paths.ts';
import { call, doneSchema } from './call.ts';

const member = { tag: 'user', access: 'member' } as const;

export const user = call(PATHS.user, {
  ...member,
  summary: 'The profile of the signed-in person',
  answer: userProfileSchema,
  errors: ['authentication_required'],
});

export const savePreferences = call(PATHS.savePreferences, {
  ...member,
  summary: 'Save preferences',
  body: preferencesSchema.partial().extend({ onboarded: z.boolean().optional() }),
  answer: doneSchema,
  errors: ['authentication_required', 'invalid_request'],
});

export const setChatMode = call(PATHS.setChatMode, {
  ...member,
  summary: 'Turn the stylist on or off',
  body: z.object({ chat_enabled: z.boolean() }),
  answer: doneSchema,
  errors: ['authentication_required', 'invalid_request'],
});

export const sendSupport = call(PATHS.sendSupport, {
  ...member,
  summary: 'Ask for support',
  body: z.object({ message: z.string().trim().min(1).max(SUPPORT_CHARS_MAX) }),
  answer: doneSchema,
  errors: ['authentication_required', 'invalid_request', 'rate_limited'],
});
