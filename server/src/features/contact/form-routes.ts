import { contactMessageSchema } from '@modiste/contract/calls/contacts';
import { PAGES } from '@modiste/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { readBody } from '../../http/bind-call.ts';
import { takeApplication, takeMessage } from './take-message.ts';

const FORM = 'application/x-www-form-urlencoded';
const FORM_BYTES_MAX = 64 * 1024;
const SEE_OTHER = 303;

/** Leads the browser to the page that says how it went; a reload of that sends nothing again. */
async function answerByPage(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  send: () => Promise<void>,
): Promise<FastifyReply> {
  try {
    await send();
    return reply.redirect(`${PAGES.website}/sent`, SEE_OTHER);
  } catch (error) {
    const known = error instanceof ApiError;
    request.log[known ? 'info' : 'error']({ err: error }, 'a form was not sent');
    return reply.redirect(`${PAGES.website}/not-sent`, SEE_OTHER);
  }
}

/** Takes the forms of the public side where no script runs. */
export async function contactFormRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  app.addContentTypeParser(
    FORM,
    { parseAs: 'string', bodyLimit: FORM_BYTES_MAX },
    async (_request: unknown, body: string | Buffer) =>
      Object.fromEntries(new URLSearchParams(body.toString())),
  );

  app.post(PAGES.contactForm, (request, reply) =>
    answerByPage({ request, reply }, async () =>
      takeMessage(deps, request, readBody(contactMessageSchema, request.body)),
    ),
  );

  app.post(PAGES.careerForm, (request, reply) =>
    answerByPage({ request, reply }, () => takeApplication(app, deps, request)),
  );
}
