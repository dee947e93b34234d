import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { serveLoopback } from './serve-loopback.ts';

interface Client {
  clientId: string;
  clientSecret: string;
}

const ALGORITHM = 'RS256';
const PLACES = { authorize: '/authorize', token: '/token', keys: '/keys' };
const DISCOVERY = '/.well-known/openid-configuration';

const ADA = {
  sub: '110169484474386276334',
  email: 'Ada@shopper.example',
  email_verified: true,
  name: 'Ada Lovelace',
};

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

interface Grant {
  redirectUri: string;
  /** Whom the request asked for by `login_hint`; null for Ada. */
  email: string | null;
  /** What the verifier has to hash to (RFC 7636, S256); null where nothing was asked for. */
  challenge: string | null;
  nonce: string | undefined;
}

/** RFC 7636, 4.6; a verifier where no challenge was sent is a downgrade (RFC 9700, 2.1.1). */
function isVerified({ challenge }: Grant, verifier: string | undefined): boolean {
  if (challenge === null || verifier === undefined) return challenge === null && !verifier;
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}

/**
 * A provider of OpenID Connect in which whoever comes is Ada, or the one that the request hints at,
 * and says yes at once: discovery, the authorization endpoint of the code flow, the token endpoint
 * and the keys.
 */
export class OpenidServer {
  /** What GOOGLE_ISSUER is set to; known once it is served. */
  issuer = '';
  /** What the next tokens say; a test may change it. */
  claims: Record<string, unknown> = { ...ADA };
  /** Each code that was given out, with what it stands for. */
  readonly #codes = new Map<string, Grant>();
  readonly #client: Client;
  readonly #jwk: JWK;
  readonly #sign: (claims: Record<string, unknown>) => Promise<string>;

  constructor(client: Client, jwk: JWK, sign: OpenidServer['sign']) {
    this.#client = client;
    this.#jwk = jwk;
    this.#sign = sign;
  }

  sign(claims: Record<string, unknown>): Promise<string> {
    return this.#sign({ iss: this.issuer, aud: this.#client.clientId, ...claims });
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '', this.issuer);
    if (url.pathname === DISCOVERY) sendJson(response, 200, this.#describe());
    else if (url.pathname === PLACES.keys) sendJson(response, 200, { keys: [this.#jwk] });
    else if (url.pathname === PLACES.authorize) this.#authorize(url, response);
    else if (url.pathname === PLACES.token) void this.#redeem(request, response);
    else sendJson(response, 404, { error: 'not_found' });
  }

  #describe() {
    return {
      issuer: this.issuer,
      authorization_endpoint: this.issuer + PLACES.authorize,
      token_endpoint: this.issuer + PLACES.token,
      jwks_uri: this.issuer + PLACES.keys,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: [ALGORITHM],
    };
  }

  #authorize(url: URL, response: ServerResponse): void {
    const asked = Object.fromEntries(url.searchParams);
    const back = URL.parse(asked.redirect_uri ?? '');
    const isOurs = asked.client_id === this.#client.clientId && asked.response_type === 'code';
    const challenge = asked.code_challenge ?? null;
    const isPlain = challenge !== null && asked.code_challenge_method !== 'S256';
    if (!back || !isOurs || isPlain || !asked.scope?.split(' ').includes('openid')) {
      sendJson(response, 400, { error: 'invalid_request' });
      return;
    }
    const code = randomBytes(16).toString('base64url');
    const email = asked.login_hint ?? null;
    this.#codes.set(code, { redirectUri: back.href, email, challenge, nonce: asked.nonce });
    back.searchParams.set('code', code);
    back.searchParams.set('state', asked.state ?? '');
    response.writeHead(302, { location: back.href }).end();
  }

  async #redeem(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const given = Object.fromEntries(new URLSearchParams(await text(request)));
    const { clientId, clientSecret } = this.#client;
    const grant = this.#codes.get(given.code ?? '');
    this.#codes.delete(given.code ?? '');
    if (given.client_id !== clientId || given.client_secret !== clientSecret) {
      sendJson(response, 401, { error: 'invalid_client' });
    } else if (
      grant === undefined ||
      grant.redirectUri !== given.redirect_uri ||
      !isVerified(grant, given.code_verifier)
    ) {
      sendJson(response, 400, { error: 'invalid_grant' });
    } else {
      const { email, nonce } = grant;
      const person = email === null ? {} : { sub: email, email };
      const id_token = await this.sign({ nonce, ...this.claims, ...person });
      sendJson(response, 200, { access_token: 'unused', token_type: 'Bearer', id_token });
    }
  }
}

/** Starts the provider on this machine, at a free port unless one is given. */
export async function startOpenidServer(
  client: Client,
  port?: number,
): Promise<{ provider: OpenidServer; close: () => Promise<void> }> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM);
  const kid = randomBytes(8).toString('hex');
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' };
  const provider = new OpenidServer(client, jwk, (claims) =>
    new SignJWT({ iat: Math.floor(Date.now() / 1000), ...claims })
      .setProtectedHeader({ alg: ALGORITHM, kid })
      .setExpirationTime('1h')
      .sign(privateKey),
  );
  const server = await serveLoopback((...exchange) => provider.answer(...exchange), port);
  provider.issuer = server.origin;
  return { provider, close: () => server.close() };
}
