import type { PriceAmount } from '../understood-query.ts';

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,7}(?:\.\d{1,2})?)\s?(k)?`;
const SIGN = String.raw`(?:us\s?\$|\b(?:ca|a|c)\s?\$|\$|€|£|₹|¥|\brs\.?|\binr)\s?`;
const UNIT = String.raw`\s?(?:(?:canadian|australian|american|us|new zealand|hong kong|singapore)\s+dollars?|dollars?|bucks?|usd|eur|euros?|gbp|pounds?|quid|rupees?|rs|inr|yen|francs?|chf|aud|cad|\$|€|£|₹|¥)(?![\w])`;
/** A number that goes on is no price: 3xl, 5'4, 6 inch, 20%. */
const END = String.raw`(?![\w%'’"]|\.\d|\s?(?:%|percent|inch|inches|cm|mm|ft|feet|years?|yrs?|yo|y\/o|piece|pieces|pack|packs|pairs?|count|ct|den|denier|gsm|ml|oz|lbs?|kg|mph|waist|leg|inseam|neck|chest|times|pockets?|buttons?|colou?rs?|shades?|prints?|patterns?|layers?|outfits?|looks?|options?|straps?|zips?)\b)`;
const LOOSE = `(?:${SIGN})?${NUMBER}(?:${UNIT})?${END}`;
const SEVERAL = String.raw`\s(?:\w+\s)?(?:scar(?:ves|fs)|shirts|t-?shirts|tees|dresses|jeans|socks|shoes|boots|bags|hats|ties|sweaters|jumpers|coats|jackets|skirts|pants|trousers|blouses|things|items|pieces)\b`;
/** "About ten scarves" counts them. */
const NOT_COUNTED = `(?!${SEVERAL})`;
/** "On a budget: 4 tops" counts them; "budget 40, tops" is a limit. */
const NOT_FEW = String.raw`(?!(?<=(?<![\d.$€£])[1-9])(?:\stops\b|${SEVERAL}))`;
/** "80ish" at the end of a range is its end. */
const ISH = String.raw`(?:${SIGN})?${NUMBER}(?:\s?-?ish\b)?(?:${UNIT})?${END}`;
const SURE = `(?:${SIGN}${NUMBER}(?:${UNIT})?|${NUMBER}${UNIT})${END}`;

const pattern = (source: string): RegExp => new RegExp(source, 'gi');

/** "around 100" keeps to within a fifth of it. */
const AROUND = 0.2;

/** "For like 5" may be five people as well. */
const LEAST_PRICE = 20;

type Bounds = Pick<PriceAmount, 'min' | 'max' | 'around'>;

/** A limit as it is written; a refusal before it turns it round. */
export interface PriceRule {
  find: RegExp;
  bounds: (numbers: readonly number[]) => Bounds;
  /** What a refusal before it makes of it: "nothing over $80". */
  refused?: PriceRule['bounds'];
  /** Which numbers may be prices at all: not the sizes 32 to 34. */
  accepts?: (numbers: readonly number[]) => boolean;
}

export const atMost: PriceRule['bounds'] = ([price = 0]) => ({
  min: null,
  max: price,
  around: null,
});
const atLeast: PriceRule['bounds'] = ([price = 0]) => ({ min: price, max: null, around: null });
const between: PriceRule['bounds'] = ([one = 0, other = 0]) => ({
  min: Math.min(one, other),
  max: Math.max(one, other),
  around: null,
});
export const near: PriceRule['bounds'] = ([price = 0]) => ({
  min: Math.floor(price * (1 - AROUND)),
  max: Math.ceil(price * (1 + AROUND)),
  around: price,
});

const OVER =
  'over|above|more than|higher than|greater than|north of|upwards? of|in excess of|beyond|past|exceed(?:s|ing)?';
const UNDER =
  'under|below|less than|lower than|cheaper than|beneath|south of|fewer than|sub|underneath';
const JOIN = String.raw`\s*(?:and|n(?=\s)|up to|to|&|-|–|—)\s*`;
const OR_LESS = '(?:less|under|below|cheaper|lower)';
/** What says of a number that it is the most, however roughly the number was told. */
const CAP = `(?:(?:as )?(?:(?:my|the|an|absolute|hard) )*(?:max|maximum|tops|limit|budget|at most|ceiling)|(?:or|and)\\s+${OR_LESS})`;
const NEARLY = '(?:around|about|approx(?:imately)?|roughly|like|maybe|say|near|close to)';
const OR_MORE = '(?:more|up|above|over|higher)';

/** Sizes are sold in small steps, and a span of years has four figures. */
const isPriceRange = ([one = 0, other = 0]: readonly number[]): boolean =>
  other - one >= 10 && other < 1900;

/** How prices are written, the surest first. */
export const PRICE_RULES: readonly PriceRule[] = [
  {
    find: pattern(String.raw`\b(?:priced? |anywhere )?(?:between|from)\s+${ISH}${JOIN}${ISH}`),
    bounds: between,
  },
  {
    find: pattern(`(?:${SIGN})${NUMBER}${JOIN}(?:${SIGN})?${NUMBER}(?:${UNIT})?${END}`),
    bounds: between,
  },
  { find: pattern(String.raw`\b${NUMBER}\s*(?:-|–|—|to)\s*${NUMBER}${UNIT}`), bounds: between },
  {
    find: pattern(
      String.raw`(?<!\b(?:sizes?|sz|ages?|aged|waist|uk|us|eu)\s)(?<![\w.,/-])(\d{2,3})\s?[-–—]\s?(\d{2,4})(?!\s?-)${END}`,
    ),
    bounds: between,
    accepts: isPriceRange,
  },
  {
    find: pattern(
      String.raw`(?<!\b(?:sizes?|sz|ages?|aged|waist|uk|us|eu|women|men|years)\s)(?<![\w.,-])([2-9]\d|\d{3})\s+to\s+([5-9]\d|[1-9]\d{2}|1[0-8]\d{2})${END}`,
    ),
    bounds: between,
    accepts: isPriceRange,
  },
  {
    find: pattern(
      String.raw`\b(?:(?:up to|upto)(?: like| maybe| say)?|(?<!\bair )max(?:imum)?\.?(?: of)?|at most|within|(?:my |a |our )?(?:max(?:imum)? )?budget(?: of| is| around)?|(?:to )?spend(?:ing)?(?: up to)?|afford|priced at|costs?|costing)\s*:?\s+(?:about |around )?${LOOSE}${NOT_FEW}`,
    ),
    bounds: atMost,
  },
  {
    find: pattern(
      String.raw`\b(?:${UNDER})\s*[-:]?\s*(?:(?:a|the|like|about|around|maybe|say) )*${LOOSE}`,
    ),
    bounds: atMost,
    refused: atLeast,
  },
  { find: pattern(String.raw`(?:<=?|≤)\s*${LOOSE}`), bounds: atMost },
  {
    find: pattern(
      String.raw`\b(?:at least|min(?:imum)?(?: of)?|starting (?:at|from))\s*:?\s+${LOOSE}`,
    ),
    bounds: atLeast,
  },
  {
    find: pattern(
      String.raw`\b(?:${OVER})\s*:?\s+(?:(?:a|the|like|about|around|maybe|say) )*${LOOSE}`,
    ),
    bounds: atLeast,
    refused: atMost,
  },
  { find: pattern(String.raw`(?:>=?|≥)\s*${LOOSE}`), bounds: atLeast },
  { find: pattern(String.raw`\bfrom\s+${SURE}`), bounds: atLeast },
  {
    // "About 100 max" caps what "about 100" would widen. "Two tops" are garments, "120 tops" is a limit.
    find: pattern(
      String.raw`(?:\b${NEARLY}\s+|~\s*)?(?:${SIGN})?\b(?!\d\s+tops\b)${NUMBER}(?:${UNIT})?(?:\s?-?ish\b)?,?\s+${CAP}\b`,
    ),
    bounds: atMost,
  },
  {
    find: pattern(
      String.raw`(?:\b(?:around|about|in|near) )?the (?:${SIGN})?\b${NUMBER}(?:${UNIT})?[ -](?:range|mark|ballpark|region|area)\b`,
    ),
    bounds: near,
  },
  {
    find: pattern(
      String.raw`(?:(?:\b(?:around|about|approximately|approx|roughly|circa|near|close to|somewhere near|in the (?:region|area|ballpark|neighbou?rhood) of)\s+)|~\s*)${LOOSE}${NOT_COUNTED}`,
    ),
    bounds: near,
  },
  {
    find: pattern(
      String.raw`\b(?:for|with|have|got|spend|pay)\s+(?:like|maybe|say|perhaps|probably)\s+(?:around |about )?${LOOSE}`,
    ),
    bounds: near,
    accepts: ([price = 0]) => price >= LEAST_PRICE,
  },
  { find: pattern(String.raw`\b(?:like|maybe|perhaps|probably)\s+${SURE}`), bounds: near },
  {
    find: pattern(
      String.raw`(?:\b(?:my |a |the )?budget(?: is| of|'s)? )?(?:${SIGN})?\b(\d{2,4})\s?-?ish\b(?:${UNIT})?`,
    ),
    bounds: near,
  },
  {
    find: pattern(
      String.raw`(?:${SIGN})?\b${NUMBER}(?:${UNIT})?,? (?:give or take|plus or minus|more or less)(?: (?:like |about )?(?:${SIGN})?\d{1,3}(?:${UNIT})?| a (?:few|bit|little)(?: (?:bucks|dollars))?)?\b`,
    ),
    bounds: near,
  },
  {
    find: pattern(String.raw`(?:${SIGN})?\b${NUMBER}(?:${UNIT})?\s+or so(?:${UNIT})?\b`),
    bounds: near,
  },
  {
    find: pattern(
      String.raw`(?:${SIGN}${NUMBER}|\b${NUMBER}${UNIT})(?:\s*\+|\s+(?:or|and)\s+${OR_MORE}\b)`,
    ),
    bounds: atLeast,
  },
  {
    find: pattern(String.raw`(?<![\w.,-])(\d{2,4})\s+(?:and|or)\s+${OR_MORE}\b`),
    bounds: atLeast,
  },
  { find: pattern(String.raw`(?<![\w.,-])(\d{2,4})\s?\+(?!\s?\d)`), bounds: atLeast },
  { find: pattern(String.raw`(?<![\w.,-])(\d{2,4})-(?=\s+\D|\s*$)`), bounds: atMost },
  { find: pattern(String.raw`(?:\bfor\s+)?${SURE}`), bounds: atMost },
  { find: pattern(String.raw`(?<![\w.,-])(\d{1,4}\.\d{2})${END}`), bounds: atMost },
];
