import type { IncomingMessage } from 'node:http';
import { type AddressPolicy, guardedRequest, WebError } from './guarded-request.ts';
import { isPublicAddress } from './is-public-address.ts';

const REDIRECTS_MAX = 5;

export interface FetchLimits {
  /** Bytes of the whole answer. */
  bytesMax: number;
  /** From the question to the last byte. */
  timeMs: number;
}

/** Fetches an address of the public web, following redirects, in pieces as they come. */
export type GuardedFetch = (address: string, limits: FetchLimits) => AsyncGenerator<Uint8Array>;

async function follow(start: URL, isAllowed: AddressPolicy, signal: AbortSignal) {
  let url = start;
  for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
    const response = await guardedRequest(url, { isAllowed, signal });
    const { statusCode: status = 0, headers } = response;
    const isRedirect = [301, 302, 303, 307, 308].includes(status) && headers.location;
    if (!isRedirect) return { response, status, url };
    response.resume();
    const next = URL.parse(headers.location ?? '', url.href);
    if (!next) throw new WebError(`${url.host} redirects to an address that is none`);
    url = next;
  }
  throw new WebError(`${start.host} redirects more than ${REDIRECTS_MAX} times`);
}

async function* limited(response: IncomingMessage, url: URL, bytesMax: number) {
  const tooLarge = () => new WebError(`${url.host} sends more than ${bytesMax} bytes`);
  if (Number(response.headers['content-length'] ?? 0) > bytesMax) throw tooLarge();
  let bytes = 0;
  for await (const chunk of response) {
    const piece = Buffer.from(chunk);
    bytes += piece.length;
    if (bytes > bytesMax) throw tooLarge();
    yield piece;
  }
}

/**
 * Makes the one fetcher for addresses that people and feeds name. It goes to http and https only,
 * to public addresses only (checked after the name is resolved, on each redirect anew), and stops
 * at its limits.
 * @param isAllowed Another rule than "public addresses only".
 */
export function createGuardedFetch(isAllowed: AddressPolicy = isPublicAddress): GuardedFetch {
  return async function* guardedFetch(address, { bytesMax, timeMs }) {
    const start = URL.parse(address);
    if (!start) throw new WebError('This is not a web address');
    const signal = AbortSignal.timeout(timeMs);
    const { response, status, url } = await follow(start, isAllowed, signal);
    try {
      if (status !== 200) throw new WebError(`${url.host} answers ${status}`, { status });
      yield* limited(response, url, bytesMax);
    } catch (cause) {
      if (cause instanceof WebError) throw cause;
      const why = signal.aborted ? `takes longer than ${timeMs} ms` : 'broke off';
      throw new WebError(`${url.host} ${why}`, { cause });
    } finally {
      response.destroy();
    }
  };
}

/** The whole answer of an address at once. */
export async function fetchBytes(
  guardedFetch: GuardedFetch,
  address: string,
  limits: FetchLimits,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of guardedFetch(address, limits)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
