import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { ownOrigin } from './own-origin.ts';

const HOST =
  /^([a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;
/** 253 characters of a name (RFC 1035), and a port. */
const HOST_CHARS_MAX = 259;

/** The host that a request names; null where it names none that there could be. */
export const requestHost = ({ host }: FastifyRequest): string | null =>
  host.length <= HOST_CHARS_MAX && HOST.test(host) ? host : null;

/**
 * Where a page's own addresses lead. Without a public address it is what the asking browser calls
 * the app: that says nothing to anybody else, so such an answer must stay private (see
 * `pageCaching`). A host that is none is not repeated.
 */
export function requestOrigin(
  request: FastifyRequest,
  config: Pick<Config, 'publicUrl' | 'port'>,
): string {
  if (config.publicUrl) return config.publicUrl.origin;
  const protocol = request.protocol === 'https' ? 'https' : 'http';
  const asked = URL.parse(`${protocol}://${requestHost(request) ?? ''}`);
  return asked?.origin ?? ownOrigin(request.server, config);
}

/** Shared caches may store only what is the same for everybody. */
export const pageCaching = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  publicUrl ? 'no-cache' : 'private, no-cache';
