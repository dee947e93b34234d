import { discountPercent, formatPrice } from '@modiste/contract/price';
import { isExtreme } from '../../facts/item-measures.ts';
import { spellCount } from '../../facts/number-words.ts';
import { fullPriceOf, priceOf, type Reason, type ReasonScene } from './reason.ts';
import type { Wish } from './wish.ts';

/** Of a budget less than this is worth no word. */
const SPARE_MIN = 0.15;

/** Whether the talk was of money: then what an item costs is a reason for it. */
export const isAboutMoney = ({ wantsCheap, wantsSale }: Wish): boolean => wantsCheap || wantsSale;

function lowestPrice({ item, among, wish }: ReasonScene): Reason[] {
  if (!isExtreme(item, among, { measure: 'price', direction: -1 })) return [];
  const [count, price] = [spellCount(among.length), priceOf(item)];
  return [
    {
      kind: 'price',
      weight: isAboutMoney(wish) ? 0.95 : wish.budget === null ? 0.4 : 0.55,
      wordings: [
        `The least expensive of the ${count} at ${price}.`,
        `At ${price}, nothing else of the ${count} costs less.`,
        `${price} is the lowest price among the ${count}.`,
        `The cheapest of the ${count}: it costs ${price}.`,
      ],
    },
  ];
}

function reducedPrice({ item, among, wish }: ReasonScene): Reason[] {
  const percent = discountPercent(item.price, item.full_price);
  if (percent < 5) return [];
  const [price, full, saved] = [
    priceOf(item),
    fullPriceOf(item),
    formatPrice(Math.round((item.full_price - item.price) * 100) / 100, item.other_info.currency),
  ];
  const isMost = isExtreme(item, among, { measure: 'discount', direction: 1 });
  const most = `The biggest discount of the ${spellCount(among.length)}: ${percent}% off, now ${price}.`;
  return [
    {
      kind: 'discount',
      weight: isAboutMoney(wish) ? 0.5 + percent / 200 : 0.2 + percent / 400,
      wordings: [
        ...(isMost ? [most] : []),
        `Now ${price} instead of ${full}, which is ${percent}% off.`,
        `Reduced from ${full} to ${price}, so you save ${saved}.`,
        `Was ${full} and costs ${price} today, ${percent}% less.`,
      ],
    },
  ];
}

function withinBudget({ item, wish }: ReasonScene): Reason[] {
  const { budget } = wish;
  // "Cheaper" set that limit, or "about 80", and no sum of the shopper's.
  if (
    budget === null ||
    wish.wantsCheap ||
    wish.about !== null ||
    item.price > budget * (1 - SPARE_MIN)
  )
    return [];
  const [price, most, left] = [
    priceOf(item),
    formatPrice(budget),
    formatPrice(Math.round((budget - item.price) * 100) / 100),
  ];
  return [
    {
      kind: 'budget',
      weight: isAboutMoney(wish) ? 0.4 : 0.055,
      wordings: [
        `At ${price} it leaves ${left} of your ${most}.`,
        `It costs ${price}, which is ${left} under your ${most} limit.`,
        `${price}, with ${left} left of your ${most}.`,
      ],
    },
  ];
}

/** Reasons of what an item costs, alone and among the others. */
export const priceReasons = (scene: ReasonScene): Reason[] => [
  ...lowestPrice(scene),
  ...reducedPrice(scene),
  ...withinBudget(scene),
];
