import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

const OUTFIT = 'an outfit for a garden party';

async function ask(...lines: readonly string[]) {
  const { say } = startTalk();
  const first = await say(OUTFIT);
  const before = first.state.request?.refinedQuery;
  let told = first;
  for (const words of lines) told = await say(words);
  return { ...told, isKept: told.state.request?.refinedQuery === before };
}

describe('a question about outfits on the screen', () => {
  it.each([
    ['how much is the whole thing', /\$/],
    ['whats the sum of the second one', /\$/],
    ['price of the first without the shoes?', /instead of|less/],
    ['how much are the shoes in the second', /heels|pumps|shoes|sandals/i],
    ['what pieces are in the first outfit', /: .* at \$/],
    ['can you break down the prices', / at \$/],
    ['would boots look ok with it?', /boots/i],
    ['can i wear sneakers instead of the sandals', /sneakers/i],
    ['does the first need a belt', /belt/i],
    ['is the second ok for a funeral?', /funeral/],
    ['could i wear it to a job interview', /interview/],
    ['will i be cold in that', /cold|cool/i],
  ])('is answered and composes nothing anew: %s', async (words, answer) => {
    const told = await ask(words);
    expect(['item_question', 'style_advice']).toContain(told.intent);
    expect(told.answer).toMatch(answer);
    expect(told.isKept).toBe(true);
  });

  it('adds up what is left without a piece', async () => {
    const { answer } = await ask('total of the first minus the sandals');
    const [part = 0, rest, whole = 0] = [...answer.matchAll(/\$([\d.]+\d)/g)].map(([, price]) =>
      Number(price),
    );
    expect(answer).toMatch(/^Without /);
    expect(rest).toBeCloseTo(whole - part);
  });

  it.each([
    'can you swap the shoes',
    'would you add a jacket',
    'make it ok for the office',
    'total under 150',
  ])('is none where something is to change: %s', async (words) => {
    expect((await ask(words)).intent).not.toBe('item_question');
  });

  it('says that there is no outfit where single pieces are shown', async () => {
    const { say } = startTalk();
    await say('linen dresses');
    const told = await say("what's in the second outfit?");
    expect(told.intent).toBe('item_question');
    expect(told.answer).toMatch(/single pieces/);
  });
});
