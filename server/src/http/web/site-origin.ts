import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { requestOrigin } from '../origins/request-origin.ts';

/**
 * The origin of the public side: its first host, reached like the app, or where there is none what
 * the request calls the server.
 */
export function siteOrigin(
  request: FastifyRequest,
  config: Pick<Config, 'publicUrl' | 'port' | 'marketingHosts'>,
): string {
  const [host] = config.marketingHosts;
  if (host === undefined) return requestOrigin(request, config);
  return `${config.publicUrl?.protocol ?? `${request.protocol}:`}//${host}`;
}
