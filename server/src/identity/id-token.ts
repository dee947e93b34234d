import { createLocalJWKSet, errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { type IdentityKeyDeps, KEY_ALGORITHM, publicKeys, signingKey } from './identity-keys.ts';
import { isFromFuture } from './is-from-future.ts';

const ID_TOKEN_ISSUER = 'modiste-identity';
const ID_TOKEN_AUDIENCE = 'modiste';
const ID_TOKEN_LIFE_S = 3600;

const claimsSchema = z.object({
  sub: z.uuid(),
  email: z.string(),
  email_verified: z.boolean(),
  auth_time: z.number(),
  sign_in_provider: z.literal('password'),
});
export type IdTokenClaims = z.infer<typeof claimsSchema>;

/** What an account says of itself in its tokens. */
interface Subject {
  accountId: string;
  email: string;
  isVerified: boolean;
}

/** An ID token of an hour (OpenID Connect Core, section 2) for somebody who signed in just now. */
export async function signIdToken(
  deps: IdentityKeyDeps,
  { accountId, email, isVerified }: Subject,
): Promise<string> {
  const { kid, key } = await signingKey(deps);
  const nowS = Math.floor(Date.now() / 1000);
  const claims = { email, email_verified: isVerified, auth_time: nowS };
  return new SignJWT({ ...claims, sign_in_provider: 'password' })
    .setProtectedHeader({ alg: KEY_ALGORITHM, kid, typ: 'JWT' })
    .setSubject(accountId)
    .setIssuer(ID_TOKEN_ISSUER)
    .setAudience(ID_TOKEN_AUDIENCE)
    .setIssuedAt(nowS)
    .setExpirationTime(nowS + ID_TOKEN_LIFE_S)
    .sign(key);
}

/** Who an ID token was made for; null when it is not ours, changed or expired. */
export async function readIdToken(
  deps: Pick<IdentityKeyDeps, 'database'>,
  token: string,
): Promise<IdTokenClaims | null> {
  const keys = createLocalJWKSet(await publicKeys(deps));
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: [KEY_ALGORITHM],
      issuer: ID_TOKEN_ISSUER,
      audience: ID_TOKEN_AUDIENCE,
      requiredClaims: ['exp'],
    });
    return isFromFuture(payload) ? null : claimsSchema.parse(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
    throw error;
  }
}
