import { CHAT_INTENTS, type ChatIntent } from '@modiste/contract/values';
import { z } from 'zod';
import type { ReplyOptions, Translation, Turn } from '../stylist.ts';
import { type TranslationAnswer, translationAnswerSchema } from './answer-schemas.ts';
import { askModel } from './ask-model.ts';
import { checkSuggestions, checkTitle } from './check-phrases.ts';
import { checkRequest } from './check-request.ts';
import { numbersIn } from './check-sentence.ts';
import { type View, viewTurn } from './conversation-view.ts';
import { type ModelAccess, UnusableAnswer } from './model-access.ts';
import { quoteData } from './quote-data.ts';
import { readPrompt } from './read-prompt.ts';
import { ReplyWriter } from './reply-writer.ts';
import { sentencesOf } from './sentences.ts';

/** What a model may answer in words of its own. How the app works is told by the app alone. */
const SPOKEN: ReadonlySet<ChatIntent> = new Set<ChatIntent>([
  'compare',
  'item_question',
  'style_advice',
  'size_fit',
  'care',
  'small_talk',
  'out_of_scope',
  'unsafe',
]);

const partialSchema = z.object({ intent: z.enum(CHAT_INTENTS), answer: z.string() });

interface Draft {
  turn: Turn;
  /** What the built-in stylist made of the message. */
  draft: Translation;
}

/** "Yes" against a "no" of the record: then the record is asked, not the model. */
const polarityOf = (text: string): string | null =>
  /^(yes|no)\b/i.exec(text.trim())?.[1]?.toLowerCase() ?? null;

const disagrees = (answer: string, { intent, answer: known }: Translation): boolean =>
  (intent === 'item_question' || intent === 'size_fit') &&
  polarityOf(answer) !== null &&
  polarityOf(answer) !== polarityOf(known);

function writeFor({ turn }: Draft, view: View, onText?: (text: string) => void): ReplyWriter {
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
const commonParts = ({ draft }: Draft, { title, suggestions }: TranslationAnswer) => ({
  title: draft.title === null ? null : (checkTitle(title) ?? draft.title),
  suggestions: checkSuggestions(suggestions) ?? draft.suggestions,
  remember: draft.remember,
  forget: draft.forget,
});

/** A reply in words: the state stays that of the request so far. */
function spokenTranslation({ turn, draft }: Draft, intent: ChatIntent, reply: string): Translation {
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
function clarification(
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

function spokenAnswer(
  given: Draft,
  answer: TranslationAnswer,
  { view, writer }: { view: View; writer: ReplyWriter },
): Translation {
  const { draft } = given;
  if (!disagrees(answer.answer, draft)) writer.read(answer.answer, true);
  if (writer.told.length === 0) throw new UnusableAnswer('its reply could not be checked');
  const reply = writer.complete(draft.answer);
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

async function acceptAnswer(
  access: ModelAccess,
  given: Draft,
  { answer, view, writer }: { answer: TranslationAnswer; view: View; writer: ReplyWriter },
): Promise<Translation> {
  if (SPOKEN.has(answer.intent)) return spokenAnswer(given, answer, { view, writer });
  if (answer.intent === 'clarify') return clarification(given, answer, { view, writer });
  if (answer.intent !== 'search') return given.draft;
  const request = await checkRequest(answer, { ...given, view }, access.understand);
  if (request === null) throw new UnusableAnswer('its query could not be checked');
  return {
    ...given.draft,
    ...commonParts(given, answer),
    ...request,
    intent: 'search',
    answer: '',
    itemIds: [],
  };
}

/** A message as a model understands it, checked; where it fails, as the built-in stylist does. */
export async function translateWithModel(
  access: ModelAccess,
  given: Draft,
  { onText, signal }: ReplyOptions,
): Promise<Translation> {
  const { turn, draft } = given;
  const view = viewTurn(turn, draft);
  const writer = writeFor(given, view, onText);
  let intent: ChatIntent = draft.intent;
  const tellPart = (partial: unknown) => {
    const parsed = partialSchema.safeParse(partial);
    if (!parsed.success || !SPOKEN.has(parsed.data.intent)) return;
    intent = parsed.data.intent;
    if (!disagrees(parsed.data.answer, draft)) writer.read(parsed.data.answer, false);
  };
  try {
    const answer = await askModel(access.model, {
      name: 'understood_message',
      instructions: readPrompt('translate', turn.shopper),
      prompt: quoteData(view.data),
      schema: translationAnswerSchema,
      timeoutMs: access.timeoutMs / 2,
      signal,
      onPartial: tellPart,
    });
    const translation = await acceptAnswer(access, given, { answer, view, writer });
    if (writer.told.length > 0 && !writer.isWhole) access.notePart('translate');
    else access.noteSuccess();
    if (translation === draft && draft.answer !== '') onText?.(draft.answer);
    return translation;
  } catch (error) {
    signal?.throwIfAborted();
    access.noteFailure('translate', error, turn.now);
    if (writer.told.length > 0)
      return spokenTranslation(given, intent, writer.complete(draft.answer));
    if (draft.answer !== '') onText?.(draft.answer);
    return draft;
  }
}
