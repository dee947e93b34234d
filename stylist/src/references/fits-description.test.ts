import { understandQuery } from '@modiste/lexicon/understand-query';
import { expect, it } from 'vitest';
import { sampleItem } from '../testing/sample-items.ts';
import { readMessage } from '../understanding/message.ts';
import { fittingItems } from './fits-description.ts';

it.each([
  ['shorts', 'Silk Dress Shorts', 'lower_body'],
  ['boots', 'Suede Dress Boots', 'shoes'],
] as const)('takes no %s for a dress by their title', (type, title, category) => {
  const named = sampleItem(type, {
    short_description: title,
    description: title,
    try_on_category: category,
    facts: { type },
  });
  const dress = sampleItem('dress', {
    short_description: 'Linen Dress',
    try_on_category: 'dresses',
    facts: { type: 'dress' },
  });
  const { readings } = readMessage(understandQuery('the dress'));
  const fitting = fittingItems([named, dress], { readings, names: [] });
  expect(fitting.map(({ id }) => id)).toEqual(['dress']);
});
