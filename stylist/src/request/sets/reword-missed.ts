import { typesIn } from '../../understanding/stances/named-value.ts';
import { missesKind } from './missed-kind.ts';
import { SENTENCE } from './questions-in.ts';
import { rewordAllTogether } from './reword-all-together.ts';
import { rewordListedKinds } from './reword-listed-kinds.ts';

/** What is looked for, and not added to what is shown. */
const LOOKS_FOR = /\b(?:show|find|see|search|look(?:ing)? for|give me|get me)\b/i;
/** "In what you show". */
const SHOWN =
  /\bin (?:what|anything|the (?:ones|outfits|stuff)) (?:u|you|that you)(?:['’]?re| are)? (?:show|sent|have|gave|found|put)\w*/i;
/** "And 160 is double my limit": a price that is held against the limit asks for nothing. */
const PRICE_HELD =
  /^\W*(?:and |but |also |plus )*(?:the |that['’]?s )?[$€£]?\d{2,5}(?:\.\d\d)? (?:is|are|was|for it is) (?:\w+ ){0,2}(?:double|twice|triple|over|above|more than|beyond|too much for) (?:my|the|our) (?:limit|budget|max(?:imum)?)\W*$/i;

/**
 * A message without what only says that a kind is missing, where it goes on to look for that kind: "there's no
 * blazer in these, just show me blazers" refuses no blazers.
 */
export function rewordMissed(text: string): string {
  const sentences = text.split(SENTENCE);
  const asked = sentences
    .filter((one) => LOOKS_FOR.test(one.replace(SHOWN, 'here')))
    .flatMap(typesIn);
  if (sentences.length < 2 || asked.length === 0) return text;
  const isSaid = (one: string): boolean => {
    const kind = missesKind(one.replace(SHOWN, 'here'));
    return kind !== null && asked.includes(kind);
  };
  const isMissed = sentences.some(isSaid);
  const rest = sentences.filter((one) => !isSaid(one) && !(isMissed && PRICE_HELD.test(one)));
  return rest.length === 0 ? text : rest.join(' ');
}

/** The pieces of an outfit, named so that each of them is read, and no kind that is only missed. */
export const rewordSets = (text: string): string =>
  rewordMissed(rewordAllTogether(rewordListedKinds(text)));
