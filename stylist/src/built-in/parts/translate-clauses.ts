import type { ClauseAct } from '../../clauses/clause-acts.ts';
import { type Clause, isSure, readClauses } from '../../clauses/read-clauses.ts';
import type { Translation, Turn } from '../../stylist.ts';
import { isAnswer, joinAnswers, type TranslateOne } from './translate-parts.ts';

/** So many parts of a message are answered one by one; what is longer is read as one story. */
const PARTS_MAX = 5;

/** These are answered by themselves, whatever else a message says. */
const ASKED_APART: ReadonlySet<ClauseAct> = new Set(['advise', 'shop']);
/** Nothing follows from these: they scold the stylist, or are said around the rest. */
const SAYS_NOTHING: ReadonlySet<ClauseAct> = new Set(['gripe', 'chat']);

/**
 * The questions of a message that are answered by themselves, each with what is told beside it, and what
 * else it looks for or asks; what is told goes with that where there is any.
 */
function groupClauses(clauses: readonly Clause[]): { asked: string[][]; rest: string } {
  const asked: string[][] = [];
  const rest: string[] = [];
  const isOther = ({ act }: Clause): boolean =>
    !ASKED_APART.has(act) && !SAYS_NOTHING.has(act) && act !== 'tell';
  const hasOthers = clauses.some(isOther);
  let told: string[] = [];
  for (const clause of clauses) {
    if (ASKED_APART.has(clause.act)) {
      asked.push([...told, clause.words]);
      told = [];
    } else if (isOther(clause) || (hasOthers && clause.act === 'tell')) rest.push(clause.words);
    else if (clause.act === 'tell') told.push(clause.words);
  }
  asked.at(-1)?.push(...told);
  return { asked, rest: rest.join(' ') };
}

/**
 * A message that asks something by the way, clause by clause: "under 300. also what's the difference between
 * a blazer and a suit jacket" looks for suits and tells the difference. Null where it does one thing, or a
 * question in it finds no answer.
 * @param translate Understands words that do one thing.
 */
export async function translateClauses(
  translate: TranslateOne,
  turn: Turn,
): Promise<Translation | null> {
  if (turn.attachment !== null || turn.asksFor !== undefined) return null;
  const clauses = readClauses(turn);
  const { asked, rest } = groupClauses(clauses);
  const count = asked.length + Number(rest !== '');
  if (asked.length === 0 || count < 2 || count > PARTS_MAX || !clauses.every(isSure)) return null;
  const answers: Translation[] = [];
  let { state } = turn;
  for (const words of asked) {
    const answer = await translate({ ...turn, words: words.join(' '), state });
    if (!isAnswer(answer)) return null;
    answers.push(answer);
    ({ state } = answer);
  }
  const last = rest === '' ? null : await translate({ ...turn, words: rest, state });
  if (last?.intent === 'unsafe') return last;
  return joinAnswers(answers, last, state);
}
