import type { Turn } from '../stylist.ts';
import { CLAUSE_ACTS, type ClauseAct } from './clause-acts.ts';
import { readClauses } from './tag-clauses.ts';

/** These say nothing of what is asked beside them. */
const BESIDE: ReadonlySet<ClauseAct> = new Set(['tell', 'gripe', 'chat']);

/**
 * How likely a message does each act, from 0 to 1: the mean over its clauses by their length, without those
 * that only tell, scold or chat. Empty where it does nothing else.
 */
export function messageActs(turn: Turn): ReadonlyMap<ClauseAct, number> {
  const clauses = readClauses(turn).filter(({ act }) => !BESIDE.has(act));
  const length = clauses.reduce((sum, { words }) => sum + words.length, 0);
  if (length === 0) return new Map();
  const shareOf = (act: ClauseAct): number =>
    clauses.reduce(
      (sum, { words, acts }) => sum + ((acts.get(act) ?? 0) * words.length) / length,
      0,
    );
  return new Map(CLAUSE_ACTS.map((act) => [act, shareOf(act)]));
}
