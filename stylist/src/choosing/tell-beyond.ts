import type { Item } from '@modiste/contract/entities/item';
import { findType } from '@modiste/lexicon/garment-types';
import type { Beyond } from '../dialogue/dialogue-state.ts';
import { written } from '../facts/item-names.ts';
import { passesPlace, placeItem } from '../facts/item-places.ts';
import { spellCount } from '../facts/number-words.ts';
import { capitalize, joinSentences } from '../speech/join-words.ts';
import { mentionItem } from '../speech/mention-item.ts';
import type { Speech } from '../speech/speech.ts';
import type { Found } from '../stylist.ts';
import { comparisonWords } from './reasons/compared.ts';
import { priceOf } from './reasons/reason.ts';
import type { Wish } from './reasons/wish.ts';

/** What the last message asked to be further than the last picks; null where it did not. */
const askedNow = ({ state }: Found): Beyond | null =>
  state.request?.beyond?.find(({ isNew }) => isNew) ?? null;

const isPast = (item: Item, asked: Beyond, place: number | null): boolean =>
  place !== null && passesPlace(item, asked, place);

/** What was asked for and is not to be had: the last picks were as far as it goes. */
export function beyondEnd(found: Found): Beyond | null {
  const asked = askedNow(found);
  if (asked === null || asked.most === null || found.candidates.length === 0) return null;
  return found.candidates.some((item) => isPast(item, asked, asked.most)) ? null : asked;
}

function tellLowest({ candidates }: Found, speech: Speech): string {
  const lowest = candidates.reduce((one, other) => (other.price < one.price ? other : one));
  const name = mentionItem(lowest, candidates);
  const price = priceOf(lowest);
  return candidates.length === 1
    ? speech.say(
        `At ${price} this is already the lowest price for what you asked for.`,
        `Nothing that meets your wishes costs less than this one at ${price}.`,
        `${price} is as low as it goes.`,
        `It does not get any cheaper than ${price}.`,
      )
    : speech.say(
        `At ${price}, ${name} is already the cheapest of what you asked for.`,
        `Nothing that meets your wishes costs less than ${name} at ${price}.`,
        `${price} is as low as it goes, for ${name}.`,
        `It does not get any cheaper than ${price}.`,
      );
}

/** Says plainly that what was shown is as far as it goes, and where more of it may be. */
export function tellEnd(found: Found, wish: Wish, speech: Speech): string {
  const end = beyondEnd(found);
  if (end === null) return '';
  const wider = widerKind(wish);
  const isPrice = end.aspect === 'price';
  const where =
    wider === null
      ? ''
      : speech.say(
          `Other ${written(wider)} may ${isPrice ? 'go lower' : 'go further'}.`,
          `All ${written(wider)} together give more room.`,
        );
  return joinSentences(
    isPrice ? tellLowest(found, speech) : tellFurthest(found, end, speech),
    where,
  );
}

function tellFurthest(found: Found, end: Beyond, speech: Speech): string {
  const words = comparisonWords(end);
  const values = found.candidates.map((item) => placeItem(item, end.aspect));
  const isAlike = values.length > 1 && new Set(values).size === 1;
  const alike = isAlike
    ? [`From what is recorded, all of these are alike there: none is ${words}.`]
    : [];
  return speech.say(
    ...alike,
    `I have nothing clearly ${words} than what I just picked for you.`,
    `That is as far as it goes: nothing clearly ${words} turned up.`,
    `None that meets your wishes is clearly ${words} than those.`,
    `Nothing ${words} than that is left here.`,
  );
}

/** That only the first few are further than the last picks. */
function tellFew(
  past: readonly Item[],
  { asked, candidates }: { asked: Beyond; candidates: readonly Item[] },
  speech: Speech,
): string {
  const words = comparisonWords(asked);
  const [one, ...more] = past;
  if (one === undefined) return '';
  const who =
    more.length === 0
      ? `${capitalize(mentionItem(one, candidates))} is`
      : `${capitalize(spellCount(past.length))} of them are`;
  return speech.say(
    `${who} ${words} than most of my last picks; the rest come near.`,
    `${who} clearly ${words} than before, and that is as far as it goes.`,
  );
}

/** How what was found differs from the last picks, where it was asked to; empty where it was not. */
export function tellBeyond(found: Found, speech: Speech): string {
  const asked = askedNow(found);
  const { candidates } = found;
  if (asked === null || asked.aspect === 'price' || candidates.length === 0) return '';
  const words = comparisonWords(asked);
  if (asked.most === null) {
    return speech.say(
      `The listings do not tell which of these are ${words}.`,
      `Which of them are ${words}, their records do not say.`,
    );
  }
  const past = candidates.filter((item) => isPast(item, asked, asked.most));
  if (past.length < candidates.length) return tellFew(past, { asked, candidates }, speech);
  const isAll = candidates.every((item) => isPast(item, asked, asked.all));
  const who = candidates.length === 1 ? 'It is' : 'All of them are';
  const than = isAll ? 'my last picks' : 'most of my last picks';
  return speech.say(
    `${who} ${words} than ${than}.`,
    `${capitalize(words)} than ${than}, every one.`,
    `Each is ${words} than ${than} were.`,
  );
}

/** The kind that the garment looked for is one of: sneakers of running shoes. */
const widerKind = ({ types }: Wish): string | null =>
  types.map((id) => findType(findType(id)?.parent ?? '')?.plural ?? null).find(Boolean) ?? null;

/** What would change that nothing is further: another kind, or one limit less. */
export function endTurns(end: Beyond, wish: Wish, lowest: number): string[] {
  const wider = widerKind(wish);
  const isPrice = end.aspect === 'price';
  const words = comparisonWords(end);
  const most = Math.ceil(lowest) - 1;
  const kind = wider === null || most < 1 ? [] : [`${capitalize(wider)} under $${most}`];
  const other = wider === null ? [] : [`${capitalize(words)} ${wider}`];
  return [
    ...(isPrice ? kind : other),
    ...(wish.colors.length > 0 ? ['Any color'] : []),
    ...(wish.brands.length > 0 ? ['Any brand'] : []),
    ...(wish.fabrics.length > 0 ? ['Any material'] : []),
    ...(isPrice || wish.budget === null ? [] : ['Any price']),
  ];
}
