import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { keepPassing } from '../filters/constraints.ts';
import type { RowSet } from '../memory-index/rows/row-set.ts';
import { type Fused, fuse, unranked } from '../rank/fuse.ts';
import { type Ranked, rank } from '../rank/rank.ts';
import { strongestRelatedWords } from '../rank/related-words.ts';
import type { SearchPlan } from '../search/find-page.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { fromConcepts, isTheme } from './from-concepts.ts';
import { fromPictureOfKinds } from './from-picture.ts';
import { type Found, fromListing, fromWords, WORDS_MAX } from './sources.ts';
import { fromEmbeddings, withEmbeddings } from './with-embeddings.ts';

/** As many of all that match are ranked beside what the words and the theme bring up. */
const LISTED_MAX = 240;

interface WordsFound {
  words: readonly Found[];
  understood: UnderstoodQuery;
}

/** What goes with the words, where they did not find enough themselves. */
function widen(shop: CatalogueSnapshot, among: RowSet, { words, understood }: WordsFound) {
  return words.length === WORDS_MAX
    ? []
    : fromWords(shop, among, strongestRelatedWords(understood));
}

interface Among {
  among: RowSet;
  /** Whether all of these rows are answers, whatever their words. */
  isListed: boolean;
}

function listRest(
  shop: CatalogueSnapshot,
  { among, isListed }: Among,
  fused: readonly Fused[],
): Fused[] {
  if (!isListed) return [];
  const known = new Set(fused.map(({ row }) => row));
  const listed = fromListing(shop, among, LISTED_MAX);
  return unranked(listed.filter(({ row }) => !known.has(row)));
}

/** Ranks what answers words or a picture among some rows, best first. */
export async function findMatches(
  shop: CatalogueSnapshot,
  wanted: SearchPlan,
  from: Among,
): Promise<Ranked[]> {
  const { among } = from;
  const { constraints, understood, ranking, look, embedded } = wanted;
  const { pictured } = ranking;
  const words = fromWords(shop, among, understood.words);
  const related = widen(shop, among, { words, understood });
  const near = fromEmbeddings(shop, among, embedded);
  const meaning = isTheme(understood) ? fromConcepts(shop, among, ranking.meaning) : [];
  const picture = fromPictureOfKinds(shop, among, { look, kinds: pictured });
  const fused = fuse({
    words: keepPassing(words, constraints),
    related: keepPassing(related, constraints),
    meaning: keepPassing(meaning, constraints),
    picture: keepPassing(picture, constraints),
    embedded: near.map((list) => keepPassing(list, constraints)),
  });
  const all = [...fused, ...listRest(shop, from, fused)];
  return rank(embedded === null ? all : await withEmbeddings(all, embedded), ranking);
}
