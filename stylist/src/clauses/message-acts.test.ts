import { describe, expect, it } from 'vitest';
import { sampleTurn } from '../testing/sample-items.ts';
import { messageActs } from './message-acts.ts';

const actsOf = (words: string) => messageActs(sampleTurn(words));

describe('what a message does over all of its clauses', () => {
  it('leaves out what only tells', () => {
    const acts = actsOf('my interview is on monday and i am so nervous. show me navy blazers');
    expect(acts.get('find')).toBeGreaterThan(0.7);
    expect(acts.get('tell')).toBeLessThan(0.2);
  });

  it('is nothing where all of it only tells', () => {
    expect([...actsOf('i had such a long day at the hospital')]).toEqual([]);
  });
});
