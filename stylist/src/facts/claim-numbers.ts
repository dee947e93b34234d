import type { Item } from '@modiste/contract/entities/item';
import { discountPercent } from '@modiste/contract/price';

/** A part of a sentence that states something, and where it ends. */
interface Claim {
  words: string;
  before: string;
  after: string;
}

const MONEY =
  /(?:[$€£]\s?)(\d[\d,]*(?:\.\d{1,2})?)|\b(\d[\d,]*(?:\.\d{1,2})?) (?:dollars|bucks|euros)\b/g;
const PERCENT = /\b(\d+(?:\.\d+)?)\s?(?:%|percent|per cent)/g;
const SHOPPERS =
  /\b(?:your|of a|a|the) (?:whole |full |total )?(?:budget |limit |maximum )?(?:of )?$/;
const CEILING =
  /\b(?:under|below|less than|up to|within|at most|no more than|inside|fits)(?: your| the)?(?: \w+)?(?: of)? ?$/;
const FLOOR = /\b(?:over|above|more than|at least|past|beyond)(?: your| the)? $/;
const WAS =
  /\b(?:from|was|instead of|full price(?: of| is| was)?|originally|regular(?:ly)?(?: price(?: of)?)?|before|listed(?: at| for)?|usually|normally|list price(?: of| is)?)(?: its| the)?(?: full price)?(?: of)?,? ?$/;
const OTHERS = /\b(?:next|others?|rest|runner-up)\b[^.;]*$/;
const SAVING_AFTER =
  /^,? (?:off\b|(?:less|cheaper|below|under)(?: than)?\b|saved\b|more\b|(?:dearer|above)\b)/;
const SAVING_BEFORE =
  /\b(?:sav(?:e|es|ing)(?: you)?|reduced by|a saving of|knocks|takes)(?: of)? $/;
const LEFT_AFTER =
  /^ (?:left|to spare|remaining|for the rest|of (?:it|your)|(?:under|below|inside) (?:your|the))/;
const LEFT_BEFORE = /\b(?:leav(?:es|ing)|keeps?|with)(?: you)? $/;
const NEAR = /\b(?:about|around|roughly|nearly|almost|close to) $/;
const NEARLY = 0.05;
const CENT = 0.005;

const claimsOf = (text: string, pattern: RegExp): (Claim & { value: number })[] =>
  [...text.matchAll(pattern)].map((match) => ({
    words: match[0],
    value: Number((match[1] ?? match[2] ?? '').replaceAll(',', '')),
    before: text.slice(0, match.index).toLowerCase(),
    after: text.slice(match.index + match[0].length).toLowerCase(),
  }));

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < CENT;

type Amount = Claim & { value: number };

const isShoppers = ({ before, after }: Amount): boolean =>
  /\byour (?:\w+ ){0,2}$/.test(before) ||
  /^ (?:budget|limit|cap|maximum)/.test(after) ||
  (SHOPPERS.test(before) && /\bof $|\ba $/.test(before));

/** What an item costs less or more than its full price or than another one. */
function isDifference(value: number, item: Item, among: readonly Item[]): boolean {
  const gaps = among.map(({ price }) => Math.abs(price - item.price));
  return [item.full_price - item.price, ...gaps].some((gap) => gap > 0 && isSame(gap, value));
}

function isTrueAmount(claim: Amount, all: readonly Amount[], { item, among }: Scene): boolean {
  const { before, after, value } = claim;
  const { price, full_price } = item;
  if (FLOOR.test(before)) return price >= value;
  const isLeft = LEFT_AFTER.test(after) || LEFT_BEFORE.test(before);
  const budgets = all.filter(isShoppers).map((one) => one.value);
  if (isLeft && budgets.some((budget) => isSame(budget - price, value))) return true;
  if (isShoppers(claim)) return price <= value || /\bover\b|\babove\b/.test(before);
  if (CEILING.test(before)) return price <= value;
  if (SAVING_AFTER.test(after) || SAVING_BEFORE.test(before)) {
    return isDifference(value, item, among);
  }
  if (WAS.test(before) && isSame(value, full_price)) return true;
  if (OTHERS.test(before) && among.some((other) => isSame(other.price, value))) return true;
  const isNear = NEAR.test(before) && Math.abs(price - value) <= price * NEARLY;
  return isNear || isSame(value, price);
}

interface Scene {
  item: Item;
  among: readonly Item[];
}

const SPELLED: Readonly<Record<string, number>> = {
  ten: 10,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  'seventy-five': 75,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  'a hundred': 100,
  'one hundred': 100,
  'two hundred': 200,
  'three hundred': 300,
  'a thousand': 1000,
};
const SPELLED_AMOUNT = new RegExp(
  `\\b(${Object.keys(SPELLED).join('|')})(?= (?:dollars|bucks|euros|percent|per cent)\\b)`,
  'gi',
);
/** "Sixty percent" as "60 percent": spelled out, an amount is no less a claim. */
export const withDigits = (text: string): string =>
  text.replaceAll(SPELLED_AMOUNT, (words) => `${SPELLED[words.toLowerCase()] ?? words}`);

/** Amounts of money that are neither the item's prices nor true of them. */
export function falseAmounts(text: string, scene: Scene): string[] {
  const all = claimsOf(text, MONEY);
  return all.filter((claim) => !isTrueAmount(claim, all, scene)).map(({ words }) => words);
}

const IS_OFF = /^ ?(?:off|discount|less|reduc|saving|down|cheaper|below|lower|under|markdown)/;
const WAS_CUT = /\b(?:reduced|cut|down|marked down|discounted|lowered|discount)(?: by| of)? $/;

const OFF = '(?: of (?:it|the price|its price))? (?:off|less|cheaper|reduced)\\b';
const FRACTIONS: readonly (readonly [RegExp, number])[] = [
  [/\bhalf (?:off|price|its full price|the full price)\b/i, 50],
  [new RegExp(`\\b(?<!two[- ])(?:a|one)[- ]third${OFF}`, 'i'), 33],
  [new RegExp(`\\btwo[- ]thirds${OFF}`, 'i'), 67],
  [new RegExp(`\\b(?:a|one)[- ]quarter${OFF}`, 'i'), 25],
  [new RegExp(`\\bthree[- ]quarters${OFF}`, 'i'), 75],
];

/** Percentages that are neither the discount nor written in the record. */
export function falsePercents(text: string, { item }: Scene): string[] {
  const percent = discountPercent(item.price, item.full_price);
  const written = `${item.short_description} ${item.description}`;
  const wrong = claimsOf(text, PERCENT).filter(({ value, before, after }) => {
    if (IS_OFF.test(after) || WAS_CUT.test(before)) return value !== percent;
    return !new RegExp(`\\b${value}\\s?(?:%|per ?cent)`).test(written);
  });
  const parts = FRACTIONS.flatMap(([part, share]) => {
    const [claim] = part.exec(text) ?? [];
    return claim === undefined || Math.abs(percent - share) <= 1 ? [] : [claim];
  });
  return [...wrong.map(({ words }) => words), ...parts];
}

/** The text without amounts and percentages, which were checked. */
export const withoutAmounts = (text: string): string =>
  text.replaceAll(MONEY, ' some ').replaceAll(PERCENT, ' some ');
