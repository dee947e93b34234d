import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

async function asksForOutfit(...said: readonly string[]): Promise<boolean> {
  const { say } = startTalk();
  let isOutfit = false;
  for (const words of said) {
    const { intent, state } = await say(words);
    isOutfit = intent === 'search' && state.request?.outfit != null;
  }
  return isOutfit;
}

describe('an event without a garment', () => {
  it.each([
    'something for the office holiday party',
    'anything for a cousin’s engagement party, under 300',
    'i need to look sharp for a second date',
    'got asked to a charity gala',
    'we were invited to a garden party in june',
    'job interview on monday, help',
    'got a job interview at a bank next tuesday, help',
    'graduation next week',
    'cocktail party tonight',
    'first date friday, somewhere with candles',
    'do you have something for a funeral',
    'want to look good at my reunion, it is a cocktail party',
    'cocktail party in december',
    'my daughter’s graduation',
    'baby shower, it’s for my sister',
    'ski weekend in the mountains',
    'night out dancing',
    'thanksgiving dinner at my in-laws',
    'dinner at a steakhouse',
    'a day of sightseeing in july',
  ])('asks for whole outfits: %j', async (words) => {
    expect(await asksForOutfit(words)).toBe(true);
  });

  it.each([
    'a dress for the office holiday party',
    'shoes for a wedding',
    'a gift for a wedding',
    'something for my brother',
    'something for her birthday',
    'something warm',
    'jewelry for a gala',
  ])('does not where a garment or a present is meant: %j', async (words) => {
    expect(await asksForOutfit(words)).toBe(false);
  });

  it('begins anew where outfits were for another event, and keeps what was refused', async () => {
    const { say } = startTalk();
    await say('an outfit for a gala in red, no wool, under 300');
    const { state } = await say('an outfit for a funeral');
    expect(state.request?.refinedQuery).toBe('funeral, not wool');
    expect(state.request?.outfit?.budget).toBe(300);
  });
});

describe('a long message', () => {
  it('is read for the event, the season, the wearer, refusals, colors and budget', async () => {
    const { say } = startTalk();
    const { intent, state } = await say(
      'hello, so my son is getting married in october and i have no clue what to wear, i do not like sleeveless, the colors are navy and ivory, my budget is around 350',
    );
    const { request } = state;
    expect(intent).toBe('search');
    expect(request?.wearer).toBe('self');
    expect(request?.outfit?.budget).toBe(350);
    expect(request?.refinedQuery).toBe('navy ivory, wedding, october, not sleeveless');
  });

  it('remembers nothing of the colors as refused', async () => {
    const { say } = startTalk();
    const { remember } = await say(
      'my niece is getting married in may, i hate sleeveless, the colors are sage and cream',
    );
    expect(remember.filter((text) => /cream|sage/i.test(text))).toEqual([]);
  });
});
