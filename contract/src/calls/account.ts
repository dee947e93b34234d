import { z } from 'zod';
import { sessionSchema } from '../entities/session.ts';
import { PATHS } from '../paths.ts';
import { call, doneSchema, idParamsSchema } from './call.ts';

const member = { tag: 'account', access: 'member' } as const;
const INPUT_CHARS_MAX = 1000;

export const changePassword = call(PATHS.changePassword, {
  ...member,
  summary: 'Change the password; every other session ends',
  body: z.object({
    password: z.string().min(1).max(INPUT_CHARS_MAX),
    new_password: z.string().min(1).max(INPUT_CHARS_MAX),
  }),
  answer: doneSchema,
  errors: [
    'authentication_required',
    'invalid_request',
    'not_found',
    'wrong_password',
    'weak_password',
    'rate_limited',
  ],
});

export const sessions = call(PATHS.sessions, {
  ...member,
  summary: 'The devices that are signed in, the latest used first',
  answer: z.array(sessionSchema),
  errors: ['authentication_required'],
});

export const endSession = call(PATHS.endSession, {
  ...member,
  summary: 'Sign one device out',
  params: idParamsSchema,
  answer: doneSchema,
  errors: ['authentication_required', 'invalid_request', 'not_found'],
});

export const endOtherSessions = call(PATHS.endOtherSessions, {
  ...member,
  summary: 'Sign every other device out',
  answer: doneSchema,
  errors: ['authentication_required'],
});

export const downloadData = call(PATHS.downloadData, {
  ...member,
  summary: 'Everything held about the person, as a ZIP file',
  media: ['application/zip'],
  errors: ['authentication_required', 'rate_limited'],
});

export const deleteAccount = call(PATHS.deleteAccount, {
  ...member,
  summary: 'Erase the account with everything in it',
  /** The password, or a fresh identity token; neither is needed minutes after signing in. */
  body: z.object({
    password: z.string().min(1).max(INPUT_CHARS_MAX).optional(),
    token: z.string().min(1).max(8192).optional(),
  }),
  answer: doneSchema,
  errors: [
    'authentication_required',
    'invalid_request',
    'wrong_password',
    'sign_in_again',
    'login_failed',
    'rate_limited',
  ],
});
