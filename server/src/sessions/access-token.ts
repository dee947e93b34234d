import type { webcrypto } from 'node:crypto';
import { ACCESS_TOKEN_LIFE_S } from '@modiste/contract/limits';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { DeriveKey } from '../secrets/app-secret.ts';
import type { Member } from './member.ts';

const ALGORITHM = 'HS256';
const HMAC = { name: 'HMAC', hash: 'SHA-256' };
const ISSUER = 'modiste';
const AUDIENCE = 'modiste-api';
const PURPOSE = 'access tokens';

const keys = new WeakMap<DeriveKey, Promise<webcrypto.CryptoKey>>();

/** The key of each secret, made once: to derive and import it anew costs more than a signature. */
function keyFrom(deriveKey: DeriveKey): Promise<webcrypto.CryptoKey> {
  const known = keys.get(deriveKey);
  if (known) return known;
  const bytes = Uint8Array.from(deriveKey(PURPOSE));
  const key = crypto.subtle.importKey('raw', bytes, HMAC, false, ['sign', 'verify']);
  keys.set(deriveKey, key);
  return key;
}

const claimsSchema = z.object({
  sub: z.string(),
  sid: z.string(),
  email: z.string(),
  provider: z.string(),
});

/** An access token of 15 minutes, a JWT (RFC 7519) with sub, email, provider and exp. */
export const signAccessToken = async (deriveKey: DeriveKey, member: Member): Promise<string> =>
  new SignJWT({ email: member.email, provider: member.provider, sid: member.sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'at+jwt' })
    .setSubject(member.userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_TOKEN_LIFE_S}s`)
    .sign(await keyFrom(deriveKey));

/** Who a token was made for; null when it is not ours, changed or expired. */
export async function readAccessToken(deriveKey: DeriveKey, token: string): Promise<Member | null> {
  try {
    const { payload } = await jwtVerify(token, await keyFrom(deriveKey), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: 'at+jwt',
    });
    const { sub, sid, email, provider } = claimsSchema.parse(payload);
    return { userId: sub, sessionId: sid, email, provider };
  } catch {
    return null;
  }
}
