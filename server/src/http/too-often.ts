import type { FastifyReply } from 'fastify';
import { ApiError } from './api-error.ts';

/** The refusal of a call that was made too often, with the headers that say when it may go on. */
export function tooOften(reply: FastifyReply, waitS: number): ApiError {
  reply.header('retry-after', waitS);
  reply.header('x-ratelimit-reset', Math.ceil(Date.now() / 1000) + waitS);
  return new ApiError('rate_limited');
}
