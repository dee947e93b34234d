import { typeRole } from '@modiste/lexicon/garment-types';
import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { exactKind } from '../../facts/item-names.ts';
import { HOW_TO_TOPICS } from '../../knowledge/style/style-topics.ts';
import { readAsked } from '../../knowledge/topics/asked.ts';
import { findTopic } from '../../knowledge/topics/find-topic.ts';
import { reply } from '../../knowledge/topics/reply.ts';
import { tellFacts } from '../../knowledge/topics/tell-facts.ts';
import { capitalize } from '../../speech/join-words.ts';
import { namedThing, roleOf } from './asked-thing.ts';

const SEEKS = /\b(?:show|find|need|want|looking|get me|give me|swap|change|add|any)\b/i;

const LAYERS = ['top', 'one-piece', 'mid-layer', 'outer'];
const OVER_OR_UNDER =
  /\b(?:over or under|under or over|above or below|on top of or under) (?:(?:an?|the|my|this|that) )?(?<other>[\w -]+)/i;

/** "Over or under a denim jacket": layers go from thin to thick. */
function adviseOnLayer({ turn, referred, speech }: ReadTurn): Answer | null {
  const other = OVER_OR_UNDER.exec(turn.words)?.groups?.other;
  const item = referred[0] ?? turn.items.find(({ id }) => id === turn.state.focusId);
  const theirs = other === undefined ? null : namedThing(other);
  if (item === undefined || theirs === null) return null;
  const [own, at] = [typeRole(item.other_info.type), roleOf(theirs)].map((role) =>
    LAYERS.indexOf(role ?? ''),
  );
  if (own === undefined || at === undefined || own < 0 || at < 0 || own === at) return null;
  const { noun, isPair } = exactKind(item);
  const what = isPair ? noun : `the ${noun}`;
  const where = own < at ? 'under' : 'over';
  const text = speech.say(
    `${capitalize(where)}: layers go from thin to thick, so ${what} goes ${where} ${other}.`,
    `${capitalize(where)} it, as the thicker layer is always the outer one.`,
  );
  return { text, itemIds: [item.id], suggestions: ['What else goes with it?', 'More like it'] };
}

/** "Tuck it in or leave it out": what decides between two ways of wearing something. */
export function adviseOnWay(read: ReadTurn): Answer | null {
  const { words } = read.turn;
  const layer = adviseOnLayer(read);
  if (layer !== null) return layer;
  if (!/\bor\b/i.test(words) || SEEKS.test(words)) return null;
  const asked = readAsked(read);
  const topic = findTopic(asked, HOW_TO_TOPICS);
  const fact = topic?.facts.find((one) => 'say' in one && one.when?.includes('or'));
  return topic === null || fact === undefined
    ? null
    : reply(asked, { parts: [tellFacts(asked, [fact], 1)], suggestions: topic.next });
}
