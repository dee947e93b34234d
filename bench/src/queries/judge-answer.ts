import type { Item } from '@modiste/contract/entities/item';
import { fabricWithKinds } from '@modiste/lexicon/attributes';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { type Intent, variantColors } from './compose-intent.ts';

/** What was listed for an intent. */
export interface Answer {
  items: readonly Item[];
  total: number;
  notice: string | null;
}

/** What is wrong with an answer; empty: nothing. */
export type Fault =
  | 'price'
  | 'gender'
  | 'excluded'
  | 'first item'
  | 'missed matches'
  | 'absence not said'
  | 'absence said of what is there';

const has = (item: Item, material: string) => {
  const kinds = fabricWithKinds(material);
  return item.other_info.materials.some((own) => kinds.includes(own));
};

const isInBudget = ({ price }: Item, { priceMin, priceMax }: Intent) =>
  (priceMin === null || price >= priceMin) && (priceMax === null || price <= priceMax);

const isForWearer = ({ other_info }: Item, { gender }: Intent) =>
  gender === null || other_info.gender === gender || other_info.gender === 'Unisex';

/** The colors that an item is shown in; all of them where no one of several is shown. */
const shownColors = ({ colors, shown_color, other_info: { color_variants = [] } }: Item) =>
  color_variants.find(({ name }) => name === shown_color)?.colors ?? colors;

const isExcluded = (item: Item, { notColor, notMaterial }: Intent) =>
  (notColor !== null && shownColors(item).includes(notColor)) ||
  (notMaterial !== null && has(item, notMaterial));

const isOfKind = ({ other_info }: Item, { type }: Intent) => isKindOf(other_info.type, type);

const isInColor = (item: Item, { color }: Intent) =>
  color === null || variantColors(item).includes(color);

const isOfMaterial = (item: Item, { material }: Intent) => material === null || has(item, material);

/** Whether an item is all that was asked for; sizes are judged by the filters' own bench. */
const meets = (item: Item, intent: Intent): boolean =>
  isOfKind(item, intent) &&
  isInColor(item, intent) &&
  isOfMaterial(item, intent) &&
  isInBudget(item, intent) &&
  isForWearer(item, intent) &&
  !isExcluded(item, intent);

/** Judges an answer by the items alone, without asking the search what it understood. */
export function judgeAnswer(shop: readonly Item[], intent: Intent, answer: Answer): Fault[] {
  const { items, total, notice } = answer;
  const faults: Fault[] = [];
  if (items.some((item) => !isInBudget(item, intent))) faults.push('price');
  if (items.some((item) => !isForWearer(item, intent))) faults.push('gender');
  if (items.some((item) => isExcluded(item, intent))) faults.push('excluded');
  const isThere = shop.some((item) => meets(item, intent));
  const [first] = items;
  if (intent.size === null) {
    if (isThere && total === 0)
      faults.push(notice === null ? 'missed matches' : 'absence said of what is there');
    if (!isThere && total > 0) faults.push('absence not said');
  }
  if (isThere && total > 0 && first !== undefined && !meets(first, intent))
    faults.push('first item');
  return faults;
}
