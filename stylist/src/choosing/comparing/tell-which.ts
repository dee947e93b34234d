import type { Item } from '@modiste/contract/entities/item';
import type { ReadTurn } from '../../answers/answer.ts';
import { spellCount } from '../../facts/number-words.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { qualifyItems } from './qualify-items.ts';

/** "Which one has pockets", "are any of these cotton": asked of all that is shown. */
const WHICH =
  /^\W*(?:(?:and|but|so|ok|hmm|wait|then)[ ,]+)*(?:(?:which(?: (?:one|ones|of (?:them|these|those)|pairs?|dress(?:es)?|jeans|tops?|shoes|coats?))*|what(?: (?:ones?|of (?:them|these|those)|pairs?|dress(?:es)?|jeans|tops?|shoes|coats?))+)(?: actually| really)? (?:has|have|is|are|comes?|got|stretch|fit)|(?:do|does|are|is|have|has) (?:there )?(?:any|one|some|either)(?: (?:one|of (?:them|these|those)))?|how many(?: of (?:them|these|those))? (?:has|have|is|are|comes?|got))\b/i;
const OF_CHOICE =
  /\b(?:better|best|worth|nicer|prettier|like|pick|choose|buy|get|more|most|less|least|\w{3,}est|first|second|third|last)\b/i;
const NAMED_MAX = 4;

/** Those of the pieces shown that are as a question says; null where it asks no such thing. */
export function tellWhich(read: ReadTurn): { text: string; items: readonly Item[] } | null {
  const { turn, speech, understood } = read;
  const { itemIds, outfits } = turn.state.shown;
  if (outfits.length > 0 || !WHICH.test(turn.words) || OF_CHOICE.test(turn.words)) return null;
  const shown = itemIds.flatMap((id) => turn.items.find((item) => item.id === id) ?? []);
  const { items, many, one, isOpen } = qualifyItems(shown, understood, '');
  if (shown.length < 2 || many === '') return null;
  const all = spellCount(shown.length);
  if (items.length === 0) {
    const text = isOpen
      ? speech.say(
          `No listing of the ${all} tells of any${many}.`,
          `I find none${many} by the listings.`,
        )
      : speech.say(`There is none${many} among the ${all}.`, `None of the ${all} is one${one}.`);
    return { text, items: [] };
  }
  if (items.length === shown.length) {
    const text = speech.say(
      shown.length === 2
        ? 'By their listings, both of them.'
        : `By their listings, all ${all} of them.`,
      `All ${all}, as the shops list them.`,
    );
    return { text, items: [] };
  }
  const names = items.slice(0, NAMED_MAX).map((item) => mentionItem(item, shown));
  const count = spellCount(items.length);
  const open = isOpen ? ' by the listings' : '';
  const list = joinWithAnd(names);
  const text =
    items.length > NAMED_MAX
      ? speech.say(
          `I count ${count}${many} among the ${all}${open}: ${list}, to begin with.`,
          `Of the ${all}, ${count}${many}${open}: ${list}, and more.`,
        )
      : speech.say(
          `Of the ${all}, ${count}${many}${open}: ${list}.`,
          `${capitalize(list)}${open}.`,
        );
  return { text, items: items.slice(0, NAMED_MAX) };
}
