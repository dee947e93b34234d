import type { Item } from '@modiste/contract/entities/item';
import { isPriceSort, type SearchPlan } from '../plan/plan-search.ts';
import type { Fused } from '../rank/fuse.ts';
import { presentItems } from '../rank/present-items.ts';
import { rank } from '../rank/rank.ts';
import { spreadLookAlikes } from '../rank/spread-look-alikes.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import type { Page } from './find-page.ts';

/** Who attached a picture wants look-alikes, and who sorts by price wants prices in order. */
const isSpread = ({ imageEmbedding, sort }: SearchPlan) =>
  imageEmbedding === null && !isPriceSort(sort);

/** One drawing or photo in another fabric or of another brand; other cuts stay below 0.97. */
const ALIKE_MIN = 0.98;

/** The matches and the alternatives of a page, each in the order shown. */
async function partsOf(
  index: SearchIndex,
  plan: SearchPlan,
  { found, total }: Page,
): Promise<Fused[][]> {
  const matching = Math.max(0, total - plan.offset);
  const parts = [found.slice(0, matching), found.slice(matching)];
  if (!isSpread(plan)) return parts;
  const similarity = await index.compareImages(found.map(({ item }) => item.id));
  const areAlike = (one: Fused, other: Fused) =>
    similarity(one.item.id, other.item.id) >= ALIKE_MIN;
  return parts.map((part) => spreadLookAlikes(part, areAlike));
}

/** Ranks tell relevance whatever the order shown, so that a page can be put back in it. */
function ranksOf(plan: SearchPlan, parts: readonly (readonly Fused[])[]): Map<string, number> {
  const byRelevance = parts.flatMap((part) =>
    isPriceSort(plan.sort) ? rank(part, plan.ranking) : part,
  );
  return new Map(byRelevance.map(({ item }, at) => [item.id, plan.offset + at + 1]));
}

/** The whole items of a page in the order shown, each with its rank and the color to show. */
export async function arrangePage(
  index: SearchIndex,
  plan: SearchPlan,
  page: Page,
): Promise<Item[]> {
  const parts = await partsOf(index, plan, page);
  const ids = parts.flat().map(({ item }) => item.id);
  const ranks = ranksOf(plan, parts);
  const { soft, not: refused } = plan.understood;
  const colors = [...soft.colors, ...plan.limits.filters.color];
  return presentItems(
    await index.readItems(ids),
    ids.map((id) => ranks.get(id) ?? 0),
    { colors, shades: soft.shades, refused },
  );
}
