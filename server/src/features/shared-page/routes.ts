import { PAGES } from '@modiste/contract/paths';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { pageCaching, requestOrigin } from '../../http/origins/request-origin.ts';
import { siteOrigin } from '../../http/web/site-origin.ts';
import { isMarketingHost, LISTED_PAGES } from '../../http/web/website-page.ts';
import { writeRobots, writeWebsiteRobots } from './write-robots.ts';
import { writePages, writeSitemapIndex, writeSitemapPart } from './write-sitemap.ts';

const partSchema = z.object({ part: z.string() });

/** What search engines read first. */
export function sharedPageRoutes(app: FastifyInstance, { config, catalogue }: Deps): void {
  const cacheControl = pageCaching(config);

  app.get(PAGES.robots, async (request, reply) => {
    const text = isMarketingHost(request, config)
      ? writeWebsiteRobots(siteOrigin(request, config))
      : writeRobots(requestOrigin(request, config));
    return reply.type('text/plain; charset=utf-8').header('cache-control', cacheControl).send(text);
  });

  app.get(PAGES.sitemap, async (request, reply) => {
    const xml = isMarketingHost(request, config)
      ? writePages(siteOrigin(request, config), LISTED_PAGES)
      : await writeSitemapIndex(catalogue, requestOrigin(request, config));
    return reply.type('application/xml').header('cache-control', cacheControl).send(xml);
  });

  app.get(PAGES.sitemapPart, async (request, reply) => {
    const { part } = partSchema.parse(request.params);
    const xml = await writeSitemapPart(catalogue, part, requestOrigin(request, config));
    if (xml === null) throw new ApiError('not_found');
    return reply.type('application/xml').header('cache-control', cacheControl).send(xml);
  });
}
