import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { DialogueState } from '../../dialogue/dialogue-state.ts';
import { asksForPick } from '../../intents/asks-for-pick.ts';
import type { References } from '../../references/resolve-references.ts';
import type { Translation, Turn } from '../../stylist.ts';
import type { Message } from '../../understanding/message.ts';

const LEAD =
  '^\\W*(?:(?:oh|ooh|ok|okay|ya|yup|sure|right|k|yes|yeah|yep|wow|so|and|well|hm+|haha|lol|alright|great|perfect|cool|nice|actually|then|omg|aww+|now)[ ,.!]+)*';
/** "I like the second", "we'll take the green dress", "let's go with that one". */
const TAKES = new RegExp(
  `${LEAD}(?:(?:i|we|she|he|they)(?:['’]?(?:ll|d|m)| will| would| am| are)? (?:(?:really|actually|just|also|do|kinda|kind of|think|guess|might|definitely|totally|so|going to|gonna|wanna|want to|i|i['’]?ll|we['’]?ll|i will) )*|(?:let['’]?s |lets |please |just )?)(?:likes?|loves?|adores?|(?:tak|gett|buy|keep|choos|order)ing|take|get|have|buy|order|wants?|prefers?|choose|chose|pick|keep|save|heart|fancy|go (?:for|with)|going (?:for|with)|went (?:for|with)|obsessed with)\\b(?! to\\b| something| anything| some| any| an?\\b)`,
  'i',
);
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

/** Whether a message chooses what it refers to, and asks nothing else of it. */
export function choosesOne(message: Message, references: References): boolean {
  const [first = ''] = message.text.split(/(?<=[.!])\s/);
  const isTaken = TAKES.test(first) && !NOT.test(first) && !asksForPick(first);
  return isTaken || namesOnlyOne(message, references);
}

const roleOf = ({ other_info }: Item): string => typeRole(other_info.type) ?? other_info.type;

/** The chosen pieces with more of them, one for each place that it is worn in. */
function withMore(
  { items, earlierItems = [], state }: Turn,
  more: readonly Item[],
): readonly string[] {
  const known = new Map([...earlierItems, ...items].map((item) => [item.id, item]));
  const before = (state.chosen ?? []).flatMap((id) => known.get(id) ?? []);
  const roles = new Set(more.map(roleOf));
  const others = before.filter((item) => !roles.has(roleOf(item)));
  return [...more, ...others].map(({ id }) => id);
}

interface Read {
  turn: Turn;
  message: Message;
  references: References;
}

/**
 * The state after a message with the pieces that the shopper chose: what they like or take, and what
 * other pieces are to be worn with.
 */
export function stateWithChosen(
  { state }: Pick<Translation, 'state'>,
  { turn, message, references }: Read,
): DialogueState {
  const { items, outfit } = references;
  const { anchor = null } = state.request ?? {};
  const isNew = anchor !== null && anchor !== turn.state.request?.anchor;
  const beside = isNew && anchor.relation === 'beside' ? anchor.itemId : null;
  const anchored = [...turn.items, ...(turn.earlierItems ?? [])].filter(({ id }) => id === beside);
  const isOne = items.length === 1 || outfit !== null;
  const taken = isOne && choosesOne(message, references) ? items : anchored;
  return taken.length === 0 ? state : { ...state, chosen: withMore(turn, taken) };
}

/** Said of a piece that is chosen. */
export const TAKEN: readonly string[] = [
  'Good choice, I’ll keep it in mind.',
  'Noted: that one it is.',
  'A good pick; I’ll remember it.',
  'Kept in mind.',
];
