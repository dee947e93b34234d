import type { Item } from '@modiste/contract/entities/item';
import { asPlural, exactKind } from '../../facts/item-names.ts';
import { joinWithAnd } from '../../speech/join-words.ts';
import { judgeByNeeds, needsAsked } from '../needs/judge-by-needs.ts';
import type { Ranking, Scale } from './ranking.ts';

const VALUES = { yes: 1, partly: 0.5, no: 0 } as const;
const MARGIN = 0.1;
const WHICH = /\b(?:which|what|whichever)\b/;
const MOST = /\b(?:most|more|best|better|\w{3,}est)\b/;
const WORST = /\b(?:least|less|worst|worse)\b/;

function clauseOf(item: Item, does: readonly string[]): string {
  const { isPair } = exactKind(item);
  return isPair ? `they ${joinWithAnd(does.map(asPlural))}` : `it ${joinWithAnd(does)}`;
}

/** Pieces in the order in which they serve some needs. */
export const scaleOfNeeds = (ids: readonly string[], direction: -1 | 1 = 1): Scale => ({
  margin: MARGIN,
  valueOf: (item) => {
    const verdict = judgeByNeeds(item, ids);
    return verdict === null ? null : VALUES[verdict.standing] * direction;
  },
  factOf: (item) => {
    const verdict = judgeByNeeds(item, ids);
    return verdict === null ? '' : `: ${clauseOf(item, verdict.does)}`;
  },
  doesOf: () => '',
});

/** What a question ranks by that is a use: "which looks the most serious?"; null where it ranks nothing. */
export function findNeedScale(asked: string): Ranking | null {
  const words = asked.toLowerCase().replaceAll('’', "'");
  const needs = needsAsked(words);
  const isWorst = WORST.test(words);
  if (needs.length === 0 || !WHICH.test(words) || !(isWorst || MOST.test(words))) return null;
  const where = joinWithAnd(needs.map((need) => need.where));
  const scale = scaleOfNeeds(
    needs.map(({ id }) => id),
    isWorst ? -1 : 1,
  );
  return {
    measure: 'use',
    word: `the ${isWorst ? 'least' : 'best'} suited ${where}`,
    wordOfTwo: `the ${isWorst ? 'less' : 'better'} suited ${where}`,
    caveat: '',
    good: isWorst ? null : { from: VALUES.partly, otherwise: `None of them is right ${where}.` },
    scales: [scale],
  };
}
