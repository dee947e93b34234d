import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';
import type { Translation } from '../stylist.ts';

const listed = (name: string, values: readonly string[]): string[] =>
  values.length === 0 ? [] : [`${name} ${values.join('+')}`];

function tellFilters(filters: Filters): string[] {
  const { priceRangeMin: min, priceRangeMax: max, sort } = filters;
  return [
    ...listed('for', filters.gender),
    ...listed('color', filters.color),
    ...listed('of', filters.material),
    ...listed('by', filters.brand),
    ...listed('in', filters.category),
    ...listed('size', [...filters.clothing_size, ...filters.clothing_canonical_size]),
    ...listed('shoe size', [...filters.shoes_size, ...filters.shoes_canonical_size]),
    ...listed('fit', filters.clothing_fit),
    ...(min === null ? [] : [`from ${min}`]),
    ...(max === null ? [] : [`up to ${max}`]),
    ...(filters.sale ? ['on sale'] : []),
    ...(sort === null ? [] : [`sorted by ${sort}`]),
  ];
}

const withinTotal = (budget: number | null): string =>
  budget === null ? '' : ` for ${budget} in all`;

function tellRequest({ anchor, outfit, wearer, exceptIds, attachment }: StyleRequest): string[] {
  const kept = outfit === null || outfit.keep.length === 0 ? '' : ` with ${outfit.keep.join('+')}`;
  return [
    ...(anchor === null ? [] : [`${anchor.relation} ${anchor.itemId}`]),
    ...(outfit === null ? [] : [`outfit${kept}${withinTotal(outfit.budget)}`]),
    ...(wearer === 'other' ? ['for another'] : []),
    ...listed('except', exceptIds),
    ...(attachment === null ? [] : [`of ${attachment.context} ${attachment.id}`]),
  ];
}

/** What a message was understood as, in one line: "search: dress, not black; color Red; up to 80". */
export function tellTranslation({ intent, refinedQuery, itemIds, state }: Translation): string {
  const isOfItems = intent === 'item_question' || intent === 'compare';
  if (isOfItems) return [intent, ...itemIds].join(' ');
  if (intent !== 'search') return intent;
  const { request } = state;
  const limits = tellFilters(request?.filters ?? DEFAULT_FILTERS);
  return [
    `search: ${refinedQuery}`,
    ...limits,
    ...(request === null ? [] : tellRequest(request)),
  ].join('; ');
}
