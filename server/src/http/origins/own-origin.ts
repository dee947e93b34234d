import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';

/**
 * Where shoppers find the app, for links in mails. It never comes from a request: whoever sends
 * one may name any host, and a mail would then carry its code there.
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
