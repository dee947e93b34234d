import { understandQuery } from '@modiste/lexicon/understand-query';
import type { ClauseAct } from '../../clauses/clause-acts.ts';
import { type Clause, isSure, readClauses } from '../../clauses/tag-clauses.ts';
import { tellsInGeneral } from '../../knowledge/questions/topic-missed.ts';
import type { Translate, Translation, Turn } from '../../stylist.ts';
import { isAnswer, joinAnswers } from './translate-parts.ts';

/** So many parts of a message are answered one by one; what is longer is read as one story. */
const PARTS_MAX = 5;

/** From here on a clause is asked by itself; the rest of the message bears what is less sure. */
const ASKED_MIN = 0.65;
/** What names a kind of garment or a price need not be that sure, unless it may be asked, too. */
const NAMED_MIN = 0.4;
const ADVISE_MAX = 0.25;
/** These are answered by themselves, whatever else a message says. */
const ASKED_APART: ReadonlySet<ClauseAct> = new Set(['advise', 'shop']);
const SOUGHT: ReadonlySet<ClauseAct> = new Set(['find', 'change']);
/** Nothing follows from these alone: they scold, tell, or are said around the rest. */
const BESIDE: ReadonlySet<ClauseAct> = new Set(['gripe', 'chat', 'tell']);

const isAsked = ({ act, acts }: Clause): boolean =>
  ASKED_APART.has(act) && (acts.get(act) ?? 0) >= ASKED_MIN;

/** Whether a clause does something of its own beside a question, and is no part of that. */
function doesMore({ act, acts, words }: Clause, namedMin: number): boolean {
  const share = acts.get(act) ?? 0;
  if (BESIDE.has(act)) return false;
  if (share >= ASKED_MIN) return true;
  const { types, hard } = understandQuery(words);
  const isNamed = types.length > 0 || hard.priceMax !== null;
  return isNamed && share >= namedMin && (acts.get('advise') ?? 0) <= ADVISE_MAX;
}

interface Groups {
  /** The questions that are answered by themselves, each with what is told beside it. */
  asked: readonly string[];
  /** What else the message looks for or asks. */
  rest: string;
  isRestFirst: boolean;
  /** Whether the rest looks for something. */
  isSought: boolean;
}

function groupClauses(turn: Turn): Groups {
  const clauses = readClauses(turn);
  // Whatever is named while a list is open may belong to it.
  const namedMin = turn.state.list === undefined ? NAMED_MIN : ASKED_MIN;
  const others = clauses.filter((clause) => !isAsked(clause));
  const hasRest = others.some((clause) => doesMore(clause, namedMin));
  const isOpen = !hasRest && others.some(({ act }) => !BESIDE.has(act));
  const rest = others.filter((clause) => !isSure(clause) || !/^(?:gripe|chat)$/.test(clause.act));
  const asked: { act: ClauseAct; words: string }[] = [];
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1];
    const last = asked.at(-1);
    if (!isAsked(clause)) continue;
    // Two questions to the shop are one to the tables of its terms.
    if (last !== undefined && before?.act === clause.act) last.words += ` ${clause.words}`;
    else {
      const isTold = !hasRest && before?.act === 'tell';
      asked.push({ act: clause.act, words: `${isTold ? `${before.words} ` : ''}${clause.words}` });
    }
  }
  return {
    // What may be a wish or a part of the question leaves the message whole.
    asked: isOpen ? [] : asked.map(({ words }) => words),
    rest: hasRest ? rest.map(({ words }) => words).join(' ') : '',
    isRestFirst: clauses.findIndex(isAsked) > 0,
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
  if (turn.attachment !== null || turn.asksFor !== undefined) return null;
  const { asked, rest, isRestFirst, isSought } = groupClauses(turn);
  const count = asked.length + Number(rest !== '');
  if (asked.length === 0 || count < 2 || count > PARTS_MAX) return null;
  const answers: Translation[] = [];
  let { state } = turn;
  for (const words of asked) {
    const answer = await translate({ ...turn, words, state });
    if (!isAnswer(answer) || tellsInGeneral(answer)) return null;
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
