import type { StoredItem } from '@modiste/catalogue/item-facts/stored-item';
import { openWriter } from '@modiste/catalogue/store/open-writer';
import type { TestApp } from '../app/open-test-app.ts';

/** Publishes items as an import of another process does, and waits until the app sees them. */
export async function publishItems(
  { config, deps }: Pick<TestApp, 'config' | 'deps'>,
  items: readonly StoredItem[],
): Promise<void> {
  const writer = await openWriter({ uri: config.catalogue });
  await writer.upsert(items);
  await writer.publish();
  await deps.catalogue.ping();
}
