import { setFilter } from '@modiste/contract/filters/change-filters';
import {
  type FilterName,
  type Filters,
  PRICE_FILTER_NAMES,
  type PriceFilterName,
} from '@modiste/contract/filters/filters';
import { readPrice, toWholeDollars } from './price-text.ts';

/** What is said beside a price input: why a price was refused, or how it was taken. */
interface PriceMessage {
  name: PriceFilterName;
  text: string;
  isProblem: boolean;
}

/** Filters being changed, with the price inputs as typed and what is said about them. */
export interface RefineDraft {
  filters: Filters;
  priceTexts: Readonly<Record<PriceFilterName, string>>;
  priceMessage: PriceMessage | null;
}

const priceText = (price: number | null) => (price === null ? '' : String(price));

export const startDraft = (filters: Filters): RefineDraft => ({
  filters,
  priceTexts: {
    priceRangeMin: priceText(filters.priceRangeMin),
    priceRangeMax: priceText(filters.priceRangeMax),
  },
  priceMessage: null,
});

/** Sets or toggles anything but a price. */
export function changeDraft(draft: RefineDraft, name: FilterName, value: unknown): RefineDraft {
  return { ...draft, filters: setFilter(draft.filters, name, value).filters };
}

export function typePrice(draft: RefineDraft, name: PriceFilterName, text: string): RefineDraft {
  return { ...draft, priceTexts: { ...draft.priceTexts, [name]: text }, priceMessage: null };
}

function takePrice({ filters }: RefineDraft, name: PriceFilterName, text: string) {
  const price = readPrice(text);
  if (price === null) return { change: setFilter(filters, name, null), note: null };
  const { dollars, note } = toWholeDollars(name, price);
  // NaN would count as an empty price, which is allowed.
  return { change: setFilter(filters, name, Number.isNaN(dollars) ? false : dollars), note };
}

/** Takes what was typed as the price; a refused one goes back to the value before, with the reason. */
export function commitPrice(draft: RefineDraft, name: PriceFilterName): RefineDraft {
  const typed = draft.priceTexts[name];
  if (typed === priceText(draft.filters[name])) return draft;
  const { change, note } = takePrice(draft, name, typed);
  const said = change.ok ? note : change.message;
  return {
    filters: change.filters,
    priceTexts: { ...draft.priceTexts, [name]: priceText(change.filters[name]) },
    priceMessage: said === null ? draft.priceMessage : { name, text: said, isProblem: !change.ok },
  };
}

/** The draft as it is applied: prices that were typed and not yet taken are taken or refused. */
export const settleDraft = (draft: RefineDraft): RefineDraft =>
  PRICE_FILTER_NAMES.reduce((settled, name) => {
    const next = commitPrice(settled, name);
    // What the first price was refused for is not lost to a word about the second.
    const isLost =
      settled.priceMessage?.isProblem === true && next.priceMessage?.isProblem !== true;
    return isLost ? { ...next, priceMessage: settled.priceMessage } : next;
  }, draft);
