import type { FastifyReply } from 'fastify';

/** Aborted when the connection is closed before the answer is complete. */
export function abortWithClient(reply: FastifyReply): AbortSignal {
  const abort = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort.abort();
  });
  return abort.signal;
}
