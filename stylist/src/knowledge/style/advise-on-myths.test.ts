import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { asking } from '../testing/asking.ts';
import { asksOfMyth } from './advise-on-myths.ts';
import { adviseOnStyle } from './advise-on-style.ts';

const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

describe('a rule that people ask the truth of', () => {
  it.each([
    ['is it true i cant wear red to a wedding?', /^(?:No rule|It is a myth)/],
    ['can I wear ivory to a wedding', /^(?:No|Better not)/],
    ['are horizontal stripes bad', /^(?:No|That is mostly a myth)/],
    ['is velvet only for winter?', /^(?:Mostly|It is a cool)/],
    ['am I too old for a mini skirt', /^(?:No|Age forbids)/],
  ])('gets a straight answer first: %s', (words, answer) => {
    const { text } = adviseOnStyle(asking(words));
    expect(text).toMatch(answer);
    expect(sentences(text).length).toBeLessThanOrEqual(3);
  });

  it.each(['show me red wedding dresses', 'a red dress for a wedding', 'leggings or pants'])(
    'is not heard in what asks for something else: %s',
    (words) => {
      expect(asksOfMyth(words)).toBe(false);
    },
  );

  it('is answered and not searched for in a conversation', async () => {
    const talk = startTalk();
    await talk.say('a dress for summer');
    expect((await talk.say('are leggings pants?')).intent).toBe('style_advice');
  });
});
