import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { ApiError } from '../../errors/api-error.ts';
import { requestHost } from './request-origin.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const HOUR_S = 3600;

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request comes from a page of this app. With a public URL, its origin decides (or a
 * browser on this machine, or a marketing host): a domain that a stranger points at this server does not count. Without
 * one, the origin has to match the requested host, which no page can choose.
 */
function isOwnOrigin(
  origin: string,
  request: FastifyRequest,
  { publicUrl, marketingHosts }: Config,
): boolean {
  if (origin === publicUrl?.origin) return true;
  const asking = URL.parse(origin);
  const asked = requestHost(request);
  if (asking === null || asking.origin !== origin || asked === null) return false;
  const isKnown = LOOPBACK.has(asking.hostname) || marketingHosts.includes(asking.hostname);
  if (publicUrl && !isKnown) return false;
  return asking.host === URL.parse(`${asking.protocol}//${asked}`)?.host;
}

/** Lets the configured sites read answers, and refuses changes requested by pages of other sites. */
export async function checkOrigins(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(cors, {
    origin: [...config.origins],
    credentials: true,
    methods: ['GET', 'POST', 'DELETE'],
    exposedHeaders: ['retry-after', 'x-ratelimit-reset', 'x-request-id'],
    maxAge: HOUR_S,
    strictPreflight: false,
  });
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers;
    if (origin === undefined || SAFE_METHODS.has(request.method)) return;
    if (isOwnOrigin(origin, request, config) || config.origins.includes(origin)) return;
    throw new ApiError('forbidden_origin');
  });
}
