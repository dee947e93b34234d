import { MatchQuery, type Table } from '@lancedb/lancedb';
import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';
import { SIMILAR_RESULTS_MAX } from '@modiste/contract/limits';
import { GARMENT_TYPES, typeRole } from '@modiste/lexicon/garment-types';
import { type Constraints, constraintsSql, keepPassing } from '../search/constraints.ts';
import { diversify } from '../search/diversify.ts';
import { fromPicture } from '../search/from-picture.ts';
import { type Fused, fuse } from '../search/fuse.ts';
import { NO_WORDS } from '../search/no-words.ts';
import { present } from '../search/present.ts';
import { fromWords } from '../search/sources.ts';
import type { Candidate } from '../store/candidate.ts';
import { WORDS_COLUMN } from '../store/item-schema.ts';
import { type Anchor, readAnchor } from '../store/read-anchor.ts';
import { readItemsByRows } from '../store/read-items.ts';
import {
  areForTheSame,
  areOneDesign,
  gendersBeside,
  listsAlike,
  pricesAlike,
  typesAlike,
} from './nearness.ts';
import { moodMatch } from './outfit/mood-profile.ts';
import { type Piece, readPiece } from './outfit/piece.ts';

/** What each likeness is worth; type first, since a shopper of boots wants boots. */
const WEIGHTS = { type: 3, look: 2, text: 1, mood: 1, color: 1, facets: 0.8, price: 0.8 };

/** Types that could take the item's place in an outfit. An unknown type has only its own kind. */
function typesOfRole(type: string): string[] {
  const role = typeRole(type);
  if (role === null) return [type];
  return GARMENT_TYPES.filter((other) => other.role === role).map((other) => other.id);
}

const constraintsFor = (anchor: Candidate, filters: Filters): Constraints => ({
  filters,
  hard: { ...NO_WORDS.hard, gender: gendersBeside(anchor.gender) },
  not: NO_WORDS.not,
  types: typesOfRole(anchor.type),
  exceptId: anchor.id,
});

function likeness({ worn: anchor, mood }: Piece, { candidate, look, text }: Fused): number {
  return (
    WEIGHTS.type * typesAlike(anchor.type, candidate.type) +
    WEIGHTS.look * look +
    WEIGHTS.text * text +
    WEIGHTS.mood * Math.max(0, moodMatch(mood, readPiece(candidate).mood)) +
    WEIGHTS.color * listsAlike(anchor.colors, candidate.colors) +
    WEIGHTS.facets * listsAlike(anchor.facets, candidate.facets) +
    WEIGHTS.price * pricesAlike(anchor.price, candidate.price)
  );
}

async function gather(table: Table, anchor: Anchor, constraints: Constraints): Promise<Fused[]> {
  const where = constraintsSql(constraints);
  const { title, type } = anchor.candidate;
  const alike = new MatchQuery(`${title} ${type.replaceAll('-', ' ')}`, WORDS_COLUMN);
  const byWords = fromWords(table, where, alike);
  const [words, picture] = await Promise.all([
    byWords,
    fromPicture(table, where, { look: anchor.look, byWords }),
  ]);
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
  table: Table,
  id: string,
  filters: Filters,
): Promise<Item[] | null> {
  const anchor = await readAnchor(table, id);
  if (anchor === null) return null;
  const fused = await gather(table, anchor, constraintsFor(anchor.candidate, filters));
  const piece = readPiece(anchor.candidate);
  const ranked = fused
    .filter(({ candidate }) => areForTheSame(anchor.candidate, candidate))
    .filter(({ candidate }) => !areOneDesign(candidate, anchor.candidate))
    .map((one) => ({ ...one, relevance: likeness(piece, one) }))
    .toSorted((a, b) => b.relevance - a.relevance);
  const chosen = diversify(ranked, SIMILAR_RESULTS_MAX);
  const items = await readItemsByRows(
    table,
    chosen.map(({ rowId }) => rowId),
  );
  return present(items, filters.sort);
}
