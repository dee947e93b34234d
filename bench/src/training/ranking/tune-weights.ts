import {
  type FeatureName,
  MATCH_FEATURES,
  RANK_WEIGHTS,
} from '@modiste/catalogue/rank/rank-weights';
import {
  type Half,
  halfOf,
  type MeasureOptions,
  MissingDataError,
} from '../../relevance/figures/measure.ts';
import { composeQueries } from '../../relevance/text/compose-query.ts';
import { judgeQueries } from '../../relevance/text/judged-queries.ts';
import { readShopProducts } from '../../relevance/text/read-shop-products.ts';
import { seededRandom } from '../../sampling/seeded-random.ts';
import { climbWeights, scoreWeights } from './climb-weights.ts';

const SEED = 14;
const QUERIES = 500;
const QUICK_QUERIES = 120;
/** Features that composed queries never touch: these queries cannot tune their weights. */
const SILENT: readonly FeatureName[] = ['imageSimilarity', 'priceFit', 'brand'];

async function judgeHalf(half: Half, { data, isQuick }: MeasureOptions) {
  const products = (await readShopProducts(data)).filter(({ id }) => halfOf(id) === half);
  const count = isQuick ? QUICK_QUERIES : QUERIES;
  const queries = composeQueries(products, { count, random: seededRandom(SEED) });
  return judgeQueries(products, queries);
}

const line = (name: string, before: number, after: number) =>
  `${name.padEnd(24)}${before.toFixed(3).padStart(8)}${after.toFixed(3).padStart(8)}`;

/**
 * Looks for better weights of the ranker on one half of the products and prints them beside those
 * that stand, with what they are worth on the half that was not looked at. Nothing is written: who
 * likes them puts them into `catalogue/src/rank/rank-weights.ts`.
 * @returns false when the data is missing.
 */
export async function tuneWeights(options: MeasureOptions): Promise<boolean> {
  try {
    const tuned = await judgeHalf('tuned', options);
    const names = MATCH_FEATURES.filter((name) => !SILENT.includes(name));
    const { weights, score } = climbWeights(tuned, RANK_WEIGHTS, names);
    const heldOut = await judgeHalf('heldOut', options);
    console.log(`${''.padEnd(24)}     now   found`);
    for (const name of names) console.log(line(name, RANK_WEIGHTS[name], weights[name]));
    console.log(line('NDCG@10, tuned half', scoreWeights(tuned, RANK_WEIGHTS), score));
    const [before, after] = [RANK_WEIGHTS, weights].map((one) => scoreWeights(heldOut, one));
    console.log(line('NDCG@10, held-out half', before ?? 0, after ?? 0));
    return true;
  } catch (error) {
    if (!(error instanceof MissingDataError)) throw error;
    console.error(error.message);
    return false;
  }
}
