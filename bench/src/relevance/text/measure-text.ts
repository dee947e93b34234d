import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { COLORS, GENDERS } from '@modiste/contract/values';
import { countViolations } from '../../made-catalogue/count-violations.ts';
import { type SeededRandom, seededRandom } from '../../sampling/seeded-random.ts';
import { type Figure, type Half, halfOf, type MeasureOptions } from '../figures/measure.ts';
import { type ComposedQuery, composeQueries } from './compose-query.ts';
import { ndcgAt10, precisionAt10 } from './discounted-gain.ts';
import { judgeProduct } from './judge-product.ts';
import { openTextShop, productIdOf, type TextShop } from './open-text-shop.ts';
import { readShopProducts } from './read-shop-products.ts';
import type { ShopProduct } from './shop-product.ts';

const SEED = 4;
const QUERIES = 600;
const QUICK_QUERIES = 150;
const ANSWERS = 10;
const ABOVE_PLAIN = 0.15;
const RELEVANT = 2;
const MARKET_PRICES = [40, 60, 90, 120, 180];

interface TextFigures {
  ndcg: number;
  precision: number;
  plainNdcg: number;
  plainPrecision: number;
  violations: number;
}

interface Judged {
  ndcg: number;
  precision: number;
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** Gender, price and color as a shopper sets them beside the words, one to three of them. */
function makeFilters(random: SeededRandom): Filters {
  const price = random.pick(MARKET_PRICES);
  const parts: Partial<Filters>[] = [
    { gender: [random.pick(GENDERS)] },
    { priceRangeMax: price },
    { priceRangeMin: Math.round(price / 3), priceRangeMax: price },
    { color: [random.pick(COLORS), random.pick(COLORS)] },
  ];
  const chosen = [random.pick(parts), random.pick(parts), random.pick(parts)];
  return Object.assign({ ...DEFAULT_FILTERS }, ...chosen);
}

function createJudge(products: readonly ShopProduct[]) {
  const byId = new Map(products.map((product) => [product.id, product]));
  return (ids: readonly string[], query: ComposedQuery): Judged => {
    const grades = ids.flatMap((id) => {
      const product = byId.get(id);
      return product === undefined ? [] : [judgeProduct(product, query)];
    });
    const all = products.map((product) => judgeProduct(product, query));
    return { ndcg: ndcgAt10(grades, all), precision: precisionAt10(grades, RELEVANT) };
  };
}

async function searchShop(shop: TextShop, query: string, filters = DEFAULT_FILTERS) {
  const { items } = await shop.catalogue.search({
    query,
    filters,
    imageEmbedding: null,
    limit: ANSWERS,
  });
  return items;
}

async function measureHalf(products: readonly ShopProduct[], count: number): Promise<TextFigures> {
  const random = seededRandom(SEED);
  const queries = composeQueries(products, { count, random });
  const judge = createJudge(products);
  const shop = await openTextShop(products);
  const [ours, plain]: [Judged[], Judged[]] = [[], []];
  let violations = 0;
  try {
    for (const query of queries) {
      const found = await searchShop(shop, query.text);
      const ids = found.map(({ id }) => productIdOf(id));
      ours.push(judge(ids, query));
      plain.push(judge(await shop.plainSearch(query.text, ANSWERS), query));
      const filters = makeFilters(random);
      violations += countViolations(await searchShop(shop, query.text, filters), filters);
    }
  } finally {
    await shop.close();
  }
  return {
    ndcg: meanOf(ours.map(({ ndcg }) => ndcg)),
    precision: meanOf(ours.map(({ precision }) => precision)),
    plainNdcg: meanOf(plain.map(({ ndcg }) => ndcg)),
    plainPrecision: meanOf(plain.map(({ precision }) => precision)),
    violations,
  };
}

/**
 * How well words find products. The shop knows titles and prices only: the columns of type,
 * color, gender, usage and season are hidden from both searches; queries are composed of them in
 * shoppers' words and answers judged by them. Titles often name what the columns say (an item of
 * which no text tells the type could be found by no text), but in the makers' words, not in the
 * query's. Each half of the products is a shop of its own. The filters' figure counts answers that
 * break a filter, by what the shop knows of them.
 */
export async function measureText({ data, isQuick }: MeasureOptions): Promise<Figure[]> {
  const products = await readShopProducts(data);
  const count = isQuick ? QUICK_QUERIES : QUERIES;
  const measure = (half: Half) =>
    measureHalf(
      products.filter(({ id }) => halfOf(id) === half),
      count,
    );
  const [tuned, heldOut] = [await measure('tuned'), await measure('heldOut')];
  const compared = { atLeast: null, tuned: tuned.ndcg, heldOut: heldOut.ndcg };
  return [
    { measure: 'text NDCG@10, composed queries', naive: heldOut.plainNdcg, ...compared },
    {
      measure: 'text NDCG@10 above plain BM25',
      atLeast: ABOVE_PLAIN,
      naive: 0,
      tuned: tuned.ndcg - tuned.plainNdcg,
      heldOut: heldOut.ndcg - heldOut.plainNdcg,
    },
    {
      measure: 'text P@10, type and a facet',
      atLeast: null,
      naive: heldOut.plainPrecision,
      tuned: tuned.precision,
      heldOut: heldOut.precision,
    },
    {
      measure: 'text filter violations',
      atLeast: null,
      atMost: 0,
      naive: null,
      tuned: tuned.violations,
      heldOut: heldOut.violations,
    },
  ];
}
