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

const asksSum = (sentence: string): boolean => asksIn(sentence) === 'sum';

/** The pieces that a sentence lists to see or to add up; none where it names fewer than two, or says more. */
function piecesIn(turn: Turn, sentence: string): readonly Item[] {
  if (!asksSum(sentence) && !SHOWS.test(sentence)) return [];
  const isAgain = AGAIN.test(sentence);
  const message = readMessage(understandQuery(sentence));
  const { called, references } = piecesCalled(message, turn, true);
  const named = called.filter(({ isPronoun }) => !isPronoun);
  // "All three again"
  const them = called.find(({ items, isPronoun }) => isPronoun && items.length > 1);
  if (isAgain && them !== undefined && named.length === 0 && isPlain(message, [them]))
    return them.items;
  const pieces = [...new Set(named.flatMap(({ items }) => items))];
  const isSet = named.length > 1 && pieces.length === named.length && references.outfit === null;
  const isKnown = areKnown(named, AGAIN.test(turn.words)) && isPlain(message, named);
  return isSet && isKnown ? pieces : [];
}

/**
 * The pieces that a message lists by their names to see them, or to know what they come to: "just Anouk, the burgundy
 * shoes and one bag, what does that come to", "show me the Anouk dress again with the Thea slingbacks". Null where it
 * names fewer than two, or looks for anything else.
 */
export function readNamedSet(turn: Turn): NamedSet | null {
  const { words, state, attachment } = turn;
  if (attachment !== null || state.list !== undefined) return null;
  const sentences = words.split(SENTENCE);
  const sets = sentences.map((sentence) => piecesIn(turn, sentence));
  const most = Math.max(...sets.map((pieces) => pieces.length));
  const at = sets.findIndex((pieces) => pieces.length === most);
  // "So the dress and the boots. Total?" adds them up as any sum is.
  const isSum = asksSum(sentences[at] ?? '');
  if (most < 2 || (!isSum && sentences.some(asksSum))) return null;
  const others = sentences.filter((one, place) => sets[place]?.length === 0 && !isIdle(turn, one));
  return { pieces: inChosenColors(sets[at] ?? [], state), isSum, rest: others.join(' ') };
}
