import { IMAGE_EMBEDDING_DIMENSIONS } from '@modiste/vision/picture-facts';
import type { PictureSource } from '../catalogue.ts';
import { enrichItem } from '../enrich/enrich-item.ts';
import type { StoredItem } from '../item-facts/stored-item.ts';
import { beginTrack } from '../prices/price-track.ts';
import type { OldItem } from '../store/read-stored-items.ts';
import { isLookOfNow } from '../store/write/made-by.ts';

/** Names pictures without reading them. */
const UNSEEN: PictureSource = { take: async (url) => ({ url, bytes: null }) };

/** The look where it still means the same, null where there never was one. */
function keptLook({ look, hadLook, madeBy }: OldItem): Float32Array | null | 'outdated' {
  if (!hadLook) return null;
  return look?.length === IMAGE_EMBEDDING_DIMENSIONS && isLookOfNow(madeBy) ? look : 'outdated';
}

/**
 * Makes a stored item's row anew: its prices stay as noted, its words and concepts are read again,
 * its picture only where the look that was kept no longer means the same.
 */
export async function remakeItem(old: OldItem, pictures: PictureSource): Promise<StoredItem> {
  const { item, hash, addedDay } = old;
  const prices = old.prices ?? beginTrack(Date.now());
  const kept = keptLook(old);
  const draft = { kind: 'item', id: item.id, item, prices: [] } as const;
  const { stored } = await enrichItem(draft, kept === 'outdated' ? pictures : UNSEEN);
  return { ...stored, hash, addedDay, prices, look: kept === 'outdated' ? stored.look : kept };
}
