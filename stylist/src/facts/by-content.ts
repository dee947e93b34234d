import type { Item } from '@modiste/contract/entities/item';
import { fnv1a } from '@modiste/lexicon/hash/fnv1a';
import { LRUCache } from 'lru-cache';

const CACHED_MAX = 5000;

function contentOf(item: Item): string {
  const { short_description, description, semantic_search_description } = item;
  const { brand, colors, other_info } = item;
  const texts = [short_description, description, semantic_search_description, brand];
  return JSON.stringify([texts, colors, other_info]);
}

/**
 * Keeps what a slow reader made of the words of an item's record: a conversation comes back to the same
 * items, each time as a new object with the prices and sizes of that moment.
 */
export function byContent<Facts extends object>(
  read: (item: Item) => Facts,
): (item: Item) => Facts {
  const ofItem = new WeakMap<Item, Facts>();
  const cache = new LRUCache<string, Facts>({ max: CACHED_MAX });
  const find = (item: Item): Facts => {
    const key = `${item.id} ${fnv1a(contentOf(item))}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const facts = read(item);
    cache.set(key, facts);
    return facts;
  };
  return (item) => {
    const known = ofItem.get(item);
    if (known !== undefined) return known;
    const facts = find(item);
    ofItem.set(item, facts);
    return facts;
  };
}
