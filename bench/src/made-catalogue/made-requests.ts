import type { SearchRequest } from '@modiste/catalogue/request/search-request';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { CLOTHING_SIZES, COLORS, GENDERS, SHOES_SIZES } from '@modiste/contract/values';
import { type SeededRandom, seededRandom } from '../sampling/seeded-random.ts';
import { madeCatalogue } from './made-catalogue.ts';
import { ATTRIBUTES, BRANDS, GARMENT_KINDS, MATERIALS } from './made-garments.ts';

export const REQUEST_KINDS = [
  'words',
  'words + filters',
  'picture + filters',
  'words + picture + filters',
  'filters',
  'everything by price',
] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

function makeWords(random: SeededRandom): string {
  const kind = random.pick(GARMENT_KINDS).name.toLowerCase();
  const color = random.pick(COLORS).toLowerCase();
  const price = 20 + 10 * random.whole(30);
  return random.pick([
    `${color} ${kind}`,
    `${color} ${kind} under $${price}`,
    `${random.pick(MATERIALS)} ${kind}`,
    `${random.pick(ATTRIBUTES)} ${random.pick(MATERIALS)} ${kind} in ${color}`,
    `${random.pick(BRANDS)} ${kind}`,
    `something ${random.pick(ATTRIBUTES)} for a summer wedding`,
  ]);
}

/** Two to five filters, as shoppers with saved sizes set them; some combinations match nothing. */
function makeFilters(random: SeededRandom): Filters {
  const isLikely = () => random.next() < 0.5;
  return {
    ...DEFAULT_FILTERS,
    gender: random.next() < 0.3 ? [random.pick(GENDERS), 'Unisex'] : [],
    clothing_size: [random.pick(CLOTHING_SIZES)],
    shoes_size: [random.pick(SHOES_SIZES)],
    color: isLikely() ? [random.pick(COLORS), random.pick(COLORS)] : [],
    sale: random.next() < 0.2,
    priceRangeMin: isLikely() ? 10 + random.whole(40) : null,
    priceRangeMax: 80 + random.whole(300),
  };
}

function filtersFor(kind: RequestKind, random: SeededRandom): Filters {
  if (kind.includes('filters')) return makeFilters(random);
  if (!kind.includes('price')) return DEFAULT_FILTERS;
  return {
    ...DEFAULT_FILTERS,
    sort: random.pick(['Price (low/high)', 'Price (high/low)'] as const),
  };
}

/** Requests of one kind: the same for the same seed. */
export function madeRequests(kind: RequestKind, count: number, seed: number): SearchRequest[] {
  const random = seededRandom(seed);
  const embeddings = [...madeCatalogue(2 * count, seed + 1)].flatMap(
    ({ imageEmbedding }) => imageEmbedding ?? [],
  );
  return embeddings.slice(0, count).map((embedding) => ({
    query: kind.includes('words') ? makeWords(random) : '',
    filters: filtersFor(kind, random),
    imageEmbedding: kind.includes('picture') ? embedding : null,
  }));
}
