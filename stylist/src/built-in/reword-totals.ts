import { findType } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';
import { typesOf } from '../dialogue/types-of.ts';

/** "Two tops and jeans for 120", "3 tees, 60 bucks". */
const SUM =
  /(?:,|\b(?:for|at|with|on|all for|i have|i['’]?ve got|budget(?: is| of)?)) (?:only |just |about |around |like |a )?\$?(?<sum>\d{2,4})(?: dollars| bucks| usd)?(?: budget)?(?: please| pls| max)?\s*[.!?]*$/i;
const COUNTED = /\b(?:[2-5]|two|three|four|five|a couple(?: of)?)\b/i;
/** "Size 8 and 10", "for 2 people". */
const SIZED = /\bsizes?\b/i;

/** Kinds of garments that words ask for. */
const kindsIn = (text: string): Set<string> =>
  new Set(
    understandQuery(text).readings.flatMap(({ role, concepts }) =>
      role === 'wanted' ? concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])) : [],
    ),
  );

/** A sum after several pieces is what all of them may cost: "a shirt and jeans for 100". */
export function rewordTotals(text: string): string {
  const match = SUM.exec(text);
  if (match === null || SIZED.test(text)) return text;
  const before = text.slice(0, match.index);
  const kinds = kindsIn(before);
  const isSeveral = kinds.size > 1 || (kinds.size === 1 && COUNTED.test(before));
  return isSeveral ? `${before} under $${match.groups?.sum ?? ''} total` : text;
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
