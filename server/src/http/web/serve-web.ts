import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { Item } from '@modiste/contract/entities/item';
import { PAGES } from '@modiste/contract/paths';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { fillPage, showItem } from '../../html/fill-page.ts';
import { findFirstView } from '../../html/first-view.ts';
import type { PageHead } from '../../html/head-tags.ts';
import { keepBlocks } from '../../html/keep-blocks.ts';
import { sendNotFound } from '../handle-errors.ts';
import { isApiPath } from '../is-api-path.ts';
import { pageCaching, requestOrigin } from '../origins/request-origin.ts';
import { takeConsent } from './consent/take-consent.ts';
import { sendPage } from './send-page.ts';
import { sendWebsitePage } from './send-website-page.ts';
import { siteOrigin } from './site-origin.ts';
import { websitePage } from './website-page.ts';

const WEB_FOLDER = join(import.meta.dirname, '../../../../web/dist');
const PAGE = 'index.html';
/** Unregisters the app's service worker and deletes its caches. */
const RETIRED_WORKER = 'sw-retired.js';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const CHECKED = 'no-cache';

/** What search engines heed while an item cannot be looked up. */
const UNAVAILABLE = 503;
const RETRY_AFTER_S = 60;

/** Messengers show it beside a link to the app. */
const ICON = /\/(?:icon-\d+|website-card)\.png$/;

const HIDDEN = /\/\./;
const FILLED_PAGE = /^\/website\/|^\/(?!index\b)[\w-]+\.html$/;

/** Where the app shows a page of its own beside its first; elsewhere it says that there is none. */
const KNOWN_PAGES: readonly string[] = [
  PAGES.onboarding,
  PAGES.passwordReset,
  PAGES.verifyEmail,
  PAGES.googleCallback,
];

/** What the app's page says before any script runs, by the query of its address. */
type DescribePage = (
  search: string,
  origin: string,
) => Promise<{ status: number; head: PageHead; item: Item | null }>;

interface WebSettings {
  config: Pick<
    Config,
    'publicUrl' | 'port' | 'opensOffline' | 'marketingHosts' | 'mail' | 'analytics'
  >;
  describePage: DescribePage;
  folder?: string;
}

type Described = Awaited<ReturnType<DescribePage>>;

/** The app's page as it is described; of an item it shows, where the build can, a first view. */
async function writePage(folder: string, described: Described, log: FastifyBaseLogger) {
  const { head, item } = described;
  // Read each time: a build that comes while the server runs names other scripts.
  const page = await readFile(join(folder, PAGE), 'utf8');
  if (item === null) return fillPage(page, head);
  try {
    const firstView = await findFirstView(folder, page);
    // The rendered view makes the `noscript` text superfluous.
    if (firstView) return showItem(fillPage(page, { ...head, plain: '' }), firstView, item);
  } catch (error) {
    log.error({ err: error }, 'first view of a shared item not rendered');
  }
  return fillPage(page, head);
}

/** An address that the app answers in words of its own; not a file and not a call. */
function isPageOfApp(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?');
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !isApiPath(path) && !HIDDEN.test(path) && !/\.[\w-]+$/.test(path);
}

/** The pages that the build wrote whole, by their address: `/privacy` is `privacy.html`. */
function findPrerendered(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.html') && name !== PAGE);
  return new Map(files.map((name) => [`/${name.replace(/\.html$/, '')}`, name]));
}

/** Sends the app's page at its own address, with the head that its query asks for. */
function describedSender({ config, describePage }: WebSettings, folder: string) {
  const cacheControl = pageCaching(config);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const [, search = ''] = request.url.split(/\?(.*)/s);
    const described = await describePage(search, requestOrigin(request, config));
    const { status } = described;
    if (status === UNAVAILABLE) reply.header('retry-after', RETRY_AFTER_S);
    const html = await writePage(folder, described, request.log);
    return sendPage({ request, reply }, { html, status, cacheControl });
  };
}

/** Sends a legal page; what it says of analytics is as it is here. */
async function sendLegalPage(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  file: string,
  config: WebSettings['config'],
) {
  const page = keepBlocks(await readFile(file, 'utf8'), [config.analytics ? 'on' : 'off']);
  const html = page.replaceAll('%SITE%', escapeHtml(siteOrigin(request, config)));
  return sendPage({ request, reply }, { html, status: 200, cacheControl: CHECKED });
}

/** Sends the page of an address: one that was written whole, or else the app's. */
function pageSender(folder: string, config: WebSettings['config']) {
  const prerendered = findPrerendered(folder);
  return (request: FastifyRequest, reply: FastifyReply) => {
    const address = (request.url.split('?')[0] ?? '').replace(/(?<=.)\/$/, '');
    const file = prerendered.get(address);
    if (file) {
      if (config.publicUrl) {
        reply.header('link', `<${new URL(address, config.publicUrl).href}>; rel="canonical"`);
      }
      return sendLegalPage({ request, reply }, join(folder, file), config);
    }
    // None of the app's own pages tells strangers anything.
    reply.header('x-robots-tag', 'noindex');
    if (!KNOWN_PAGES.includes(address)) reply.code(404);
    return reply.sendFile(PAGE);
  };
}

/**
 * Serves the built web app: its files, and its page for every other address. Where it has not been
 * built the server answers calls alone.
 */
export async function serveWeb(app: FastifyInstance, settings: WebSettings): Promise<void> {
  const { folder = WEB_FOLDER } = settings;
  if (!existsSync(join(folder, PAGE))) {
    app.setNotFoundHandler(sendNotFound);
    return;
  }
  await app.register(staticFiles, {
    root: folder,
    cacheControl: false,
    // Dot folders hold files of the build for the server only; pages are sent filled in.
    allowedPath: (path) => !HIDDEN.test(path) && !FILLED_PAGE.test(path),
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', isHashed ? IMMUTABLE : CHECKED);
      if (ICON.test(path)) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  const sendApp = describedSender(settings, folder);
  const hasWebsite = existsSync(join(folder, 'website'));
  const pageAsked = (request: FastifyRequest) =>
    hasWebsite ? websitePage(request, settings.config) : null;
  app.get(PAGES.app, (request, reply) => {
    const page = pageAsked(request);
    if (page === null) return sendApp(request, reply);
    return sendWebsitePage({ request, reply }, page, { folder, config: settings.config });
  });
  if (!settings.config.opensOffline) {
    app.get(PAGES.worker, (_request, reply) => reply.sendFile(RETIRED_WORKER));
  }
  if (settings.config.analytics) takeConsent(app, settings.config);
  const sendOther = pageSender(folder, settings.config);
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (!isPageOfApp(request)) return sendNotFound(request, reply);
    const page = pageAsked(request);
    if (page === null) return sendOther(request, reply);
    return sendWebsitePage({ request, reply }, page, { folder, config: settings.config });
  });
}
