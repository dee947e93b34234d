import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { ApiError } from './api-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const HOUR_S = 3600;

function isOwnOrigin(origin: string, request: FastifyRequest, config: Config): boolean {
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === request.host || origin === config.publicUrl?.origin;
}

/** Lets the named sites read answers, and refuses changes asked for by a page of any other site. */
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
