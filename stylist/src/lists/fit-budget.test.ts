import { expect, it } from 'vitest';
import { sampleItem } from '../testing/sample-items.ts';
import { chooseAll, type Place } from './choose-pieces.ts';
import { fitBudget } from './fit-budget.ts';

const offers = (type: string, ...prices: number[]) =>
  prices.map((price) => sampleItem(`${type} ${price}`, { price, facts: { type } }));

const LINES = [
  [offers('t-shirt', 30, 20), offers('t-shirt', 25, 22)],
  [offers('midi-dress', 80, 50)],
  [offers('swimsuit', 70, 60)],
  [offers('sandals', 60, 40)],
  [offers('pajamas', 45, 40)],
  [offers('socks', 4)],
];

function fit(sum: number): { ids: string[]; total: number } {
  const places: Place[][] = LINES.map((line) => chooseAll(line));
  const items = fitBudget(places, { sum, weather: 'summer' })
    .flat()
    .flatMap(({ item }) => item ?? []);
  return {
    ids: items.map(({ id }) => id),
    total: items.reduce((all, { price }) => all + price, 0),
  };
}

it('never spends more than the sum', () => {
  for (const sum of [10, 60, 120, 200, 260, 400]) expect(fit(sum).total).toBeLessThanOrEqual(sum);
});

it('buys first what a trip needs first, and last what people have at home', () => {
  expect(fit(115).ids).toEqual(['midi-dress 50', 'swimsuit 60']);
  expect(fit(260).ids.some((id) => /pajamas|socks/.test(id))).toBe(false);
  expect(fit(500).ids.some((id) => id.startsWith('socks'))).toBe(true);
});

it('spends what is left on better pieces', () => {
  const { ids } = fit(260);
  expect(ids).toContain('midi-dress 80');
  expect(ids).toContain('swimsuit 70');
});
