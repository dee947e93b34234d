import { PAGES } from '@modiste/contract/paths';
import type { APIRequestContext } from '@playwright/test';

/** The link of the first item that search engines are told of. */
export async function anyLink(request: APIRequestContext): Promise<string> {
  const robots = await (await request.get(PAGES.robots)).text();
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const index = await (await request.get(sitemap)).text();
  const part = /<loc>([^<]*sitemap-1\.xml)<\/loc>/.exec(index)?.[1] ?? '';
  const links = await (await request.get(part)).text();
  return /<loc>([^<]*item=[^<]*)<\/loc>/.exec(links)?.[1] ?? '';
}
