import type { ChatIntent } from '@modiste/contract/values';
import type { DialogueState } from '../dialogue/dialogue-state.ts';
import type { References } from '../references/resolve-references.ts';
import { readPattern } from '../understanding/cue-pattern.ts';
import { CUES, DROPS } from '../understanding/cue-tables.ts';
import type { Message } from '../understanding/message.ts';
import { refusedWords } from '../understanding/refused-words.ts';
import { hasAny, type Scores } from '../understanding/score-cues.ts';

/** What is asked of outfits on the screen, of which nothing is to change. */
export interface OutfitQuestion {
  asks:
    | 'total'
    | 'price'
    | 'parts'
    | 'suits'
    | 'needs'
    | 'with'
    | 'warmth'
    | 'excess'
    | 'colored'
    | 'some'
    | 'why'
    | 'left';
  /** Which outfit is meant, counted from 0; null where it may be any of them. */
  at: number | null;
  /** The kinds of garments that the question names. */
  types: readonly string[];
  occasions: readonly string[];
  /** What the outfits may cost, where the question says so. */
  most?: number | null;
}

/** What a message asks for. */
export interface Purpose {
  intent: Exclude<ChatIntent, 'clarify'>;
  /** Of a search: how it moves through the conversation, where it does. */
  move: 'startOver' | 'undo' | 'more' | null;
  /** Of a search: whole outfits are asked for. */
  wantsOutfit: boolean;
  /** Of a search: what goes with the items referred to. */
  isBeside: boolean;
  /** Of a search: it starts from the items referred to, "the second one but longer". */
  isFromItem: boolean;
  /** Nothing shows what is asked. */
  isUnclear: boolean;
  /** Of a question: what it asks of outfits on the screen. */
  ofOutfit?: OutfitQuestion;
}

/** A purpose that is its intent alone. */
export const PLAIN = {
  move: null,
  wantsOutfit: false,
  isBeside: false,
  isFromItem: false,
  isUnclear: false,
} as const;

/** A message and what it is understood by. */
export interface Context {
  message: Message;
  references: References;
  state: DialogueState;
  scores: Scores;
}

/** From this score on a message asks for something in so many words. */
export const ASKED_MIN = 5;

export const patterns = (...sources: readonly string[]) => sources.map(readPattern);

/** A question by its form. */
export const ASKS = patterns(
  '^ is|are|does|do|did|will|would|can|could|should|has|have|was|which|why|who|where|when',
  '^ what|how ~about|bout',
);

/** Whether a garment is looked for, beside those that only name something shown. */
export const wantsGarment = ({ readings }: Message, spans: References['spans']): boolean =>
  readings.some(
    ({ reading, from }) =>
      reading.role === 'wanted' &&
      reading.concepts.some(({ kind }) => kind === 'type') &&
      !spans.some((span) => from >= span.from && from < span.to),
  );

/** Phrases that ask to be shown something. */
export const EXPLICIT = CUES.search.flatMap(({ weight, pattern }) =>
  weight >= ASKED_MIN ? [pattern] : [],
);

/** Whether anything is wished for or refused, beside what only names something shown. */
export const wants = ({ readings, understood }: Message, spans: References['spans']): boolean =>
  refusedWords(understood).length > 0 ||
  readings.some(
    ({ reading, from }) =>
      reading.role !== 'shown' &&
      reading.kind !== 'goods' &&
      !spans.some((span) => from >= span.from && from < span.to),
  );

/** Whether a wish is taken back: "any color". */
export const takesBackWish = (message: Message): boolean =>
  [DROPS.drop, DROPS.allow, DROPS.take].some((drops) => hasAny(message, drops));

const SMALL = /^(?:an?|the|some|any|please|pls|in|and|or|with|for|of|size|my|me|new|nice|good)$/;

/** "Oversized wool coats": nothing but what is wished for, whatever else its words may ask of. */
function isBareWish({ text, words, readings, spansAt }: Message): boolean {
  const wanted = readings.filter(({ reading }) => reading.role === 'wanted');
  const isCovered = (at: number): boolean => wanted.some(({ from, to }) => at >= from && at < to);
  const kinds = wanted.filter(({ reading }) =>
    reading.concepts.some(({ kind }) => kind === 'type'),
  );
  // "Chinos or jeans for a date" asks which.
  const isOfMoment = [...spansAt.values()].flat().some(({ tag }) => tag === 'occasion');
  const isChoice = kinds.length > 1 && isOfMoment && words.some(({ word }) => word === 'or');
  return (
    kinds.length > 0 &&
    !isChoice &&
    wanted.length > 1 &&
    !text.includes('?') &&
    words.every(({ word }, at) => isCovered(at) || SMALL.test(word))
  );
}

const TELLS =
  /\b(?:i|i[’']?m|my|is|are|do|does|will|would|should|can|fits?|runs?|sizes?|sizing|how|what|which|too|measure\w*)\b|\?/i;

/** "Knee boots for wide calves": a piece for a figure, and nothing told or asked of a size. */
const namesForFigure = ({ text, readings }: Message): boolean =>
  !TELLS.test(text) &&
  readings.some(
    ({ reading }) =>
      reading.role === 'wanted' && reading.concepts.some(({ kind }) => kind === 'type'),
  );

/** What a wish without a verb or a question mark is taken for at times. */
const NAMED_ALONE: ReadonlySet<ChatIntent> = new Set<ChatIntent>(['size_fit', 'style_advice']);

/** Whether nothing but a piece is named, though its words were taken for a question. */
export const namesPiece = (message: Message, taken: ChatIntent): boolean =>
  (taken === 'size_fit' && namesForFigure(message)) ||
  (NAMED_ALONE.has(taken) && isBareWish(message));

const PRONOUN = /^(?:it|they|them|these|those|this|that)$/;

/** "Do the second and third come in wide?" is answered of each. */
const OF_EACH =
  /^\W*(?:(?:and|so|but|ok)[ ,]+)*(?:do|have|(?:are|is|will|would|can|could) both)\b(?!.*\b(?:or|than|vs|versus|differ\w*|same)\b)/i;

/** Of several pieces that are named one by one, what sets them apart is asked. */
export const asksOfSeveral = ({ message, references }: Context, best: string): boolean =>
  best === 'item_question' &&
  !OF_EACH.test(message.text) &&
  references.outfit === null &&
  references.items.length > 1 &&
  references.spans.filter(({ from, to }) =>
    message.words.slice(from, to).some(({ word }) => !PRONOUN.test(word)),
  ).length > 1 &&
  hasAny(message, ASKS);
