import type { CallAnswer, CallBody } from '@modiste/contract/calls';
import { ERRORS, type ErrorCode, isErrorCode } from '@modiste/contract/errors';
import { CLIENT_TYPE, CLIENT_VERSION } from '@modiste/contract/limits';
import { type CallName, fillPath, PATHS } from '@modiste/contract/paths';
import { rateLimitMessage } from '@modiste/contract/rate-limit';

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

interface CallInput<Name extends CallName> {
  params?: Readonly<Record<string, string>>;
  body?: CallBody<Name>;
  /** For the calls that travel as multipart/form-data. */
  form?: FormData;
  signal?: AbortSignal;
}

async function readFailure(response: Response): Promise<CallError> {
  if (response.status === ERRORS.rate_limited.status) {
    const { headers } = response;
    const message = rateLimitMessage(headers.get('retry-after'), headers.get('x-ratelimit-reset'));
    return new CallError('rate_limited', response.status, message);
  }
  const answer: unknown = await response.json().catch(() => null);
  const given =
    typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : '';
  const code = typeof given === 'string' && isErrorCode(given) ? given : 'internal';
  return new CallError(code, response.status, ERRORS[code].message);
}

/**
 * Makes a call of the contract and answers what it declares.
 * @throws CallError when the server answers anything but 200 to 299; TypeError when it is out of reach.
 */
export async function call<Name extends CallName>(
  name: Name,
  { params, body, form, signal }: CallInput<Name> = {},
): Promise<CallAnswer<Name>> {
  const { method, path } = PATHS[name];
  const headers = new Headers({
    accept: 'application/json',
    'x-client-type': CLIENT_TYPE,
    'x-client-version': CLIENT_VERSION,
  });
  if (body !== undefined) headers.set('content-type', 'application/json');
  const response = await fetch(fillPath(path, params), {
    method,
    headers,
    body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
    credentials: 'include',
    signal,
  });
  if (!response.ok) throw await readFailure(response);
  return await response.json();
}

/** What to tell the shopper: the wait after too many calls, otherwise what the screen says. */
export const failureMessage = (error: unknown, otherwise: string): string =>
  error instanceof CallError && error.code === 'rate_limited' ? error.message : otherwise;
