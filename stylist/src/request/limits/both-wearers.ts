import type { Gender } from '@modiste/contract/values';

const SORT = '(?:(?:older|younger|little|big|best|twin|elder|new) )*';
const WHOSE = '(?:(?:my|our|his|her|their|the) )?';
const WOMEN =
  '(?:moms?|mums?|mother|wife|girlfriend|gf|sisters?|daughters?|aunt(?:ie)?|grandma|grandmother|granny|nan|nana|nieces?|her|she|women?|bride|fianc[e\u00e9]e)';
const MEN =
  '(?:dads?|father|husband|boyfriend|bf|brothers?|sons?|uncle|grandpa|grandfather|nephews?|him|he|m[ae]n|groom|fianc[e\u00e9])';
const AND = '(?:,? and(?: (?:one )?for)?| ?& ?| ?\\+ ?|,? plus|,? as well as) ';

/** One of each: "my sister and brother", "him and her". */
const OF_EACH = new RegExp(
  `\\b(?:${WOMEN}${AND}${WHOSE}${SORT}${MEN}|${MEN}${AND}${WHOSE}${SORT}${WOMEN})\\b`,
  'i',
);
const BOTH =
  /\bfor (?:both (?:of (?:us|them)|men and women|sexes|genders)|the (?:both|two) of (?:us|them)|us both|a couple|(?:my|our|his|her) (?:parents|grandparents|folks|in-laws))\b|\bhis and hers\b/i;
const ME_AND = new RegExp(
  `\\b(?:me${AND}${WHOSE}${SORT}(?:${WOMEN}|${MEN})|${WHOSE}${SORT}(?:${WOMEN}|${MEN})${AND}(?:me|myself|i))\\b`,
  'i',
);

/** Whether a message is for a woman and a man at once. */
export const isForBoth = (text: string): boolean =>
  OF_EACH.test(text) ||
  BOTH.test(text) ||
  (ME_AND.test(text) && /\b(?:gifts?|matching|both|set)\b/i.test(text));

export const BOTH_GENDERS: readonly Gender[] = ['Women', 'Men'];
