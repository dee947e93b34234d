import type { Item } from '@modiste/contract/entities/item';

/** What a sentence takes of what was shown. */
export interface Take {
  items: readonly Item[];
  open: readonly Item[];
  colors: Readonly<Record<string, string | null>>;
  isTaken: boolean;
  isBare: boolean;
  isBeside: boolean;
  dropped: readonly Item[];
  rest: string;
}

export const NO_TAKE: Take = {
  items: [],
  open: [],
  colors: {},
  isTaken: false,
  isBare: false,
  isBeside: false,
  dropped: [],
  rest: '',
};
