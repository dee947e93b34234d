import { setTimeout as wait } from 'node:timers/promises';
import { TryOnFailure } from '@modiste/fitting/try-on-engine';

/** A picture of two megapixels as base64, with room. */
const ANSWER_BYTES_MAX = 24 * 1024 * 1024;

/** A service answered with a status that is not a success. */
class HostedStatusError extends Error {
  readonly status: number;

  constructor(host: string, status: number) {
    // The body is left out: it may repeat what was sent.
    super(`${host} answers ${status}`);
    this.status = status;
  }
}

export interface HostedCall {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: FormData;
  readonly signal: AbortSignal;
}

export interface HostedPoll extends HostedCall {
  readonly everyMs: number;
}

async function readText(response: Response, host: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > ANSWER_BYTES_MAX)
      throw new Error(`${host} sends more than ${ANSWER_BYTES_MAX} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Asks a try-on service that the operator configured, without following it elsewhere.
 * @throws Error naming the host and the status, never what was sent.
 */
export async function callHosted(url: URL, call: HostedCall): Promise<unknown> {
  const { method = 'GET', headers = {}, json, form, signal } = call;
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
    body: json === undefined ? form : JSON.stringify(json),
    redirect: 'error',
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new HostedStatusError(url.host, response.status);
  }
  const text = await readText(response, url.host);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${url.host} answers no JSON`, { cause });
  }
}

/** Tells a service something whose answer nobody waits for, such as that a job is not wanted any more. */
export function tellHosted(
  url: URL,
  { method, headers }: { method: 'POST' | 'PUT' | 'DELETE'; headers: Record<string, string> },
): void {
  void fetch(url, { method, headers, redirect: 'error' })
    .then((response) => response.body?.cancel())
    .catch(() => undefined);
}

const mayPass = (error: unknown) =>
  error instanceof HostedStatusError && (error.status === 429 || error.status >= 500);

/**
 * Asks again and again until `check` finds the job done. A single answer of 429 or 5xx on the way
 * does not end the job; the signal's time does.
 * @param check The result of a finished job, undefined for one that goes on; throws for a failed one.
 */
export async function pollHosted<T>(
  url: URL,
  call: HostedPoll,
  check: (answer: unknown) => T | undefined,
): Promise<T> {
  for (;;) {
    const answer = await callHosted(url, call).catch((error: unknown) => {
      if (mayPass(error)) return null;
      throw error;
    });
    const result = answer === null ? undefined : check(answer);
    if (result !== undefined) return result;
    await wait(call.everyMs, undefined, { signal: call.signal });
  }
}

/** A failure of the port for whatever went wrong at a service. */
export function asTryOnFailure(cause: unknown, asked: AbortSignal): TryOnFailure {
  if (cause instanceof TryOnFailure) return cause;
  return new TryOnFailure(asked.aborted ? 'cancelled' : 'failed', cause);
}
