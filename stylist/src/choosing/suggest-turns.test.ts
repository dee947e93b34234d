import { describe, expect, it } from 'vitest';
import { sampleFound, sampleItem } from '../testing/sample-items.ts';
import { readWish } from './reasons/wish.ts';
import { suggestTurns } from './suggest-turns.ts';

const top = (id: string, words: string) =>
  sampleItem(id, {
    short_description: `${words} Top`,
    description: `A top, ${words.toLowerCase()}.`,
    facts: { type: 'top' },
  });
const scarf = (id: string) =>
  sampleItem(id, {
    short_description: 'Scarf',
    description: 'A soft scarf.',
    try_on_category: 'accessories',
    facts: { type: 'scarf' },
  });

/** What may be said next at any turn. */
function offered(items: ReturnType<typeof top>[]): string[] {
  const wish = readWish(sampleFound({ candidates: items }));
  return [0, 1, 2, 3, 4, 5].flatMap((turn) => suggestTurns({ items, wish, turn }));
}

describe('sleeves as what may be asked for next', () => {
  const sleeveless = [top('a', 'Sleeveless'), top('b', 'Sleeveless')];
  const others = [top('c', 'Long-Sleeve'), top('d', 'Long-Sleeve')];

  it('are offered among pieces that have some', () => {
    expect(offered([...sleeveless, ...others])).toContain('Without sleeves');
    expect(offered([...others, ...sleeveless, scarf('e')])).toContain('With long sleeves');
  });

  it('are not offered where most have none to speak of', () => {
    const scarves = ['e', 'f', 'g', 'h', 'i', 'j'].map(scarf);
    expect(offered([...scarves, ...sleeveless])).not.toContain('Without sleeves');
    expect(offered([...sleeveless, ...others, ...scarves]).join()).not.toMatch(/sleeve/);
  });
});
