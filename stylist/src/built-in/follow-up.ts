import type { DialogueState } from '../dialogue/dialogue-state.ts';
import { lastAdvice } from '../knowledge/last-advice.ts';
import { OCCASION_TOPICS } from '../knowledge/style/style-topics.ts';
import { factWordings } from '../knowledge/topics/find-topic.ts';
import type { AnsweredIntent } from './answerers.ts';
import type { UnderstoodTurn } from './read-turn.ts';

/** "Why?", "are you sure?", and nothing else. */
const FOLLOWS =
  /^\W*(?:(?:but|and|so|ok|hmm|no)[ ,]+)*(?:why(?: not| so| is that| though| that| this| else)?(?: one)?|(?:what|any(?:thing)?|any other reasons?|other reasons?|more reasons?)(?: else)? (?:speaks for it|makes it (?:good|special|better)|you like about (?:it|that one))|(?:any )?(?:other|more) reasons?(?: why)?|how come|why (?:do|did|would) (?:you|u) (?:recommend|suggest|pick|choose|like|show)(?: me)?(?: (?:it|this|that|them|these))?(?: (?:one|first|most))?|(?:are )?(?:you|u) (?:sure|certain|serious)(?: about (?:that|this|it))?|really|for real|is (?:that|this|it) (?:true|right|correct)|says who|how (?:do|would) you know(?: that)?)\W*$/i;

/** "Anything else?" behind "why?" asks for more reasons. */
const MORE =
  /^\W*(?:(?:and|ok|so|hm+)[ ,]+)*(?:anything|something|what) (?:else|more)(?: (?:then|about it))?\W*$/i;
const asksWhy = ({ heard = [] }: DialogueState): boolean =>
  FOLLOWS.test(heard.at(-1) ?? '') ||
  (MORE.test(heard.at(-1) ?? '') && FOLLOWS.test(heard.at(-2) ?? ''));

/**
 * What a short question about the last reply goes on with: the advice that it gave, or else the
 * items. Null where a message is no such question, or nothing was said yet.
 */
export function followUp({ turn }: UnderstoodTurn): AnsweredIntent | null {
  const { state, words } = turn;
  const isFollowed = FOLLOWS.test(words) || (MORE.test(words) && asksWhy(state));
  if (state.said.length === 0 || !isFollowed) return null;
  const isOfItem = /\b(?:one|recommend|suggest|pick|choose|like)\b/i.test(words);
  const hasItems = turn.items.length > 0;
  return (
    (isOfItem ? null : lastAdvice(state.said)) ?? (hasItems ? 'item_question' : 'style_advice')
  );
}

const OPENERS: Readonly<Partial<Record<AnsweredIntent, readonly (readonly string[])[]>>> = {
  style_advice: [
    [
      'It is custom rather than law: what most people there expect and will wear.',
      'Because that is what most people expect there; nobody checks at the door.',
      'There is no more behind it than custom and what has proved itself.',
    ],
    [
      'Yes, as far as custom goes.',
      'As a rule of thumb, yes; your host or office may see it otherwise.',
      'Fairly sure, though habits differ from place to place.',
    ],
  ],
  care: [
    [
      'Because heat, water, and rubbing are what wears fibers out, so the gentle way is the safe one.',
      'Fibers shrink, fade, and felt from heat and movement; that is the whole reason.',
    ],
    [
      'Yes, for that fabric in general; the label of the piece decides.',
      'Sure of the fabric, yes; of this very piece only its label is.',
    ],
  ],
};

const SENTENCES_BACK = 4;

/** Custom stands behind what is worn where, and not behind what suits a figure or lasts. */
function isOfCustom(said: readonly string[]): boolean {
  const latest = new Set(said.slice(-SENTENCES_BACK));
  const wordings = OCCASION_TOPICS.flatMap(({ facts }) => facts.flatMap(factWordings));
  return wordings.some((wording) => latest.has(wording));
}

/** The sentence that answers "why?" or "are you sure?" itself, before more is told. */
export function openFollowUp(intent: AnsweredIntent, { turn }: UnderstoodTurn): string {
  if (intent === 'style_advice' && !isOfCustom(turn.state.said)) return '';
  const [why = [], sure = []] = OPENERS[intent] ?? [];
  const wordings = /\bwhy\b|\bhow come\b/i.test(turn.words) ? why : sure;
  return wordings.find((one) => !turn.state.said.includes(one)) ?? '';
}
