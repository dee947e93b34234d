import { COLORS } from '@modiste/contract/values';
import { expandTypes } from '@modiste/lexicon/expand-types';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/**
 * A query of which all named pieces are wanted: a search for "sneakers with jeans" is for sneakers, an
 * outfit of them has jeans too.
 */
export function wantBeside(understood: UnderstoodQuery): UnderstoodQuery {
  const beside = understood.readings.filter(({ role }) => role === 'beside');
  if (beside.length === 0) return understood;
  const concepts = beside.flatMap((reading) => reading.concepts);
  const ids = (kind: string) => concepts.flatMap((one) => (one.kind === kind ? one.id : []));
  const { soft, not } = understood;
  const types = ids('type').filter((id) => !not.types.includes(id));
  return {
    ...understood,
    readings: understood.readings.map((reading) =>
      reading.role === 'beside' ? { ...reading, role: 'wanted' } : reading,
    ),
    concepts: [...understood.concepts, ...concepts],
    types: unique([...understood.types, ...expandTypes(types)]),
    soft: {
      ...soft,
      colors: unique([...soft.colors, ...COLORS.filter((color) => ids('color').includes(color))]),
      materials: unique([...soft.materials, ...ids('material')]),
      patterns: unique([...soft.patterns, ...ids('pattern')]),
      attributes: unique([...soft.attributes, ...ids('attribute')]),
    },
  };
}
