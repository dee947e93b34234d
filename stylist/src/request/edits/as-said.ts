import type { Item } from '@modiste/contract/entities/item';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { shownColor } from '../../facts/item-colors.ts';
import { fittingItems } from '../../references/fits-description.ts';
import type { EditClause } from '../clauses/read-clause.ts';

/** Whether a piece is all that a clause says of its look already, in no other color. */
export function isAsSaid(item: Item, looks: EditClause['looks']): boolean {
  const worn: readonly string[] = shownColor(item)?.colors ?? [];
  const said = looks.flatMap(({ concepts }) =>
    concepts.flatMap(({ kind, id }) => (kind === 'color' ? [id] : [])),
  );
  const isOfColors = ({ role, concepts }: QueryReading): boolean =>
    role === 'negated' ||
    concepts.every(({ kind }) => kind !== 'color') ||
    worn.every((color) => said.includes(color));
  const hasLook = (look: QueryReading): boolean => {
    const readings = [{ reading: { ...look, role: 'wanted' as const }, from: 0, to: 0 }];
    return isOfColors(look) && fittingItems([item], { readings, names: [] }).length > 0;
  };
  return looks.length > 0 && looks.every((look) => hasLook(look) === (look.role === 'wanted'));
}
