import type { DialogueState } from '../dialogue/dialogue-state.ts';
import { findSuperlative } from '../facts/claim-superlatives.ts';
import type { References } from '../references/resolve-references.ts';
import { findPattern } from '../understanding/cue-pattern.ts';
import type { Message } from '../understanding/message.ts';
import { asksForMost } from './asks-for-most.ts';
import { type Context, type Purpose, patterns } from './purpose.ts';

/** "I love the first one", "I'd take the linen one". */
const TAKES = patterns(
  '^ ok|okay|oh|ooh|wow|yes|hmm|so|and|actually? i|we will|would|really|do|did|just|think|might? love|like|prefer|adore|choose|pick|take|fancy|want {ref} best|most|more|better|please|then|now? $',
  '^ love|like|prefer {ref} best|most|more|better|please|then|now? $',
);
const ALONE = /^(?:it|this|that|these|those|they|them|all|both)$/;

/** Whether a message only says that one of the things shown is liked or chosen. */
function takesOne(message: Message, { items, spans, outfit }: References): boolean {
  const isNamed = spans.some(({ from, to }) =>
    message.words.slice(from, to).some(({ word }) => !ALONE.test(word)),
  );
  // "I like the first one, but in blue" goes on with a wish.
  const isAll = TAKES.some((one) => findPattern(one, message)?.to === message.words.length);
  return items.length === 1 && outfit === null && isNamed && isAll;
}

/** "The cheapest one that is warm" is one of those on the screen. */
const ranksShown = ({ text }: Message, { shown }: DialogueState): boolean =>
  shown.itemIds.length > 1 &&
  shown.outfits.length === 0 &&
  asksForMost(text) &&
  findSuperlative(text) !== null;

/** "Are any of these on sale?", "does one of them stretch?" */
const OF_SHOWN =
  /^\W*(?:(?:and|but|so|ok|also)[ ,]+)*(?:(?:are|is|do|does|have|has|did|were|was|can|could|would|will) (?:there )?)?(?:any|one|some|either|all|both|none) of (?:these|those|them)\b(?!.*\b(?:better|best|nicer|worth|prefer\w*|\w+er than)\b)/i;

const SHOWS_ONE =
  /^\W*(?:(?:ok|okay|and|so|now|please|can you|could you) )*(?:show me|let me see|tell me about|see) (?:the|that) [\w -]+\W*$/i;

/** "I love the first one" takes one of those on the screen, "the cheapest one" asks which it is. */
export function picksShown({ message, references, state }: Context): Purpose['intent'] | null {
  const isShown = state.shown.itemIds.length + state.shown.outfits.length > 0;
  if (isShown && takesOne(message, references)) return 'item_question';
  if (state.shown.itemIds.length > 1 && OF_SHOWN.test(message.text)) return 'item_question';
  // What a list named is shown where nothing is searched yet: "show me the jacket".
  const isListed = state.request === null && references.items.length === 1;
  if (isShown && isListed && SHOWS_ONE.test(message.text)) return 'item_question';
  return ranksShown(message, state) ? 'compare' : null;
}
