import { PICTURE_KINDS } from '@modiste/contract/values';
import type { Filter } from '../filters/filter.ts';
import { passesFilter } from '../filters/passes-filter.ts';
import type { SearchPlan } from '../plan/plan-search.ts';
import { type Fused, fuse, unranked } from '../rank/fuse.ts';
import { strongestRelatedWords } from '../rank/related-words.ts';
import type { Hit, Retrieval, Retrieved, SearchIndex } from '../search-index/search-index.ts';
import { type KindShares, typesOfKind } from '../understand/pictured-kinds.ts';
import { isTheme } from '../understand/themes.ts';

export const WORDS_MAX = 160;
/** What lies nearest to a picture or a concept. */
export const NEAREST_MAX = 120;
/** As many of all that match are ranked beside what the words and the theme bring up. */
const SAMPLE_MAX = 240;
/** Where nothing is asked, all that is ranked is a sample. */
const LISTING_MAX = 400;
/** Less near to the concepts of a query than this is about something else. */
const CONCEPT_COSINE_MIN = 0.25;
/** A kind that is less likely adds no candidates of its own. */
const LIKELY_MIN = 0.1;

/** Sneakers are candidates even where more boots look like the sneakers of a picture. */
const likelyTypes = (kinds: KindShares | null): string[][] =>
  PICTURE_KINDS.filter((kind) => (kinds?.[kind] ?? 0) >= LIKELY_MIN).map(typesOfKind);

function retrievalOf(plan: SearchPlan, among: Filter, isListed: boolean): Retrieval {
  const { understood, ranking, imageEmbedding, embedded } = plan;
  const { conceptVector, pictured } = ranking;
  const related = strongestRelatedWords(understood);
  return {
    among,
    words: { typed: understood.words, related, limit: WORDS_MAX },
    ids: embedded?.nearest ?? [],
    ...(imageEmbedding !== null && {
      image: { embedding: imageEmbedding, typeGroups: likelyTypes(pictured), limit: NEAREST_MAX },
    }),
    ...(conceptVector !== null &&
      isTheme(understood) && {
        concept: { vector: conceptVector, min: CONCEPT_COSINE_MIN, limit: NEAREST_MAX },
      }),
    ...(isListed && { sample: SAMPLE_MAX }),
  };
}

/** Whatever an index answered, nothing that violates a filter goes on. */
export function keepPassing(filter: Filter): (hits: readonly Hit[]) => Hit[] {
  const passes = passesFilter(filter);
  return (hits) => hits.filter(({ item }) => passes(item));
}

function fuseLists(lists: Retrieved, among: Filter): Fused[] {
  const keep = keepPassing(among);
  const fused = fuse({
    words: keep(lists.words),
    related: keep(lists.related),
    concept: keep(lists.concept),
    image: keep(lists.image),
    embedded: lists.ids.map(keep),
  });
  const known = new Set(fused.map(({ item }) => item.id));
  const rest = keep(lists.sample).filter(({ item }) => !known.has(item.id));
  return [...fused, ...unranked(rest)];
}

/** Candidates with what a model says of each, whatever found them. */
async function withEmbeddings({ embedded }: SearchPlan, fused: readonly Fused[]) {
  if (embedded === null) return fused;
  const { words, picture } = await embedded.scores(fused.map(({ item }) => item.id));
  return fused.map((one) => ({
    ...one,
    embedding: words.get(one.item.id) ?? 0,
    pictureEmbedding: picture.get(one.item.id) ?? 0,
  }));
}

/**
 * What may answer a plan among the items of a filter, with what each way of looking said of it.
 * @param isListed Whether all of them are answers, whatever their words: then a sample of them
 *   stands beside what was found.
 */
export async function retrieveCandidates(
  index: SearchIndex,
  plan: SearchPlan,
  { among, isListed }: { among: Filter; isListed: boolean },
): Promise<readonly Fused[]> {
  const [lists] = await index.retrieve([retrievalOf(plan, among, isListed)]);
  return lists === undefined ? [] : withEmbeddings(plan, fuseLists(lists, among));
}

/** Some of what a listing shows, as nothing tells it apart. */
export async function sampleListing(index: SearchIndex, among: Filter): Promise<Fused[]> {
  const [lists] = await index.retrieve([{ among, sample: LISTING_MAX }]);
  return unranked(keepPassing(among)(lists?.sample ?? []));
}
