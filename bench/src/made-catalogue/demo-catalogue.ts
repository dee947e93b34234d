import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Catalogue } from '@modiste/catalogue/catalogue';
import { importFeed } from '@modiste/catalogue/import/import-feed';
import { openCatalogue } from '@modiste/catalogue/open-catalogue';
import { openWriter } from '@modiste/catalogue/store/open-writer';
import { demoFeed } from '@modiste/server/features/demo-shop/demo-feed';
import { demoItems } from '@modiste/wardrobe/demo-products';

const LOOK_AT_NONE = {
  take: async (reference: string) => ({ url: reference, bytes: null }),
};

/** Imports the demo shop without its pictures, asks it something, and takes it away again. */
export async function withDemoShop<Answer>(
  ask: (catalogue: Catalogue) => Promise<Answer>,
): Promise<Answer> {
  const uri = await mkdtemp(path.join(os.tmpdir(), 'modiste-demo-'));
  try {
    const now = new Date();
    await importFeed({
      openWriter: () => openWriter({ uri }),
      files: [demoFeed(demoItems(), now)],
      source: null,
      pictures: LOOK_AT_NONE,
      now,
    });
    const catalogue = await openCatalogue({ uri });
    const answer = await ask(catalogue);
    await catalogue.close();
    return answer;
  } finally {
    await rm(uri, { recursive: true, force: true });
  }
}
