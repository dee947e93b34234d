import type { Outfit } from '@modiste/contract/entities/chat-message';
import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { typeRole } from '@modiste/lexicon/garment-types';
import { exactFabrics, fabricName } from '../facts/fabric-traits.ts';
import { shownColor } from '../facts/item-colors.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { broadKind } from '../facts/item-names.ts';
import { capitalize, joinSentences } from '../speech/join-words.ts';
import type { Speech } from '../speech/speech.ts';
import type { Found } from '../stylist.ts';
import { outfitMatches } from './outfit-matches.ts';
import type { Wish } from './reasons/wish.ts';

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

/** "Linen dress and suede sandals", or with its color where another outfit has that name. */
function nameOutfit(pieces: readonly Item[], taken: ReadonlySet<string>): string {
  const [main, ...others] = pieces;
  if (main === undefined) return '';
  const partner = others.find((item) => roleOf(item) === 'bottom') ?? others[0];
  const shoes = others.find((item) => roleOf(item) === 'shoes');
  const named = (one: Item | undefined, isColored: boolean, isOtherColored = false) =>
    capitalize(
      [
        shortName(main, isColored),
        ...(one === undefined ? [] : [shortName(one, isOtherColored)]),
      ].join(' and '),
    );
  const names = [
    named(partner, false),
    named(partner, true),
    named(shoes, false),
    named(shoes, false, true),
    named(shoes, true, true),
  ];
  return names.find((name) => !taken.has(name)) ?? names[1] ?? '';
}

const totalOf = (pieces: readonly Item[]): number =>
  Math.round(pieces.reduce((sum, { price }) => sum + price, 0) * 100) / 100;

/** What all of it costs, and what that is of the budget. */
function priceSentence(total: number, budget: number | null): string[] {
  const price = formatPrice(total);
  if (budget === null)
    return [`It comes to ${price} in all.`, `All pieces together cost ${price}.`];
  const [most, gap] = [
    formatPrice(budget),
    formatPrice(Math.abs(Math.round((budget - total) * 100) / 100)),
  ];
  if (total > budget) return [`It comes to ${price}, which is ${gap} over your ${most}.`];
  if (total === budget) return [`It comes to exactly your ${most}.`];
  return [
    `${price} of your ${most}, so ${gap} is left.`,
    `All together ${price}, ${gap} under your ${most}.`,
    `It comes to ${price} of your ${most}.`,
  ];
}

/** Whole outfits as the shopper reads them: names, parts, exact totals, and why they go together. */
export function describeOutfits(found: Found, wish: Wish, speech: Speech): Outfit[] {
  const budget = found.state.request?.outfit?.budget ?? null;
  const taken = new Set<string>();
  const shown = found.state.shown.outfits.flat();
  return found.outfits.map((unordered, place) => {
    const pieces = unordered.toSorted((one, other) => placeOf(one) - placeOf(other));
    const name = nameOutfit(pieces, taken);
    taken.add(name);
    const total = totalOf(pieces);
    const keep = found.state.request?.outfit?.keep ?? [];
    const matches = outfitMatches({ pieces, wish, keep, shown, place });
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
