import { formatPrice } from '../price.ts';
import {
  type FilterName,
  type Filters,
  LIST_FILTER_NAMES,
  type ListFilterName,
} from './filters.ts';

/** One removable chip over the results. */
export interface FilterChip {
  name: FilterName;
  value: string;
  label: string;
}

const LIST_LABEL: Record<ListFilterName, (value: string) => string> = {
  gender: (value) => value,
  clothing_size: (value) => `US ${value}`,
  clothing_canonical_size: (value) => `US ${value}`,
  shoes_size: (value) => `US ${value}`,
  shoes_canonical_size: (value) => `US ${value}`,
  clothing_fit: (value) => `Fit ${value}`,
  color: (value) => value,
  category: (value) => value,
  brand: (value) => value,
  material: (value) => value,
};

/** The active filters as chips. Sort is never one: it cannot be removed, only changed. */
export function filterChips(filters: Filters): FilterChip[] {
  const chips: FilterChip[] = LIST_FILTER_NAMES.flatMap((name) =>
    filters[name].map((value) => ({ name, value, label: LIST_LABEL[name](value) })),
  );
  if (filters.sale) chips.push({ name: 'sale', value: 'true', label: 'Sale' });
  const { priceRangeMin: min, priceRangeMax: max } = filters;
  if (min !== null) {
    chips.push({ name: 'priceRangeMin', value: String(min), label: `Min ${formatPrice(min)}` });
  }
  if (max !== null) {
    chips.push({ name: 'priceRangeMax', value: String(max), label: `Max ${formatPrice(max)}` });
  }
  return chips;
}

/** The filters without what the chip stands for. */
export function removeChip(filters: Filters, chip: Pick<FilterChip, 'name' | 'value'>): Filters {
  switch (chip.name) {
    case 'sale':
      return { ...filters, sale: false };
    case 'priceRangeMin':
    case 'priceRangeMax':
    case 'sort':
      return { ...filters, [chip.name]: null };
    default:
      return {
        ...filters,
        [chip.name]: filters[chip.name].filter((entry) => entry !== chip.value),
      };
  }
}
