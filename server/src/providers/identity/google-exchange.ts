import { PAGES } from '@modiste/contract/paths';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Config, GoogleSettings } from '../../config/config.ts';
import { fetchJson } from './fetch-json.ts';
import {
  type CodeExchange,
  type Identity,
  IdentityError,
  type RedeemedCode,
} from './identity-verifier.ts';
import { publishedKeys, verifyWithKeys } from './verify-with-keys.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether an address is the page to which Google sends its codes: at the public address, or on
 * this machine, at any port, where there is none.
 */
export function isOwnCallback({ publicUrl }: Pick<Config, 'publicUrl'>, uri: string): boolean {
  if (publicUrl) return uri === publicUrl.origin + PAGES.googleCallback;
  const url = URL.parse(uri);
  if (url === null || !LOOPBACK.has(url.hostname)) return false;
  return uri === `http://${url.host}${PAGES.googleCallback}`;
}

const ALGORITHMS = ['RS256', 'ES256'];
const DISCOVERY_MAX_AGE_MS = 3_600_000;
/** The login screen waits for it, and has other ways in to offer. */
const DISCOVERY_LIMIT_MS = 3_000;

/** What is needed of OpenID Connect Discovery 1.0, section 3. */
const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url().transform((text) => new URL(text)),
  token_endpoint: z.url().transform((text) => new URL(text)),
  jwks_uri: z.url().transform((text) => new URL(text)),
});

const tokenAnswerSchema = z.object({ id_token: z.string() });

const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.string().min(1),
  email_verified: z.literal(true),
  iat: z.number(),
  auth_time: z.number().optional(),
  name: z.string().optional(),
});

interface Discovered {
  issuer: string;
  authorizationUrl: URL;
  tokenUrl: URL;
  keys: JWTVerifyGetKey;
}

async function discover(issuer: URL): Promise<Discovered> {
  const named = issuer.href.replace(/\/$/, '');
  const url = new URL(`${named}/.well-known/openid-configuration`);
  const answer = await fetchJson(url, { timeLimitMs: DISCOVERY_LIMIT_MS }).catch(
    (cause: unknown) => {
      throw new IdentityError('unreachable', `${named} does not describe itself`, cause);
    },
  );
  const { data: found, error } = discoverySchema.safeParse(answer);
  if (found?.issuer !== named) {
    throw new IdentityError('unreachable', `${named} describes itself as another`, error);
  }
  return {
    issuer: found.issuer,
    authorizationUrl: found.authorization_endpoint,
    tokenUrl: found.token_endpoint,
    keys: publishedKeys(found.jwks_uri),
  };
}

/** The endpoints of a provider, discovered again after an hour and after a failure. */
function cachedDiscovery(issuer: URL): () => Promise<Discovered> {
  const cache = new LRUCache<string, Discovered>({
    max: 1,
    ttl: DISCOVERY_MAX_AGE_MS,
    fetchMethod: () => discover(issuer),
  });
  return () => cache.forceFetch(issuer.href);
}

function toIdentity(payload: JWTPayload): Identity {
  const { data: claims, error } = claimsSchema.safeParse(payload);
  if (!claims) throw new IdentityError('refused', 'the person has no verified address', error);
  return {
    provider: 'google',
    subject: claims.sub,
    email: claims.email.toLowerCase(),
    isEmailVerified: claims.email_verified,
    name: claims.name ?? null,
    signedInAt: new Date((claims.auth_time ?? claims.iat) * 1000),
  };
}

/**
 * Signs people in with Google, or with any provider of OpenID Connect (Core 1.0, section 3.1).
 * @param isOwnRedirect Whether an address is the page of ours that codes come back to.
 */
export function createGoogleExchange(
  { clientId, clientSecret, issuer }: GoogleSettings,
  isOwnRedirect: (uri: string) => boolean,
): CodeExchange {
  const discovered = cachedDiscovery(issuer);

  async function redeem(tokenUrl: URL, given: RedeemedCode): Promise<string> {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code: given.code,
      redirect_uri: given.redirectUri,
      client_id: clientId,
      client_secret: clientSecret,
    });
    if (given.codeVerifier !== undefined) body.set('code_verifier', given.codeVerifier);
    const answer = tokenAnswerSchema.safeParse(await fetchJson(tokenUrl, { method: 'POST', body }));
    if (!answer.success) throw new IdentityError('refused', 'there is no ID token for the code');
    return answer.data.id_token;
  }

  return {
    authorizationUrl: async () => (await discovered()).authorizationUrl.href,
    exchange: async (given) => {
      if (!isOwnRedirect(given.redirectUri)) {
        throw new IdentityError('refused', 'the redirect_uri is not a page of this server');
      }
      const { issuer: name, tokenUrl, keys } = await discovered();
      const token = await redeem(tokenUrl, given);
      const expected = { algorithms: ALGORITHMS, issuer: name, audience: clientId };
      const claims = await verifyWithKeys(keys, token, expected);
      // Compared even where no nonce is given: a token with a nonce belongs to the browser that has it.
      if (claims.nonce !== given.nonce) {
        throw new IdentityError('refused', 'the token was asked for by another browser');
      }
      return toIdentity(claims);
    },
  };
}
