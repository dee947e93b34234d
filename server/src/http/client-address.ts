import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config/config.ts';

/** A provider gives one household a whole IPv6 network of this length. */
const HOUSEHOLD_IPV6_BITS = 64;

type TrustedProxy = Config['trustedProxy'];

/**
 * Which hops of `X-Forwarded-For` the framework may step over, counted from this process outward:
 * the connected peer is hop 0. The first address it may not step over is the client's.
 */
export function trustProxy(
  trusted: TrustedProxy,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trusted !== 'number') return [...trusted];
  return trusted === 0 ? false : (_address, hop) => hop < trusted;
}

/** Some proxies write the client's port, and IPv6 in brackets: `203.0.113.7:5123`, `[2001:db8::1]:443`. */
const withoutPort = (entry: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;

function parseAddress(entry: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const text = withoutPort(entry);
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  return isAddress ? ipaddr.process(text) : null;
}

/** The client: the first hop outside the trusted ones, or the last hop that is an address at all. */
export function clientAddress(request: FastifyRequest): string {
  const hops = (request.ips ?? [request.ip]).map(parseAddress);
  const unreadable = hops.indexOf(null);
  const readable = unreadable === -1 ? hops : hops.slice(0, unreadable);
  return readable.at(-1)?.toString() ?? 'unknown';
}

/** What limits count by: an IPv4 address, or the IPv6 network of a household. */
export function clientNetwork(request: FastifyRequest): string {
  const address = clientAddress(request);
  if (!ipaddr.IPv6.isValid(address)) return address;
  const bare = address.replace(/%.*$/, '');
  return ipaddr.IPv6.networkAddressFromCIDR(`${bare}/${HOUSEHOLD_IPV6_BITS}`).toString();
}

/**
 * Drops `X-Forwarded-Host`, which any client can forge: the public host comes from `PUBLIC_URL`, or
 * from the `Host` header where that is not set.
 */
export function ignoreForwardedHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    delete raw.headers['x-forwarded-host'];
  });
}
