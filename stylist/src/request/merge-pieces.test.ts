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

describe('what was chosen for one piece', () => {
  it('stays with that piece in the outfit that is asked for next', async () => {
    const lines = ['a brown leather belt', 'make it black', 'a full outfit for casual friday'];
    const request = await requestAfter(...lines, 'under 200 total');
    expect(request?.refinedQuery).toContain('black leather belt');
    expect(request?.filters).toMatchObject({ color: [], material: [] });
    expect(request?.outfit?.budget).toBe(200);
  });

  it('says nothing of an outfit for another day', async () => {
    const lines = ['a waterproof jacket, not pink', 'anything with a hood under 150?'];
    const request = await requestAfter(...lines, 'one nice outfit for a wedding, no skirts');
    expect(request?.outfit?.budget).toBeNull();
    expect(request?.refinedQuery).toBe('wedding, not pink, not skirts');
  });

  it('says nothing of what the whole may cost, where it is an accessory', async () => {
    const request = await requestAfter('a belt under 50', 'an outfit for the office');
    expect(request?.outfit?.budget).toBeNull();
    expect(request?.filters.priceRangeMax).toBeNull();
  });

  it('is no measure of a cheaper outfit, of which none was shown', async () => {
    const request = await requestAfter('belts', 'make the outfit cheaper');
    expect(request?.outfit).toMatchObject({ budget: null });
  });
});

describe('a look that is said of a piece by one name with it', () => {
  it('is looked for in that piece alone', async () => {
    const request = await requestAfter('an outfit for a date', 'a black leather belt with it');
    expect(request?.refinedQuery).toMatch(/black leather belt/);
  });
});

describe('an outfit that is not wanted any more', () => {
  it.each([
    'forget the outfit. just a plain white tee, 100% cotton, XL',
    'nah no outfit, just a plain white tee in cotton',
    'skip the whole look, only need a white cotton t-shirt',
  ])('gives way to the piece that is asked for: %s', async (words) => {
    const request = await requestAfter('an outfit for casual friday with a belt', words);
    expect(request?.outfit).toBeNull();
    expect(request?.refinedQuery).toMatch(/tee|t-shirt/);
    expect(request?.refinedQuery).not.toContain('belt');
  });
});
