import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bindCall } from '../../http/bind-call.ts';
import { composePage } from './compose-page.ts';
import { keepPagesWarm } from './keep-pages-warm.ts';
import { createPageCache, type PageBasis } from './page-cache.ts';
import { createPageDeps, readSetting } from './page-deps.ts';
import { readPerson } from './person/read-person.ts';

export function trendsRoutes(app: FastifyInstance, deps: Deps): void {
  const pageDeps = createPageDeps(deps);
  const cachePage = createPageCache();
  const settingOf = (place: string | null) => readSetting(deps, place);

  // The first shopper of the day must not wait for what all pages share.
  const closing = new AbortController();
  let warming = Promise.resolve();
  app.addHook('onListen', async () => {
    const compose = (basis: PageBasis) => composePage(pageDeps, basis);
    warming = keepPagesWarm({ ...deps, settingOf, compose }, closing.signal);
  });
  app.addHook('onClose', async () => {
    closing.abort();
    await warming;
  });
  bindCall(app, 'trends', async ({ member: { userId }, body }) => {
    const person = await readPerson(deps, userId, body);
    const [setting, version] = await Promise.all([
      settingOf(person.preferences.location),
      deps.catalogue.publishedVersion(),
    ]);
    const basis = { person, setting, version };
    return cachePage(basis, () => composePage(pageDeps, basis));
  });
}
