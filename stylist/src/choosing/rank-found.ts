import { formatPrice } from '@modiste/contract/price';
import { chooseTone } from '../speech/choose-tone.ts';
import { Speech } from '../speech/speech.ts';
import type { Found, Ranking } from '../stylist.ts';

const DEEP_PICKS_MAX = 6;

/** Chooses among what was found, with a reason for each choice and a reply. */
export function rankFound({ state, candidates, shopper }: Found): Ranking {
  const speech = new Speech(state.said, chooseTone(shopper.preferences));
  const itemIds = candidates.map(({ id }) => id);
  const first = candidates[0];
  const reply =
    first === undefined
      ? ''
      : speech.say(
          `The first of them costs ${formatPrice(first.price, first.other_info.currency)}.`,
        );
  return {
    quickPickIds: itemIds.slice(DEEP_PICKS_MAX),
    deep: candidates.slice(0, DEEP_PICKS_MAX).map((item) => ({
      id: item.id,
      reason: `${item.brand} asks ${formatPrice(item.price, item.other_info.currency)} for it.`,
    })),
    outfits: [],
    reply,
    suggestions: [],
    state: { ...state, shown: { itemIds, outfits: [] }, said: speech.said },
  };
}
