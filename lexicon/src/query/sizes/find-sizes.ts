import type { ClothingFit } from '@modiste/contract/values';
import { sizesBetween } from '../../sizes/sizes-between.ts';
import type { Span } from '../../words/span.ts';

/** A size as typed, not yet told whether of a shoe or a shirt. */
export interface SizeMention extends Span {
  /** The sizes alone, for example ["9"] or ["s", "m"]. */
  sizes: readonly string[];
  kind: 'size' | 'waist' | 'leg' | 'neck' | 'shoes' | 'fit';
  fit: ClothingFit | null;
}

const LETTERS = `xxxxl|xxs|xs|xxxl|xxl|xl|[2-8]xl|2xs|[1-6]x|xx?[- ]?(?:small|large)|extra[- ](?:small|large)|small|medium|large|[sml]`;
const SURE_LETTERS = `(?:[2-5]?xl|xxx?l|[ml])t|xxxxl|(?:double|triple)[- ]?xl|xxs|xs|xxxl|xxl|xl|[2-8]xl|2xs|[1-6]x(?!\\s?(?:\\d|a\\b|an\\b|per\\b|the\\b|/|daily|weekly|every|each|more|faster|better))|xx?[- ]?(?:small|large)|extra[- ](?:small|large)`;
const NUMBER = String.raw`\d{1,2}(?:[.,]5|\s?½|\s1\/2)?(?:\s?(?:petite|tall|short|regular|long|[wptrsl]))?`;
const SYSTEM = `(?:us|uk|eu|eur|it|fr)`;
const INCHES = String.raw`(?:\s?(?:"|”|in|inch|inches))?`;
const LEG = '(?:leg|legs|inseam|length|inside leg)';
/** What a number that is no size goes on with: "2 pack", "3 piece". */
const NOT_COUNTED = String.raw`(?![.,/]\d|\s?(?:pack|packs|piece|pieces|pairs?|%|inch|in\b|cm|mm|plus\b|year|yr|month|days?\b|nights?\b|weeks?\b|weekends?\b|outfits?\b|looks?\b|total\b|max\b|dollars?\b|bucks\b|button|way|ply|ct|count|x\b))`;
const ONE = String.raw`(?:${SYSTEM}\s?)?(?:${LETTERS}|${NUMBER})(?:\s?${SYSTEM})?`;

