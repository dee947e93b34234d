import type { ReadTurn } from '../../../answers/answer.ts';
import { asPlural, exactKind } from '../../../facts/item-names.ts';
import { joinWithAnd } from '../../../speech/join-words.ts';
import { needsAsked } from '../../needs/judge-by-needs.ts';
import { asksToJudge, type Judged, judgeEach } from '../../verdicts/judge-each.ts';
import { costsLeast, type Recommendation, type Side } from './side.ts';

const VALUES = { yes: 2, partly: 1, no: 0 } as const;
const UNKNOWN = 0.5;

/** What a piece has for what is asked, as a clause: "they have a flat sole". */
function clauseOf({ item, does = [], why, page = '' }: Judged): string {
  if (does.length === 0) return why || (page === '' ? '' : `its page says “${page}”`);
  const { isPair } = exactKind(item);
  return isPair ? `they ${joinWithAnd(does.map(asPlural))}` : `it ${joinWithAnd(does)}`;
}

/**
 * Which of some pieces to take for what a message itself asks of them: "which one for nine hours standing",
 * "which won’t gap". Null where it asks no such thing, or no record tells.
 */
export function recommendFor({ turn }: ReadTurn, sides: readonly Side[]): Recommendation | null {
  const { words } = turn;
  const items = sides.map(({ item }) => item);
  const judged = asksToJudge(words) ? judgeEach(words, items) : null;
  if (judged === null) return null;
  const placed = judged.each.flatMap((one, at) => {
    const side = sides[at];
    if (side === undefined) return [];
    const own = one.standing === null ? UNKNOWN : VALUES[one.standing];
    return [{ side, one, value: judged.isOfLack && one.standing !== null ? 2 - own : own }];
  });
  const most = Math.max(...placed.map(({ value }) => value));
  const top = placed.filter(({ value }) => value === most);
  const [best] = top.toSorted((a, b) => a.side.item.price - b.side.item.price);
  if (best === undefined) return null;
  const clause = clauseOf(best.one);
  if (top.length < placed.length && clause !== '') return { side: best.side, why: clause };
  const undecided = needsAsked(words)[0]?.where.replace(/^(?:for|in|on|at) /, '');
  if (undecided === undefined) return null;
  return { side: best.side, why: costsLeast(top.length), undecided };
}
