import { all, any, type Filter, NOTHING, not, terms } from '../filters/filter.ts';
import { limitFilter } from '../filters/request-filters.ts';
import { isOfType } from '../filters/wish-filters.ts';
import type { SearchPlan } from '../plan/plan-search.ts';
import { keepPassing } from '../retrieve/retrieve-candidates.ts';
import type { Hit, SearchIndex } from '../search-index/search-index.ts';
import { isGarment } from './occasion/garment-roles.ts';
import type { OutfitSearch } from './outfit-search.ts';
import { isNamedExactly, type Slot, type Wearer } from './slots.ts';
import { SPECIAL_TYPES } from './special-types.ts';

/** What decides beside the slot what may fill it. */
export interface SlotLimits {
  search: Pick<OutfitSearch, 'keep' | 'exceptIds' | 'exceptColors'>;
  plan: Pick<SearchPlan, 'limits' | 'understood'>;
  wearer: Wearer;
  /** What else every piece has to be; left out where nothing is. */
  needs?: readonly Filter[];
}

const CHILDREN = terms('fact', ['a:kids']);

/** A near kind with the fact that makes the type is it too: a blazer of linen is a linen blazer. */
export const namedFilters = (slot: Slot): Filter[] =>
  slot.named.length === 0 || (!isGarment(slot.role) && !isNamedExactly(slot))
    ? []
    : [isOfType(slot.named)];

/** Everything that a piece of the slot must be. */
export function slotFilter(slot: Slot, { search, plan, wearer, needs = [] }: SlotLimits): Filter {
  if (slot.types.length + slot.named.length === 0) return NOTHING;
  const { keep, exceptIds = [], exceptColors = [] } = search;
  const { limits, understood } = plan;
  const special = [...SPECIAL_TYPES].filter((id) => !slot.types.includes(id));
  const filters = slot.isSold ? limits.filters : { ...limits.filters, category: [] };
  return all(
    limitFilter({ ...limits, filters, types: [] }),
    any(terms('type', slot.types), ...namedFilters(slot)),
    not(terms('type', special)),
    terms('gender', [wearer]),
    understood.audience === 'kids' ? CHILDREN : not(CHILDREN),
    not(terms('id', [...keep, ...exceptIds])),
    ...needs,
    ...(exceptColors.length === 0 ? [] : [not(terms('color', exceptColors))]),
  );
}

/**
 * Everything that a piece of the slot must be, as far as the shop can: a chosen material concerns
 * clothes, and shoes, bags and the like where any of them is made of it.
 */
export async function limitsOfSlot(
  index: SearchIndex,
  slot: Slot,
  limits: SlotLimits,
): Promise<Filter> {
  const strict = slotFilter(slot, limits);
  const { filters } = limits.plan.limits;
  if (filters.material.length === 0 || isGarment(slot.role)) return strict;
  const [count = 0] = await index.count([strict]);
  if (count > 0) return strict;
  const plan = {
    ...limits.plan,
    limits: { ...limits.plan.limits, filters: { ...filters, material: [] } },
  };
  return slotFilter(slot, { ...limits, plan });
}

/** For sale is not enough: an outfit is to be bought now. */
export const inStock = (filter: Filter) => {
  const keep = keepPassing(filter);
  return (hits: readonly Hit[]) => keep(hits).filter(({ item }) => item.in_stock !== false);
};
