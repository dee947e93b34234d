import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

async function requestAfter(...lines: readonly string[]) {
  const { say } = startTalk();
  const translations = [];
  for (const words of lines) translations.push(await say(words));
  return translations.at(-1)?.state.request;
}

describe('what was looked for piece by piece', () => {
  it.each(['can i see it all as an outfit', 'put everything together'])(
    'comes together as one outfit, with what was said of the day: %s',
    async (words) => {
      const request = await requestAfter('a coat for winter', 'it will rain', 'a hat too', words);
      expect(request?.outfit).not.toBeNull();
      for (const wish of ['coat', 'hat', 'winter', 'rain']) {
        expect(request?.refinedQuery).toContain(wish);
      }
    },
  );

  it('is worn with the piece that it was to go with, for the price of all of it', async () => {
    const lines = ['linen dresses', 'what shoes go with the first?', 'the whole thing under 250'];
    const request = await requestAfter(...lines);
    expect(request?.outfit).toMatchObject({ budget: 250, keep: ['linen'] });
  });

  it.each(['i need a fit for a concert', 'give me a cute fit for a wedding'])(
    'is an outfit where a fit is one: %s',
    async (words) => {
      expect((await requestAfter(words))?.outfit).not.toBeNull();
    },
  );
});
