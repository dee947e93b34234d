import { formatPrice } from '@modiste/contract/price';
import type { ReadTurn } from '../../answers/answer.ts';
import { outfitsNamed } from '../../references/outfits/outfits-named.ts';
import { shownOutfits, type Whole } from '../../references/shown-outfits.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import type { Ranking } from '../scales/ranking.ts';

const NEAR = 0.03;

/** Prices are added up, anything else is the mean of the pieces that tell. */
function placeOf({ pieces }: Whole, { measure, scales: [scale] }: Ranking): number | null {
  const values = pieces.flatMap((item) => scale?.valueOf(item) ?? []);
  if (values.length === 0) return null;
  const sum = values.reduce((all, value) => all + value, 0);
  return measure === 'price' ? sum : sum / values.length;
}

/** "Is the second outfit warmer?": yes or no, and which one is. Empty where nothing tells. */
export function tellOutfitPlace(read: ReadTurn, ranking: Ranking): string {
  const { outfits } = read.turn.state.shown;
  const { referred } = read;
  const at = outfits.findIndex(
    (ids) => ids.length === referred.length && referred.every(({ id }) => ids.includes(id)),
  );
  const wholes = shownOutfits(read.turn);
  const own = wholes[at];
  const told = own === undefined || wholes.length < 2 ? '' : nameOutfit(read, ranking);
  if (own === undefined || told === '') return '';
  const [best] = wholes
    .map((whole) => ({ whole, value: placeOf(whole, ranking) ?? Number.NEGATIVE_INFINITY }))
    .toSorted((one, other) => other.value - one.value);
  return `${best?.whole === own && !told.includes('level') && !told.startsWith('None') ? 'Yes.' : 'No.'} ${told}`;
}

/** "The third outfit is the least expensive at $270 in all". Empty where none stands out. */
export function nameOutfit(read: ReadTurn, ranking: Ranking): string {
  const { speech, turn } = read;
  const all = outfitsNamed(turn.words, shownOutfits(turn))
    .flatMap((whole) => {
      const value = placeOf(whole, ranking);
      return value === null ? [] : [{ ...whole, value }];
    })
    .toSorted((one, other) => other.value - one.value);
  const [best, next] = all;
  if (best === undefined || next === undefined) return '';
  const isPrice = ranking.measure === 'price';
  if (best.value - next.value <= (isPrice ? 0 : NEAR)) {
    const least = all.toSorted((one, other) => one.total - other.total)[0] ?? best;
    const isPair = all.length === 2;
    return speech.say(
      `${isPair ? 'Both' : 'The outfits'} are about level in that. The ${least.place} costs ${isPair ? 'less' : 'the least'}, ${formatPrice(least.total)} in all.`,
      `${isPair ? 'Neither' : 'None of the outfits'} is ahead there; the ${least.place} has the ${isPair ? 'lower' : 'lowest'} total, ${formatPrice(least.total)}.`,
    );
  }
  const lead = best.pieces.toSorted(
    (one, other) =>
      (ranking.scales[0]?.valueOf(other) ?? 0) - (ranking.scales[0]?.valueOf(one) ?? 0),
  )[0];
  const why =
    isPrice || lead === undefined
      ? `, ${formatPrice(best.total)} in all`
      : `: ${mentionItem(lead, turn.items)} does most for that, and it is ${formatPrice(best.total)} in all`;
  const word = all.length === 2 ? ranking.wordOfTwo : ranking.word;
  return speech.say(
    `The ${best.place} outfit is ${word}${why}.`,
    `Take the ${best.place} outfit for that: it is ${word}${why}.`,
  );
}
