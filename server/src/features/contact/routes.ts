import { PAGES } from '@modiste/contract/paths';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { bindCall, DONE } from '../../http/bind-call.ts';
import { findApplication } from './contact-store.ts';
import { readCvToken } from './cv-link.ts';
import { contactFormRoutes, takeApplication, takeMessage } from './form-routes.ts';
import { CV_TYPES } from './read-cv.ts';
import { cvKey } from './send-message.ts';

const tokenSchema = z.object({ token: z.string() });

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  bindCall(app, 'sendContact', async ({ request, body }) => {
    await takeMessage(deps, request, body);
    return DONE;
  });

  bindCall(app, 'sendCareer', async ({ request }) => {
    await takeApplication(app, deps, request);
    return DONE;
  });

  // A parser of forms for these routes alone.
  app.register((forms) => contactFormRoutes(forms, deps));

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
