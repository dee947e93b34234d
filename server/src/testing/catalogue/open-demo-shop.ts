import { importFeed } from '@modiste/catalogue/import/import-feed';
import { openWriter } from '@modiste/catalogue/store/open-writer';
import { demoItems } from '@modiste/wardrobe/demo-products';
import { catalogueLocation } from '../../config/catalogue-location.ts';
import { demoFeed } from '../../features/demo-shop/demo-feed.ts';
import { openTestApp, type TestApp } from '../app/open-test-app.ts';

/** Drawing and reading the pictures takes most of an import's time. */
const WITHOUT_PICTURES = {
  take: async (reference: string) => ({ url: reference, bytes: null }),
};

/** The real app with the demo shop, whose items have no image embeddings. */
export async function openDemoShop(options: Parameters<typeof openTestApp>[0]): Promise<TestApp> {
  const test = await openTestApp(options);
  const now = new Date();
  await importFeed({
    openWriter: () => openWriter(catalogueLocation(test.config)),
    files: [demoFeed(demoItems(), now)],
    source: null,
    pictures: WITHOUT_PICTURES,
    now,
  });
  await test.deps.catalogue.ping();
  return test;
}
