import type { Item } from '@modiste/contract/entities/item';
import { listOf } from '@modiste/lexicon/tokens';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { ClauseAct } from '../clauses/clause-acts.ts';
import { readClauses } from '../clauses/tag-clauses.ts';
import type { Turn } from '../stylist.ts';
import { type Message, readMessage } from '../understanding/message.ts';
import { inChosenColors } from './chosen-pieces.ts';
import { type CalledPieces, piecesCalled } from './pieces-called.ts';
import { asksIn } from './read-total.ts';

/** Several pieces of a conversation that a message wants to see or to have added up, and no others. */
export interface NamedSet {
  pieces: readonly Item[];
  /** Whether it asks what they come to. */
  isSum: boolean;
  /** What else the message says; empty where it says nothing else. */
  rest: string;
}

const SENTENCE = /(?<=[?!;…]|[^\d\s.]\.|\d\.)\s+|\n\s*/;
const SHOWS =
  /\b(?:show|see|bring|put|again|back|where(?:['’]?s| is| are)|just|only|so|take|have|keep|add)\b/i;
/** Stands around pieces that are named, and asks for nothing else. */
const AROUND: ReadonlySet<string> = new Set(
  listOf(
    'show, see, look, bring, put, let, lets, me, us, can, could, i, you, u, we, again, three, two, four, of, back, once, more, please, pls, the, to, go, get, at, that, those, these, them, they, it, up, where, wheres, was, is, are, ok, okay, no, so, and, then, now, just, only, want, wanna, have, take, keep, add, one, time, another, a, with, plus, n, w, together, all, both, also, too, as, well, only, in, my, nothing, else, altogether, total, totals, sum, what, whats, do, does, would, will, come, cost, costs, how, much, for, of, bill, price, s, be, if, buy, yes, yeah, hi, omg, lol',
  ),
);
/** A sentence of these alone says nothing that is to be answered beside the pieces. */
const SAYS_NOTHING: ReadonlySet<ClauseAct> = new Set(['gripe', 'object', 'chat']);

const isIdle = (turn: Turn, words: string): boolean =>
  readClauses({ ...turn, words }).every(({ act }) => SAYS_NOTHING.has(act)) ||
  /^\W*(?:why|y)\b/i.test(words);

const othersThan = (turn: Turn, sentences: readonly string[], at: number): string =>
  sentences.filter((one, place) => place !== at && !isIdle(turn, one)).join(' ');

/** Whether each name stands for one piece that is known, and one of them surely. */
function areKnown(called: readonly CalledPieces[], isAgain: boolean): boolean {
  const isOne = ({ items, open, isRefused, isNew }: CalledPieces) =>
    items.length === 1 && open.length === 0 && !isRefused && !isNew;
  const sure = called.filter(({ isSure }) => isSure);
  return called.every(isOne) && (isAgain ? sure.length > 0 : sure.length * 2 >= called.length);
}

const isPlain = ({ words }: Message, called: readonly CalledPieces[]): boolean =>
  words.every(
    ({ word }, at) => AROUND.has(word) || called.some(({ from, to }) => at >= from && at < to),
  );

const AGAIN = /\b(?:again|back|once more|where(?:['’]?s| is| are))\b/i;

/**
 * The pieces that a message lists by their names to see them, or to know what they come to: "just Anouk, the burgundy
 * shoes and one bag, what does that come to", "show me the Anouk dress again with the Thea slingbacks". Null where it
 * names fewer than two, or looks for anything else.
 */
export function readNamedSet(turn: Turn): NamedSet | null {
  const { words, state, attachment } = turn;
  if (attachment !== null || state.list !== undefined) return null;
  const sentences = words.split(SENTENCE);
  for (const [at, sentence] of sentences.entries()) {
    const isSum = asksIn(sentence) === 'sum';
    if (!isSum && !SHOWS.test(sentence)) continue;
    const message = readMessage(understandQuery(sentence));
    const { called, references } = piecesCalled(message, turn, true);
    const isAgain = AGAIN.test(sentence);
    const them = called.find(({ items, isPronoun }) => isPronoun && items.length > 1);
    const named = called.filter(({ isPronoun }) => !isPronoun);
    if (isAgain && them !== undefined && named.length === 0 && isPlain(message, [them])) {
      return {
        pieces: inChosenColors(them.items, state),
        isSum,
        rest: othersThan(turn, sentences, at),
      };
    }
    const pieces = [...new Set(named.flatMap(({ items }) => items))];
    const isSet = named.length > 1 && pieces.length === named.length && references.outfit === null;
    if (!isSet || !areKnown(named, AGAIN.test(words)) || !isPlain(message, named)) continue;
    return { pieces: inChosenColors(pieces, state), isSum, rest: othersThan(turn, sentences, at) };
  }
  return null;
}
