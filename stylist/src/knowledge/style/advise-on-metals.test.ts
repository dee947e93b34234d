import { describe, expect, it } from 'vitest';
import { sampleItem } from '../../testing/sample-items.ts';
import { startTalk } from '../../testing/talk.ts';
import { asking } from '../testing/asking.ts';
import { adviseOnMetals } from './advise-on-metals.ts';

const studs = sampleItem('studs', {
  short_description: 'Sterling Silver Stud Earrings',
  description: '925 sterling silver.',
  try_on_category: 'accessories',
  website: 'Solstice Row',
  facts: { type: 'stud-earrings', materials: ['sterling-silver'] },
});

const told = (words: string, referred = [studs]): string | undefined =>
  adviseOnMetals(asking(words, { referred }))?.text;

describe('metals and skin', () => {
  it.each([
    ['she has a nickel allergy, is sterling silver ok for that?', /^Usually yes: sterling silver/],
    ['is gold plate ok if my ears are sensitive?', /^Rather not, unless the metal below is named/],
    ['is brass fine with a nickel allergy', /^Rather not: /],
    ['would surgical steel be ok for sensitive ears', /^For most people yes/],
    ['does gold plated jewelry turn your fingers green?', /^It may in time/],
    ['what metal is best for sensitive ears', /^Safest are titanium/],
  ])('are told with a verdict: %s', (words, answer) => {
    expect(told(words, [])).toMatch(answer);
  });

  it('are told with what the record of the piece says, and without a promise', () => {
    const text = told('are these hypoallergenic?');
    expect(text).toMatch(/listing.*sterling silver/i);
    expect(text).toMatch(/ask Solstice Row whether it is nickel-free/);
    expect(text).toMatch(/can’t promise/);
    expect(told('is brass ok for her nickel allergy?')).toMatch(/But .* is sterling silver/);
  });

  it.each([
    'hypoallergenic earrings under 50',
    'show me nickel free studs',
    'is silver ok for work?',
  ])('are left to a search, or to what is worn with what: %s', (words) => {
    expect(told(words)).toBeUndefined();
  });

  it('are spoken of further', async () => {
    const { say } = startTalk();
    await say('is sterling silver ok for a nickel allergy?');
    expect((await say('and is gold plated ok?')).answer).toMatch(/^Rather not/);
  });
});
