import { blank, type Span } from '../../words/span.ts';
import type { PriceAmount } from '../understood-query.ts';
import { garmentSums } from './garment-sums.ts';
import { refusalBefore } from './price-refusal.ts';
import { atMost, near, PRICE_RULES, type PriceRule } from './price-rules.ts';

/** Words that say of prices without naming one. */
const SALE =
  /\b(?:on (?:a )?(?:sale|offer|discount)|for sale|(?:up to |at least )?\d{1,2}\s?(?:%|percent) off|half[- ](?:priced?|off)|discount(?:ed|s)?|clearance|black friday|cyber monday|mark(?:ed)?[- ]?downs?|reduced(?: prices?)?|price drops?|deals?|outlet|sale(?: items?)?)(?!\w)/gi;
const CHEAP =
  /\b(?:cheap(?:er|est|ly priced)?|(?:more )?affordabl[ey]|(?:less|not|nothing|isn['’]?t|don['’]?t want (?:it|them|anything)(?: to be)?) (?:too |that |so |very )*(?:expensive|pricey|costly)|(?:money|budget|cash|funds)(?:['’]?s| is| are)? (?:(?:really|a bit|super|kinda|pretty|so|very) )*tight|(?:tight|small|modest|limited|student|shoestring)[- ]budget|budget(?:[- ]friendly)?|inexpensive|low(?:er|est)?[- ](?:cost|price[ds]?|price range|end)|bargains?|economical|value for money|reasonabl[ey][- ]pric(?:ed|es?)|break the bank|(?:priced |in a )?low(?:er)? (?:in price|prices?)|(?:does|do|would|should)(?:n['’]?t| not) cost (?:very |too |so |that )?much|afford|on a budget|(?:not|no|without|(?:don|haven|can|do|have)(?:['’]?t| not))(?: (?:have|got|spend|too|very|that|so|really|want to))* (?:much|a lot of|lots of|a lot)(?: (?:of|more|to spend|money|cash|budget))+|(?:am |['’]m |a bit |totally |pretty )*broke(?: (?:atm|rn|right now|at the moment|student))?(?= |,|\.|$)|good price|(?:easy|easier|kinder|gentle) (?:on|to) (?:my|the) wallet)\b/gi;
const LUXURY =
  /(?<!quiet )\b(?:luxury|luxe|(?:more )?(?:expensive|luxurious|pricey)|designer|premium|high(?:er|est)?[- ](?:end|price[ds]?|price range)|pricier|costly|top[- ]of[- ]the[- ]line|upscale|ritzy|swanky|(?:higher|high) in price|haute couture|splurge|investment piece)\b/gi;
const COMPARATIVE = /(?<!design)er\b|\b(?:more|less)\b/i;

/** What a query says of money. */
export interface PriceReading extends Span, Omit<PriceAmount, 'kind'> {
  sale: boolean;
  level: -1 | 0 | 1;
  /** "cheaper" compares with what is attached or was shown; "cheap" does not. */
  isComparative: boolean;
  hard: boolean;
  /** A refusal that stands apart from the limit that it turned round: "no" of "no bags over $90". */
  refusal: Span | null;
}

/** The numbers of a match: each is followed by its "k". */
function numbersOf(match: RegExpMatchArray): number[] {
  const groups = match.slice(1);
  return groups.flatMap((group, at) => {
    if (group === undefined || !/^\d/.test(group)) return [];
    const times = groups[at + 1]?.toLowerCase() === 'k' ? 1000 : 1;
    return [Number(group.replaceAll(',', '')) * times];
  });
}

const CURRENCIES: readonly { find: RegExp; code: string }[] = [
  { find: /€|\beur(?:os?)?\b/i, code: 'EUR' },
  { find: /£|\bgbp\b|\bpounds?\b|\bquid\b/i, code: 'GBP' },
  { find: /₹|\brs\b|\binr\b|\brupees?\b/i, code: 'INR' },
  { find: /¥|\byen\b/i, code: 'JPY' },
  { find: /\bchf\b|\bfrancs?\b/i, code: 'CHF' },
  { find: /\baud\b|\ba\s?\$|\baustralian\b/i, code: 'AUD' },
  { find: /\bcad\b|\bca?\s?\$|\bcanadian\b/i, code: 'CAD' },
];

const currencyIn = (text: string): string | null =>
  CURRENCIES.find(({ find }) => find.test(text))?.code ?? null;

/** What a rule makes of its words; amounts in another currency than the shop's stay as typed. */
function boundsOf(rule: PriceRule, match: RegExpMatchArray, isRefused: boolean) {
  const read = isRefused && rule.refused !== undefined ? rule.refused : rule.bounds;
  return { ...read(numbersOf(match)), currency: currencyIn(match[0]) };
}

const NOTHING = {
  min: null,
  max: null,
  around: null,
  currency: null,
  sale: false,
  level: 0,
  isComparative: false,
  hard: false,
  refusal: null,
} as const;

/** Finds every limit, none overlapping. */
function readLimits(text: string): PriceReading[] {
  const found: PriceReading[] = [];
  for (const rule of /\d/.test(text) ? PRICE_RULES : []) {
    for (const match of text.matchAll(rule.find)) {
      if (rule.accepts?.(numbersOf(match)) === false) continue;
      const refusal = rule.refused === undefined ? null : refusalBefore(text, match);
      const start = refusal?.isPart === true ? refusal.start : match.index;
      const span = { start, end: match.index + match[0].length };
      if (found.some((other) => span.end > other.start && span.start < other.end)) continue;
      found.push({
        ...NOTHING,
        ...span,
        ...boundsOf(rule, match, refusal !== null),
        hard: true,
        refusal: refusal?.isPart === false ? { start: refusal.start, end: refusal.end } : null,
      });
    }
  }
  for (const { start, end, sum, isAbout } of /\d/.test(text) ? garmentSums(text) : []) {
    if (found.some((other) => end > other.start && start < other.end)) continue;
    const bounds = isAbout ? near([sum]) : atMost([sum]);
    found.push({ ...NOTHING, start, end, ...bounds, hard: true });
  }
  return found;
}

/** Finds every price, sale and price level in a query, none overlapping. */
export function readPrices(text: string): PriceReading[] {
  const found: PriceReading[] = [];
  const add = (match: RegExpMatchArray, reading: Omit<PriceReading, 'start' | 'end'>): void => {
    const start = match.index ?? 0;
    const end = start + match[0].length;
    const isFree = found.every((other) => end <= other.start || start >= other.end);
    if (isFree) found.push({ start, end, ...reading });
  };
  for (const match of text.matchAll(SALE)) {
    add(match, { ...NOTHING, sale: true, hard: true });
  }
  const limits = readLimits(blank(text, found));
  found.push(...limits);
  for (const match of text.matchAll(CHEAP)) {
    // "Budget 40 to 60" names the limit and asks for nothing cheap.
    if (limits.length > 0 && /budget$/i.test(match[0])) continue;
    const isComparative = COMPARATIVE.test(match[0]);
    add(match, { ...NOTHING, level: -1, isComparative });
  }
  for (const match of text.matchAll(LUXURY)) {
    const isComparative = COMPARATIVE.test(match[0]);
    add(match, { ...NOTHING, level: 1, isComparative });
  }
  return found;
}
