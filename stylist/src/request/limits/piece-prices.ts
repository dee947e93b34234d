import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { findType } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { PriceAmount, QueryReading } from '@modiste/lexicon/understood-query';
import type { StyleRequest } from '../../dialogue/dialogue-state.ts';
import type { PiecePrice } from '../../dialogue/piece-price.ts';
import { joinWithAnd } from '../../speech/join-words.ts';
import type { Message, PlacedReading } from '../../understanding/message.ts';
import type { Note } from '../../unmet/read-covered.ts';

const typesOf = ({ reading }: PlacedReading): string[] =>
  reading.role === 'wanted'
    ? reading.concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : []))
    : [];

const amountOf = ({ amount }: QueryReading): PriceAmount | null =>
  amount?.kind === 'price' ? amount : null;

/** "In total" and "for both" limit all of it at once. */
const OF_ALL =
  /\b(?:total|together|altogether|both|all in|in all|each|apiece|combined|everything)\b/i;

/** What each kind may cost, where every one of several has a price of its own; none otherwise. */
export function piecePricesSaid({ text, readings }: Message): readonly PiecePrice[] {
  const kinds = readings.filter((one) => typesOf(one).length > 0);
  const prices = readings.flatMap((one) => {
    const amount = amountOf(one.reading);
    return amount === null ? [] : [{ ...one, amount }];
  });
  if (prices.length < 2 || OF_ALL.test(text)) return [];
  // "100 for shoes and 60 for a bag" names each price first.
  const isPriceFirst = (prices[0]?.from ?? 0) < (kinds[0]?.from ?? 0);
  const pairs = prices.flatMap((price) => {
    const kind = isPriceFirst
      ? kinds.find(({ from }) => from >= price.to)
      : kinds.findLast(({ to }) => to <= price.from);
    return kind === undefined ? [] : [{ kind, price }];
  });
  const priced = pairs.map(({ kind }) => kind);
  // "Gold hoops and a scarf, the hoops under 60": a kind may be named again with its price.
  const isPriced = (kind: PlacedReading): boolean =>
    priced.some((other) =>
      typesOf(kind).some((one) =>
        typesOf(other).some((two) => isKindOf(one, two) || isKindOf(two, one)),
      ),
    );
  const isOneEach = new Set(priced).size === prices.length && priced.length === prices.length;
  if (!isOneEach || !kinds.every(isPriced)) return [];
  return pairs.map(({ kind, price }) => ({
    types: typesOf(kind),
    // "About 50" is no reason to hide what costs less.
    least: price.amount.around === null ? price.amount.min : null,
    most: price.amount.max,
    about: price.amount.around,
  }));
}

/** The range that holds every piece, whatever it may cost by itself. */
export function rangeOf(prices: readonly PiecePrice[]): { min: number | null; max: number | null } {
  const leasts = prices.flatMap(({ least }) => least ?? []);
  const mosts = prices.flatMap(({ most }) => most ?? []);
  return {
    min: leasts.length === prices.length ? Math.min(...leasts) : null,
    max: mosts.length === prices.length ? Math.max(...mosts) : null,
  };
}

type Priced = Pick<StyleRequest, 'filters' | 'piecePrices'>;

/** Prices of the pieces as long as nobody changed the limit that they lie within. */
export function piecePricesOf({ filters, piecePrices = [] }: Priced): readonly PiecePrice[] {
  const { min, max } = rangeOf(piecePrices);
  const isKept = filters.priceRangeMax === max && filters.priceRangeMin === min;
  return isKept ? piecePrices : [];
}

/** Whether an item costs what a piece of its kind may. */
export const isAtPiecePrice = (
  { price, other_info: { type } }: Item,
  prices: readonly PiecePrice[],
): boolean =>
  prices.every(
    ({ types, least, most }) =>
      !types.some((kind) => isKindOf(type, kind)) ||
      ((least === null || price >= least) && (most === null || price <= most)),
  );

const rangeSaid = ({ least, most, about }: PiecePrice): string => {
  if (about !== null) return `to around ${formatPrice(about)}`;
  if (least !== null && most !== null) {
    return `between ${formatPrice(least)} and ${formatPrice(most)}`;
  }
  return most === null ? `at ${formatPrice(least ?? 0)} or more` : `to ${formatPrice(most)}`;
};

/** What each kind was kept to; empty where all share one limit. */
export function notePiecePrices(prices: readonly PiecePrice[]): Note {
  const told = prices.map((one) => `${findType(one.types[0] ?? '')?.plural} ${rangeSaid(one)}`);
  if (told.length === 0) return [];
  return [`I kept ${joinWithAnd(told)}.`, `Each has its own limit: ${joinWithAnd(told)}.`];
}
