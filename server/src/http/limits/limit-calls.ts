import rateLimit from '@fastify/rate-limit';
import { PATHS } from '@modiste/contract/paths';
import type { FastifyInstance, FastifyReply, RouteOptions } from 'fastify';
import type { Config } from '../../config/config.ts';
import { ApiError } from '../../errors/api-error.ts';
import { clientNetwork } from '../client-address.ts';
import { isApiPath } from '../is-api-path.ts';

const MINUTE_MS = 60_000;

/** A picture costs a core some hundred times what a search does. */
const UPLOADS_SHARE = 0.1;
const UPLOADS = [PATHS.uploadAttachment, PATHS.createPose, PATHS.tryOn];

const RESET = 'x-ratelimit-reset';

/** The plugin says in how many seconds the count starts anew; the contract says when. */
function resetAsTimestamp(reply: FastifyReply): void {
  const seconds = Number(reply.getHeader(RESET));
  if (reply.hasHeader(RESET) && seconds <= MINUTE_MS / 1000) {
    reply.header(RESET, Math.ceil(Date.now() / 1000) + seconds);
  }
}

const isUpload = (route: RouteOptions) =>
  UPLOADS.some(({ method, path }) => route.method === method && route.url === path);

/**
 * Limits how many calls one address makes; pages, pictures and health are free. Each process counts
 * in its own memory: to write every call down would cost each search a round trip to the database.
 * What guesses passwords or sends mails is counted for all processes (`limitAttempts`).
 */
export async function limitCalls(app: FastifyInstance, config: Config): Promise<void> {
  app.addHook('onRoute', (route) => {
    const max = Math.ceil(config.callsPerMinute * UPLOADS_SHARE);
    if (max > 0 && isUpload(route))
      route.config = { ...route.config, rateLimit: { max, timeWindow: MINUTE_MS } };
  });
  await app.register(rateLimit, {
    global: config.callsPerMinute > 0,
    max: config.callsPerMinute,
    timeWindow: MINUTE_MS,
    keyGenerator: clientNetwork,
    allowList: (request) => !isApiPath(request.url),
    errorResponseBuilder: () => new ApiError('rate_limited'),
  });
  app.addHook('onSend', async (_request, reply) => resetAsTimestamp(reply));
}
