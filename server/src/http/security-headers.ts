import helmet from '@fastify/helmet';
import { PAGES } from '@modiste/contract/paths';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

const SELF = "'self'";
const NONE = "'none'";
const PICTURES = [SELF, 'data:', 'blob:', 'https:'];

/** Where the client library of Firebase signs people in and renews their tokens. */
const FIREBASE = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * Items that came in by another way than a feed may name pictures over plain http. Where people
 * come by https, browsers ask for them by https; elsewhere the page itself is no safer than they.
 */
const picturePolicy = ({ publicUrl }: Config) =>
  publicUrl?.protocol === 'https:'
    ? { 'img-src': PICTURES, 'upgrade-insecure-requests': [] }
    : { 'img-src': [...PICTURES, 'http:'], 'upgrade-insecure-requests': null };

/** What a page of ours may load: its own files, and pictures from the shops. */
const contentPolicy = (config: Config) => ({
  'default-src': [SELF],
  'script-src': [SELF],
  'style-src': [SELF],
  'font-src': [SELF],
  'connect-src': config.access.firebase === null ? [SELF] : [SELF, ...FIREBASE],
  ...picturePolicy(config),
  'manifest-src': [SELF],
  'worker-src': [SELF],
  'object-src': [NONE],
  'base-uri': [SELF],
  'form-action': [SELF],
  'frame-ancestors': [NONE],
  'script-src-attr': [NONE],
});

export async function addSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(config) },
    crossOriginOpenerPolicy: {
      // Google's window has to be able to tell the page that opened it how it went.
      policy: config.access.google === null ? 'same-origin' : 'same-origin-allow-popups',
    },
    // Over plain http (a laptop, a home network) the header would only lock people out.
    hsts: config.publicUrl?.protocol === 'https:' ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onSend', async (request, reply) => {
    // It comes from another site, and any policy would part it from the page that opened its window:
    // that page would take the window for closed before the answer has arrived.
    if (request.url.split('?')[0] === PAGES.googleCallback) {
      reply.header('cross-origin-opener-policy', 'unsafe-none');
    }
  });
}
