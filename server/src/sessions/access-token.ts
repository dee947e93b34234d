import { ACCESS_TOKEN_LIFE_S } from '@modiste/contract/limits';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Member } from '../http/member.ts';
import type { DeriveKey } from '../secrets/app-secret.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'modiste';
const AUDIENCE = 'modiste-api';
const PURPOSE = 'access tokens';

const claimsSchema = z.object({
  sub: z.string(),
  sid: z.string(),
  email: z.string(),
  provider: z.string(),
});

/** An access token of 15 minutes, a JWT (RFC 7519) with sub, email, provider and exp. */
export const signAccessToken = (deriveKey: DeriveKey, member: Member): Promise<string> =>
  new SignJWT({ email: member.email, provider: member.provider, sid: member.sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'at+jwt' })
    .setSubject(member.userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_TOKEN_LIFE_S}s`)
    .sign(deriveKey(PURPOSE));

/** Who a token was made for; null when it is not ours, changed or expired. */
export async function readAccessToken(deriveKey: DeriveKey, token: string): Promise<Member | null> {
  try {
    const { payload } = await jwtVerify(token, deriveKey(PURPOSE), {
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
