import type { Item } from '@modiste/contract/entities/item';
import type { QueryReading, UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { ReadTurn } from '../../answers/answer.ts';
import type { DialogueState } from '../../dialogue/dialogue-state.ts';
import { findPieces, phrasesOf } from '../../references/find-pieces.ts';
import { POINTERS } from '../../references/mention-words.ts';
import type { References } from '../../references/resolve-references.ts';
import { type Scenery, sceneOf } from '../../references/scene.ts';
import type { Turn } from '../../stylist.ts';
import type { TagSpan } from '../../understanding/cue-pattern.ts';
import { type Message, readMessage } from '../../understanding/message.ts';

const PRONOUN = /^(?:it|they|them|these|those|this|that|both|either|neither)$/;
const SEVERAL = /^(?:ones|pairs|\w+[^s]s)$/;

/** The words with a pronoun in each place where a piece is named. */
function withPronouns({ text, words }: Message, spans: readonly TagSpan[]): string {
  let said = text;
  for (const { from, to } of spans.toSorted((one, other) => other.from - one.from)) {
    const [first, last] = [words[from], words[to - 1]];
    if (first === undefined || last === undefined) continue;
    const pronoun = SEVERAL.test(last.word) ? 'they' : 'it';
    said = `${said.slice(0, first.start)}${pronoun}${said.slice(last.end)}`;
  }
  return said.toLowerCase().replaceAll('’', "'");
}

/** The readings of the words that name a piece. */
const readingsNaming = (
  { readings }: Message,
  spans: readonly Pick<TagSpan, 'from' | 'to'>[],
): ReadonlySet<QueryReading> =>
  new Set(
    readings
      .filter(({ from, to }) => spans.some((span) => from >= span.from && to <= span.to))
      .map(({ reading }) => reading),
  );

/** What is understood without some readings, their prices limiting nothing. */
function withoutReadings(
  { readings, hard, ...understood }: UnderstoodQuery,
  gone: ReadonlySet<QueryReading>,
): UnderstoodQuery {
  const left = readings.filter((reading) => !gone.has(reading));
  if (![...gone].some(({ kind }) => kind === 'price'))
    return { ...understood, readings: left, hard };
  const prices = left.flatMap(({ amount }) => (amount?.kind === 'price' ? [amount] : []));
  const [leasts, mosts] = [
    prices.flatMap(({ min }) => min ?? []),
    prices.flatMap(({ max }) => max ?? []),
  ];
  const priceMin = leasts.length === 0 ? null : Math.max(...leasts);
  const priceMax = mosts.length === 0 ? null : Math.min(...mosts);
  return { ...understood, readings: left, hard: { ...hard, priceMin, priceMax } };
}

/** What is understood of the words that name no piece. */
function withoutNames(message: Message, spans: readonly TagSpan[]): UnderstoodQuery {
  const understood = withoutReadings(message.understood, readingsNaming(message, spans));
  const isSaid = ({ kind, id }: UnderstoodQuery['concepts'][number]) =>
    understood.readings.some(({ concepts }) =>
      concepts.some((one) => one.kind === kind && one.id === id),
    );
  return { ...understood, concepts: understood.concepts.filter(isSaid) };
}

/**
 * A message in which "the 15.95 beanie" names a piece by its price, and that price limits nothing,
 * though several may cost as much.
 */
export function withoutPricesNamed(
  message: Message,
  { spans }: References,
  turn: Scenery,
): Message {
  if (message.readings.every(({ reading }) => reading.kind !== 'price')) return message;
  const scene = sceneOf(message, turn);
  const found = spans.filter(({ from }) => POINTERS.has(message.words[from]?.word ?? ''));
  const called = phrasesOf(message, scene).filter((phrase) => {
    if (!phrase.isPointed || phrase.price === null) return false;
    const { items, open } = findPieces(scene, phrase);
    return items.length + open.length > 0;
  });
  const prices = [...readingsNaming(message, [...found, ...called])].filter(
    ({ kind }) => kind === 'price',
  );
  return prices.length === 0
    ? message
    : readMessage(withoutReadings(message.understood, new Set(prices)));
}

/**
 * Which pieces a question names, and what it asks of them: the linen of "is the linen one lined?" and
 * the brand of "the one from Arket" only say which piece is meant.
 */
export function questionOfNamed(
  message: Message,
  { items, outfit, spans }: References,
): Pick<ReadTurn, 'named' | 'asked'> {
  const naming = spans.filter(({ from, to }) =>
    message.words.slice(from, to).some(({ word }) => !PRONOUN.test(word)),
  );
  if (naming.length === 0 || outfit !== null || items.length === 0) return {};
  const words = withPronouns(message, naming);
  return { named: items, asked: { words, understood: withoutNames(message, naming) } };
}

/** What is spoken of from now on, and what was before it. */
export function focusOf(
  { focusId: last, focusBefore }: DialogueState,
  next: string | null,
): Pick<DialogueState, 'focusId' | 'focusBefore'> {
  const before = next === null || next === last ? focusBefore : last;
  return {
    focusId: next ?? last,
    ...(before !== undefined && before !== null && { focusBefore: before }),
  };
}

const OF_THOSE =
  /\b(?:(?:which|what|one|either|neither|both) of (?:them|the (?:two|three)|those (?:two|three))|either|both)\b/i;

/** "Which of them is easier to wash?" is asked of those that were held side by side, and of no others. */
export function ofThose(turn: Turn, referred: readonly Item[]): Turn {
  const { compared = [], shown } = turn.state;
  const isOfThese =
    compared.length > 1 &&
    shown.outfits.length === 0 &&
    OF_THOSE.test(turn.words) &&
    referred.every(({ id }) => compared.includes(id));
  return isOfThese
    ? { ...turn, state: { ...turn.state, shown: { itemIds: compared, outfits: [] } } }
    : turn;
}
