import { CHAT_INTENTS, type ChatIntent } from '@modiste/contract/values';
import { z } from 'zod';
import type { ReplyOptions, Translation } from '../stylist.ts';
import { type TranslationAnswer, translationAnswerSchema } from './answer-schemas.ts';
import { askModel } from './ask-model.ts';
import { checkRequest } from './check-request.ts';
import { type View, viewTurn } from './conversation-view.ts';
import { type ModelAccess, UnusableAnswer } from './model-access.ts';
import { quoteData } from './quote-data.ts';
import { readPrompt } from './read-prompt.ts';
import type { ReplyWriter } from './reply-writer.ts';
import {
  clarification,
  commonParts,
  DEFLECTS,
  type Draft,
  disagrees,
  enoughFor,
  SPOKEN,
  spokenAnswer,
  spokenTranslation,
  writeFor,
} from './spoken-answer.ts';

const partialSchema = z.object({ intent: z.enum(CHAT_INTENTS), answer: z.string() });

async function acceptAnswer(
  access: ModelAccess,
  given: Draft,
  { answer, view, writer }: { answer: TranslationAnswer; view: View; writer: ReplyWriter },
): Promise<Translation> {
  if (given.namesGarment && DEFLECTS.has(answer.intent)) {
    throw new UnusableAnswer('it turned down a search');
  }
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
  { turn, draft }: Pick<Draft, 'turn' | 'draft'>,
  { onText, signal }: ReplyOptions,
): Promise<Translation> {
  const heard = await access.understand(turn.words);
  const namesGarment =
    draft.intent === 'search' && heard.concepts.some(({ kind }) => kind === 'type');
  const given: Draft = { turn, draft, namesGarment };
  const view = viewTurn(turn, draft);
  const writer = writeFor(given, view, onText);
  let intent: ChatIntent = draft.intent;
  const tellPart = (partial: unknown) => {
    const parsed = partialSchema.safeParse(partial);
    if (!parsed.success || !SPOKEN.has(parsed.data.intent)) return;
    if (namesGarment && DEFLECTS.has(parsed.data.intent)) return;
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
    if (writer.told.length > 0) {
      const reply = writer.complete(draft.answer, enoughFor(intent));
      return spokenTranslation(given, intent, reply);
    }
    if (draft.answer !== '') onText?.(draft.answer);
    return draft;
  }
}
