import type { Item } from '@modiste/contract/entities/item';
import { fold } from '@modiste/lexicon/tokens';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';
import type { References } from '../references/resolve-references.ts';
import type { Turn } from '../stylist.ts';
import { findPattern, readPattern } from '../understanding/cue-pattern.ts';
import type { Message } from '../understanding/message.ts';
import { refusalOf } from '../understanding/refused-words.ts';
import { mergeWishes } from './merge-wishes.ts';
import type { SaidWishes } from './split-message.ts';

interface Naming {
  turn: Turn;
  message: Message;
  references: References;
}

const NOT_THAT = [
  'not|no|another|different|other|dislike|hate|except|without .. brand|label|designer',
  'brand|label .. not|hate|dislike|overpriced',
].map(readPattern);
const THE_SAME = [
  'same|that|this|their brand|label|designer',
  'by|from the? same brand|label|designer|people',
].map(readPattern);

const has = (message: Message, patterns: typeof NOT_THAT): boolean =>
  patterns.some((pattern) => findPattern(pattern, message) !== null);

/** The item whose brand is meant: the one referred to, spoken of last, or shown first. */
function itemMeant({ turn, references }: Naming): Item | undefined {
  const { focusId, shown } = turn.state;
  const id = focusId ?? shown.itemIds[0];
  return references.items[0] ?? turn.items.find((item) => item.id === id);
}

/** Brands that were said become filters; "not that brand" refuses the one of the item meant. */
export function withBrands(
  request: StyleRequest,
  naming: Naming,
  { brands }: SaidWishes,
): StyleRequest {
  const { message } = naming;
  const item = itemMeant(naming);
  const { filters, wishes } = request;
  if (brands.length > 0)
    return { ...request, filters: { ...filters, brand: [...new Set(brands)] } };
  if (item === undefined || item.brand === '') return request;
  if (has(message, NOT_THAT)) {
    return {
      ...request,
      wishes: mergeWishes(wishes, [refusalOf(fold(item.brand))]),
      filters: { ...filters, brand: filters.brand.filter((brand) => brand !== item.brand) },
    };
  }
  return has(message, THE_SAME)
    ? { ...request, filters: { ...filters, brand: [item.brand] } }
    : request;
}
