import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

describe('"why?" after a choice', () => {
  it.each([
    ['heels or flats for a garden wedding?', 'why?', /^Because flats .*while heels/],
    ['slim or straight jeans for a tall guy', 'but why', /^Because straight jeans .*slim jeans/],
    ['denim or linen when it is hot?', 'how come', /^Because linen .*while denim/],
  ])('explains that very choice: %s', async (asked, why, expected) => {
    const talk = startTalk();
    await talk.say(asked);
    expect((await talk.say(why)).answer).toMatch(expected);
  });

  it('explains the piece that was picked, beside the next best', async () => {
    const talk = startTalk();
    await talk.say('show me dresses for a summer wedding');
    const pick = await talk.say('which one would you pick?');
    const why = await talk.say('why?');
    expect(why.itemIds).toEqual(pick.itemIds);
    expect(why.answer).toMatch(/came next|Next best/);
  });
});
