import type { SIZE_FILTER_NAMES } from '@modiste/contract/filters/filters';

/** The lists of sizes and fits, named alike in a search's filters and a shopper's preferences. */
export type SizeListName = (typeof SIZE_FILTER_NAMES)[number];

/** What every part that toggles sizes in and out is given. */
export interface SizeChoice {
  chosen: Readonly<Record<SizeListName, readonly string[]>>;
  onToggle: (name: SizeListName, value: string) => void;
  /** How many items each value would find, where that is known. */
  counts?: Readonly<Record<SizeListName, Readonly<Record<string, number>>>> | undefined;
}
