import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { ShownList } from '../../dialogue/shown-list.ts';
import { findPlaces } from '../../knowledge/style/weather/places.ts';
import type { Turn } from '../../stylist.ts';
import { asksIfNeeded } from './asks-of-needs.ts';

/** The list is spoken of by its name though something else is on the screen. */
const NAMES_LIST =
  /\b(?:the|my|that|this|our) (?:(?:packing|whole|full|entire|complete|current|final|new) )*(?:list|suitcase|luggage|bag|capsule|wardrobe)\b|\b(?:packing )?list (?:again|back|pls|please|now)\b|\b(?:full|whole|entire|complete|packing) (?:packing )?list\b/i;

const OPENERS =
  "^\\W*(?:(?:ok|okay|and|so|but|hm+|right|cool|thanks|now|then|anyway|lol|whats|what[’']s|what is|how much is)[\\s,]+)*";
const CLOSERS =
  '(?: (?:now|then|so far|again|pls|please|in all|altogether|at the moment|for everything|for all(?: of it)?))*\\W*$';
/** "Total?", "whats left", "how much is everything": what of single pieces nobody would ask. */
const ASKS_OF_ALL = new RegExp(
  `${OPENERS}(?:(?:the |my |a )?(?:(?:full|whole|grand|new|overall) )?(?:total|sum)(?: (?:price|cost))?|how much (?:for )?(?:everything|(?:is )?all of it|altogether)|everything|what(?:['’]?s|s| is) left|whats? (?:still )?on (?:it|there))${CLOSERS}`,
  'i',
);
/** "The total without jeans". */
const TOTAL_WITHOUT =
  /\b(?:total|sum|altogether|how much|cost|come to|comes to)\b[^.?!]*\b(?:without|minus|except|excluding|not counting) (?<what>[^.?!]+)/i;

const kindsOn = ({ lines }: ShownList): string[] =>
  lines.flatMap(({ pieces }) => pieces.flatMap(({ words }) => understandQuery(words).types));

/** Whether words name where the list is packed for: "do I need a rain jacket in Lisbon". */
function namesPlaceOf(words: string, list: ShownList): boolean {
  const places = new Set(findPlaces(list.words).map(({ name }) => name));
  return findPlaces(words).some(({ name }) => places.has(name));
}

/** Whether a message is about the list, though single pieces were looked at since it was told. */
export function meansList(
  { words, state }: Pick<Turn, 'words' | 'state'>,
  list: ShownList,
): boolean {
  if (NAMES_LIST.test(words)) return true;
  if (state.shown.outfits.length > 0 || (state.chosen ?? []).length > 0) return false;
  if (ASKS_OF_ALL.test(words)) return true;
  if (asksIfNeeded(words) && namesPlaceOf(words, list)) return true;
  const what = TOTAL_WITHOUT.exec(words)?.groups?.what;
  if (what === undefined) return false;
  const left = understandQuery(what).types;
  const on = kindsOn(list);
  return left.some((type) => on.some((kind) => isKindOf(kind, type)));
}
