import type { Item } from '@modiste/contract/entities/item';
import { refusesColors } from '../filters/colorway-test.ts';
import { isPriceSort, type SearchPlan } from '../plan/plan-search.ts';
import type { Fused } from '../rank/fuse.ts';
import { inFittingColors, presentItems } from '../rank/present-items.ts';
import { type Ranked, rank } from '../rank/rank.ts';
import { spreadLookAlikes } from '../rank/spread-look-alikes.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import type { Page } from './find-page.ts';

/** Who attached a picture wants look-alikes, and who sorts by price wants prices in order. */
const isSpread = ({ imageEmbedding, sort }: SearchPlan) =>
  imageEmbedding === null && !isPriceSort(sort);

/** One photo in another fabric or of another brand; other cuts stay below 0.97. */
const ALIKE_MIN = 0.98;
/** Most pieces of one cut are above it; other cuts that are too look much the same in one color. */
const SAME_CUT_MIN = 0.8;

/** What is asked for in words and filters decides which color of an item a page shows. */
function shown(plan: SearchPlan, items: readonly Item[]): Item[] {
  const { soft, not: refused } = plan.understood;
  const colors = [...soft.colors, ...plan.limits.filters.color];
  const asked = presentItems(items, [], { colors, shades: soft.shades, refused });
  const isOpen = colors.length + soft.shades.length === 0 && !refusesColors(refused);
  return isOpen ? inFittingColors(asked, soft.attributes) : asked;
}

/** The main color that an item is shown in, and its pattern. */
function appearanceOf({ colors, shown_color, other_info }: Item): string {
  const variants = other_info.color_variants ?? [];
  const variant = variants.find(({ name }) => name === shown_color);
  return [(variant?.colors ?? colors)[0], other_info.patterns[0]].join(' ');
}

/** What answers as well as another is at least so relevant, as a share of its relevance. */
const REPLACEMENT_RELEVANCE_MIN = 0.82;
/** And hardly less of the color that is asked for. */
const REPLACEMENT_COLOR_LESS_MAX = 0.1;

/**
 * Whether another answers what is asked about as well: a striped shirt is a worse "white shirt", and
 * what is out of stock comes before nothing that is not.
 */
const answersAsWell = (one: Ranked | undefined, other: Ranked | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  other.relevance >= REPLACEMENT_RELEVANCE_MIN * one.relevance &&
  other.features.inStock >= one.features.inStock &&
  other.features.color >= one.features.color - REPLACEMENT_COLOR_LESS_MAX;

/** The matches and the alternatives of a page, each in the order shown. */
async function partsOf(
  index: SearchIndex,
  plan: SearchPlan,
  { page: { found, total }, items }: { page: Page; items: ReadonlyMap<string, Item> },
): Promise<Fused[][]> {
  const matching = Math.max(0, total - plan.offset);
  const parts = [found.slice(0, matching), found.slice(matching)];
  if (!isSpread(plan)) return parts;
  const likeness = await index.compareImages(found.map(({ item }) => item.id));
  const appearances = new Map([...items].map(([id, item]) => [id, appearanceOf(item)]));
  const compare = (id: string, other: string): boolean => {
    const { whole, shape } = likeness(id, other);
    if (whole >= ALIKE_MIN) return true;
    return shape >= SAME_CUT_MIN && appearances.get(id) === appearances.get(other);
  };
  // Two items stand near each other for several places, and are compared for each of them.
  const compared = new Map<string, boolean>();
  const areAlike = ({ item: { id } }: Fused, { item: other }: Fused): boolean => {
    const key = `${id} ${other.id}`;
    const isAlike = compared.get(key) ?? compare(id, other.id);
    compared.set(key, isAlike);
    return isAlike;
  };
  return parts.map((part) => {
    // Many a page has no look-alikes, and is not ranked for them.
    let ranked: Map<string, Ranked> | null = null;
    const canReplace = ({ item: one }: Fused, { item: other }: Fused) => {
      ranked ??= new Map(rank(part, plan.ranking).map((each) => [each.item.id, each]));
      return answersAsWell(ranked.get(one.id), ranked.get(other.id));
    };
    return spreadLookAlikes(part, { areAlike, canReplace });
  });
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
  const read = await index.readItems(page.found.map(({ item }) => item.id));
  const items = new Map(shown(plan, read).map((item) => [item.id, item]));
  const parts = await partsOf(index, plan, { page, items });
  const ranks = ranksOf(plan, parts);
  return parts.flat().flatMap(({ item: { id } }) => {
    const item = items.get(id);
    return item === undefined ? [] : [{ ...item, rank: ranks.get(id) ?? 0 }];
  });
}
