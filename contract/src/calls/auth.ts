import { z } from 'zod';
import { PATHS } from '../paths.ts';
import { call, doneSchema } from './call.ts';

const tokensSchema = z
  .object({
    access_token: z.string(),
    /** Only for mobile clients; on the web it travels in a cookie. */
    refresh_token: z.string().nullish(),
  })
  .meta({ id: 'Tokens' });

const signedInSchema = tokensSchema
  .extend({ user: z.object({ id: z.string(), email: z.string(), name: z.string().nullable() }) })
  .meta({ id: 'SignedIn' });

const TOKEN_CHARS_MAX = 8192;
const token = z.string().min(1).max(TOKEN_CHARS_MAX);
const access = { tag: 'access', access: 'anyone' } as const;
const LOGIN_ERRORS = [
  'invalid_request',
  'authentication_required',
  'email_not_verified',
  'user_disabled',
  'login_failed',
  'rate_limited',
] as const;
const refreshBody = z.object({ refresh_token: token.optional() }).nullish();

export const googleLogin = call(PATHS.googleLogin, {
  ...access,
  summary: 'Sign in with an authorisation code of Google',
  body: z.object({
    token,
    redirect_uri: z.string().max(2048),
    /** The secret behind the `code_challenge` (S256) of the authorisation request (RFC 7636). */
    code_verifier: z
      .string()
      .regex(/^[\w.~-]{43,128}$/)
      .optional(),
    /** The `nonce` of the authorisation request: an ID token that has one is taken with it alone. */
    nonce: z.string().min(16).max(256).optional(),
  }),
  answer: signedInSchema,
  errors: LOGIN_ERRORS,
});

export const firebaseLogin = call(PATHS.firebaseLogin, {
  ...access,
  summary: 'Sign in with an identity token of the e-mail login',
  body: z.object({ token }),
  answer: signedInSchema,
  errors: LOGIN_ERRORS,
});

export const facebookLogin = call(PATHS.facebookLogin, {
  ...access,
  summary: 'Sign in with a token of Facebook',
  body: z.object({ token }),
  answer: signedInSchema,
  errors: LOGIN_ERRORS,
});

export const refreshTokens = call(PATHS.refreshTokens, {
  ...access,
  summary: 'New tokens for a refresh token, from the cookie or the body',
  body: refreshBody,
  answer: tokensSchema,
  errors: ['invalid_request', 'authentication_required', 'rate_limited'],
});

export const logout = call(PATHS.logout, {
  ...access,
  summary: 'End the session',
  body: refreshBody,
  answer: doneSchema,
  errors: ['invalid_request'],
});
