import type { FastifyInstance } from 'fastify';

/** Takes JSON only, and takes an empty body for none at all: some calls carry an empty one. */
export function parseJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'ignore');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const body = text.toString();
    if (body.trim() === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
