import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';
import { tellTranslation } from '../testing/tell-translation.ts';

/** What the last of several messages was understood as. */
async function lastOf(...messages: readonly string[]) {
  const { say } = startTalk();
  let last = await say(messages[0] ?? '');
  for (const words of messages.slice(1)) last = await say(words);
  return last;
}

const told = async (...messages: readonly string[]) => tellTranslation(await lastOf(...messages));

describe('who does not like what is shown', () => {
  it.each([
    "nah that's mid",
    'ugh these are so boring',
    'trash',
    'i dont like any of them',
    'not my vibe',
  ])('gets others: %s', async (words) => {
    expect(await told('summer dresses', words)).toMatch(/except linen/);
  });
});

describe('who leaves the choice to the stylist', () => {
  it.each([
    'just tell me what to buy',
    'ok tell me which one to get',
    'just pick one',
    'i cant decide',
    'ok whatever, you pick',
  ])('gets one piece and why: %s', async (words) => {
    const { intent, itemIds, answer } = await lastOf('summer dresses', words);
    expect([intent, itemIds.length]).toEqual(['compare', 1]);
    expect(answer).toMatch(/it |\$/);
  });

  it.each(['which of these would you NOT buy', 'which one should i skip', 'whats the worst one'])(
    'and asks which to leave gets none to take: %s',
    async (words) => {
      const { itemIds, answer } = await lastOf('summer dresses', words);
      expect(itemIds).toEqual(['satin']);
      expect(answer).toMatch(/leave|go/i);
    },
  );
});

describe('who has something or cannot wear it', () => {
  it.each([
    [['heels', "i can't walk in heels"], /^search: shoes, not heels/],
    [['boots', 'i already own boots'], /^search: shoes, not boots/],
    [['outfit for a wedding', 'we already have shoes'], /not shoes; outfit/],
    [['black dress', 'no actually brown'], /color Brown$/],
    [['40ish, no frills. outfit for work, 400 total'], /for 400 in all/],
  ])('is not shown it: %s', async (messages, expected) => {
    expect(await told(...messages)).toMatch(expected);
  });
});

describe('who begins without a wish', () => {
  it.each([
    ['hi can u help', /looking for|look for|in mind/],
    ['hey i need some help', /looking for|look for|in mind/],
    ['idk really', /work|office|wear it/],
    ['not sure yet tbh', /work|office|wear it/],
  ])('is asked for one: %s', async (words, question) => {
    const { intent, answer } = await lastOf(words);
    expect(intent).toBe('clarify');
    expect(answer).toMatch(question);
  });

  it('is dressed as she says, whatever else is in the message', async () => {
    expect(await told('smth cozy 4 class, im a girl')).toMatch(/^search: .*cozy.*for Women/);
  });
});

describe('who asks of the weather there', () => {
  it('is told of the place named before, and nothing of a piece', async () => {
    const { intent, answer } = await lastOf(
      'what do i wear to a wedding in lisbon in september',
      'but will it be hot there',
    );
    expect(intent).toBe('style_advice');
    expect(answer).toMatch(/Lisbon/);
  });
});

describe('who speaks of their figure', () => {
  it.each([
    ['whats better for short legs', /high rise|longest line|longer line/],
    ['which of these hides my tummy best', /wrap|skims/],
    ['my boobs are big', /V-neck|Open necklines|With a full bust, a V/],
  ])('is told what flatters it, and not what costs least: %s', async (words, expected) => {
    const { intent, answer } = await lastOf('summer dresses', words);
    expect(intent).toBe('style_advice');
    expect(answer).toMatch(expected);
  });
});

describe('who asks of a whole outfit', () => {
  it('is answered for each piece by its name', async () => {
    const { intent, answer } = await lastOf(
      'outfit for a picnic',
      'and the first one, does it crease?',
    );
    expect(intent).toBe('item_question');
    expect(answer).toMatch(/linen.*: (?:yes|little)/);
  });
});

describe('who does not know the size of somebody', () => {
  it('is shown what needs none', async () => {
    expect(await told('a classy gift for my aunt, around 80', 'idk her size')).toMatch(
      /silk scarf, earrings.*sunglasses/,
    );
  });
});

describe('who names a lower sum', () => {
  it.each(['too much. make it 50', "that's too expensive, 50 max", 'yikes a lot. under 50'])(
    'is shown what costs no more, and no other size: %s',
    async (words) => {
      expect(await told('summer dresses', words)).toMatch(/^search: [^;]*; up to 50$/);
    },
  );
});

describe('who says what they hate to wear', () => {
  it.each(['i hate skinny', 'ugh i hate pink'])('is not told off: %s', async (words) => {
    expect((await lastOf('jeans', words)).intent).not.toBe('unsafe');
  });
});

describe('who wants more of what no listing tells', () => {
  it('is shown others', async () => {
    expect(await told('a gift for my aunt, jewelry', 'anything more personal?')).toMatch(/except/);
  });
});
