import type { Outfit } from '@modiste/contract/entities/chat-message';
import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { typeRole } from '@modiste/lexicon/garment-types';
import {
  budgetSaid,
  limitNamed,
  type SaidBudget,
  sumNamed,
  yourBudget,
} from '../dialogue/budget-said.ts';
import { exactFabrics, fabricName } from '../facts/fabric-traits.ts';
import { shownColor } from '../facts/item-colors.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { broadKind } from '../facts/item-names.ts';
import { capitalize, joinSentences } from '../speech/join-words.ts';
import type { Speech } from '../speech/speech.ts';
import type { Found } from '../stylist.ts';
import { outfitMatches } from './outfit-matches.ts';
import type { Wish } from './reasons/wish.ts';
import { hasSpares, setNames } from './wholes/tell-set.ts';

/** Where a role has a plainer name than the kind of the piece. */
const LABELS: Readonly<Record<string, string>> = {
  shoes: 'Shoes',
  bag: 'Bag',
  jewelry: 'Jewelry',
  headwear: 'Hat',
  belt: 'Belt',
  scarf: 'Scarf',
  eyewear: 'Sunglasses',
  watch: 'Watch',
  hosiery: 'Socks',
  top: 'Top',
};

const roleOf = (item: Item): string => typeRole(item.other_info.type) ?? 'other';

/** What a piece is in an outfit: "Shoes", "Coat". */
export const pieceLabel = (item: Item): string =>
  LABELS[roleOf(item)] ?? capitalize(broadKind(item).noun);

/** The order in which an outfit is put on, and told. */
const ORDER = ['one-piece', 'suit', 'top', 'mid-layer', 'outer', 'bottom', 'shoes', 'bag'];

const placeOf = (item: Item): number => {
  const at = ORDER.indexOf(roleOf(item));
  return at < 0 ? ORDER.length : at;
};

/** "Linen dress", "suede loafers". */
function shortName(item: Item, withColor: boolean): string {
  const [fabric] = exactFabrics(readItemFacts(item).garment.materials).map(fabricName);
  const color = withColor ? (shownColor(item)?.name.toLowerCase().split(' / ')[0] ?? '') : '';
  return [color, fabric ?? '', broadKind(item).noun].filter((word) => word !== '').join(' ');
}

/** Names of an outfit, each telling more: "Linen dress and suede sandals", then with its colors. */
function namesOf(pieces: readonly Item[]): string[] {
  const [main, ...others] = pieces;
  if (main === undefined) return [''];
  const partner = others.find((item) => roleOf(item) === 'bottom') ?? others[0];
  const shoes = others.find((item) => roleOf(item) === 'shoes');
  const named = (one: Item | undefined, isColored: boolean, isOtherColored: boolean) =>
    capitalize(
      [
        shortName(main, isColored),
        ...(one === undefined ? [] : [shortName(one, isOtherColored)]),
      ].join(' and '),
    );
  return [
    named(partner, false, false),
    named(partner, true, false),
    named(partner, false, true),
    named(shoes, false, true),
    named(shoes, true, true),
    named(partner, true, true),
  ];
}

/** A name for each outfit; those that would be called alike are all told apart by the same means. */
function nameOutfits(outfits: readonly (readonly Item[])[]): string[] {
  const names = outfits.map((pieces) => (hasSpares(pieces) ? setNames(pieces) : namesOf(pieces)));
  const at = names.map(() => 0);
  const nameAt = (place: number): string => names[place]?.[at[place] ?? 0] ?? '';
  const alike = (place: number): number[] =>
    names.flatMap((_, other) => (nameAt(other) === nameAt(place) ? [other] : []));
  for (const place of names.keys()) {
    const same = alike(place);
    if (same.length < 2) continue;
    const levels = names[place]?.keys() ?? [];
    const apart = [...levels].find(
      (level) => new Set(same.map((other) => names[other]?.[level])).size === same.length,
    );
    for (const other of same) at[other] = apart ?? (names[other]?.length ?? 1) - 1;
  }
  return names.map((_, place) => nameAt(place));
}

const totalOf = (pieces: readonly Item[]): number =>
  Math.round(pieces.reduce((sum, { price }) => sum + price, 0) * 100) / 100;

/** What all of it costs, and what that is of the budget. */
function priceSentence(total: number, budget: SaidBudget | null): string[] {
  const price = formatPrice(total);
  if (budget === null)
    return [`It comes to ${price} in all.`, `All pieces together cost ${price}.`];
  const sum = sumNamed(budget);
  const your = yourBudget(budget);
  const gap = formatPrice(Math.abs(Math.round((sum - total) * 100) / 100));
  if (total > sum) return [`It comes to ${price}, which is ${gap} over ${limitNamed(budget)}.`];
  if (total === sum) return [`It comes to exactly ${your}.`];
  if (budget.least !== null) {
    return total < budget.least
      ? [`It comes to ${price}, less than ${your}.`]
      : [`It comes to ${price}, within ${your}.`, `All together ${price}, within ${your}.`];
  }
  return [
    `${price} of ${your}, so ${gap} is left.`,
    `All together ${price}, ${gap} under ${your}.`,
    `It comes to ${price} of ${your}.`,
  ];
}

/** Whole outfits as the shopper reads them: names, parts, exact totals, and why they go together. */
export function describeOutfits(found: Found, wish: Wish, speech: Speech): Outfit[] {
  const budget = budgetSaid(found.state.request);
  const shown = found.state.shown.outfits.flat();
  const ordered = found.outfits.map((pieces) =>
    pieces.toSorted((one, other) => placeOf(one) - placeOf(other)),
  );
  const names = nameOutfits(ordered);
  return ordered.map((pieces, place) => {
    const name = names[place] ?? '';
    const total = totalOf(pieces);
    const { keep = [], change } = found.state.request?.outfit ?? {};
    const isChanged = change !== undefined;
    const matches = outfitMatches({ pieces, wish, keep, isChanged, shown, place });
    const reason = joinSentences(
      speech.say(...matches),
      speech.say(...priceSentence(total, budget)),
    );
    return {
      name,
      reason,
      total,
      pieces: pieces.map((item) => ({
        role: roleOf(item),
        label: pieceLabel(item),
        item_id: item.id,
      })),
    };
  });
}
