import { openapiDocument } from '@modiste/contract/openapi';
import { PAGES } from '@modiste/contract/paths';
import type { FastifyInstance } from 'fastify';
import { REFERENCE_CSS, referencePage } from './reference-page.ts';

const CHECKED = 'no-cache';
const STYLE_PATH = `${PAGES.apiReference}/style.css`;

/** Describes the calls bound so far, so it has to be registered after every other feature. */
export function openapiRoutes(app: FastifyInstance): void {
  const names = [...app.boundCalls];
  const document = JSON.stringify(openapiDocument(names));
  const page = referencePage(names, STYLE_PATH);

  app.get(PAGES.openapi, async (_request, reply) =>
    reply
      .type('application/json')
      .header('cache-control', CHECKED)
      .header('access-control-allow-origin', '*')
      .send(document),
  );
  app.get(PAGES.apiReference, async (_request, reply) =>
    reply.type('text/html').header('cache-control', CHECKED).send(page),
  );
  app.get(STYLE_PATH, async (_request, reply) =>
    reply.type('text/css').header('cache-control', CHECKED).send(REFERENCE_CSS),
  );
}
