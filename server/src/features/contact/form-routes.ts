import type { CallBody } from '@modiste/contract/calls';
import { contactMessageSchema } from '@modiste/contract/calls/contacts';
import { CV_BYTES_MAX } from '@modiste/contract/limits';
import { PAGES } from '@modiste/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { readBody } from '../../http/bind-call.ts';
import { limitContacts } from '../../http/limits/limit-attempts.ts';
import { ownOrigin } from '../../http/origins/own-origin.ts';
import { readUpload } from '../../http/request-body.ts';
import { readCv } from './read-cv.ts';
import { sendApplication, sendContactMessage } from './send-message.ts';

/** A letter of application, in bytes: each of its characters may take four. */
const FIELD_BYTES_MAX = 20_000;

/** @throws ApiError `rate_limited` */
export async function takeMessage(
  deps: Deps,
  request: FastifyRequest,
  message: CallBody<'sendContact'>,
): Promise<void> {
  await limitContacts(deps, request);
  await sendContactMessage(deps, message);
}

/** @throws ApiError `invalid_request`, `payload_too_large`, `unsupported_media_type` or `rate_limited` */
export async function takeApplication(
  app: FastifyInstance,
  deps: Deps,
  request: FastifyRequest,
): Promise<void> {
  const { bytes, fields } = await readUpload(request, {
    part: 'cv',
    bytesMax: CV_BYTES_MAX,
    fieldBytesMax: FIELD_BYTES_MAX,
    tooLarge: 'payload_too_large',
  });
  const message = readBody(contactMessageSchema, Object.fromEntries(fields));
  const cv = { bytes, extension: await readCv(bytes) };
  await limitContacts(deps, request);
  await sendApplication(deps, message, { cv, origin: ownOrigin(app, deps.config) });
}

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
