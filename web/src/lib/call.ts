import type { CallAnswer, CallBody, CallQuery } from '@modiste/contract/calls';
import { ERRORS, type ErrorCode, isErrorCode } from '@modiste/contract/errors';
import { CLIENT_TYPE, CLIENT_VERSION } from '@modiste/contract/limits';
import { type CallName, fillPath, isSessionCall, PATHS } from '@modiste/contract/paths';
import { rateLimitMessage } from '@modiste/contract/rate-limit';
import {
  type AccessToken,
  clearAccessToken,
  isFresh,
  readAccessToken,
  readIssued,
} from './access-token.ts';
import { doubtConnection, trustConnection, useConnection } from './connection.ts';
import { isObject, isString } from './guards.ts';
import { readLogin, removeLogin } from './login-cache.ts';
import { shareRefresh } from './share-refresh.ts';

/** A call that failed; `message` is what the server wants the shopper to read. */
export class CallError extends Error {
  readonly code: ErrorCode;
  readonly status: number;

  constructor(code: ErrorCode, status: number, message: string) {
    super(message);
    this.name = 'CallError';
    this.code = code;
    this.status = status;
  }
}

interface MediaInput<Name extends CallName> {
  params?: Readonly<Record<string, string>>;
  query?: CallQuery<Name>;
  signal?: AbortSignal;
}

export interface CallInput<Name extends CallName> extends MediaInput<Name> {
  body?: CallBody<Name>;
  /** For the calls that travel as multipart/form-data. */
  form?: FormData;
  /** Set when it must arrive even though the page is being left. */
  keepalive?: boolean;
  /** The media type asked for, where it is not JSON. */
  accept?: string;
}

/** What a gateway answers while no server is behind it. */
const SERVER_AWAY = new Set([502, 503, 504]);
/** The server is away, or had too many calls. */
const OUT_OF_REACH = new Set([429, ...SERVER_AWAY]);

/** Whether a failure has nothing to do with the call: no network, or no server behind it. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof CallError ? OUT_OF_REACH.has(error.status) : error instanceof TypeError;

const hasCode = isObject({ code: isString });

/** The code that a failed call told; `internal` where it told none that is known. */
export const codeOf = (answer: unknown): ErrorCode =>
  hasCode(answer) && isErrorCode(answer.code) ? answer.code : 'internal';

async function readFailure(response: Response): Promise<CallError> {
  if (response.status === ERRORS.rate_limited.status) {
    const { headers } = response;
    const message = rateLimitMessage(headers.get('retry-after'), headers.get('x-ratelimit-reset'));
    return new CallError('rate_limited', response.status, message);
  }
  const code = codeOf(await response.json().catch(() => null));
  return new CallError(code, response.status, ERRORS[code].message);
}

function addressOf<Name extends CallName>(name: Name, { params, query }: MediaInput<Name>): string {
  const path = fillPath(PATHS[name].path, params);
  const given = Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** Fetches, and notes whether the server answered. */
async function reach(address: string, request: RequestInit): Promise<Response> {
  const { status } = useConnection.getState();
  try {
    const response = await fetch(address, request);
    if (SERVER_AWAY.has(response.status)) doubtConnection();
    else trustConnection(status);
    return response;
  } catch (error) {
    if (error instanceof TypeError) doubtConnection();
    throw error;
  }
}

async function send<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  token: AccessToken | null,
): Promise<Response> {
  const { body, form, signal, keepalive, accept = 'application/json' } = input;
  const headers = new Headers({
    accept,
    'x-client-type': CLIENT_TYPE,
    'x-client-version': CLIENT_VERSION,
  });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (token !== null) headers.set('authorization', `Bearer ${token.text}`);
  return await reach(addressOf(name, input), {
    method: PATHS[name].method,
    headers,
    // Of no body nothing is made.
    body: form ?? JSON.stringify(body),
    credentials: 'include',
    signal,
    keepalive,
  });
}

async function requestToken(): Promise<AccessToken> {
  const { access_token } = await call('refreshTokens');
  return readIssued(access_token);
}

/** @throws CallError `authentication_required` when there is no session any more. */
async function refresh(refused: AccessToken | null): Promise<AccessToken> {
  try {
    return await shareRefresh(refused?.text ?? null, requestToken);
  } catch (error) {
    if (isOutOfReach(error)) throw error;
    clearAccessToken();
    removeLogin();
    const { status, message } = ERRORS.authentication_required;
    throw new CallError('authentication_required', status, message);
  }
}

async function findToken(): Promise<AccessToken | null> {
  const stored = readAccessToken();
  if (stored === null ? readLogin() === null : isFresh(stored)) return stored;
  return await refresh(stored);
}

/** Sends a call with the access token; when it is refused, once more with a new one. */
async function sendAuthenticated<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): Promise<Response> {
  if (isSessionCall(name)) return await send(name, input, null);
  const token = await findToken();
  const response = await send(name, input, token);
  if (response.status !== 401 && response.status !== 403) return response;
  return await send(name, input, await refresh(token));
}

/**
 * Makes a call of the contract and hands over the response, its body not yet read.
 * @throws CallError when the server answers anything but 200 to 299; TypeError when it is out of reach.
 */
export async function requestCall<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): Promise<Response> {
  const response = await sendAuthenticated(name, input);
  if (!response.ok) throw await readFailure(response);
  return response;
}

type TellFailure = (name: CallName, cause: unknown) => void;

/** Hears of calls that failed; it is set with what makes any that is worth a line of the log. */
let tellFailure: TellFailure | undefined;

export const onFailedCall = (tell: TellFailure): void => {
  tellFailure = tell;
};

/** The answer of a call; its failure is told and thrown again, unless the caller gave it up. */
export const logged = <Answer>(
  name: CallName,
  signal: AbortSignal | undefined,
  answer: Promise<Answer>,
): Promise<Answer> =>
  answer.catch((cause: unknown) => {
    if (!signal?.aborted) tellFailure?.(name, cause);
    throw cause;
  });

/** Makes a call of the contract and answers what it declares; fails as `requestCall` does. */
export const call = <Name extends CallName>(
  name: Name,
  input: CallInput<Name> = {},
): Promise<CallAnswer<Name>> =>
  logged(
    name,
    input.signal,
    requestCall(name, input).then((response) => response.json()),
  );

/** Fetches a picture or a file of the contract; fails as a call does. */
export const callMedia = <Name extends CallName>(
  name: Name,
  input: MediaInput<Name> = {},
): Promise<Blob> => requestCall(name, input).then((response) => response.blob());

const TELLING_CODES: readonly ErrorCode[] = [
  'rate_limited',
  'authentication_required',
  'chat_full',
  'dislikes_full',
];

/** What to tell the shopper: what to do about it where that is known, otherwise what the screen says. */
export const failureMessage = (error: unknown, otherwise: string): string =>
  error instanceof CallError && TELLING_CODES.includes(error.code) ? error.message : otherwise;
