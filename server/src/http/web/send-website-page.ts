import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { keepBlocks } from '../../html/keep-blocks.ts';
import { pageCaching } from '../origins/request-origin.ts';
import { blocksFor, consentOf, openPolicy, tagFor } from './consent/consent.ts';
import { sendPage } from './send-page.ts';
import { frontPath, siteOrigin } from './site-origin.ts';
import type { WebsitePage } from './website-page.ts';

type WebsiteConfig = Pick<Config, 'publicUrl' | 'port' | 'marketingHosts' | 'mail' | 'analytics'>;

/** Sends a page of the public side with what depends on where and by whom it is asked for. */
export async function sendWebsitePage(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  page: WebsitePage,
  { folder, config }: { folder: string; config: WebsiteConfig },
): Promise<FastifyReply> {
  const html = await readFile(join(folder, 'website', `${page}.html`), 'utf8');
  const consent = consentOf(request, config);
  const filled = keepBlocks(html, blocksFor(consent))
    .replaceAll('%APP%', escapeHtml(config.publicUrl?.origin ?? ''))
    .replaceAll('%FRONT%', frontPath(request, config))
    .replaceAll('%SITE%', escapeHtml(siteOrigin(request, config)))
    .replaceAll('%EMAIL%', escapeHtml(config.mail.supportEmail))
    .replaceAll('%TAG%', () => tagFor(consent, config.analytics))
    .replaceAll('%TAG_HOST%', escapeHtml(config.analytics?.url.host ?? ''))
    .replaceAll('%CONSENT%', consent);
  if (config.analytics) {
    // What one visitor is shown is no answer for another.
    reply.header('vary', 'cookie, dnt, sec-gpc');
    if (consent !== 'signal') openPolicy(reply, config.analytics);
  }
  const cacheControl = config.analytics ? 'private, no-cache' : pageCaching(config);
  return sendPage({ request, reply }, { html: filled, status: 200, cacheControl });
}
