import { findType } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { StyleRequest } from '../../dialogue/dialogue-state.ts';
import { typesOf } from '../../dialogue/types-of.ts';

/** "400 all together", "150 for everything", "220 both": a sum for all that is asked for. */
const SUM_OF_ALL =
  /(?<![$\d.,-])\$?\b(?<sum>\d{2,4})(?: ?(?:dollars|bucks|usd|euros?|eur|quid|pounds?))?(?: (?:max|budget|limit|tops))?(?: (?:is|it['’]?s))?(?: for)? (?:it all|everything|all (?:of (?:it|them|that)|together|in|up|two|three|four|five|[2-5])(?: together)?|altogether|(?:in )?total|in all|(?:them )?both(?: together)?|the (?:whole )?(?:lot|thing)|combined)\b/i;

/** A sum that is said for everything is a limit of all of it, whatever stands before it. */
function rewordSumOfAll(text: string): string {
  const isRead = understandQuery(text).hard.priceMax !== null;
  return isRead ? text : text.replace(SUM_OF_ALL, 'under $$$<sum> total');
}

/** "Two tops and jeans for 120", "3 tees, 60 bucks". */
const SUM =
  /(?:[,.;]|\b(?:for|at|with|on|all for|i have|i['’]?ve got|budget(?: is| of)?)) (?:only |just |(?<near>about |around |roughly |like )|a )?\$?(?<sum>\d{2,4})(?: dollars| bucks| usd)?(?: budget)?(?: please| pls| max)?\s*[.!?]*$/i;
const COUNTED = /\b(?:[2-5]|two|three|four|five|a couple(?: of)?)\b/i;
/** "Size 8 and 10", "for 2 people". */
const SIZED = /\bsizes?\b/i;

/** "Eid outfit, long sleeves, 200": no size of a whole outfit is as large, and no year as small. */
const OF_WHOLE = /\b(?:outfits?|ensembles?|head to toe)\b/i;
const isSumOfWhole = (before: string, sum: number): boolean =>
  OF_WHOLE.test(before) && sum > 56 && !(sum >= 1900 && sum < 2100);

/** "Slippers or a robe", "slippers? a robe?": one of them is wanted, and the sum is for that one. */
const EITHER = /\bor\b|\?[^?]+\?/i;

/** Kinds of garments that words ask for. */
const kindsIn = (text: string): Set<string> =>
  new Set(
    understandQuery(text).readings.flatMap(({ role, concepts }) =>
      role === 'wanted' ? concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])) : [],
    ),
  );

/** A sum after several pieces is what all of them may cost: "a shirt and jeans for 100". */
export function rewordTotals(said: string): string {
  const text = rewordSumOfAll(said);
  const match = SUM.exec(text);
  if (match === null || SIZED.test(text)) return text;
  const before = text.slice(0, match.index);
  if (EITHER.test(before)) return text;
  const kinds = kindsIn(before);
  const isSeveral = kinds.size > 1 || (kinds.size === 1 && COUNTED.test(before));
  const isWhole = isSumOfWhole(before, Number(match.groups?.sum));
  const limit = match.groups?.near === undefined ? 'under' : 'around';
  return isSeveral || isWhole ? `${before} ${limit} $${match.groups?.sum ?? ''} total` : text;
}

const BUNDLE =
  /(?<!\b(?:and|or|plus|sizes?|under|over|than|in an?) |[\d$.,-])\b(?<count>[2-6]|two|three|four|five|six)(?: of (?:them|those|these))? for (?<limit>(?:under |below |less than |about |around |like |max |up to )*)\$?(?<sum>\d{2,4})(?: ?(?:dollars|bucks|usd))?(?:,? (?:in total|total|together|altogether|all in))?\b(?! ?(?:each|apiece|per|a piece|years?|yrs?|people|guests|days?|hours?|weeks?|%|percent|degrees)\b)/gi;

/** "2 for 50" is a price for so many of what is looked for, all together. */
export function rewordBundles(text: string, request: StyleRequest | null): string {
  const [type = ''] = typesOf(request?.wishes ?? []);
  const plural = findType(type)?.plural;
  return plural === undefined
    ? text
    : text.replaceAll(BUNDLE, `$<count> ${plural} for $<limit>$$$<sum> in total`);
}

const NAMED = String.raw`(?:it|this|that|(?:the|that|this) (?:first|second|third|last|\w+)(?: one| dress| skirt| top| coat)?|everything|all of (?:it|that)|it all)`;
/** "What would it cost with a cardigan and flat shoes, I have 250 for everything?" */
const COST_WITH = new RegExp(
  String.raw`^(?<before>.*?)\b(?:what|how much)\b[^.?!]*?\b(?:would|will|does|do|is|are|for)\b\s+(?<one>${NAMED})(?: (?:cost|be|come to|total|in total|altogether|together))*,? (?:with|plus|and|if i add|when i add) (?<others>[^.?!,]+?)(?: (?:cost|be|come to|total|in total|altogether|together|in all|all in))*(?:\s*[?,.;]+\s*(?<rest>.*))?$`,
  'i',
);
/** "The second dress plus heels and a clutch, total under 300". */
const SUM_WITH =
  /\b(?<one>(?:the|that|this) (?:first|second|third|fourth|last|cheapest)(?: one| \w+)?|it|this|that) (?:plus|with|and|together with|\+) (?<others>[^.?!]+?)(?:[?,.;]|,? (?:for|at))?\s*(?<rest>(?:total|in all|all in|altogether|together|combined|for everything|everything|under|max|budget)\b.*\d{2,4}.*|(?:what|whats|how much)\b.*\b(?:that|it|this|cost)\b.*)$/i;
const MONEY = /\$?(?<sum>\d{2,4})\b/;

/**
 * What pieces cost that are still to be found is asked of sets with them: "a cardigan and flat shoes
 * to go with it, under $250 total". Of kinds that were shown the sum is told instead.
 * @param isShown Whether a kind of garment, by its lexicon id, was shown before.
 */
export function rewordCostWith(text: string, isShown: (type: string) => boolean): string {
  const found = COST_WITH.exec(text) ?? SUM_WITH.exec(text);
  const { one = '', others = '', rest = '' } = found?.groups ?? {};
  const kinds = [...kindsIn(others)];
  if (kinds.length === 0 || kinds.some(isShown)) return text;
  const sum = MONEY.exec(rest)?.groups?.sum;
  const limit = sum === undefined ? ', in total' : `, under $${sum} total`;
  return `${others} to go with ${/everything|all/.test(one) ? 'it' : one}${limit}`;
}
