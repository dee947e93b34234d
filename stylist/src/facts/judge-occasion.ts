import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { OCCASION_RULES, type OccasionFit, type OccasionRule } from '@modiste/lexicon/occasion-fit';
import { shownColor } from './item-colors.ts';
import { readItemFacts } from './item-facts.ts';
import { asPlural } from './item-names.ts';

const fitsByItem = new WeakMap<Item, Map<OccasionRule, OccasionFit>>();

/** How an occasion takes to a piece, in the color that it is shown in. */
export function judgeOccasion(item: Item, rule: OccasionRule): OccasionFit {
  const fits = fitsByItem.get(item) ?? new Map<OccasionRule, OccasionFit>();
  fitsByItem.set(item, fits);
  const known = fits.get(rule);
  if (known !== undefined) return known;
  const { garment, stated } = readItemFacts(item);
  const fit = rule.judge({
    type: garment.type ?? item.other_info.type,
    gender: item.other_info.gender,
    colors: shownColor(item)?.colors.slice(0, 1) ?? item.colors,
    facts: [...garment.materials, ...garment.patterns, ...stated],
    title: item.short_description,
  });
  fits.set(rule, fit);
  return fit;
}

const isAskedOf = (item: Item) => {
  const role = typeRole(readItemFacts(item).garment.type ?? item.other_info.type) ?? '';
  return ({ roles }: OccasionRule): boolean => roles.includes(role);
};

/** Whether a piece is among what an occasion is dressed for in. */
export const isMadeForOccasion = (item: Item, occasion: string): boolean => {
  const grades = OCCASION_RULES.filter(isAskedOf(item))
    .filter(({ occasions }) => occasions.includes(occasion))
    .map((rule) => judgeOccasion(item, rule).grade);
  return grades.length > 0 && Math.min(...grades) >= 0 && Math.max(...grades) > 0;
};

/** "Has a flat sole, which …", as it is said behind other words, too. */
const asSaid = (does: string): string[] =>
  [does, does.replace(/^(has [^,]+), which /, '$1 that ')].flatMap((one) => [one, asPlural(one)]);

/** All that a piece does for some occasion, by its record, as sentences have it. */
export const occasionEffects = (item: Item): string[] =>
  OCCASION_RULES.filter(isAskedOf(item)).flatMap((rule) => {
    const { does } = judgeOccasion(item, rule);
    return does === null ? [] : asSaid(does);
  });
