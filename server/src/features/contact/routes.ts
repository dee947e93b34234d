import { contactMessageSchema } from '@modiste/contract/calls/contacts';
import { CV_BYTES_MAX } from '@modiste/contract/limits';
import { PAGES } from '@modiste/contract/paths';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { bindCall, DONE, readBody } from '../../http/bind-call.ts';
import { limitContacts } from '../../http/limits/limit-attempts.ts';
import { ownOrigin } from '../../http/origins/own-origin.ts';
import { readUpload } from '../../http/request-body.ts';
import { findApplication } from './contact-store.ts';
import { readCvToken } from './cv-link.ts';
import { CV_TYPES, readCv } from './read-cv.ts';
import { cvKey, sendApplication, sendContactMessage } from './send-message.ts';

/** A letter of application, in bytes: each of its characters may take four. */
const FIELD_BYTES_MAX = 20_000;

const tokenSchema = z.object({ token: z.string() });

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  bindCall(app, 'sendContact', async ({ request, body }) => {
    await limitContacts(deps, request);
    await sendContactMessage(deps, body);
    return DONE;
  });

  bindCall(app, 'sendCareer', async ({ request }) => {
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
    return DONE;
  });

  // What a stranger sent is never shown by the app's own origin, only saved.
  app.get(PAGES.cv, async ({ params }, reply) => {
    const id = readCvToken(deps.deriveKey, tokenSchema.parse(params).token, deps.now());
    const application = id === null ? undefined : await findApplication(deps.database, id);
    const extension = application?.cv_extension;
    if (!application || !extension) throw new ApiError('not_found');
    const bytes = await deps.objects.get(cvKey(application.id, extension));
    if (!bytes) throw new ApiError('not_found');
    return reply
      .type(CV_TYPES[extension])
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="cv-${application.id.slice(0, 8)}.${extension}"`,
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .send(Buffer.from(bytes));
  });
}
