import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { pageCaching, requestOrigin } from '../origins/request-origin.ts';
import { sendPage } from './send-page.ts';
import { isMarketingHost, type WebsitePage } from './website-page.ts';

type WebsiteConfig = Pick<Config, 'publicUrl' | 'port' | 'marketingHosts' | 'mail'>;

/** The origin of the public side: a marketing host is reached like the app, by its own name. */
function siteOrigin(request: FastifyRequest, config: WebsiteConfig): string {
  const [host] = config.marketingHosts;
  if (host === undefined || !isMarketingHost(request, config)) {
    return requestOrigin(request, config);
  }
  return `${config.publicUrl?.protocol ?? `${request.protocol}:`}//${host}`;
}

/** Sends a page of the public side with the addresses that depend on where it is asked for. */
export async function sendWebsitePage(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  page: WebsitePage,
  { folder, config }: { folder: string; config: WebsiteConfig },
): Promise<FastifyReply> {
  const html = await readFile(join(folder, 'website', `${page}.html`), 'utf8');
  const filled = html
    .replaceAll('%APP%', escapeHtml(config.publicUrl?.origin ?? ''))
    .replaceAll('%SITE%', escapeHtml(siteOrigin(request, config)))
    .replaceAll('%EMAIL%', escapeHtml(config.mail.supportEmail));
  const cacheControl = pageCaching(config);
  return sendPage({ request, reply }, { html: filled, status: 200, cacheControl });
}
