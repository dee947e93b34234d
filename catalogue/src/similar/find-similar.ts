import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';
import { sortItems } from '@modiste/contract/filters/sort-items';
import { SIMILAR_RESULTS_MAX } from '@modiste/contract/limits';
import { GARMENT_TYPES, typeRole } from '@modiste/lexicon/garment-types';
import type { Filter } from '../filters/filter.ts';
import { limitFilter } from '../filters/request-filters.ts';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import { diversify } from '../rank/diversify.ts';
import { type Fused, fuse } from '../rank/fuse.ts';
import { presentItems } from '../rank/present-items.ts';
import { keepPassing, NEAREST_MAX, WORDS_MAX } from '../retrieve/retrieve-candidates.ts';
import type { AnchorItem, SearchIndex } from '../search-index/search-index.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { NO_WORDS } from '../understand/no-words.ts';
import { areForTheSame, gendersBeside, listsAlike, pricesAlike, typesAlike } from './nearness.ts';
import { moodMatch } from './outfit/mood-profile.ts';
import { type Piece, readPiece } from './outfit/piece.ts';
import { readPieceCached } from './read-piece-cached.ts';

/** What each likeness is worth; type first, since a shopper of boots wants boots. */
const WEIGHTS = { type: 3, image: 2, text: 1, mood: 1, color: 1, facets: 0.8, price: 0.8 };

/** Types that could take the item's place in an outfit. An unknown type has only its own kind. */
function typesOfRole(type: string): string[] {
  const role = typeRole(type);
  if (role === null) return [type];
  return GARMENT_TYPES.filter((other) => other.role === role).map((other) => other.id);
}

const filterFor = (anchor: IndexedItem, filters: Filters): Filter =>
  limitFilter({
    filters,
    hard: { ...NO_WORDS.hard, gender: gendersBeside(anchor.gender) },
    not: NO_WORDS.not,
    types: typesOfRole(anchor.type),
    exceptId: anchor.id,
  });

function likeness(
  { worn: anchor, mood }: Piece,
  { item, imageSimilarity, text, itsMood }: Fused & { itsMood: Piece['mood'] },
): number {
  return (
    WEIGHTS.type * typesAlike(anchor.type, item.type) +
    WEIGHTS.image * imageSimilarity +
    WEIGHTS.text * text +
    WEIGHTS.mood * Math.max(0, moodMatch(mood, itsMood)) +
    WEIGHTS.color * listsAlike(anchor.colors, item.colors) +
    WEIGHTS.facets * listsAlike(anchor.facets, item.facets) +
    WEIGHTS.price * pricesAlike(anchor.price, item.price)
  );
}

async function gather(
  index: SearchIndex,
  { item, imageEmbedding }: AnchorItem,
  among: Filter,
): Promise<Fused[]> {
  const [found] = await index.retrieve([
    {
      among,
      words: { typed: [item.title, item.type], related: [], limit: WORDS_MAX },
      ...(imageEmbedding !== null && {
        image: { embedding: imageEmbedding, typeGroups: [], limit: NEAREST_MAX },
      }),
    },
  ]);
  const keep = keepPassing(among);
  return fuse({ words: keep(found?.words ?? []), image: keep(found?.image ?? []) });
}

/**
 * Items that could take this one's place: of the same role and a fitting gender, near in type,
 * picture, words, mood, color and price; never another color or size of the same product.
 * @returns null when there is no such item.
 */
export async function findSimilar(
  { index }: CatalogueSnapshot,
  id: string,
  filters: Filters,
): Promise<Item[] | null> {
  const anchor = await index.readAnchor(id);
  if (anchor === null) return null;
  const fused = await gather(index, anchor, filterFor(anchor.item, filters));
  const piece = readPiece(anchor.item);
  const ranked = fused
    .filter(({ item }) => areForTheSame(anchor.item, item))
    .filter(({ item }) => item.design !== anchor.item.design)
    .map((one) => ({
      ...one,
      relevance: likeness(piece, { ...one, itsMood: readPieceCached(one.item).mood }),
    }))
    .toSorted((a, b) => b.relevance - a.relevance);
  const chosen = diversify(ranked, SIMILAR_RESULTS_MAX);
  const items = await index.readItems(chosen.map(({ item }) => item.id));
  const ranks = items.map((_, at) => at + 1);
  const shown = { colors: filters.color, shades: [], refused: NO_WORDS.not };
  return sortItems(presentItems(items, ranks, shown), filters.sort);
}
