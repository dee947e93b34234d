import type { LoginOptions } from '@modiste/contract/entities/login-options';
import { PAGES } from '@modiste/contract/paths';
import { type Guarded, isNullOr, isObject, isString } from '../guards.ts';

type GoogleOptions = NonNullable<LoginOptions['google']>;

const CHANNEL = 'modiste:google-login';
const POPUP = 'popup,width=480,height=640';
const SCOPE = 'openid email profile';
const CLOSED_CHECK_MS = 500;

/** An authorisation code, and what is needed to exchange it beside. */
export interface GoogleCode {
  token: string;
  redirect_uri: string;
  code_verifier?: string;
  nonce: string;
}

/** What ties one request and its answers to this page, and to nobody who reads them on the way. */
export interface GoogleProof {
  state: string;
  nonce: string;
  /** Null where the browser has no cryptography for the page, as over plain http. */
  pkce: { verifier: string; challenge: string } | null;
}

const isGoogleAnswer = isObject({ code: isNullOr(isString), state: isNullOr(isString) });

type GoogleAnswer = Guarded<typeof isGoogleAnswer>;

/** On the callback page: hands what Google answered to the page that asked, whatever it is. */
export function passGoogleAnswer(address: string): void {
  const params = new URLSearchParams(address);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ code: params.get('code'), state: params.get('state') });
  channel.close();
}

const PROOF_BYTES = 32;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const makeSecret = () => base64url(crypto.getRandomValues(new Uint8Array(PROOF_BYTES)));

/** RFC 7636, section 4, with S256. */
async function makePkce(): Promise<GoogleProof['pkce']> {
  if (!('subtle' in crypto)) return null;
  const verifier = makeSecret();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64url(new Uint8Array(hash)) };
}

/** To be made ahead of time: a popup may only be opened at once when its button is pressed. */
export const makeGoogleProof = async (): Promise<GoogleProof> => ({
  state: makeSecret(),
  nonce: makeSecret(),
  pkce: await makePkce(),
});

function authorizationAddress(
  google: GoogleOptions,
  { state, nonce, pkce }: GoogleProof,
  redirectUri: string,
): string {
  const address = new URL(google.authorization_url);
  const asked = {
    client_id: google.client_id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: SCOPE,
    state,
    nonce,
    prompt: 'select_account',
    ...(pkce && { code_challenge: pkce.challenge, code_challenge_method: 'S256' }),
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}

/** The answer that carries our state; null when there is none before the popup is closed. */
function waitForAnswer(popup: Window, state: string): Promise<GoogleAnswer | null> {
  const channel = new BroadcastChannel(CHANNEL);
  const { promise, resolve } = Promise.withResolvers<GoogleAnswer | null>();
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isGoogleAnswer(data) && data.state === state) resolve(data);
  });
  let wasClosed = false;
  const timer = setInterval(() => {
    // Once more after it was seen closed: the answer may be on its way.
    if (wasClosed) resolve(null);
    wasClosed = popup.closed;
  }, CLOSED_CHECK_MS);
  return promise.finally(() => {
    clearInterval(timer);
    channel.close();
  });
}

/**
 * The code flow of OpenID Connect in a popup, without a script of Google's.
 * @throws Error when the popup is blocked or closed, or the person denies.
 */
export async function askGoogleForCode(
  google: GoogleOptions,
  proof: GoogleProof,
): Promise<GoogleCode> {
  const redirectUri = location.origin + PAGES.googleCallback;
  const popup = window.open(authorizationAddress(google, proof, redirectUri), '_blank', POPUP);
  if (popup === null) throw new Error('The browser blocked the popup.');
  const answer = await waitForAnswer(popup, proof.state);
  if (answer === null) throw new Error('The popup was closed.');
  if (answer.code === null) throw new Error('Access was denied.');
  const { nonce, pkce } = proof;
  const code = { token: answer.code, redirect_uri: redirectUri, nonce };
  return pkce === null ? code : { ...code, code_verifier: pkce.verifier };
}

/** Asks for codes, each with a proof of its own. */
export async function prepareGoogle(google: GoogleOptions): Promise<() => Promise<GoogleCode>> {
  let next = await makeGoogleProof();
  return async () => {
    try {
      return await askGoogleForCode(google, next);
    } finally {
      next = await makeGoogleProof();
    }
  };
}
