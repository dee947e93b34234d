import type { Note } from '../../unmet/read-covered.ts';

/** Sizes as people tell them, in the words of the size filters, and what to tell of that. */
export interface ReadSizesSaid {
  words: string;
  /** Empty where there is nothing to tell. */
  note: Note;
}

/** US women's numbers by the bust in inches: the misses' and plus charts that most makers print. */
const BUSTS: readonly (readonly [most: number, size: number])[] = [
  [32.5, 0],
  [33.5, 2],
  [34.5, 4],
  [35.5, 6],
  [36.5, 8],
  [37.5, 10],
  [39, 12],
  [40.5, 14],
  [42.5, 16],
  [44.5, 18],
  [46.5, 20],
  [48.5, 22],
  [50.5, 24],
];
const CM_PER_INCH = 2.54;
/** No bust is as small in centimeters, and none as large in inches. */
const INCHES_MAX = 60;
const BUST =
  /\b(?:(?:my |a |with a |at the )?bust(?: size)?(?: is| of| measures|:)?(?: about| around)? (?<after>\d{2,3})|(?<before>\d{2,3})(?:["”]| ?-?(?:inch(?:es)?|in|cm))? (?:at the )?bust)(?:["”]| ?(?:inch(?:es)?|cm))?(?!\w)/i;

function readBust(words: string): ReadSizesSaid | null {
  const match = BUST.exec(words);
  const said = Number(match?.groups?.after ?? match?.groups?.before ?? 0);
  if (match === null || said === 0) return null;
  const inches = said > INCHES_MAX ? said / CM_PER_INCH : said;
  const size = BUSTS.find(([most]) => inches <= most)?.[1];
  const unit = said > INCHES_MAX ? 'cm' : 'inch';
  if (size === undefined) {
    return {
      words: words.replace(match[0], ' '),
      note: [
        `A ${said}-${unit} bust is above the charts I have, which end at a US 24, so I left the size open.`,
      ],
    };
  }
  return {
    words: words.replace(match[0], `size ${size}`),
    note: [
      `By most charts a ${said}-${unit} bust is a US ${size}, so I went by that.`,
      `A ${said}-${unit} bust comes to a US ${size}, which I went by.`,
    ],
  };
}

const SIZES_MOST = 24;
/** "Nothing above 12 ever in stock" wants what is larger, and names no price. */
const NONE_ABOVE =
  /\b(?:nothing|never (?:anything|any)|no ?thing|none|no sizes?)(?: (?:is|ever|at all|here|comes?|in sizes?))* (?:above|over|past|beyond|bigger than|larger than|after) (?:a |an |size )*(?<size>\d{1,2})\b(?=.*\b(?:stock|sizes?|available|left|fits?|comes?)\b|\W*$(?<=\bsizes?\b.*))[^.!?]*/i;

function readNoneAbove(words: string): ReadSizesSaid | null {
  const match = NONE_ABOVE.exec(words);
  const size = Number(match?.groups?.size ?? Number.NaN);
  if (match === null || Number.isNaN(size) || size % 2 !== 0 || size >= SIZES_MOST) return null;
  const from = size + 2;
  const sizes = Array.from({ length: 3 }, (_, at) => from + at * 2).filter(
    (one) => one <= SIZES_MOST,
  );
  return {
    words: words.replace(match[0], `size ${sizes.join(' or ')}`),
    note: [
      `Then here is what is in stock from ${from} up.`,
      `I looked for what is in stock in ${sizes.join(', ')}.`,
    ],
  };
}

const TOP = '(?:tops?|upper(?: body)?|up top|on top|upstairs|blouses?|shirts?)';
const BOTTOM = '(?:bottoms?|lower(?: body)?|pants|trousers|jeans|skirts?|down below|downstairs)';
const apart = (first: string, second: string): RegExp =>
  new RegExp(
    String.raw`\b(?:size |a )*(?<one>\d{1,2})(?: in| for| on)?(?: the| my)? ${first}(?:,| and| but| n| &|/)*(?: (?:an? |size |i['’]?m )*)(?<two>\d{1,2})(?: in| for| on)?(?: the| my)? ${second}\b`,
    'i',
  );
const BOTTOM_TOP = apart(BOTTOM, TOP);
const TOP_BOTTOM = apart(TOP, BOTTOM);

/** "3 shirts 2 pants" counts them: so few of several, with nothing of sizes said around. */
const COUNTED =
  /^[1-9] (?:tops|blouses|shirts|bottoms|pants|trousers|jeans|skirts)\b(?:,| and| but| n| &|\/)* [1-9] (?:tops|blouses|shirts|bottoms|pants|trousers|jeans|skirts)$/i;

/** "Size 14 bottom and 12 top": what is sold as one has one of them. */
function readApart(words: string): ReadSizesSaid | null {
  const bottomFirst = BOTTOM_TOP.exec(words);
  const match = bottomFirst ?? TOP_BOTTOM.exec(words);
  const { one = '', two = '' } = match?.groups ?? {};
  if (match === null || one === two || COUNTED.test(match[0])) return null;
  const [top, bottom] = bottomFirst === null ? [one, two] : [two, one];
  return {
    words: words.replace(match[0], `size ${one} or ${two}`),
    note: [
      `I show what comes in ${one} or ${two}: take the ${top} in tops and the ${bottom} in bottoms.`,
      `These come in ${one} or ${two}; of tops yours is the ${top}, of bottoms the ${bottom}.`,
    ],
  };
}

/** "I'm between 12 and 14" tells sizes, and no prices. */
const BETWEEN =
  /\b(?:(?:i['’]?m|i am|am|he['’]?s|she['’]?s|they['’]re|usually|always|somewhere|right|stuck) )+between (?:an? |size |us )*(?<one>\d{1,2}) (?:and|or) (?:an? |size )*(?<two>\d{1,2})\b(?! ?(?:dollars|bucks|usd|years|yrs|\$|k\b))/i;

function readBetween(words: string): ReadSizesSaid | null {
  const match = BETWEEN.exec(words);
  const { one, two } = match?.groups ?? {};
  if (match === null) return null;
  const rest = words.replace(match[0], '').replace(/^[\s,.]+(?:and )?|[\s,.]+$/g, '');
  return { words: `${rest === '' ? '' : `${rest}, `}size ${one} or ${two}`, note: [] };
}

/** Sizes told by measures, by complaints, and for each half of the body. */
export const rewordSizes = (words: string): ReadSizesSaid =>
  readBust(words) ??
  readNoneAbove(words) ??
  readApart(words) ??
  readBetween(words) ?? { words, note: [] };

const RANGES: Readonly<Record<string, string>> = {
  plus: 'plus size',
  'plus size': 'plus size',
  curve: 'plus size',
  curvy: 'plus size',
  petite: 'petite',
  tall: 'tall',
  'petite plus': 'petite plus size',
  'plus petite': 'petite plus size',
  'extended sizes': 'plus size',
};
const ASKS_RANGE =
  /^\W*(?:(?:hi|hey|hello|ok|so|and|also|but)[\s,!.]+)*(?:(?:do|does|can) (?:you|u|ya|this (?:shop|place|app|site)|they|ur shop) (?:guys )?(?:even |also |actually )?(?:do|have|carry|sell|stock|get|offer)|(?:have you|you|u) got|got|are there|is there|any)(?: any| a| an)? (?<range>petite plus|plus petite|extended sizes|plus size|plus|curvy|curve|petite|tall)s?(?:[- ]?(?:sizes?|sizing|clothes|clothing|range|ranges|section|line|lines|stuff|things|fits?|lengths?|options?))*(?: here| at all| too| available)*\W*$/i;

/** The range of sizes that the shop is asked for, as its filter is said; null where none is. */
export function rangeAsked(words: string): string | null {
  const range = ASKS_RANGE.exec(words)?.groups?.range?.toLowerCase();
  return range === undefined ? null : (RANGES[range] ?? range);
}
