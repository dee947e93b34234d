import type { ChatIntent } from '@modiste/contract/values';
import type { Translation, Turn } from '../stylist.ts';
import type { TranslationAnswer } from './answer-schemas.ts';
import { checkSuggestions, checkTitle } from './check-phrases.ts';
import { numbersIn } from './check-sentence.ts';
import type { View } from './conversation-view.ts';
import { UnusableAnswer } from './model-access.ts';
import { ReplyWriter } from './reply-writer.ts';
import { sentencesOf } from './sentences.ts';

/** What a model may answer in words of its own. How the app works is told by the app alone. */
export const SPOKEN: ReadonlySet<ChatIntent> = new Set<ChatIntent>([
  'compare',
  'item_question',
  'style_advice',
  'size_fit',
  'care',
  'small_talk',
  'out_of_scope',
  'unsafe',
]);

/** In a question of facts the answer may be in the sentence that is missing. */
const ASKS_FOR_FACTS: ReadonlySet<ChatIntent> = new Set<ChatIntent>([
  'compare',
  'item_question',
  'size_fit',
  'care',
]);
/** No answer to somebody who names a garment that they look for. */
export const DEFLECTS: ReadonlySet<ChatIntent> = new Set<ChatIntent>([
  'clarify',
  'small_talk',
  'out_of_scope',
  'unsafe',
  'help',
]);
export const enoughFor = (intent: ChatIntent): number =>
  ASKS_FOR_FACTS.has(intent) ? Number.POSITIVE_INFINITY : 2;

export interface Draft {
  turn: Turn;
  /** What the built-in stylist made of the message. */
  draft: Translation;
  /** Whether it is a search beyond doubt: one that names what is looked for. */
  namesGarment: boolean;
}

/** "Yes" against a "no" of the record: then the record is asked, not the model. */
const polarityOf = (text: string): string | null =>
  /^(yes|no)\b/i.exec(text.trim())?.[1]?.toLowerCase() ?? null;

export const disagrees = (answer: string, { intent, answer: known }: Translation): boolean =>
  (intent === 'item_question' || intent === 'size_fit') &&
  polarityOf(answer) !== null &&
  polarityOf(answer) !== polarityOf(known);

export function writeFor(
  { turn }: Draft,
  view: View,
  onText?: (text: string) => void,
): ReplyWriter {
  const context = {
    items: view.items,
    speaksOfAll: false,
    subjects: [],
    numbers: new Set(numbersIn(JSON.stringify(view.data))),
    said: new Set(turn.state.said.flatMap(sentencesOf)),
  };
  return new ReplyWriter(context, onText);
}

/** What both kinds of answers have in common. */
export const commonParts = ({ draft }: Draft, { title, suggestions }: TranslationAnswer) => ({
  title: draft.title === null ? null : (checkTitle(title) ?? draft.title),
  suggestions: checkSuggestions(suggestions) ?? draft.suggestions,
  remember: draft.remember,
  forget: draft.forget,
});

/** A reply in words: the state stays that of the request so far. */
export function spokenTranslation(
  { turn, draft }: Draft,
  intent: ChatIntent,
  reply: string,
): Translation {
  const isSearch = draft.intent === 'search';
  const state = isSearch ? turn.state : draft.state;
  return {
    ...draft,
    intent,
    answer: reply,
    refinedQuery: '',
    updatedFilters: isSearch ? null : draft.updatedFilters,
    itemIds: isSearch ? [] : draft.itemIds,
    // Those of a question back would answer what was not asked.
    suggestions: isSearch || draft.intent === 'clarify' ? [] : draft.suggestions,
    state: { ...state, asked: null, said: [...new Set([...state.said, ...sentencesOf(reply)])] },
  };
}

/** A question back; only one at a time, and never without answers to tap. */
export function clarification(
  given: Draft,
  answer: TranslationAnswer,
  { view, writer }: { view: View; writer: ReplyWriter },
): Translation {
  const suggestions = checkSuggestions(answer.suggestions);
  if (given.turn.state.asked !== null || suggestions === null) return given.draft;
  const silent = writeFor(given, view);
  silent.read(answer.answer, true);
  if (!silent.isWhole) throw new UnusableAnswer('its question could not be checked');
  writer.read(answer.answer, true);
  const reply = writer.complete('');
  const translation = spokenTranslation(given, 'clarify', reply);
  return { ...translation, suggestions, state: { ...translation.state, asked: reply } };
}

export function spokenAnswer(
  given: Draft,
  answer: TranslationAnswer,
  { view, writer }: { view: View; writer: ReplyWriter },
): Translation {
  const { draft } = given;
  if (!disagrees(answer.answer, draft)) writer.read(answer.answer, true);
  if (writer.told.length === 0) throw new UnusableAnswer('its reply could not be checked');
  const reply = writer.complete(draft.answer, enoughFor(answer.intent));
  const translation = spokenTranslation(given, answer.intent, reply);
  const itemIds = [...new Set(answer.items.flatMap((number) => view.items[number - 1]?.id ?? []))];
  const focusId = itemIds[0] ?? translation.state.focusId;
  return {
    ...translation,
    ...commonParts(given, answer),
    suggestions: checkSuggestions(answer.suggestions) ?? translation.suggestions,
    itemIds: itemIds.length > 0 ? itemIds : translation.itemIds,
    state: { ...translation.state, focusId },
  };
}
