import { PAGES } from '@modiste/contract/paths';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { requestOrigin } from '../origins/request-origin.ts';
import { isLocalHost } from './website-page.ts';

type SiteConfig = Pick<Config, 'publicUrl' | 'port' | 'marketingHosts'>;

const isAtHome = (request: FastifyRequest, { marketingHosts }: SiteConfig): boolean =>
  marketingHosts.length === 0 || isLocalHost(request);

/**
 * The origin of the public side: its first host, reached like the app. Local names and IP addresses
 * show it themselves.
 */
export function siteOrigin(request: FastifyRequest, config: SiteConfig): string {
  const [host = ''] = config.marketingHosts;
  if (isAtHome(request, config)) return requestOrigin(request, { ...config, publicUrl: null });
  if (config.publicUrl) return `${config.publicUrl.protocol}//${host}`;
  const port = /:\d+$/.exec(request.host)?.[0] ?? '';
  return `${request.protocol}://${host}${port}`;
}

/** Where its front page is at that origin. */
export const frontPath = (request: FastifyRequest, config: SiteConfig): string =>
  isAtHome(request, config) ? PAGES.website : PAGES.app;
