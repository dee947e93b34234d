import { z } from 'zod';
import { loginOptionsSchema } from '../entities/login-options.ts';
import { PATHS } from '../paths.ts';
import { call, doneSchema } from './call.ts';

/** The built-in provider's own calls answer `not_found` where another provider is set up. */
const access = { tag: 'identity', access: 'anyone' } as const;
const INPUT_CHARS_MAX = 1000;
/** Its form is judged by the rule, which has the exact message for it. */
const email = z.string().max(INPUT_CHARS_MAX);
/** Its length is judged by the rule, in code points. */
const password = z.string().min(1).max(INPUT_CHARS_MAX);
const oobCode = z.string().min(1).max(INPUT_CHARS_MAX);
const idToken = z.string().min(1).max(8192);
const idTokenAnswer = z.object({ id_token: z.string() });

export const signUp = call(PATHS.signUp, {
  ...access,
  summary: 'Create an account with an email address and a password',
  body: z.object({ email, password }),
  answer: idTokenAnswer,
  errors: [
    'invalid_request',
    'not_found',
    'invalid_email',
    'weak_password',
    'email_taken',
    'rate_limited',
  ],
});

export const signIn = call(PATHS.signIn, {
  ...access,
  summary: 'An identity token for an email address and its password',
  body: z.object({ email, password }),
  answer: idTokenAnswer,
  errors: [
    'invalid_request',
    'not_found',
    'invalid_email',
    'user_not_found',
    'wrong_password',
    'invalid_credential',
    'user_disabled',
    'rate_limited',
  ],
});

export const sendCode = call(PATHS.sendCode, {
  ...access,
  summary: 'Mail a link that verifies an address or resets a password',
  body: z
    .object({
      type: z.enum(['VERIFY_EMAIL', 'PASSWORD_RESET']),
      email: email.optional(),
      id_token: idToken.optional(),
    })
    .refine((body) => body.email !== undefined || body.id_token !== undefined, {
      error: 'Give an email or an id_token.',
    }),
  answer: doneSchema,
  errors: [
    'invalid_request',
    'not_found',
    'invalid_email',
    'invalid_credential',
    'user_not_found',
    'rate_limited',
  ],
});

export const applyCode = call(PATHS.applyCode, {
  ...access,
  summary: 'Verify an address by the code that was mailed to it',
  body: z.object({ oobCode }),
  answer: doneSchema,
  errors: ['invalid_request', 'not_found', 'code_expired', 'rate_limited'],
});

export const resetPassword = call(PATHS.resetPassword, {
  ...access,
  summary: 'Set a new password by the code that was mailed',
  body: z.object({ oobCode, password }),
  answer: doneSchema,
  errors: ['invalid_request', 'not_found', 'weak_password', 'code_expired', 'rate_limited'],
});

export const identityKeys = call(PATHS.identityKeys, {
  ...access,
  summary: 'The public keys of identity tokens, as a JSON Web Key Set (RFC 7517)',
  answer: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  errors: ['not_found'],
});

export const loginOptions = call(PATHS.loginOptions, {
  ...access,
  summary: 'The ways to sign in that this server offers',
  answer: loginOptionsSchema,
  errors: [],
});