const PATTERNS: readonly { find: RegExp; kind: SizeMention['kind'] }[] = [
  { find: /\b(1[3-9](?:\.5)?)\s?[/x\s]\s?3[0-9]\b/gi, kind: 'neck' },
  {
    find: /\b((?:european|italian|french|british)\s(?:size\s)?\d{1,2}(?:\.5)?)\b/gi,
    kind: 'size',
  },
  {
    find: /\b(\d{2})\s?(?:"|”|in|inch)\s(?=(?:(?!inseam|waist|leg)\w+\s)?(?:jeans|pants|trousers|chinos)\b)/gi,
    kind: 'waist',
  },
  { find: /\b(2[4-9]|3\d|4[0-4])\s(2[89]|3[0-6])\b/g, kind: 'size' },
  {
    find: new RegExp(
      String.raw`\b(\d{2})${INCHES}[- ]waist(?:ed)?[,\s]+(?:and\s+|with\s+)?(?:an?\s+)?(\d{2})${INCHES}[- ]${LEG}\b`,
      'gi',
    ),
    kind: 'size',
  },
  {
    find: new RegExp(
      String.raw`\bwaist\s+(\d{2})${INCHES}[,\s]+(?:and\s+)?${LEG}\s+(\d{2})${INCHES}\b`,
      'gi',
    ),
    kind: 'size',
  },
  {
    find: new RegExp(
      String.raw`\b(\d{2})${INCHES}[- ](?:inseam|inside leg|leg)\b|\binseam\s+(?:of\s+)?(\d{2})\b`,
      'gi',
    ),
    kind: 'leg',
  },
  { find: /\b(xs|s|m|l|xl|xxl)\s?[-/]\s?(xs|s|m|l|xl|xxl)\b/gi, kind: 'size' },
  { find: /\b(2[579]|3[1-9]|4[0-4])\s?w\b(?!\s?\d)/gi, kind: 'waist' },
  { find: /\bw?(\d{2})\s?w?\s?(?:x|×|\/|\sby\s)\s?l?(\d{2})l?\b(?!\s?cm)/gi, kind: 'size' },
  { find: /\bw\s?(\d{2})\s?[/,-]?\s?l\s?(\d{2})\b/gi, kind: 'size' },
  { find: /\b(\d{2})\s?w\s?(\d{2})\s?l\b/gi, kind: 'size' },
  {
    find: /\b(\d{2})(?:\s?(?:"|in|inch|inches))?\s+waist\b|\bwaist\s+(?:size\s+)?(\d{2})\b/gi,
    kind: 'waist',
  },
  { find: /\b((?:uk|us|eu|eur|it)\s+(?:size|sz)\s+\d{1,2}(?:[.,]5)?)\b/gi, kind: 'size' },
  {
    find: /\b(1[3-9](?:[.,]5)?|20)(?:\s?(?:"|in|inch|inches))?\s+(?:neck|collar)\b|\b(?:neck|collar)\s+(?:size\s+)?(1[3-9](?:[.,]5)?|20)\b/gi,
    kind: 'neck',
  },
  {
    find: new RegExp(
      String.raw`\b(?:in\s+)?(?:size|sizes|sz)\s+(?:an?\s+)?(${ONE})\b(?:\s?(?:and|or|/|-|,|to)\s?(${ONE})\b${NOT_COUNTED}(?:\s?(?:and|or|,)\s?(${ONE})\b${NOT_COUNTED})?)?`,
      'gi',
    ),
    kind: 'size',
  },
  {
    find: new RegExp(String.raw`\b(small|medium|large|${SURE_LETTERS})[- ]sized?\b`, 'gi'),
    kind: 'size',
  },
  {
    find: new RegExp(
      String.raw`\bin\s+(?:an?\s+)?(${LETTERS})\b(?:\s?(?:or|/)\s?(${LETTERS})\b)?(?!\s+(?:print|check|stripe|floral|dot))`,
      'gi',
    ),
    kind: 'size',
  },
  { find: /\b((?:us|uk|eu|eur)\s?\d{1,2}(?:[.,]5)?)\b/gi, kind: 'size' },
  { find: /\b(\d{1,2}(?:[.,]5)?\s?(?:us|uk|eu))\b/gi, kind: 'size' },
  {
    find: /\b((?:3[4-9]|4\d|50)\s?(?:[srl]|short|regular|long)|5[2-8]\s?(?:r|short|regular|long))\b/gi,
    kind: 'size',
  },
  {
    find: new RegExp(
      String.raw`\b((?:petite|tall)\s+\d{1,2})\b(?!['’"”]|\s?(?:ft|foot|feet|yo\b|dollars|bucks|usd))${NOT_COUNTED}`,
      'gi',
    ),
    kind: 'size',
  },
  { find: /\b(\d{1,2}(?:[wpt]|\s(?:petite|tall)))\b/gi, kind: 'size' },
  {
    find: new RegExp(
      String.raw`(?<=\b(?:wo)?men['’]?s?\s+|\bladies['’]?\s+|\bunisex\s+)(?:us\s+)?([1-4]?\d(?:\.5)?|50|${LETTERS})\b${NOT_COUNTED}(?!['’&])`,
      'gi',
    ),
    kind: 'size',
  },
  {
    find: /\b(\d{2}(?:\.5)?\s(?:in\s)?(?:european|euro?|eur|british|uk|italian)(?:\ssiz(?:es?|ing))?)\b/gi,
    kind: 'size',
  },
  {
    find: /\b(\d{1,2}(?:\.5)?)\s+in\s+(?:my\s+)?(?:shoes?|sneakers?|trainers?|boots?|heels?)\b/gi,
    kind: 'shoes',
  },
  {
    find: /\b(?:in|an?)\s+(?:an?\s+)?(\d{1,2}(?:\.5)?)(?=\s+(?:wide|narrow)\b(?!-?\s?leg))/gi,
    kind: 'size',
  },
  {
    // European sizes of shoes, and waists.
    find: /\bin\s+((?:2[4-9]|3\d|4[0-8])(?:\.5)?)(?=\s*(?:$|[,;.?!]|(?:or|for|please|and|but)\b))/gi,
    kind: 'size',
  },
  {
    find: new RegExp(
      String.raw`(?<=\b(?:(?:i|s?he|they)(?:['’]?m|['’]s|['’]?re| am| is| are)|im|hes|shes|(?:i|s?he|they) (?:wear|take)s?)\s+(?:(?:usually|normally|about|probably|like|mostly|an?)\s+)*)(${LETTERS})(?=\s*(?:$|[,;.?!]|(?:and|or|but|so|in|on|up|usually|normally|please|btw|lol)\b))`,
      'gi',
    ),
    kind: 'size',
  },
  {
    // Nothing else is "in 9.5".
    find: /\bin\s+((?:[3-9]|1[0-6])[.,]5)(?=\s*(?:$|[,;.?!]|(?:or|for|please|under|below|with|and|but)\b))/gi,
    kind: 'size',
  },
  {
    find: new RegExp(
      String.raw`\bbetween\s+(?:(?:an?|size)\s+)+(${ONE})\s+(?:and|or)\s+(?:(?:an?|size)\s+)?(${ONE})\b`,
      'gi',
    ),
    kind: 'size',
  },
  {
    find: new RegExp(String.raw`\bbetween\s+(${LETTERS})\s+(?:and|or)\s+(${LETTERS})\b`, 'gi'),
    kind: 'size',
  },
  {
    find: /\bin\s+an?\s+(\d{1,2}(?:\.5)?)(?=\s*(?:$|[,;.?!]|in\b|or\b|for\b|please\b|under\b))/gi,
    kind: 'size',
  },
  {
    find: new RegExp(
      String.raw`\b(?:(?:i|he|she|they)(?:['’]?m|['’]s|['’]?re| am| is| are)|im|(?:i|he|she|they) (?:wear|take)s?)\s+(?:(?:usually|normally|about|probably|like|mostly)\s+)*an?\s+(\d{1,2}(?:\.5)?)\b(?:\s?(?:\/|-|or(?: an?)?)\s?(\d{1,2}(?:\.5)?)\b)?(?!\s?(?:['’"”]|y|yo|ft|feet|cm|out of|on (?:a|the)|degrees?|min|hour|week|day|dollar|bucks)|-)${NOT_COUNTED}`,
      'gi',
    ),
    kind: 'size',
  },
  { find: /\b((?:it|fr)\s\d{2})\b/gi, kind: 'size' },
  { find: /\b(\d{1,2}\s1\/2)\b/g, kind: 'size' },
  { find: new RegExp(String.raw`\b(${SURE_LETTERS})\b`, 'gi'), kind: 'size' },
];

const FITS: readonly { find: RegExp; fit: ClothingFit }[] = [
  { find: /\bpetites?\b/gi, fit: 'P' },
  { find: /\b(?:plus[- ]?sizes?d?|curve|curvy|plus(?= (?:women|dress|top|jean)))\b/gi, fit: 'W' },
  { find: /\bbig (?:and|&) tall\b/gi, fit: 'L' },
  { find: /\btall\b(?! (?:boots?|socks?|hat|collar))/gi, fit: 'T' },
];

const COUNTRIES: Readonly<Record<string, string>> = {
  european: 'eu',
  italian: 'it',
  french: 'fr',
  british: 'uk',
};

/** A size as size lists write it: "9 1/2" is 9.5, "uk8" UK 8, "Italian 42" IT 42, "petite 2" 2 petite. */
const plainSize = (size: string): string =>
  size
    .replace(/\s?(?:1\/2|½)/, '.5')
    .replace(/^(petite|tall)\s+(\d+)$/i, '$2 $1')
    .replace(/^(\d{2}(?:\.5)?)\s(?:in\s)?(european|british|italian)\b.*$/i, '$2 $1')
    .replace(/^(\d{2}(?:\.5)?)\s(?:in\s)?(?:eur?o?)\b.*$/i, 'eu $1')
    .replace(/^(\d{2}(?:\.5)?)\s(?:in\s)?uk\b.*$/i, 'uk $1')
    .replace(/^(uk|us|eu|it|fr)(?=\d)/i, '$1 ')
    .replace(/^(european|italian|french|british)\s(?:size\s)?/i, (_, country: string) => {
      return `${COUNTRIES[country.toLowerCase()] ?? ''} `;
    });

/** Finds every size in a query, none overlapping. */
export function findSizes(text: string): SizeMention[] {
  const found: SizeMention[] = [];
  const add = (match: RegExpMatchArray, rest: Omit<SizeMention, keyof Span>): void => {
    const start = match.index ?? 0;
    const end = start + match[0].length;
    const isFree = found.every((other) => end <= other.start || start >= other.end);
    if (isFree) found.push({ start, end, ...rest });
  };
  for (const { find, kind } of PATTERNS) {
    for (const match of text.matchAll(find)) {
      const sizes = match
        .slice(1)
        .filter((size) => size !== undefined)
        .map(plainSize);
      // "10/12" names two sizes, "32/30" a waist and a length.
      const isPair = sizes.length === 2 && sizes.every((size) => /^(?:2[4-9]|[34]\d)$/.test(size));
      const isBottomPair = isPair && !/size/i.test(match[0]);
      const named = isBottomPair ? [sizes.join('x')] : sizesBetween(sizes, match[0]);
      add(match, { sizes: named, kind, fit: null });
    }
  }
  for (const { find, fit } of FITS) {
    for (const match of text.matchAll(find)) add(match, { sizes: [], kind: 'fit', fit });
  }
  return found;
}
