import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';

/**
 * The app's public origin, for links in mails. It is never taken from a request: an attacker could
 * name a host of their own, and the mail would send its code there.
 */
export function ownOrigin(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'port'>,
): string {
  if (config.publicUrl) return config.publicUrl.origin;
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : config.port;
  return `http://localhost:${port}`;
}
