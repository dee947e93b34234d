import { chooseTone } from '../speech/choose-tone.ts';
import { Speech } from '../speech/speech.ts';
import type { Found, Ranking } from '../stylist.ts';
import { chooseDeepItems } from './choose-deep-items.ts';
import { giveReasons } from './give-reasons.ts';
import { readWish } from './reasons/wish.ts';

/** Chooses among what was found, with a reason for each choice and a reply. */
export function rankFound(found: Found): Ranking {
  const { state, candidates, shopper } = found;
  const speech = new Speech(state.said, chooseTone(shopper.preferences));
  const wish = readWish(found);
  const chosen = chooseDeepItems(candidates);
  const deep = giveReasons({ chosen, among: candidates, wish, shopper }, speech);
  const quick = candidates.filter((item) => !chosen.includes(item));
  const itemIds = [...chosen, ...quick].map(({ id }) => id);
  return {
    quickPickIds: quick.map(({ id }) => id),
    deep,
    outfits: [],
    reply: '',
    suggestions: [],
    state: { ...state, shown: { itemIds, outfits: [] }, said: speech.said },
  };
}
