import { z } from 'zod';
import type { FirebaseSettings } from '../../config/config.ts';
import { IdentityError, type IdentityVerifier } from './identity-verifier.ts';
import { publishedKeys, verifyWithKeys } from './verify-with-keys.ts';

const PROVIDERS = {
  password: 'password',
  'google.com': 'google',
  'facebook.com': 'facebook',
} as const;

/** https://firebase.google.com/docs/auth/admin/verify-id-tokens */
const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.string().min(1),
  email_verified: z.boolean().default(false),
  auth_time: z.number(),
  name: z.string().optional(),
  firebase: z.object({ sign_in_provider: z.enum(['password', 'google.com', 'facebook.com']) }),
});

/** Verifies the identity tokens of a Firebase project. */
export function createFirebaseVerifier({
  projectId,
  keysUrl,
}: Pick<FirebaseSettings, 'projectId' | 'keysUrl'>): IdentityVerifier {
  const keys = publishedKeys(keysUrl);
  const expected = {
    algorithms: ['RS256'],
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
  };
  return {
    verify: async (token) => {
      const claims = claimsSchema.safeParse(await verifyWithKeys(keys, token, expected));
      if (!claims.success) {
        throw new IdentityError('refused', 'the token lacks a claim', claims.error);
      }
      const { sub, email, email_verified, auth_time, name, firebase } = claims.data;
      return {
        provider: PROVIDERS[firebase.sign_in_provider],
        subject: sub,
        email: email.toLowerCase(),
        isEmailVerified: email_verified,
        name: name ?? null,
        signedInAt: new Date(auth_time * 1000),
      };
    },
  };
}
