import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose';
import { isFromFuture } from '../../identity/is-from-future.ts';
import { fetchJson } from './fetch-json.ts';
import { IdentityError } from './identity-verifier.ts';

/** What may be wrong with the keys rather than with the token. */
const KEY_FAILURES = [errors.JWKSInvalid, errors.JWKSTimeout];

/** How far the clocks of two machines may lie apart. */
const CLOCK_TOLERANCE_S = 5;

/** The keys that a provider publishes (RFC 7517), kept for ten minutes. */
export const publishedKeys = (url: URL): JWTVerifyGetKey =>
  createRemoteJWKSet(url, {
    [customFetch]: async () => {
      try {
        return Response.json(await fetchJson(url));
      } catch (error) {
        // A server that refuses its public keys says nothing about anybody's token.
        throw new IdentityError('unreachable', `no keys from ${url.host}`, error);
      }
    },
  });

/**
 * The claims of a token that is signed by one of the keys and made for us.
 * @throws IdentityError
 */
export async function verifyWithKeys(
  keys: JWTVerifyGetKey,
  token: string,
  options: JWTVerifyOptions,
): Promise<JWTPayload> {
  try {
    const tolerant = { ...options, clockTolerance: CLOCK_TOLERANCE_S };
    const { payload } = await jwtVerify(token, keys, tolerant);
    if (isFromFuture(payload)) throw new IdentityError('refused', 'the token is from the future');
    return payload;
  } catch (error) {
    if (error instanceof IdentityError) throw error;
    const isTheirs = KEY_FAILURES.some((kind) => error instanceof kind);
    const reason = error instanceof Error ? error.message : String(error);
    throw new IdentityError(isTheirs ? 'unreachable' : 'refused', reason, error);
  }
}
