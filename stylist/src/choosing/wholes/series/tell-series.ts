import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { budgetForAll, limitNamed, sumNamed, yourBudget } from '../../../dialogue/budget-said.ts';
import type { SeriesPart } from '../../../dialogue/outfit-request.ts';
import { spellCount, spellPlace } from '../../../facts/number-words.ts';
import { sumOf } from '../../../references/shown-outfits.ts';
import { capitalize, joinSentences, joinWithAnd } from '../../../speech/join-words.ts';
import type { Speech } from '../../../speech/speech.ts';
import type { Found } from '../../../stylist.ts';
import { savedName } from '../../reasons/goes-with.ts';

/** "The first two", "the third". */
function placesFrom(from: number, count: number): string {
  if (count === 1) return `the ${spellPlace(from)}`;
  if (from === 0) return `the first ${spellCount(count)}`;
  const places = Array.from({ length: count }, (_, at) => spellPlace(from + at));
  return `the ${joinWithAnd(places)}`;
}

/** Which of the outfits is for what; empty where all are for the same. */
function tellPurposes(series: readonly SeriesPart[], speech: Speech): string {
  if (series.length < 2 || series.some(({ name }) => name === '')) return '';
  let from = 0;
  const told = series.map(({ count, name }) => {
    const places = placesFrom(from, count);
    from += count;
    return `${places} ${count === 1 ? 'is' : 'are'} for ${name}`;
  });
  const all = joinWithAnd(told);
  return speech.say(`${capitalize(all)}.`, `As you wanted, ${all}.`, `Again, ${all}.`);
}

/** The pieces of several outfits, each once, and those that are worn with more than one. */
export function piecesOnce(outfits: readonly (readonly Item[])[]): {
  pieces: readonly Item[];
  shared: readonly Item[];
} {
  const all = outfits.flat();
  const pieces = [...new Map(all.map((item) => [item.id, item])).values()];
  const shared = pieces.filter(({ id }) => all.filter((item) => item.id === id).length > 1);
  return { pieces, shared };
}

/** What all outfits come to together, and what that is of the sum that was named for all. */
export function sumOfAll(
  outfits: readonly (readonly Item[])[],
  request: Found['state']['request'],
): string[] {
  const total = sumOf(piecesOnce(outfits).pieces);
  const budget = budgetForAll(request);
  const all = outfits.length === 2 ? 'Both' : `All ${spellCount(outfits.length)}`;
  const sum = formatPrice(total);
  if (budget === null) {
    return [`${all} together come to ${sum}.`, `That makes ${sum} for all of them together.`];
  }
  const left = Math.round((sumNamed(budget) - total) * 100) / 100;
  if (left === 0) return [`${all} together come to exactly ${yourBudget(budget)}.`];
  const gap = formatPrice(Math.abs(left));
  return left > 0
    ? [
        `${all} together come to ${sum}, ${gap} under ${yourBudget(budget)}.`,
        `That makes ${sum} for all of them together, so ${gap} of ${yourBudget(budget)} is left.`,
        `Together ${sum} of ${yourBudget(budget)}; ${gap} is left.`,
      ]
    : [
        `I could not get ${all.toLowerCase()} below ${sum} together, ${gap} over ${limitNamed(budget)}.`,
        `Together they come to ${sum}, ${gap} over ${limitNamed(budget)}; I found nothing that costs less.`,
      ];
}

function tellShared(shared: readonly Item[], speech: Speech): string {
  if (shared.length === 0) return '';
  const names = joinWithAnd(shared.map(savedName));
  return speech.say(
    `${capitalize(names)} go with more than one of them and count once in the sum.`,
    `The sum counts ${names} once, as they are worn with more than one.`,
  );
}

/** Several outfits that were asked for at once: what each is for, and what all of them cost. */
export function tellSeries({ outfits, state }: Found, speech: Speech): string {
  const { series, change } = state.request?.outfit ?? {};
  if (series === undefined || outfits.length < 2) return '';
  const isWhole = series.reduce((sum, { count }) => sum + count, 0) === outfits.length;
  const { shared } = piecesOnce(outfits);
  return joinSentences(
    isWhole && change === undefined ? tellPurposes(series, speech) : '',
    speech.say(...sumOfAll(outfits, state.request)),
    tellShared(shared, speech),
  );
}
