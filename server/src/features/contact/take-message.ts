import type { CallBody } from '@modiste/contract/calls';
import { contactMessageSchema } from '@modiste/contract/calls/contacts';
import { CV_BYTES_MAX } from '@modiste/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
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
