import { findType } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { typesOf } from '../../dialogue/types-of.ts';
import type { Turn } from '../../stylist.ts';

const LEAD = '^\\W*(?:(?:ok|okay|and|but|so|no|hey|hm+|well|wait|actually|now|um+|uh+)[\\s,.!]+)*';
/** "Back to the blazers", "I asked for a blazer". */
const GOES_BACK = new RegExp(
  `${LEAD}(?:(?:can we |could we |let['’]?s |lets |please )?(?:go |get |come )?back to (?:the |those |my )?|i (?:(?:had|already) )?(?:asked|was asking|wanted|was looking|came here) for (?:an? |the |some |my )?)(?<what>[a-z][a-z -]*?)(?: (?:please|pls|again|though|tho|now|then|remember|not (?:an? |some |these |those )?[a-z -]+))*\\W*$`,
  'i',
);

/** "Back to the dress" is said of the one that was chosen, "back to the dresses" of all. */
const namesChosen = (
  { words, items, earlierItems = [], state }: Turn,
  what: string,
  type: string,
): boolean =>
  /\bback to\b/i.test(words) &&
  !/[^s]s$/i.test(what) &&
  [...items, ...earlierItems].some(
    ({ id, other_info }) => state.chosen?.includes(id) === true && isKindOf(other_info.type, type),
  );

/**
 * The turn of a message that goes back to a kind which was looked for before another one: with all
 * that was wished of it then. Null where it does not, or where that kind is still looked for.
 */
export function goBack(turn: Turn): Turn | null {
  const what = GOES_BACK.exec(turn.words)?.groups?.what;
  const { request, earlier } = turn.state;
  const [type] = understandQuery(what ?? '').types;
  if (type === undefined || request === null) return null;
  const isOf = (types: readonly string[]): boolean => types.some((one) => isKindOf(one, type));
  if (isOf(typesOf(request.wishes)) || namesChosen(turn, what ?? '', type)) return null;
  const before = earlier.findLast((one) => one.outfit === null && isOf(typesOf(one.wishes)));
  if (before === undefined) return null;
  return {
    ...turn,
    words: `show me ${findType(type)?.plural ?? type}`,
    filters: before.filters,
    state: { ...turn.state, request: before },
  };
}
