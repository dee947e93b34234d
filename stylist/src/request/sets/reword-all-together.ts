import { understandQuery } from '@modiste/lexicon/understand-query';
import { COUNTS } from '../../references/mention-words.ts';

const COUNT = '(?<count>two|three|four|five|six|seven|[2-7])';
/** "All three together", "the 3 of them in total": all that a message names. */
const ALL_OF_THEM = new RegExp(
  `\\b(?:all|the) ${COUNT}(?: of (?:them|those|these)| pieces| things| items)?(?=,? (?:together|combined|altogether|in total|total|in all|for (?:under |less than |max(?:imum)? )?[$€£]?\\d|under|below|within|max\\b|should|must|can|may|to cost))`,
  'i',
);

/** "A bag to go with the Anouk": a piece that is named by no kind. */
const WITH_IT = /\b(?:with|for|matching) (?:the|that|this|it|my)\b/i;

const namedIn = (text: string): Set<string> =>
  new Set(
    understandQuery(text).readings.flatMap(({ concepts }) =>
      concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])),
    ),
  );

/**
 * "Shoes and a bag with the dress, all three together under 300" speaks of what it names, and not of the first
 * three pieces that are shown.
 */
export function rewordAllTogether(text: string): string {
  const found = ALL_OF_THEM.exec(text);
  const said = found?.groups?.count?.toLowerCase() ?? '';
  const count = COUNTS.get(said) ?? Number(said);
  const named = namedIn(text).size + (WITH_IT.test(text) ? 1 : 0);
  if (found === null || (named !== count && namedIn(text).size !== count)) return text;
  return `${text.slice(0, found.index)}everything${text.slice(found.index + found[0].length)}`;
}
