import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { exactFabrics, fabricName } from '../../facts/fabric-traits.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { measureItem } from '../../facts/item-measures.ts';
import { spellPlace } from '../../facts/number-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import type { Speech } from '../../speech/speech.ts';
import { serves } from '../needs/judge-need.ts';
import { priceOf } from '../reasons/reason.ts';
import type { Wish } from '../reasons/wish.ts';

/** From this share of the price on it is plainly less. */
const LESS = 0.75;
const DRESSIER = 0.08;

/** What another one has for it and what it gives up: "costs less at $39, in faux leather". */
interface TradeOff {
  does: string;
  short: string;
}

const fabricOf = (item: Item): string =>
  exactFabrics(readItemFacts(item).garment.materials).map(fabricName)[0] ?? '';

/** How one piece differs from another one in what is paid for it, or in how dressed up it is. */
function tradeOff(item: Item, pick: Item, name: string): TradeOff | null {
  const fabric = fabricOf(item);
  const isNamed = name.toLowerCase().replaceAll('-', ' ').includes(fabric);
  const isOther = fabric !== '' && fabric !== fabricOf(pick) && !isNamed;
  const within = isOther ? `, in ${fabric}` : '';
  const price = priceOf(item);
  const isPriced = name.includes(price);
  const at = isPriced ? '' : ` at ${price}`;
  const facts = [...(isPriced ? [] : [price]), ...(isOther ? [`in ${fabric}`] : [])];
  const short = facts.join(', ');
  if (item.price <= pick.price * LESS) {
    return { does: `costs less${at}${within}`, short: short === '' ? 'costs less' : short };
  }
  const [own, other] = [measureItem('formality', item), measureItem('formality', pick)];
  const apart = own === null || other === null ? 0 : own - other;
  if (Math.abs(apart) >= DRESSIER) {
    const level = apart > 0 ? 'dressier' : 'more casual';
    return { does: `is ${level}${at}${within}`, short: [level, ...facts].join(', ') };
  }
  if (isOther && pick.price <= item.price * LESS) {
    return { does: `costs more${at}${within}`, short };
  }
  return isOther ? { does: `comes in ${fabric}${at}`, short } : null;
}

/** Whether one piece may stand for the other: a shirt is no cheaper suit, unless both kinds are looked for. */
function isInstead(item: Item, pick: Item, { types }: Wish): boolean {
  const [own, theirs] = [item.other_info.type, pick.other_info.type];
  const isAsked = (type: string): boolean => types.some((asked) => isKindOf(type, asked));
  return typeRole(own) === typeRole(theirs) || (isAsked(own) && isAsked(theirs));
}

/** One of the others, with what speaks for it beside the one that was picked; empty where none differs. */
export function tellAlternative(
  pick: Item,
  { chosen, among, wish }: { chosen: readonly Item[]; among: readonly Item[]; wish: Wish },
  speech: Speech,
): string {
  // Who looks at the money is told of nothing that costs more.
  const isTight = wish.budget !== null || wish.wantsCheap;
  const offers = chosen
    .filter((item) => item.id !== pick.id && serves(item, wish) && isInstead(item, pick, wish))
    .filter(({ price }) => !(isTight && price > pick.price))
    .flatMap((item) => {
      const name = mentionItem(item, among);
      const trade = tradeOff(item, pick, name);
      return trade === null ? [] : [{ item, name, trade }];
    });
  const less = offers.find(({ item }) => item.price <= pick.price * LESS);
  const best = less ?? offers[0];
  if (best === undefined) return '';
  return speech.frame('alternative', { pick: best.name, ...best.trade });
}

/** Another outfit, with what it costs or how dressed up it is beside the first; empty where they are alike. */
export function tellOtherOutfit(outfits: readonly (readonly Item[])[], speech: Speech): string {
  const sums = outfits.map((pieces) => pieces.reduce((sum, { price }) => sum + price, 0));
  const levels = outfits.map((pieces) => {
    const known = pieces.flatMap((piece) => measureItem('formality', piece) ?? []);
    return known.reduce((sum, level) => sum + level, 0) / Math.max(1, known.length);
  });
  const [first = 0] = sums;
  const [level = 0] = levels;
  const others = outfits.map((_, place) => place).slice(1);
  const cheaper = others
    .filter((place) => (sums[place] ?? 0) <= first * LESS)
    .toSorted((one, other) => (sums[one] ?? 0) - (sums[other] ?? 0))[0];
  const pick = (place: number) => `the ${spellPlace(place)}`;
  if (cheaper !== undefined) {
    const short = 'the least to pay';
    return speech.frame('alternative', { pick: pick(cheaper), does: 'costs the least', short });
  }
  const apart = others.find((place) => Math.abs((levels[place] ?? level) - level) >= DRESSIER);
  if (apart === undefined) return '';
  const word = (levels[apart] ?? level) > level ? 'dressier' : 'more casual';
  return speech.frame('alternative', { pick: pick(apart), does: `is ${word}`, short: word });
}
