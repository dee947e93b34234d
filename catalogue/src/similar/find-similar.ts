import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';
import { sortItems } from '@modiste/contract/filters/sort-items';
import { SIMILAR_RESULTS_MAX } from '@modiste/contract/limits';
import { GARMENT_TYPES, typeRole } from '@modiste/lexicon/garment-types';
import { type Constraints, keepPassing, rowsMeeting } from '../filters/constraints.ts';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import { type Anchor, readAnchor } from '../memory-index/read-indexed-item.ts';
import { diversify } from '../rank/diversify.ts';
import { type Fused, fuse } from '../rank/fuse.ts';
import { present } from '../rank/present-items.ts';
import { fromPicture } from '../retrieve/from-picture.ts';
import { fromWords } from '../retrieve/sources.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { NO_WORDS } from '../understand/no-words.ts';
import { areForTheSame, gendersBeside, listsAlike, pricesAlike, typesAlike } from './nearness.ts';
import { moodMatch } from './outfit/mood-profile.ts';
import { type Piece, readPiece } from './outfit/piece.ts';
import { pieceAt } from './piece-at.ts';

/** What each likeness is worth; type first, since a shopper of boots wants boots. */
const WEIGHTS = { type: 3, look: 2, text: 1, mood: 1, color: 1, facets: 0.8, price: 0.8 };

/** Types that could take the item's place in an outfit. An unknown type has only its own kind. */
function typesOfRole(type: string): string[] {
  const role = typeRole(type);
  if (role === null) return [type];
  return GARMENT_TYPES.filter((other) => other.role === role).map((other) => other.id);
}

const constraintsFor = (anchor: IndexedItem, filters: Filters): Constraints => ({
  filters,
  hard: { ...NO_WORDS.hard, gender: gendersBeside(anchor.gender) },
  not: NO_WORDS.not,
  types: typesOfRole(anchor.type),
  exceptId: anchor.id,
});

function likeness(
  { worn: anchor, mood }: Piece,
  { candidate, look, text, itsMood }: Fused & { itsMood: Piece['mood'] },
): number {
  return (
    WEIGHTS.type * typesAlike(anchor.type, candidate.type) +
    WEIGHTS.look * look +
    WEIGHTS.text * text +
    WEIGHTS.mood * Math.max(0, moodMatch(mood, itsMood)) +
    WEIGHTS.color * listsAlike(anchor.colors, candidate.colors) +
    WEIGHTS.facets * listsAlike(anchor.facets, candidate.facets) +
    WEIGHTS.price * pricesAlike(anchor.price, candidate.price)
  );
}

function gather(shop: CatalogueSnapshot, anchor: Anchor, constraints: Constraints): Fused[] {
  const among = rowsMeeting(shop, constraints);
  const { title, type } = anchor.candidate;
  const words = fromWords(shop, among, [title, type]);
  const picture = fromPicture(shop, among, anchor.look);
  return fuse({
    words: keepPassing(words, constraints),
    picture: keepPassing(picture, constraints),
  });
}

/**
 * Items that could take this one's place: of the same role and a fitting gender, near in type,
 * look, words, mood, colour and price; never another colour or size of the same product.
 * @returns null when there is no such item.
 */
export async function findSimilar(
  shop: CatalogueSnapshot,
  id: string,
  filters: Filters,
): Promise<Item[] | null> {
  const anchor = await readAnchor(shop, id);
  if (anchor === null) return null;
  const fused = gather(shop, anchor, constraintsFor(anchor.candidate, filters));
  const piece = readPiece(anchor.candidate);
  const ranked = fused
    .filter(({ candidate }) => areForTheSame(anchor.candidate, candidate))
    .filter(({ candidate }) => candidate.design !== anchor.candidate.design)
    .map((one) => ({
      ...one,
      relevance: likeness(piece, { ...one, itsMood: pieceAt(shop, one.row).mood }),
    }))
    .toSorted((a, b) => b.relevance - a.relevance);
  const chosen = diversify(ranked, SIMILAR_RESULTS_MAX);
  const items = await shop.items.read(chosen.map(({ row }) => row));
  const ranks = items.map((_, at) => at + 1);
  return sortItems(present(items, ranks, { colors: filters.color, shades: [] }), filters.sort);
}
