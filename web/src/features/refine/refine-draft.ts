import { setFilter } from '@modiste/contract/filters/change-filters';
import {
  type FilterName,
  type Filters,
  PRICE_FILTER_NAMES,
  type PriceFilterName,
} from '@modiste/contract/filters/filters';

/** Filters being changed, with the price inputs as typed and what is wrong with them. */
export interface RefineDraft {
  filters: Filters;
  priceTexts: Readonly<Record<PriceFilterName, string>>;
  priceProblem: string | null;
}

const priceText = (price: number | null) => (price === null ? '' : String(price));

export const startDraft = (filters: Filters): RefineDraft => ({
  filters,
  priceTexts: {
    priceRangeMin: priceText(filters.priceRangeMin),
    priceRangeMax: priceText(filters.priceRangeMax),
  },
  priceProblem: null,
});

/** Sets or toggles anything but a price. */
export function changeDraft(draft: RefineDraft, name: FilterName, value: unknown): RefineDraft {
  return { ...draft, filters: setFilter(draft.filters, name, value).filters };
}

export function typePrice(draft: RefineDraft, name: PriceFilterName, text: string): RefineDraft {
  return { ...draft, priceTexts: { ...draft.priceTexts, [name]: text }, priceProblem: null };
}

/** Takes what was typed as the price; a refused one goes back to the value before, with the reason. */
export function commitPrice(draft: RefineDraft, name: PriceFilterName): RefineDraft {
  const typed = draft.priceTexts[name].replace(/[$,\s]/g, '');
  if (typed === priceText(draft.filters[name])) return draft;
  const change = setFilter(draft.filters, name, typed);
  return {
    filters: change.filters,
    priceTexts: { ...draft.priceTexts, [name]: priceText(change.filters[name]) },
    priceProblem: change.ok ? null : change.message,
  };
}

/** The filters to apply when the panel closes, with prices that were typed and not yet taken. */
export const settleDraft = (draft: RefineDraft): Filters =>
  PRICE_FILTER_NAMES.reduce(commitPrice, draft).filters;
