import type { Filters, ListFilterName } from '@modiste/contract/filters/filters';

/** What every part that toggles list values is given. */
export interface ListChoice {
  filters: Filters;
  onToggle: (name: ListFilterName, value: string) => void;
}
