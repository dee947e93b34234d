import type { Item } from '@modiste/contract/entities/item';
import type { Deps } from '../../deps/deps.ts';
import type { PageHead } from '../../html/head-tags.ts';
import { describeApp, describeMissing } from './describe-app.ts';
import { describeItem } from './describe-item.ts';

const ID_CHARS_MAX = 200;

async function findItem({ catalogue }: Pick<Deps, 'catalogue'>, id: string): Promise<Item | null> {
  if (id.length > ID_CHARS_MAX) return null;
  const [item] = await catalogue.itemsByIds([id]);
  return item ?? null;
}

/**
 * What the app's page says before any script runs: of the item that its address names, or of the
 * app. A failing catalogue does not keep the app itself from being served.
 * @param search The query of the address.
 */
export async function describePage(
  deps: Pick<Deps, 'catalogue' | 'log'>,
  search: string,
  origin: string,
): Promise<{ status: 200 | 404 | 503; head: PageHead; item: Item | null }> {
  const id = new URLSearchParams(search).get('item');
  if (id === null || id === '') return { status: 200, head: describeApp(origin), item: null };
  try {
    const item = await findItem(deps, id);
    if (item === null) return { status: 404, head: describeMissing(true), item };
    return { status: 200, head: describeItem(item, origin), item };
  } catch (error) {
    deps.log.error({ err: error }, 'item of a shared link not loaded');
    return { status: 503, head: describeMissing(false), item: null };
  }
}
