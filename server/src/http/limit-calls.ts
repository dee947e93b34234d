import rateLimit from '@fastify/rate-limit';
import { PATHS } from '@modiste/contract/paths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { ApiError } from './api-error.ts';
import { isCall } from './is-call.ts';

const MINUTE_MS = 60_000;
/** A provider gives one household a whole network of this length. */
const HOUSEHOLD_IPV6_BITS = 64;

/** A picture costs a core some hundred times what a search does. */
const UPLOADS_SHARE = 0.1;
const UPLOADS = [PATHS.uploadAttachment, PATHS.createPose];

const RESET = 'x-ratelimit-reset';

/** The plugin says in how many seconds the count starts anew; the contract says when. */
function resetAsTimestamp(reply: FastifyReply): void {
  const seconds = Number(reply.getHeader(RESET));
  if (Number.isFinite(seconds) && reply.hasHeader(RESET)) {
    reply.header(RESET, Math.ceil(Date.now() / 1000) + seconds);
  }
}

/** Limits how many calls one address makes; pages, pictures and health are free. */
export async function limitCalls(app: FastifyInstance, config: Config): Promise<void> {
  if (config.callsPerMinute === 0) return;
  const uploads = Math.ceil(config.callsPerMinute * UPLOADS_SHARE);
  app.addHook('onRoute', (route) => {
    if (!UPLOADS.some(({ method, path }) => route.method === method && route.url === path)) return;
    route.config = { ...route.config, rateLimit: { max: uploads, timeWindow: MINUTE_MS } };
  });
  await app.register(rateLimit, {
    max: config.callsPerMinute,
    timeWindow: MINUTE_MS,
    ipv6Subnet: HOUSEHOLD_IPV6_BITS,
    allowList: (request) => !isCall(request.url),
    errorResponseBuilder: () => new ApiError('rate_limited'),
  });
  app.addHook('onSend', async (_request, reply) => resetAsTimestamp(reply));
}
