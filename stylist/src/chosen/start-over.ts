import { INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import type { Turn } from '../stylist.ts';

/** A sentence that does nothing but begin anew. */
const STARTS_OVER =
  /^\W*(?:(?:no|ok|okay|so|and|well|please|pls|let['’]?s|lets|can we|could we|i want to|just|right|alright|then|now|forget it|ugh)[\s,.!]+)*(?:start(?:ing)? (?:all )?(?:over|again|afresh|fresh|new)|begin again|from scratch|reset)(?:[\s,]+(?:please|pls|then|now|from scratch|again|ok))*\W*$/i;
/** "Forget it. Start over: …" */
const LETS_GO =
  /^\W*(?:(?:ugh|no|ok|okay|right|fine)[\s,.!]+)*(?:(?:just )?forget (?:it|that|this|everything|all (?:of )?(?:it|that))|never ?mind|nvm|whatever)\W*$/i;
const SENTENCE = /(?<=[?!;:,]|[^\d\s.]\.|\d\.)\s+|\n\s*/;

/**
 * The turn of a message that begins anew and says what it looks for: nothing of before counts but who
 * they are. Null
 * where it does not, or says nothing else.
 */
export function startedOver(turn: Turn): Turn | null {
  const sentences = turn.words.split(SENTENCE);
  const from = sentences.filter((sentence) => !STARTS_OVER.test(sentence));
  const rest = from.filter((sentence) => !LETS_GO.test(sentence));
  if (from.length === sentences.length || !/\w{3}/.test(rest.join(' '))) return null;
  const { said, heard, own, boards } = turn.state;
  return {
    ...turn,
    words: rest.join(' '),
    history: [],
    filters: turn.defaultFilters,
    items: [],
    earlierItems: [],
    state: {
      ...INITIAL_STATE,
      said,
      ...(heard !== undefined && { heard }),
      ...(own !== undefined && { own }),
      ...(boards !== undefined && { boards }),
    },
  };
}
