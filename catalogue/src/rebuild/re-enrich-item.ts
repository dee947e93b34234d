import { IMAGE_EMBEDDING_DIMENSIONS } from '@modiste/vision/picture-facts';
import { enrichItem } from '../enrich/enrich-item.ts';
import type { StoredItem } from '../item-facts/stored-item.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import { beginTrack } from '../prices/price-track.ts';
import type { OutdatedItem } from '../store/read-stored-items.ts';
import { isEmbeddingCurrent } from '../store/write/enrichment-version.ts';

/** Leaves pictures where they are, without reading them. */
const UNREAD: PictureSource = { take: async (url) => ({ url, bytes: null }) };

/** The stored embedding where it can still be compared, null where there never was one. */
function storedEmbedding(old: OutdatedItem): Float32Array | null | 'outdated' {
  if (!old.hasEmbedding) return null;
  const { imageEmbedding, stamp } = old;
  const isCurrent =
    imageEmbedding?.length === IMAGE_EMBEDDING_DIMENSIONS && isEmbeddingCurrent(stamp);
  return isCurrent ? imageEmbedding : 'outdated';
}

/**
 * Enriches a stored item again by the rules of now: its prices stay, its words are read again, its
 * picture only where the stored embedding can no longer be compared with others.
 */
export async function reEnrichItem(
  old: OutdatedItem,
  pictures: PictureSource,
): Promise<StoredItem> {
  const { item, hash, addedDay } = old;
  const prices = old.prices ?? beginTrack(Date.now());
  const embedding = storedEmbedding(old);
  const draft = { kind: 'item', id: item.id, item, prices: [], stock: null } as const;
  const { stored } = await enrichItem(draft, embedding === 'outdated' ? pictures : UNREAD);
  const imageEmbedding = embedding === 'outdated' ? stored.imageEmbedding : embedding;
  const stock = old.stock ?? undefined;
  return { ...stored, hash, addedDay, prices, imageEmbedding, ...(stock && { stock }) };
}
