import type { LoginOptions } from '@modiste/contract/entities/identity';
import { PAGES } from '@modiste/contract/paths';

type GoogleOptions = NonNullable<LoginOptions['google']>;

const CHANNEL = 'modiste:google-login';
const POPUP = 'popup,width=480,height=640';
const SCOPE = 'openid email profile';
const CLOSED_CHECK_MS = 500;

/** An authorisation code and the address it was issued for: both are needed to exchange it. */
export interface GoogleCode {
  token: string;
  redirect_uri: string;
}

interface GoogleAnswer {
  code: string | null;
  state: string | null;
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

const isGoogleAnswer = (data: unknown): data is GoogleAnswer =>
  typeof data === 'object' &&
  data !== null &&
  'code' in data &&
  isTextOrNull(data.code) &&
  'state' in data &&
  isTextOrNull(data.state);

/** On the callback page: hands what Google answered to the page that asked, whatever it is. */
export function passGoogleAnswer(address: string): void {
  const params = new URLSearchParams(address);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ code: params.get('code'), state: params.get('state') });
  channel.close();
}

const makeState = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

function authorizationAddress(google: GoogleOptions, state: string, redirectUri: string): string {
  const address = new URL(google.authorization_url);
  const asked = {
    client_id: google.client_id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: SCOPE,
    state,
    prompt: 'select_account',
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
export async function askGoogleForCode(google: GoogleOptions): Promise<GoogleCode> {
  const state = makeState();
  const redirectUri = location.origin + PAGES.googleCallback;
  const popup = window.open(authorizationAddress(google, state, redirectUri), '_blank', POPUP);
  if (popup === null) throw new Error('The browser blocked the popup.');
  const answer = await waitForAnswer(popup, state);
  if (answer === null) throw new Error('The popup was closed.');
  if (answer.code === null) throw new Error('Access was denied.');
  return { token: answer.code, redirect_uri: redirectUri };
}
