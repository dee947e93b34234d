import { understandQuery } from '@modiste/lexicon/understand-query';
import { joinSentences } from '../../speech/join-words.ts';
import type { Translate, Translation, Turn } from '../../stylist.ts';

const LEAD =
  "(?:(?:and|also|plus|then|ok|okay|so|now|pls|please|oh)[\\s,]+)*(?:(?:can|could) (?:you|u) )?(?:(?:show|find|get|give) (?:me |us )?|(?:i|we)(?:[’']?d| also| still)* (?:need|want|like)(?: to get)? |i(?:[’']?m| am) looking for )?(?:also )?";
const MOST =
  '(?:(?:under|below|for|around|about|max(?:imum)?(?: of)?|up to|no more than|not over|less than) )(?:about |around )?[$€£]?(?<most>\\d{1,4})(?: ?(?:dollars|bucks|max))?|[$€£]?(?<top>\\d{1,4})(?: ?(?:dollars|bucks))? (?:max|tops)';
const WHOM = "(?<whom> for (?:my|the|her|his|our|a) [\\w’']+)?";
/** "Show me a small baby present under 15": a present with a price of its own. */
const PRESENT = new RegExp(
  `(?:^|(?<=[.!?;]\\s)|(?:,\\s*|\\s+(?=and\\b|also\\b|plus\\b)))${LEAD}(?<what>(?:an?|some|a small|a little) (?:[\\w-]+ ){0,3}?(?:present|gift)s?\\b(?: (?:for|to) (?:[\\w’']+ ?){1,4}?)?),? (?:${MOST})${WHOM}(?:,?\\s*(?:and|but|plus)?\\s*)(?=[a-z]|[.!?;,]|$)`,
  'i',
);

/** A message without the present that it asks for beside its edits, and that present. */
interface Split {
  words: string;
  present: string;
}

const namesGarment = (words: string): boolean => understandQuery(words).types.length > 0;

function split({ words, state }: Turn): Split | null {
  const found = state.shown.outfits.length > 0 ? PRESENT.exec(words) : null;
  if (found === null) return null;
  const { what = '', most, top, whom = '' } = found.groups ?? {};
  const [before, after] = [words.slice(0, found.index), words.slice(found.index + found[0].length)];
  const rest = [before.trim(), after.trim()].filter((one) => /\w/.test(one)).join(', ');
  // Alone it is looked for by itself.
  if (!namesGarment(rest)) return null;
  return { words: rest, present: `${what.trim()}${whom} under $${most ?? top}` };
}

/**
 * Outfits are changed without what a present may cost, and it is told how to have that looked for, as it is no
 * part of them.
 */
export async function translateBesidePresent(
  turn: Turn,
  translate: Translate,
): Promise<Translation> {
  const parted = split(turn);
  if (parted === null) return translate(turn);
  const next = await translate({ ...turn, words: parted.words });
  const told = `The present is apart from the outfit, with a price of its own: say “show me ${parted.present}”.`;
  const { state } = next;
  return next.intent === 'search'
    ? { ...next, state: { ...state, notes: [...(state.notes ?? []), told] } }
    : { ...next, answer: joinSentences(next.answer, told) };
}
