import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { ReadTurn } from '../../answers/answer.ts';
import { INITIAL_STATE, type StyleRequest } from '../../dialogue/dialogue-state.ts';
import { Speech } from '../../speech/speech.ts';
import { type Shopper, UNKNOWN_SHOPPER } from '../../stylist.ts';

interface Circumstances {
  speech?: Speech;
  referred?: readonly Item[];
  preferences?: Partial<Shopper['preferences']>;
  now?: Date;
  request?: StyleRequest | null;
}

/** A message as the stylist reads it, for tests of the answers. */
export function asking(
  words: string,
  { speech = new Speech([]), referred = [], preferences, now, request = null }: Circumstances = {},
): ReadTurn {
  return {
    turn: {
      words,
      filters: DEFAULT_FILTERS,
      defaultFilters: DEFAULT_FILTERS,
      attachment: null,
      history: [],
      state: { ...INITIAL_STATE, request },
      items: referred,
      shopper: {
        ...UNKNOWN_SHOPPER,
        preferences: { ...UNKNOWN_SHOPPER.preferences, ...preferences },
      },
      now: now ?? new Date('2026-11-23T10:00:00Z'),
    },
    understood: understandQuery(words),
    referred,
    speech,
  };
}
