import { lookup } from 'node:dns';
import { once } from 'node:events';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

/** The address is one that the app does not go to, or it gave no usable answer. */
export class WebError extends Error {
  override readonly name = 'WebError';
  /** The answer's status; 0 where there was none. */
  readonly status: number;

  constructor(message: string, given: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: given.cause });
    this.status = given.status ?? 0;
  }
}

/** Whether the app may connect to an IP address. */
export type AddressPolicy = (address: string) => boolean;

const AGENT_NAME = 'Modiste/1.0 (catalogue import)';

/**
 * Resolves a name and refuses it when any of its addresses is not allowed. The connection is made
 * to the very addresses that were checked, so that a name cannot change its mind in between.
 */
function checkedLookup(isAllowed: AddressPolicy): LookupFunction {
  return (hostname, options, answer) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return answer(error, []);
      const refused = addresses.find(({ address }) => !isAllowed(address));
      if (refused || addresses.length === 0) {
        return answer(new WebError(`${hostname} does not lead to a public address`), []);
      }
      const [first] = addresses;
      if (options.all || !first) answer(null, addresses);
      else answer(null, first.address, first.family);
    });
  };
}

function checkUrl(url: URL, isAllowed: AddressPolicy): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new WebError(`Only http and https addresses are fetched, not ${url.protocol}`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new WebError('Addresses with a name or password in them are not fetched');
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) throw new WebError(`${host} is not a public address`);
}

/** Asks for one address, without following where it leads. */
export async function guardedRequest(
  url: URL,
  { isAllowed, signal }: { isAllowed: AddressPolicy; signal: AbortSignal },
): Promise<IncomingMessage> {
  checkUrl(url, isAllowed);
  const options: RequestOptions = {
    // A kept connection would skip the check of its address.
    agent: false,
    lookup: checkedLookup(isAllowed),
    headers: { 'user-agent': AGENT_NAME, 'accept-encoding': 'identity', accept: '*/*' },
    signal,
  };
  const request = url.protocol === 'https:' ? https.get(url, options) : http.get(url, options);
  try {
    const [response] = await once(request, 'response');
    return response;
  } catch (cause) {
    if (cause instanceof WebError) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new WebError(`${url.host} does not answer: ${why}`, { cause });
  }
}
