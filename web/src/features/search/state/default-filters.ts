import type { Preferences } from '@modiste/contract/entities/preferences';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';

/** What a search starts from: whom the shopper shops for and their sizes. */
export const defaultFiltersOf = (preferences: Preferences | undefined): Filters =>
  preferences === undefined
    ? DEFAULT_FILTERS
    : {
        ...DEFAULT_FILTERS,
        gender: preferences.gender_preference,
        clothing_size: preferences.clothing_size,
        clothing_canonical_size: preferences.clothing_canonical_size,
        shoes_size: preferences.shoes_size,
        shoes_canonical_size: preferences.shoes_canonical_size,
        clothing_fit: preferences.clothing_fit,
      };
