import type { FastifyInstance } from 'fastify';
import { clientAddress } from './client-address.ts';
import { isCall } from './is-api-address.ts';

/** One line for each request when it has been answered, and its id in the answer. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const line = {
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(reply.refusedAs !== null && { code: reply.refusedAs, address: clientAddress(request) }),
    };
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else if (isCall(path)) request.log.info(line, 'answered');
    else request.log.debug(line, 'answered');
  });
}
