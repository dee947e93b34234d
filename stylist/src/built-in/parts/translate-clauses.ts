import { understandQuery } from '@modiste/lexicon/understand-query';
import type { ClauseAct } from '../../clauses/clause-acts.ts';
import { type Clause, isSure, readClauses } from '../../clauses/tag-clauses.ts';
import { asksForTrip } from '../../lists/reading/trip-words.ts';
import type { Translate, Translation, Turn } from '../../stylist.ts';
import { answerQuestion, type Question } from './answer-question.ts';
import { isOneChoice } from './message-clauses.ts';
import { soughtInstead } from './read-parts.ts';
import { joinAnswers } from './translate-parts.ts';

/** So many parts of a message are answered one by one; what is longer is read as one story. */
const PARTS_MAX = 5;

/** From here on a clause is asked by itself; the rest of the message bears what is less sure. */
const ASKED_MIN = 0.65;
/** What names a kind of garment or a price need not be that sure, unless it may be asked, too. */
const NAMED_MIN = 0.4;
const ADVISE_MAX = 0.25;
const QUESTION_MIN = 0.5;
/** These are answered by themselves, whatever else a message says. */
const ASKED_APART: ReadonlySet<ClauseAct> = new Set(['advise', 'shop']);
const SOUGHT: ReadonlySet<ClauseAct> = new Set(['find', 'change']);
/** Nothing follows from these alone: they scold, tell, or are said around the rest. */
const BESIDE: ReadonlySet<ClauseAct> = new Set(['gripe', 'chat', 'tell']);

/** These are said of what is shown. */
const POINTS =
  /\b(?:it|they|them|these|those|this|ones?|first|second|third|fourth|last|number|no|both|either|which|others?)\b|\d/i;
/** "Whats an oxford. tie needed?" asks twice; "is that ok? or not" once. */
const SENTENCE = /(?<=[?!.;])\s+(?!(?:or|and|because|which|what|if)\b)/i;

const shareOf = ({ acts }: Clause, act: ClauseAct): number => acts.get(act) ?? 0;

/** How likely a clause asks for advice: an opinion that points at nothing is one in general, "navy suit ok?" */
const adviceShare = (clause: Clause, { state: { list } }: Turn): number =>
  shareOf(clause, 'advise') +
  (list !== undefined || POINTS.test(clause.words) ? 0 : shareOf(clause, 'judge'));

const PRONOUN = /\b(?:it|them|they|that|this|these|those)\b/i;
/** These name a piece that "it" behind them stands for. */
const OF_PIECE: ReadonlySet<ClauseAct> = new Set(['take', 'object', 'ask', 'judge']);

/** Whether a clause goes on with a piece that is named before it: "the third is ok, and can I wear it to church". */
const isOfNamed = ({ words }: Clause, before: readonly Clause[], { items }: Turn): boolean =>
  items.length > 0 && PRONOUN.test(words) && before.some(({ act }) => OF_PIECE.has(act));

/** Whether a clause is a question that needs no piece, and looks for none. */
function isAsked(clause: Clause, clauses: readonly Clause[], turn: Turn): boolean {
  const { act, words } = clause;
  if (soughtInstead(words, turn) !== '') return false;
  if (isOfNamed(clause, clauses.slice(0, clauses.indexOf(clause)), turn)) return false;
  if (ASKED_APART.has(act) && shareOf(clause, act) >= ASKED_MIN) return true;
  return /^(?:advise|judge)$/.test(act) && adviceShare(clause, turn) >= ASKED_MIN;
}

/** Whether a clause does something of its own beside a question, and is no part of that. */
function doesMore({ act, acts, words }: Clause, namedMin: number): boolean {
  const share = acts.get(act) ?? 0;
  if (BESIDE.has(act)) return false;
  if (share >= ASKED_MIN) return true;
  const { types, hard } = understandQuery(words);
  const isNamed = types.length > 0 || hard.priceMax !== null;
  return isNamed && share >= namedMin && (acts.get('advise') ?? 0) <= ADVISE_MAX;
}

/** Whether a clause may be a part of a question: "which shoes on the list". */
const mayBeAsked = (clause: Clause): boolean =>
  shareOf(clause, 'advise') > ADVISE_MAX ||
  shareOf(clause, 'advise') + shareOf(clause, 'ask') + shareOf(clause, 'judge') > QUESTION_MIN;

