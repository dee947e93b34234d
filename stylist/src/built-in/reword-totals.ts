import { understandQuery } from '@modiste/lexicon/understand-query';

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
