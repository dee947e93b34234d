import type { Item } from '@modiste/contract/entities/item';
import { findFabric } from '@modiste/lexicon/attributes';
import { findType } from '@modiste/lexicon/garment-types';
import { fabricName } from '../../facts/fabric-traits.ts';
import { isOfNeed, type Judgment, judgeNeed, needsOf } from './judge-need.ts';
import { needsSaid, type SaidNeed } from './said-needs.ts';

/** Whether a piece serves all that is needed, some of it, or is wrong for it; and by what. */
export interface NeedVerdict {
  standing: 'yes' | 'partly' | 'no';
  /** Clauses after its name: "has a block heel, which does not sink". */
  does: readonly string[];
}

/** What a page or a fabric answers more closely than these do. */
const ANSWERED_ELSEWHERE: ReadonlySet<string> = new Set(['machine-washing', 'deep-cold']);

/** The uses and figures that a question names, for which pieces are judged. */
export const needsAsked = (words: string): SaidNeed[] =>
  needsSaid(words).filter(({ id }) => !ANSWERED_ELSEWHERE.has(id));

/** What serves in a piece, as a clause after its name; null where nothing does. */
function clauseFor({ by, does }: Judgment): string | null {
  if (by === null || does === null) return null;
  const isFabric = findFabric(by) !== null && findType(by) === null;
  return isFabric ? `is made of ${fabricName(by)}, which ${does}` : does;
}

/** Judges a piece by all that some needs ask of it; null where its record tells of none of it. */
export function judgeByNeeds(item: Item, needs: readonly string[]): NeedVerdict | null {
  const judged = needsOf({ occasions: [], types: [], needs })
    .filter((need) => isOfNeed(item, need))
    .map((need) => judgeNeed(item, need));
  const against = judged.flatMap((one) => one.against ?? []);
  if (against.length > 0) return { standing: 'no', does: against.slice(0, 1) };
  const does = judged.flatMap((one) => clauseFor(one) ?? []);
  if (does.length === 0) return null;
  const isServed = judged.every(({ worth }) => worth >= 1);
  return { standing: isServed ? 'yes' : 'partly', does };
}
