import { PAGES, PATHS } from '@modiste/contract/paths';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { ApiError } from '../../errors/api-error.ts';
import { isMarketingHost } from './website-page.ts';

/** What a marketing host answers beside its pages and their files. */
const ANSWERED: ReadonlySet<string> = new Set([
  PATHS.sendContact.path,
  PATHS.sendCareer.path,
  PATHS.alive.path,
  PATHS.ready.path,
  PAGES.contactForm,
  PAGES.careerForm,
  PAGES.privacyChoices,
  PAGES.app,
  PAGES.robots,
  PAGES.sitemap,
]);

/** The files of the build; which of them there are decides what is found. */
const FILES = '/*';
/** Pages of the app and its service worker are files too. */
const APP_FILE = /\.html$|^\/sw(?:-retired)?\.js$|\.webmanifest$/;

/** Keeps the app's calls and pages from the hosts that show the public side. */
export function guardMarketingHosts(
  app: FastifyInstance,
  config: Pick<Config, 'marketingHosts'>,
): void {
  if (config.marketingHosts.length === 0) return;
  app.addHook('onRequest', async (request) => {
    if (request.is404 || !isMarketingHost(request, config)) return;
    const { url = '' } = request.routeOptions;
    const [path = ''] = request.url.split('?');
    const isAnswered = url === FILES ? !APP_FILE.test(path) : ANSWERED.has(url);
    if (!isAnswered) throw new ApiError('not_found');
  });
}
