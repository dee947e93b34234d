import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

const answerTo = async (...words: string[]) => {
  const { say } = startTalk();
  let last = await say(words[0] ?? '');
  for (const next of words.slice(1)) last = await say(next);
  return last;
};

describe('a question to the shop', () => {
  it.each([
    ['my code wont work', /excluded|field of the shop/],
    ['Can it be sent to another address?', /delivery address|workplace/],
    ['how do i get a person on the phone here', /Support|no phone line|contact page/],
    ['i was charged two times for one order', /bank|order number/],
  ])('is answered, and not declined: %s', async (words, told) => {
    const { intent, answer } = await answerTo(words);
    expect(intent).toBe('help');
    expect(answer).toMatch(told);
  });

  it('is no reason for a joke', async () => {
    const { answer } = await answerTo('paid twice this is a joke');
    expect(answer).not.toMatch(/belt get arrested|pants/);
  });
});

describe('a wish beside what may be asked', () => {
  it('is looked for where only what may be asked would be told', async () => {
    const { intent, refinedQuery } = await answerTo('slippers for my father in law please');
    expect([intent, refinedQuery]).toEqual(['search', expect.stringContaining('slippers')]);
  });

  it('is an outfit for who tells of an event and asks for help', async () => {
    const { intent } = await answerTo(
      'hey got a thing in 2 weeks, my bosses 50th at a fancy restaurant. i know nothing about clothes. help?',
    );
    expect(intent).toBe('search');
  });
});

describe('a question of style', () => {
  it.each([
    'should a coat be longer than the skirt',
    'i am really pale, is beige a bad idea for me',
  ])('looks for nothing: %s', async (words) => {
    expect((await answerTo(words)).intent).not.toBe('search');
  });

  it.each([
    'what jeans make me look taller',
    'what shoes should i wear to the wedding',
    'what’s your most expensive bag',
  ])('is a wish where it asks for a kind of garment: %s', async (words) => {
    expect((await answerTo(words)).intent).toBe('search');
  });
});