interface Groups {
  /** The questions that are answered by themselves, each with what is told beside it. */
  asked: readonly Question[];
  /** What else the message looks for or asks. */
  rest: string;
  isRestFirst: boolean;
  /** Whether the rest looks for something. */
  isSought: boolean;
}

/** The questions of a message; what is told before one is a part of it where nothing else is done. */
function questionsIn(turn: Turn, clauses: readonly Clause[], hasRest: boolean): Question[] {
  const asked: (Question & Pick<Clause, 'act'>)[] = [];
  for (const [at, clause] of clauses.entries()) {
    const { act, words } = clause;
    const before = clauses[at - 1];
    const last = asked.at(-1);
    if (!isAsked(clause, clauses, turn)) continue;
    // Two questions to the shop are one to the tables of its terms.
    if (last !== undefined && act === 'shop' && before?.act === 'shop') {
      last.words += ` ${words}`;
      continue;
    }
    const told = !hasRest && before?.act === 'tell' ? `${before.words} ` : '';
    const sentences = turn.state.list === undefined ? words.split(SENTENCE) : [words];
    const isAdvice = adviceShare(clause, turn) >= ASKED_MIN;
    for (const [place, one] of sentences.entries())
      asked.push({ act, words: place === 0 ? `${told}${one}` : one, isAdvice });
  }
  return asked;
}

function groupClauses(turn: Turn): Groups {
  const clauses = readClauses(turn);
  const isChoice = clauses.some(({ words }, at) =>
    isOneChoice(clauses[at - 1]?.words ?? '', words),
  );
  if (isChoice) return { asked: [], rest: '', isRestFirst: false, isSought: false };
  // Whatever is named while a list is open may belong to it.
  const namedMin = turn.state.list === undefined ? NAMED_MIN : ASKED_MIN;
  const others = clauses.filter((clause) => !isAsked(clause, clauses, turn));
  const hasRest = others.some((clause) => doesMore(clause, namedMin));
  const unsure = hasRest ? [] : others.filter(({ act }) => !BESIDE.has(act));
  const rest = others.filter((clause) => !isSure(clause) || !/^(?:gripe|chat)$/.test(clause.act));
  return {
    // What may be a part of the question leaves the message whole.
    asked: unsure.some(mayBeAsked) ? [] : questionsIn(turn, clauses, hasRest),
    rest: hasRest || unsure.length > 0 ? rest.map(({ words }) => words).join(' ') : '',
    isRestFirst: clauses.findIndex((clause) => isAsked(clause, clauses, turn)) > 0,
    isSought: others.some((clause) => SOUGHT.has(clause.act) && doesMore(clause, namedMin)),
  };
}

/** What a message says beside its questions; what looks for something is no question of style. */
async function translateRest(translate: Translate, turn: Turn, isSought: boolean) {
  const made = await translate(turn);
  const isMistaken = isSought && made.intent === 'style_advice' && made.state.list === undefined;
  return isMistaken ? translate({ ...turn, asksFor: 'search' }) : made;
}

/**
 * A message that asks something by the way, clause by clause: "under 300. also what's the difference between
 * a blazer and a suit jacket" looks for suits and tells the difference. Null where it does one thing, or a
 * question in it finds no answer.
 * @param translate Understands words that do one thing.
 */
export async function translateClauses(
  translate: Translate,
  turn: Turn,
): Promise<Translation | null> {
  const { attachment, asksFor } = turn;
  if (attachment !== null || asksFor !== undefined || asksForTrip(turn.words)) return null;
  const { asked, rest, isRestFirst, isSought } = groupClauses(turn);
  const count = asked.length + Number(rest !== '');
  if (asked.length === 0 || count < 2 || count > PARTS_MAX) return null;
  const answers: Translation[] = [];
  let { state } = turn;
  for (const [at, question] of asked.entries()) {
    const before = asked[at - 1]?.words;
    const answer = await answerQuestion(translate, { ...turn, state }, { question, before });
    if (answer === null) return null;
    answers.push(answer);
    ({ state } = answer);
  }
  const last =
    rest === '' ? null : await translateRest(translate, { ...turn, words: rest, state }, isSought);
  if (last?.intent === 'unsafe') return last;
  const isTold = last !== null && last.intent !== 'search' && isRestFirst;
  return isTold
    ? joinAnswers([last, ...answers], null, last.state)
    : joinAnswers(answers, last, state);
}
