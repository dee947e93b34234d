import { CONSENT_COOKIE, CONSENT_KEPT_DAYS } from '@modiste/contract/limits';
import { PAGES } from '@modiste/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../../config/config.ts';
import { isSecure } from '../../cookies/refresh-token-transport.ts';
import { requestHost } from '../../origins/request-origin.ts';

const DAY_S = 86_400;
const FORM = 'application/x-www-form-urlencoded';
const FORM_BYTES_MAX = 1024;
const SEE_OTHER = 303;

const choiceSchema = z.object({ choice: z.enum(['accepted', 'refused']) });

/** Cookies of analytics begin so by custom; those of other programs on sibling hosts stay. */
const OF_ANALYTICS = /^_(?!_(?:Secure|Host)-)/;

/** The host and the domains above it, at each of which a tag may have left its cookies. */
function domainsOf(host: string): (string | undefined)[] {
  const labels = host.replace(/:\d+$/, '').split('.');
  const isName = labels.some((label) => /[a-z]/i.test(label));
  const above = isName ? labels.slice(0, -1).map((_, at) => labels.slice(at).join('.')) : [];
  return [undefined, ...above];
}

function removeTagCookies(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of Object.keys(request.cookies).filter((each) => OF_ANALYTICS.test(each))) {
    for (const domain of domainsOf(requestHost(request) ?? '')) {
      reply.clearCookie(name, { path: '/', domain });
    }
  }
}

/** Remembers on the visitor's device alone whether they may be counted. */
export function takeConsent(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  app.register(async (forms) => {
    forms.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: FORM_BYTES_MAX },
      async (_request: unknown, body: string | Buffer) =>
        Object.fromEntries(new URLSearchParams(body.toString())),
    );
    forms.post(PAGES.privacyChoices, (request, reply) => {
      const { data } = choiceSchema.safeParse(request.body);
      if (data) {
        reply.setCookie(CONSENT_COOKIE, data.choice, {
          path: '/',
          httpOnly: true,
          sameSite: 'lax',
          secure: isSecure(request, config),
          maxAge: CONSENT_KEPT_DAYS * DAY_S,
        });
        if (data.choice === 'refused') removeTagCookies(request, reply);
      }
      return reply.redirect(PAGES.privacyChoices, SEE_OTHER);
    });
  });
}
