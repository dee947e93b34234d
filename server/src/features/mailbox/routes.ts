import { PAGES } from '@modiste/contract/paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { Outbox, StoredMail } from '../../providers/mail/outbox.ts';
import { isPublicAddress } from '../../providers/web/is-public-address.ts';
import { MAILBOX_CSS } from './mailbox-css.ts';
import {
  framedMail,
  MAIL_HTML_PATH,
  MAILBOX_STYLE_PATH,
  mailboxPage,
  mailPage,
} from './mailbox-pages.ts';

/** A mail brings its own styles and nothing else: no script runs, nothing is fetched or sent. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

/** What proxies add to the requests they pass on. */
const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

const nameSchema = z.object({ name: z.string() });

/**
 * Shows the mails that were not sent. They hold links that take accounts over, so the mailbox does
 * not exist in production, nor for requests from the internet.
 */
export function mailboxRoutes(app: FastifyInstance, { config, outbox }: Deps): void {
  const isBehindProxy = (headers: FastifyRequest['headers']) =>
    FORWARDING.some((name) => headers[name] !== undefined);
  const isRemote = (request: FastifyRequest) =>
    // The peer first: forwarded headers can be forged.
    isPublicAddress(request.socket.remoteAddress ?? '') ||
    isPublicAddress(clientAddress(request)) ||
    // Behind an untrusted proxy every client appears local.
    (config.trustedProxy === 0 && isBehindProxy(request.headers));

  function openOutbox(request: FastifyRequest): Outbox {
    if (outbox === null || config.isProduction || isRemote(request)) {
      throw new ApiError('not_found');
    }
    return outbox;
  }

  async function findMail(request: FastifyRequest): Promise<StoredMail> {
    const mail = await openOutbox(request).read(nameSchema.parse(request.params).name);
    if (mail === null) throw new ApiError('not_found');
    return mail;
  }

  app.get(PAGES.mailbox, async (request, reply) => {
    const mails = await openOutbox(request).list();
    return reply.type('text/html').header('cache-control', 'no-store').send(mailboxPage(mails));
  });

  app.get(PAGES.mailboxMail, async (request, reply) => {
    const mail = await findMail(request);
    return reply.type('text/html').header('cache-control', 'no-store').send(mailPage(mail));
  });

  app.get(MAIL_HTML_PATH, async (request, reply) => {
    const mail = await findMail(request);
    return reply
      .type('text/html')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': MAIL_POLICY,
        'x-frame-options': 'SAMEORIGIN',
      })
      .send(framedMail(mail));
  });

  app.get(MAILBOX_STYLE_PATH, async (request, reply) => {
    openOutbox(request);
    return reply.type('text/css').header('cache-control', 'no-cache').send(MAILBOX_CSS);
  });
}
