import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

describe('a present, asked for after something else', () => {
  it('drops the kind, the look and the refusals of what was looked for', async () => {
    const talk = startTalk({ defaults: { gender: ['Men'] } });
    await talk.say('a leather jacket, not shiny');
    const { intent, refinedQuery, updatedFilters, state } = await talk.say(
      "wife's birthday next week, she likes silk, 80 bucks",
    );
    expect(intent).toBe('search');
    expect(refinedQuery).toBe('gift');
    expect(updatedFilters).toMatchObject({
      gender: ['Women'],
      material: ['Silk'],
      priceRangeMax: 80,
    });
    expect(state.request?.wearer).toBe('other');
  });

  it('leaves its fabric and its price behind, where the shopper looks for themselves again', async () => {
    const talk = startTalk({ defaults: { gender: ['Men'] } });
    await talk.say('a leather jacket, not shiny');
    await talk.say("wife's birthday next week, she likes silk, 80 bucks");
    const { refinedQuery, updatedFilters } = await talk.say('thanks. now a rain jacket for me');
    expect(refinedQuery).toMatch(/^rain jacket/);
    expect(updatedFilters).toMatchObject({ gender: ['Men'], material: [], priceRangeMax: null });
  });

  it('takes the age that somebody turns for no price', async () => {
    const talk = startTalk();
    await talk.say('puffer jackets, no black, under 150');
    const { state } = await talk.say('my dad turns 60, something for him around 50 dollars');
    expect(state.request?.refinedQuery).toMatch(/^scarf, belt, .*gift$/);
    expect(state.request?.filters).toMatchObject({ gender: ['Men'] });
    expect(state.request?.about?.sum).toBe(50);
  });

  it.each([
    "what do I wear to my wife's birthday dinner, budget 80",
    "my dad's birthday party, I need a dress under 80",
  ])('is not meant where one dresses for the day: %s', async (words) => {
    const { state } = await startTalk().say(words);
    expect(state.request?.refinedQuery ?? '').not.toMatch(/gift/);
  });
});

describe('a question of the whole shop', () => {
  it.each([
    ['anything on sale?', { sale: true, material: [], priceRangeMax: null }],
    ['anything at all under 30?', { sale: false, material: [], priceRangeMax: 30 }],
    ["what's on sale right now", { sale: true, material: [], priceRangeMax: null }],
  ])('opens to all kinds, and says so: %s', async (words, filters) => {
    const talk = startTalk({ defaults: { gender: ['Men'] } });
    await talk.say('linen shirts under 60');
    const { intent, refinedQuery, updatedFilters, state } = await talk.say(words);
    expect(intent).toBe('search');
    expect(refinedQuery).not.toMatch(/shirt/);
    expect(updatedFilters).toMatchObject({ ...filters, gender: ['Men'] });
    expect(state.notes?.join(' ')).toMatch(/whole shop.*“only shirts”/);
    expect((await talk.say('only shirts')).refinedQuery).toMatch(/shirts/);
  });

  it.each(['only what’s on sale', 'under 30', 'anything under 30?'])(
    'leaves a refinement one: %s',
    async (words) => {
      const talk = startTalk();
      await talk.say('linen shirts');
      expect((await talk.say(words)).refinedQuery).toBe('shirts');
    },
  );

  it.each(["what's new?", 'Show me new arrivals', 'anything new?'])(
    'by the day of arrival is declined honestly: %s',
    async (words) => {
      const talk = startTalk();
      await talk.say('black dresses');
      const { intent, answer } = await talk.say(words);
      expect(intent).toBe('small_talk');
      expect(answer).toMatch(/Home/);
    },
  );
});

describe('a limit that is kept for another kind', () => {
  it('is said, and can be lifted again', async () => {
    const talk = startTalk();
    await talk.say('dress, my budget is 90');
    const kept = await talk.say('now shoes');
    expect(kept.state.request?.filters.priceRangeMax).toBe(90);
    expect(kept.state.notes?.[0]).toMatch(/\$90/);
    const lifted = await talk.say('Without the $90 limit');
    expect(lifted.refinedQuery).toBe('shoes');
    expect(lifted.state.request?.filters.priceRangeMax).toBeNull();
  });

  it('is not said where it is named once more, or nothing else is looked for', async () => {
    const talk = startTalk();
    await talk.say('dress under 90');
    expect((await talk.say('in black')).state.notes ?? []).toEqual([]);
    expect((await talk.say('shoes under 90')).state.notes ?? []).toEqual([]);
  });
});

describe('general questions', () => {
  it('tell what sets two fabrics apart, and offer nothing that may not be sold', async () => {
    const { answer, suggestions } = await startTalk().say('difference between viscose and modal');
    expect(answer).toMatch(/drape|silk/);
    expect(answer).toMatch(/weak when wet|creasing and care/);
    expect(answer).toMatch(/beech/);
    expect(suggestions.join(' ')).not.toMatch(/Show me/);
  });

  it('of canvas shoes are answered of shoes alone', async () => {
    const { intent, answer } = await startTalk().say('How do I clean white canvas shoes?');
    expect(intent).toBe('care');
    expect(answer).toMatch(/soap/);
    expect(answer).not.toMatch(/cotton/i);
  });

  it('of an inseam are answered by the height', async () => {
    expect((await startTalk().say('what inseam should I get at 5\'4"?')).answer).toMatch(
      /5'4".*29 inches/,
    );
  });
});

describe('an outfit for a journey', () => {
  const occasions = async (words: string): Promise<string[]> => {
    const { state } = await startTalk().say(words);
    return (state.request?.wishes ?? []).flatMap(({ concepts }) => concepts.map(({ id }) => id));
  };

  it.each(['outfit for a weekend in paris', 'put together a look for 3 days in london'])(
    'is for seeing the city where no rest is spoken of: %j',
    async (words) => {
      const said = await occasions(words);
      expect(said).toContain('sightseeing');
      expect(said).not.toContain('vacation');
    },
  );

  it.each(['an outfit for a trip to bali', 'outfits for our honeymoon in greece'])(
    'is for rest in the sun: %j',
    async (words) => {
      expect(await occasions(words)).toContain('vacation');
    },
  );
});
