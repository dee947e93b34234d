import { PAGES } from '@modiste/contract/paths';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../../config/config.ts';
import { requestHost } from '../origins/request-origin.ts';

/** The pages of the public side, each a file of the build. */
export type WebsitePage =
  | 'landing'
  | 'pitch'
  | 'features'
  | 'vision'
  | 'privacy-choices'
  | 'sent'
  | 'not-sent';

/** The pages that search engines may list, by their addresses; the first is a marketing host's `/`. */
export const LISTED_PAGES: readonly string[] = [
  PAGES.app,
  `${PAGES.website}/pitch`,
  `${PAGES.website}/features`,
  PAGES.vision,
];

/** The pages that an address names as their files are named. */
const BY_NAME = [
  'pitch',
  'features',
  'privacy-choices',
  'sent',
  'not-sent',
] as const satisfies readonly WebsitePage[];

const LOCAL_NAME = /^(?:.+\.)?localhost$/;

const hostName = (request: FastifyRequest): string =>
  (requestHost(request) ?? '')
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1');

const isAddress = (name: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(name) || ipaddr.IPv6.isValid(name);

/** Where a path leads within the public side; null for one that names none of its pages. */
function pageOf(path: string): WebsitePage | null {
  if (path === PAGES.vision) return 'vision';
  const name = path.replace(PAGES.website, '').slice(1);
  return BY_NAME.find((page) => page === name) ?? null;
}

const isUnder = (path: string, page: string) => path === page || path.startsWith(`${page}/`);

/** Whether a request came to a host that shows the public side and never the app. */
export const isMarketingHost = (
  request: FastifyRequest,
  { marketingHosts }: Pick<Config, 'marketingHosts'>,
): boolean => marketingHosts.includes(hostName(request));

/** Whether a request came by a local name or an IP address, where the public side has its own paths. */
export function isLocalHost(request: FastifyRequest): boolean {
  const name = hostName(request);
  return LOCAL_NAME.test(name) || isAddress(name);
}

/**
 * The page of the public side that answers a request; null where the app does. A marketing host
 * shows nothing else, local names and IP addresses show it under its own paths, and the app's host
 * never does.
 */
export function websitePage(
  request: FastifyRequest,
  config: Pick<Config, 'marketingHosts'>,
): WebsitePage | null {
  const path = (request.url.split('?')[0] ?? '').replace(/(?<=.)\/+$/, '');
  if (isMarketingHost(request, config)) return pageOf(path) ?? 'landing';
  if (!isLocalHost(request) || !(isUnder(path, PAGES.website) || isUnder(path, PAGES.vision)))
    return null;
  return isUnder(path, PAGES.vision) ? 'vision' : (pageOf(path) ?? 'landing');
}
