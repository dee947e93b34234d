import type { Item } from '@modiste/contract/entities/item';
import { z } from 'zod';
import type { Found, Ranking, ReasonedItem, ReplyOptions } from '../stylist.ts';
import { type RankingAnswer, rankingAnswerSchema } from './answer-schemas.ts';
import { askModel } from './ask-model.ts';
import { checkSuggestions } from './check-phrases.ts';
import { checkSentence, numbersIn, type SentenceContext } from './check-sentence.ts';
import { type View, viewFound } from './conversation-view.ts';
import { type ModelAccess, UnusableAnswer } from './model-access.ts';
import { quoteData } from './quote-data.ts';
import { readPrompt } from './read-prompt.ts';
import { ReplyWriter } from './reply-writer.ts';
import { sentencesOf } from './sentences.ts';

const PICKS_MAX = 6;
/** Told of the pieces on the screen, these are a reply. */
const ENOUGH_SENTENCES = 2;
const OUTFIT_SENTENCES_MAX = 2;

const partialSchema = z.object({ reply: z.string() });

interface Draft {
  found: Found;
  /** The choice of the built-in stylist. */
  draft: Ranking;
}

/** Whether the reply of an answer is complete: another field has begun after it. */
const isReplyComplete = (partial: unknown): boolean =>
  typeof partial === 'object' && partial !== null && Object.keys(partial).at(-1) !== 'reply';

/** What stood in the way and what no listing tells must be said as it is: the built-in stylist replies. */
const mustBePlain = ({ dropped, notice, state: { notes = [] } }: Found): boolean =>
  dropped !== null || notice !== null || notes.length > 0;

function contextOf({ found }: Draft, view: View): SentenceContext {
  return {
    items: view.items,
    speaksOfAll: true,
    subjects: [],
    numbers: new Set(numbersIn(JSON.stringify(view.data))),
    said: new Set(found.state.said.flatMap(sentencesOf)),
  };
}

/** The limits that can be seen on an item, whoever chose it. */
function isWithinLimits(item: Item, { state, dropped }: Found): boolean {
  const filters = state.request?.filters;
  if (filters === undefined || dropped !== null) return true;
  const { priceRangeMin: min, priceRangeMax: max } = filters;
  return (min === null || item.price >= min) && (max === null || item.price <= max);
}

/** Items with their reasons: the model's where it is true and unlike the others, else our own. */
function checkPicks(
  { picks }: RankingAnswer,
  { found, draft }: Draft,
  context: SentenceContext,
): ReasonedItem[] {
  const candidates = new Map(found.candidates.map((item) => [item.id, item]));
  const own = new Map(draft.deep.map(({ id, reason }) => [id, reason]));
  const deep = new Map<string, string>();
  const said = new Set(context.said);
  for (const { item: number, reason } of picks) {
    const item = candidates.get(context.items[number - 1]?.id ?? '');
    const isTaken = item === undefined || deep.has(item.id) || deep.size >= PICKS_MAX;
    if (isTaken || !isWithinLimits(item, found)) continue;
    const unmarked = reason.replaceAll(`[${number}]`, '').trim();
    const isOne = sentencesOf(unmarked).length === 1 && !unmarked.includes('[');
    const checked = isOne ? checkSentence(`${unmarked} [${number}]`, { ...context, said }) : null;
    const text = checked?.text ?? own.get(item.id);
    if (text === undefined || [...deep.values()].includes(text)) continue;
    said.add(text);
    deep.set(item.id, text);
  }
  return [...deep].map(([id, reason]) => ({ id, reason }));
}

function checkOutfits(
  { outfits }: RankingAnswer,
  { draft }: Draft,
  context: SentenceContext,
): Ranking['outfits'] {
  return draft.outfits.map((outfit, at) => {
    const given = outfits.find(({ outfit: number }) => number === at + 1);
    const inOutfit = new Set(outfit.pieces.map(({ item_id }) => item_id));
    // Only its own pieces have numbers here, so that it is praised for no other's.
    const items = context.items.filter(({ id }) => inOutfit.has(id));
    const renumbered = given?.reason.replace(/\[(\d+)\]/g, (_mark, number: string) => {
      const item = context.items[Number(number) - 1];
      return `[${item === undefined ? 0 : items.indexOf(item) + 1}]`;
    });
    const writer = new ReplyWriter({ ...context, items });
    writer.read(renumbered ?? '', true);
    const isSound = writer.isWhole && writer.told.length <= OUTFIT_SENTENCES_MAX;
    return isSound ? { ...outfit, reason: writer.complete('') } : outfit;
  });
}

type Chosen = Pick<Ranking, 'deep' | 'outfits' | 'suggestions'>;

function finish({ found, draft }: Draft, chosen: Chosen, reply: string): Ranking {
  const deepIds = chosen.deep.map(({ id }) => id);
  const shown = [...draft.deep.map(({ id }) => id), ...draft.quickPickIds];
  const quickPickIds = shown.filter((id) => !deepIds.includes(id));
  const told = [reply, ...chosen.deep.map(({ reason }) => reason)].flatMap(sentencesOf);
  return {
    ...chosen,
    reply,
    quickPickIds,
    state: {
      ...draft.state,
      shown: { ...draft.state.shown, itemIds: [...deepIds, ...quickPickIds] },
      said: [...new Set([...found.state.said, ...draft.state.said, ...told])],
    },
  };
}

function acceptAnswer(given: Draft, answer: RankingAnswer, context: SentenceContext): Chosen {
  const { draft } = given;
  const hasPicks = draft.deep.length > 0;
  const deep = hasPicks ? checkPicks(answer, given, context) : [];
  if (hasPicks && deep.length === 0) {
    throw new UnusableAnswer('none of its picks could be checked');
  }
  return {
    deep,
    outfits: checkOutfits(answer, given, context),
    suggestions: checkSuggestions(answer.suggestions) ?? draft.suggestions,
  };
}

/** What a model chooses, checked; where it fails, what the built-in stylist chose. */
export async function rankWithModel(
  access: ModelAccess,
  given: Draft,
  { onText, signal }: ReplyOptions,
): Promise<Ranking> {
  const { found, draft } = given;
  const outfits = draft.outfits.map(({ pieces }) => pieces.map(({ item_id }) => item_id));
  const view = viewFound(found, outfits);
  const context = contextOf(given, view);
  const isPlain = mustBePlain(found);
  const writer = new ReplyWriter(context, onText);
  const tellPart = (partial: unknown) => {
    const parsed = partialSchema.safeParse(partial);
    if (!parsed.success || isPlain) return;
    writer.read(parsed.data.reply, isReplyComplete(partial));
  };
  if (isPlain) writer.complete(draft.reply);
  const endReply = () => (isPlain ? draft.reply : writer.complete(draft.reply, ENOUGH_SENTENCES));
  try {
    const answer = await askModel(access.model, {
      name: 'choice',
      instructions: readPrompt('rank', found.shopper),
      prompt: quoteData(view.data),
      schema: rankingAnswerSchema,
      timeoutMs: access.timeoutMs,
      signal,
      onPartial: tellPart,
    });
    if (!isPlain) writer.read(answer.reply, true);
    const accepted = acceptAnswer(given, answer, context);
    const ranking = finish(given, accepted, endReply());
    if (isPlain || writer.isWhole) access.noteSuccess();
    else access.notePart('rank');
    return ranking;
  } catch (error) {
    signal?.throwIfAborted();
    access.noteFailure('rank', error, found.now);
    return finish(given, draft, endReply());
  }
}
