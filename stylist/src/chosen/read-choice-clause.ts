import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Turn } from '../stylist.ts';
import { type Message, readMessage } from '../understanding/message.ts';
import { type CalledPieces, piecesCalled } from './pieces-called.ts';

/** A clause with the pieces that it calls. */
export interface Clause {
  message: Message;
  /** The words outside all that calls a piece. */
  before: readonly string[];
  after: readonly string[];
  /** Where what calls a piece ends in the text. */
  end: number;
  calls: readonly CalledPieces[];
}

const wordsOf = ({ words }: Message, from: number, to: number): string[] =>
  words.slice(from, to).map(({ word }) => word);

/** Whether a word names the color that a piece is taken in: "it in dark green". */
const isColorOf = ({ words, readings }: Message, at: number): boolean =>
  readings.some(
    ({ from, to, reading: { concepts } }) =>
      from <= at &&
      at < to &&
      [words[from - 1]?.word, words[from]?.word].includes('in') &&
      concepts.length > 0 &&
      concepts.every(({ kind }) => kind === 'color'),
  );

/** Reads what a clause calls pieces by; null where it says nothing. */
export function readClause(turn: Turn, words: string): Clause | null {
  const message = readMessage(understandQuery(words));
  if (message.words.length === 0) return null;
  const { called: all, references } = piecesCalled(message, turn);
  const { shown, focusId } = turn.state;
  // Of outfits of which no piece was spoken of, "that" is none of the pieces.
  const isOfOutfits = shown.outfits.length > 0 && focusId === null;
  const called = all.filter(
    ({ isPronoun, items }) => !(isOfOutfits && isPronoun && items.length === 1),
  );
  const isOfPhrase = called.some(({ isPronoun, items }) => !isPronoun && items.length === 1);
  const isCalled = called.some(
    ({ isPronoun, isNew, isSure, isNamed, items, open }) =>
      !isPronoun && !isNew && (isSure || isNamed) && items.length + open.length > 0,
  );
  const known = called.filter(
    ({ isNew, isPronoun, isSure, isNamed, items, open }) =>
      !isNew && items.length + open.length > 0 && (isPronoun ? !isCalled : isSure || isNamed),
  );
  const calls = called.filter(
    ({ isNew, items, open, isPronoun, isSure, isNamed }) =>
      !isNew &&
      items.length + open.length > 0 &&
      // "In blue then" names no piece.
      (isPronoun || isSure || isNamed) &&
      // "The skirt from the second outfit" takes no other piece of it.
      !(references.outfit !== null && items.length > 1 && isOfPhrase) &&
      // "It is the winner" stands for what is named beside it.
      !(isPronoun && isCalled),
  );
  const [first, last] = [known[0], known.at(-1)];
  const inside = (at: number) => known.some(({ from, to }) => at >= from && at < to);
  const said = message.words.map(({ word }) => word);
  const end = last === undefined ? 0 : last.to;
  return {
    message,
    before: said.filter((_, at) => at < (first?.from ?? said.length) && !inside(at)),
    after: wordsOf(message, end, said.length).filter((_, at) => !isColorOf(message, end + at)),
    end: message.words[end - 1]?.end ?? 0,
    calls,
  };
}
