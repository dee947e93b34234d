import type { Catalogue } from '@modiste/catalogue/catalogue';
import { fillPath, PAGES } from '@modiste/contract/paths';
import pLimit from 'p-limit';
import { escapeHtml } from '../../html/escape-html.ts';
import { itemUrl } from './item-url.ts';

/**
 * A part may have 50,000 addresses and 50 MB; so many stay below both, however long the ids are
 * (sitemaps.org/protocol).
 */
const PART_ITEMS = 20_000;
/** The part that lists the pages that show no item. */
const PAGES_PART = 'pages';

/** A part of a million items takes some tenths of a second, so parts are written one by one. */
const limit = pLimit(1);

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const OWN_PAGES = [PAGES.app, PAGES.privacy, PAGES.terms, PAGES.cookies, PAGES.dataUsage];

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

function entry(element: 'sitemap' | 'url', address: string, changedAt: number | null = null) {
  const changed = changedAt === null ? '' : `<lastmod>${isoDay(changedAt)}</lastmod>`;
  return `<${element}><loc>${escapeHtml(address)}</loc>${changed}</${element}>\n`;
}

const whole = (element: 'sitemapindex' | 'urlset', entries: string): string =>
  `${DECLARATION}<${element} xmlns="${NAMESPACE}">\n${entries}</${element}>\n`;

/** The sitemap of pages that are few enough for one file. */
export const writePages = (origin: string, pages: readonly string[]): string =>
  whole('urlset', pages.map((path) => entry('url', origin + path)).join(''));

/** The list of the parts. */
export async function writeSitemapIndex(
  catalogue: Pick<Catalogue, 'countForSale'>,
  origin: string,
): Promise<string> {
  const count = Math.ceil((await catalogue.countForSale()) / PART_ITEMS);
  const parts = [PAGES_PART, ...Array.from({ length: count }, (_, at) => String(at + 1))];
  const entries = parts.map((part) =>
    entry('sitemap', origin + fillPath(PAGES.sitemapPart, { part })),
  );
  return whole('sitemapindex', entries.join(''));
}

/**
 * One part: the pages of the app, or some of the items that are for sale.
 * @returns null for a part that there is not.
 */
export async function writeSitemapPart(
  catalogue: Pick<Catalogue, 'listForSale'>,
  part: string,
  origin: string,
): Promise<string | null> {
  if (part === PAGES_PART) {
    return writePages(origin, OWN_PAGES);
  }
  if (!/^[1-9]\d{0,4}$/.test(part)) return null;
  const offset = (Number(part) - 1) * PART_ITEMS;
  const items = await limit(() => catalogue.listForSale({ offset, limit: PART_ITEMS }));
  if (items.length === 0) return null;
  const entries = items.map(({ id, changedAt }) => entry('url', itemUrl(origin, id), changedAt));
  return whole('urlset', entries.join(''));
}
