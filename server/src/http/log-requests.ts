import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { clientAddress } from './client-address.ts';
import { isApiPath } from './is-api-path.ts';

const GIVEN_ID = /^[\w-]{8,64}$/;

interface Headed {
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A request keeps the id that a proxy gave it, where it is a plain one. */
export function requestId({ headers }: Headed): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
}

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
      ...(reply.errorCode !== null && { code: reply.errorCode, address: clientAddress(request) }),
    };
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else if (isApiPath(path)) request.log.info(line, 'answered');
    else request.log.debug(line, 'answered');
  });
}
