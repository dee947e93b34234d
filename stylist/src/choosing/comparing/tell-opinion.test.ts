import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { asksForOpinion } from './tell-opinion.ts';

describe('a question for an opinion', () => {
  it.each([
    'would u wear it',
    'do you like the second one',
    'is it fire or nah',
    'is the black dress ugly',
    'should we just get them',
    'would my mother-in-law love it',
    'what do you think?',
    'would you wear the sandals in the first?',
    'would you buy those cream boots',
  ])('is one: %s', (words) => {
    expect(asksForOpinion(words)).toBe(true);
  });

  it.each(['is it lined', 'what would you wear to a wedding', 'do you have it in red'])(
    'is none: %s',
    (words) => {
      expect(asksForOpinion(words)).toBe(false);
    },
  );

  it('gets a yes or a no that goes by the same scale as the choice among all', async () => {
    const talk = startTalk();
    await talk.say('a linen dress for a summer wedding');
    const pick = await talk.say('which one would you pick?');
    const liked = await talk.say('would you wear it?');
    expect(liked.intent).toBe('item_question');
    expect(liked.itemIds).toEqual(pick.itemIds);
    expect(liked.answer).toMatch(/^(?:Yes, I would|I would, yes)/);
    expect(liked.answer?.split(/(?<=[.?!])\s+(?=\p{Lu})/u).length).toBeLessThanOrEqual(3);
  });

  it.each([
    'is the satin worth it over the linen?',
    'is the satin one worth it compared to the linen one',
  ])('holds the very two against each other that it names: %s', async (words) => {
    const talk = startTalk();
    await talk.say('show me dresses');
    await talk.say('is the cotton one lined?');
    const { intent, itemIds, answer } = await talk.say(words);
    expect([intent, itemIds]).toEqual(['compare', ['satin', 'linen']]);
    expect(answer).toMatch(/^(?:Yes|Not to me)\./);
  });

  it('says of “why not?” what decides, or that it is the pick', async () => {
    const talk = startTalk();
    await talk.say('show me dresses');
    await talk.say('which one would you buy for yourself?');
    const other = await talk.say('why not the first?');
    expect([other.intent, other.itemIds]).toEqual(['compare', ['linen', 'cotton']]);
    expect(other.answer).toMatch(/cotton/);
    const again = startTalk();
    await again.say('show me dresses');
    await again.say('which one would you buy for yourself?');
    expect((await again.say('why not the third?')).answer).toMatch(/very one|my choice already/);
  });

  it('is no opinion where it is asked why they are good: that tells what speaks for them', async () => {
    const talk = startTalk();
    await talk.say('show me dresses');
    const { intent, answer } = await talk.say('why are these any good?');
    expect(intent).toBe('item_question');
    expect(answer).not.toMatch(/not my first choice|^Which two/i);
  });

  it('says yes or no first where one of two is asked to be the better', async () => {
    const talk = startTalk();
    await talk.say('show me dresses');
    const { answer } = await talk.say('is the second one nicer than the first?');
    expect(answer).toMatch(/^(?:Yes|Not to me)\./);
    expect(answer?.split(/(?<=[.?!])\s+(?=\p{Lu})/u).length).toBeLessThanOrEqual(3);
  });
});
