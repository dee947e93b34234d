import { findAttribute, findFabric } from '@modiste/lexicon/attributes';
import { findType } from '@modiste/lexicon/garment-types';
import rows from '@modiste/lexicon/occasion-rules' with { type: 'json' };
import { expect, it } from 'vitest';
import { findFalseClaims } from '../../facts/check-claims.ts';
import { sampleItem } from '../../testing/sample-items.ts';

const listed = (list?: string) => (list ?? '').split(', ').filter((id) => id !== '');

const kinds = rows.flatMap(({ id, gender = 'Women', made = {}, suited = {} }) =>
  Object.entries({ ...made, ...suited })
    .filter(([by]) => findType(by) !== null)
    .map(([by, does]) => ({ id, by, does, gender })),
);

it('says of no piece what its record does not have', () => {
  const wrong = kinds.flatMap(({ id, by, does, gender }) => {
    const item = sampleItem(by, {
      facts: { type: by, gender: gender === 'Men' ? 'Men' : 'Women' },
    });
    const claims = findFalseClaims(`It ${does}.`, item, [item]);
    return claims.length === 0 ? [] : [`${id} ${by}: ${does} (${claims.join(', ')})`];
  });
  expect(wrong).toEqual([]);
});

it('names nothing that is unknown', () => {
  const ids = rows.flatMap(({ made = {}, suited = {}, unsuited, forbidden, unless }) => [
    ...[made, suited].flatMap((row) => Object.keys(row)),
    ...[unsuited, forbidden, unless].flatMap(listed),
  ]);
  const isKnown = (id: string) => [findType, findAttribute, findFabric].some((find) => find(id));
  expect(ids.filter((id) => !isKnown(id))).toEqual([]);
});
