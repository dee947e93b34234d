import type { Item } from '@modiste/contract/entities/item';
import type { Concept } from '@modiste/lexicon/concept';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { readItemFacts } from '../item-facts.ts';
import { filedAs, recordSays, shownInColor } from '../record-says.ts';

const OF_PIECES: ReadonlySet<string> = new Set(['type', 'color', 'material', 'pattern']);

/** Whether a reading refuses a kind, a color, a fabric or a pattern of pieces. */
export const refusesPieces = ({ role, concepts }: QueryReading): boolean =>
  role === 'negated' && concepts.length > 0 && concepts.every(({ kind }) => OF_PIECES.has(kind));

function isOf(item: Item, concept: Concept): boolean {
  const facts = readItemFacts(item);
  if (concept.kind === 'color') return shownInColor(facts, concept.id) === 'yes';
  return recordSays(facts, concept) === 'yes' || filedAs(item).has(concept.id);
}

/** The items without what wishes refuse, in the colors that they are shown in; all where nothing else is left. */
export function withoutRefused(
  items: readonly Item[],
  wishes: readonly QueryReading[],
): readonly Item[] {
  const refused = wishes.filter(refusesPieces).flatMap(({ concepts }) => concepts);
  const rest = items.filter((item) => !refused.some((concept) => isOf(item, concept)));
  return rest.length === 0 ? items : rest;
}
