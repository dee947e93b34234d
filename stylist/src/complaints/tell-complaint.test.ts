import { describe, expect, it } from 'vitest';
import { sampleItem } from '../testing/sample-items.ts';
import { type Outcome, tellOutcome } from './tell-complaint.ts';

const scarf = sampleItem('scarf', {
  short_description: 'Silk Scarf',
  colors: ['White', 'Pink', 'Green'],
  facts: { type: 'scarf', color_names: ['Ivory / Rose'], materials: ['silk'] },
});
const sage = sampleItem('sage', {
  short_description: 'Wool Scarf',
  colors: ['Green'],
  facts: { type: 'scarf', color_names: ['Sage'], materials: ['wool'] },
});
const ring = sampleItem('ring', { short_description: 'Stone Ring', facts: { type: 'ring' } });

const outcome = (given: Partial<Outcome>): Outcome => ({
  fault: { kind: 'lacks', words: 'green', concept: { kind: 'color', id: 'Green' } },
  gone: [scarf],
  stay: [sage, ring],
  isProven: false,
  isDenied: true,
  isOfOutfits: false,
  isLong: false,
  ...given,
});

describe('a piece that the shopper does not see in its color', () => {
  it('leaves with what its record tells of its colors', () => {
    const [told = ''] = tellOutcome(outcome({}));
    expect(told).toMatch(
      /^I took out .*scarf: green is only one of its colors; I kept the other two/,
    );
    expect(tellOutcome(outcome({ gone: [sage], stay: [scarf] }))[0]).toContain(
      'its color is called “Sage”',
    );
  });

  it('leaves uncounted what else is refused in the same breath', () => {
    for (const told of tellOutcome(outcome({ asksMore: true }))) {
      expect(told).not.toMatch(/kept|take your word/);
    }
  });
});
