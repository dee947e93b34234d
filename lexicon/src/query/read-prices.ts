import { formatPrice } from '@modiste/contract/price';
import type { Span } from './span.ts';

/** What a query says of money. */
export interface PriceReading extends Span {
  min: number | null;
  max: number | null;
  sale: boolean;
  level: -1 | 0 | 1;
  /** "cheaper" compares with what is attached or was shown; "cheap" does not. */
  isComparative: boolean;
  meaning: string;
  hard: boolean;
}

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,7}(?:\.\d{1,2})?)\s?(k)?`;
const SIGN = String.raw`(?:us\s?\$|[ac]\s?\$|\$|€|£|₹|¥|\brs\.?|\binr)\s?`;
const UNIT = String.raw`\s?(?:dollars?|bucks?|usd|eur|euros?|gbp|pounds?|quid|rupees?|rs|inr|yen|francs?|chf|aud|cad|\$|€|£|₹|¥)(?![\w])`;
/** A number that goes on is no price: 3xl, 5'4, 6 inch, 20%. */
const END = String.raw`(?![\w%'’"]|\.\d|\s?(?:%|percent|inch|inches|cm|mm|ft|feet|years?|yrs?|piece|pack|pairs?|den|denier|gsm)\b)`;
const LOOSE = `(?:${SIGN})?${NUMBER}(?:${UNIT})?${END}`;
const SURE = `(?:${SIGN}${NUMBER}(?:${UNIT})?|${NUMBER}${UNIT})${END}`;

const pattern = (source: string): RegExp => new RegExp(source, 'gi');

/** "around 100" keeps to within a fifth of it. */
const AROUND = 0.2;

type Bounds = Pick<PriceReading, 'min' | 'max' | 'meaning'>;

const below = (price: number): Bounds => ({
  min: null,
  max: price,
  meaning: `Under ${formatPrice(price)}`,
});
const above = (price: number): Bounds => ({
  min: price,
  max: null,
  meaning: `Over ${formatPrice(price)}`,
});
const between = (one: number, other: number): Bounds => {
  const [min, max] = [Math.min(one, other), Math.max(one, other)];
  return { min, max, meaning: `${formatPrice(min)} to ${formatPrice(max)}` };
};
const around = (price: number): Bounds => {
  const [min, max] = [Math.floor(price * (1 - AROUND)), Math.ceil(price * (1 + AROUND))];
  return {
    min,
    max,
    meaning: `Around ${formatPrice(price)} (${formatPrice(min)} to ${formatPrice(max)})`,
  };
};

const RULES: readonly { find: RegExp; bounds: (numbers: readonly number[]) => Bounds }[] = [
  {
    find: pattern(
      String.raw`\b(?:priced? )?(?:between|from)\s+${LOOSE}\s*(?:and|to|-|–|—)\s*${LOOSE}`,
    ),
    bounds: ([one = 0, other = 0]) => between(one, other),
  },
  {
    find: pattern(
      String.raw`(?:${SIGN})${NUMBER}\s*(?:-|–|—|to)\s*(?:${SIGN})?${NUMBER}(?:${UNIT})?${END}`,
    ),
    bounds: ([one = 0, other = 0]) => between(one, other),
  },
  {
    find: pattern(String.raw`\b${NUMBER}\s*(?:-|–|—|to)\s*${NUMBER}${UNIT}`),
    bounds: ([one = 0, other = 0]) => between(one, other),
  },
  {
    find: pattern(String.raw`(?<![\w.,-])(\d{2,3})\s?[-–—]\s?(\d{3,4})(?!\s?-)${END}`),
    bounds: ([one = 0, other = 0]) => between(one, other),
  },
  {
    find: pattern(
      String.raw`\b(?:under|below|less than|lower than|cheaper than|up to|upto|max(?:imum)?(?: of)?|at most|no(?:t)? more than|not over|not above|within|budget(?: of| is)?)\s*:?\s+${LOOSE}`,
    ),
    bounds: ([price = 0]) => below(price),
  },
  { find: pattern(String.raw`<=?\s*${LOOSE}`), bounds: ([price = 0]) => below(price) },
  {
    find: pattern(
      String.raw`\b(?:over|above|more than|higher than|at least|min(?:imum)?(?: of)?|not less than|no less than|not under|starting (?:at|from))\s+${LOOSE}`,
    ),
    bounds: ([price = 0]) => above(price),
  },
  { find: pattern(String.raw`>=?\s*${LOOSE}`), bounds: ([price = 0]) => above(price) },
  { find: pattern(String.raw`\bfrom\s+${SURE}`), bounds: ([price = 0]) => above(price) },
  {
    find: pattern(
      String.raw`(?:(?:\b(?:around|about|approximately|approx|roughly|circa)\s+)|~\s*)${LOOSE}`,
    ),
    bounds: ([price = 0]) => around(price),
  },
  {
    find: pattern(
      String.raw`(?:${SIGN})?\b${NUMBER}(?:${UNIT})?\s+(?:or|and)\s+(?:less|under|below|cheaper)\b`,
    ),
    bounds: ([price = 0]) => below(price),
  },
  {
    find: pattern(
      String.raw`(?:${SIGN}${NUMBER}|\b${NUMBER}${UNIT})(?:\s*\+|\s+(?:or|and)\s+(?:more|up|above|over)\b)`,
    ),
    bounds: ([price = 0]) => above(price),
  },
  {
    find: pattern(String.raw`(?:${SIGN})?\b${NUMBER}(?:${UNIT})?\s+(?:max|maximum|tops|limit)\b`),
    bounds: ([price = 0]) => below(price),
  },
  { find: pattern(String.raw`(?:\bfor\s+)?${SURE}`), bounds: ([price = 0]) => below(price) },
];

const SALE =
  /\b(?:on (?:a )?(?:sale|offer|discount)|for sale|(?:up to |at least )?\d{1,2}\s?(?:%|percent) off|half[- ]price(?:d)?|discount(?:ed|s)?|clearance|mark(?:ed)?[- ]?downs?|reduced(?: prices?)?|price drops?|deals?|outlet|sale(?: items?)?)(?!\w)/gi;
const CHEAP =
  /\b(?:cheap(?:er|est|ly priced)?|(?:more )?affordabl[ey]|(?:less|not|nothing|isn['’]?t|don['’]?t want (?:it|them|anything)(?: to be)?) (?:too |that |so |very )*(?:expensive|pricey|costly)|budget(?:[- ]friendly)?|inexpensive|low(?:er|est)?[- ](?:cost|price[ds]?|price range|end)|bargains?|economical|value for money|reasonabl[ey][- ]pric(?:ed|es?)|break the bank|(?:priced |in a )?low(?:er)? (?:in price|prices?)|(?:does|do|would|should)(?:n['’]?t| not) cost (?:very |too |so |that )?much|afford|on a budget|good price|(?:easy|easier|kinder|gentle) (?:on|to) (?:my|the) wallet)\b/gi;
const LUXURY =
  /(?<!quiet )\b(?:luxury|luxe|(?:more )?(?:expensive|luxurious|pricey)|designer|premium|high(?:er|est)?[- ](?:end|price[ds]?|price range)|pricier|costly|top[- ]of[- ]the[- ]line|upscale|ritzy|swanky|(?:higher|high) in price|haute couture|splurge|investment piece)\b/gi;
const COMPARATIVE = /er\b|\b(?:more|less)\b/i;

/** The numbers of a match: each is followed by its "k". */
function numbersOf(match: RegExpMatchArray): number[] {
  const groups = match.slice(1);
  return groups.flatMap((group, at) => {
    if (group === undefined || !/^\d/.test(group)) return [];
    const times = groups[at + 1]?.toLowerCase() === 'k' ? 1000 : 1;
    return [Number(group.replaceAll(',', '')) * times];
  });
}

/** "for women over 50" tells an age; "for women over $50" a price. */
const isAge = (text: string, match: RegExpMatchArray): boolean =>
  /^(?:over|under|above|below)\s+\d+$/i.test(match[0]) &&
  /\b(?:women|men|ladies|people|woman|man|anyone|person)\s+$/i.test(text.slice(0, match.index));

/** Finds every price, sale and price level in a query, none overlapping. */
export function readPrices(text: string): PriceReading[] {
  const found: PriceReading[] = [];
  const isFree = (span: Span): boolean =>
    found.every((other) => span.end <= other.start || span.start >= other.end);
  const add = (match: RegExpMatchArray, reading: Omit<PriceReading, 'start' | 'end'>): void => {
    const start = match.index ?? 0;
    const span = { start, end: start + match[0].length };
    if (isFree(span)) found.push({ ...span, ...reading });
  };
  const nothing = {
    min: null,
    max: null,
    sale: false,
    level: 0,
    isComparative: false,
    hard: false,
  } as const;
  for (const match of text.matchAll(SALE)) {
    add(match, { ...nothing, sale: true, hard: true, meaning: 'On sale' });
  }
  for (const { find, bounds } of /\d/.test(text) ? RULES : []) {
    for (const match of text.matchAll(find)) {
      if (isAge(text, match)) continue;
      add(match, { ...nothing, ...bounds(numbersOf(match)), hard: true });
    }
  }
  for (const match of text.matchAll(CHEAP)) {
    const isComparative = COMPARATIVE.test(match[0]);
    add(match, { ...nothing, level: -1, isComparative, meaning: 'Lower prices first' });
  }
  for (const match of text.matchAll(LUXURY)) {
    const isComparative = COMPARATIVE.test(match[0]);
    add(match, { ...nothing, level: 1, isComparative, meaning: 'Higher prices first' });
  }
  return found;
}
