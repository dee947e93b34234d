import { withChosen } from '../../chosen/chosen-pieces.ts';
import type { DialogueState } from '../../dialogue/dialogue-state.ts';
import { asksForPick } from '../../intents/asks-for-pick.ts';
import type { References } from '../../references/resolve-references.ts';
import type { Translation, Turn } from '../../stylist.ts';
import type { Message } from '../../understanding/message.ts';

/** "That one", "ok the second shirt please": named and nothing asked of it. */
const POLITE =
  /^(?:please|pls|then|it|is|ok|okay|ya|yup|sure|right|k|yes|yeah|yep|so|hm+|actually|now|thanks|thank|you|definitely|for|sure|and|lol|haha|it's|its|be|will|great|perfect|nice|oh|ooh|wow|just)$/;
const NOT =
  /^\W*(?:and|no|not)\b(?! (?:i|we)\b)|\b(?:not|don['’]?t|dont|doesn['’]?t|but|hate|neither|instead|rather|other|cheaper)\b|\?|,\s*(?:(?:and|so|but) )?(?:would|will|is|are|do|does|can|could|should|how|what|which)\b/i;

const PRONOUN = /^(?:it|they|them|these|those|this|that)$/;

/** Whether a message is the name of one of those shown, and nothing else: "ok the first shirt". */
export function namesOnlyOne({ text, words }: Message, { spans, items }: References): boolean {
  const isIn = (at: number): boolean => spans.some(({ from, to }) => at >= from && at < to);
  const rest = words.filter((_, at) => !isIn(at));
  const isNamed = words.some(({ word }, at) => isIn(at) && !PRONOUN.test(word));
  return (
    items.length === 1 &&
    isNamed &&
    !NOT.test(text) &&
    !asksForPick(text) &&
    rest.every(({ word }) => POLITE.test(word))
  );
}

/** The state after a message with what other pieces are to be worn with among those that are chosen. */
export function stateWithChosen({ state }: Pick<Translation, 'state'>, turn: Turn): DialogueState {
  const { anchor = null } = state.request ?? {};
  const isNew = anchor !== null && anchor !== turn.state.request?.anchor;
  if (!isNew || anchor.relation !== 'beside') return state;
  const known = [...turn.items, ...(turn.earlierItems ?? [])];
  const items = known.filter(({ id }) => id === anchor.itemId).slice(0, 1);
  return items.length === 0 ? state : withChosen({ ...turn, state }, { items, isLiked: true });
}
