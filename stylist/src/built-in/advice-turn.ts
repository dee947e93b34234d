import { understandQuery } from '@modiste/lexicon/understand-query';
import { adviseOnQuestion } from '../choosing/advice/advise-on-question.ts';
import { adviseOnWay } from '../choosing/advice/advise-on-way.ts';
import { notHeard, withHeard } from '../dialogue/heard.ts';
import { PLAIN } from '../intents/purpose.ts';
import { readMemories } from '../memory/read-memories.ts';
import { resolveReferences } from '../references/resolve-references.ts';
import { Speech } from '../speech/speech.ts';
import type { Translation, Turn } from '../stylist.ts';
import { readMessage } from '../understanding/message.ts';
import { answerTurn } from './answer-turn.ts';
import type { UnderstoodTurn } from './read-turn.ts';

/**
 * The answer to a question that a yes or a no decides, before any of its words is taken for a wish or
 * a refusal: "does black and navy clash". Null where a message is no such question.
 */
export function translateAdvice(turn: Turn): Translation | null {
  const { state, words } = turn;
  if (turn.attachment !== null || state.list !== undefined || turn.asksFor !== undefined)
    return null;
  const understood = understandQuery(words);
  const message = readMessage(understood);
  const references = resolveReferences(message, turn);
  const said = { ...turn, said: words };
  const read = { turn: said, understood, referred: references.items, speech: new Speech([]) };
  if ((adviseOnQuestion(read) ?? adviseOnWay(read)) === null) return null;
  const advised: UnderstoodTurn = {
    turn: said,
    message,
    references,
    purpose: { ...PLAIN, intent: 'style_advice' },
    sized: understood,
    notes: [],
    owned: null,
  };
  const memory = readMemories({
    words,
    understood: { soft: understood.soft, missingBrands: understood.missingBrands },
    existing: turn.shopper.memories,
    now: turn.localNow ?? turn.now,
  });
  const told = answerTurn(advised, 'style_advice', memory);
  const next = withHeard(told.state, words);
  const intent = told.itemIds.length > 0 ? 'item_question' : told.intent;
  return { ...told, intent, suggestions: notHeard(told.suggestions, next), state: next };
}
