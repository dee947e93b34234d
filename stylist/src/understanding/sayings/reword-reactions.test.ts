import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { tellTranslation } from '../../testing/tell-translation.ts';

const told = async (lines: readonly string[]) => {
  const { say } = startTalk();
  let last = '';
  for (const line of lines) last = tellTranslation(await say(line));
  return last;
};

describe('a reaction to what is shown', () => {
  it.each([
    ["i'm obsessed with the second pair", 'item_question heels'],
    ['omg living for number one', 'item_question sandals'],
    ['whatever you recommend', 'compare sandals'],
    ["it's your call", 'compare sandals'],
    ['too many, just choose', 'compare sandals'],
    ['narrow it down to two', 'compare sandals heels'],
    ['something less bland', 'search: shoes, more fun'],
    [
      'those have buckles, i said slip on shoes',
      'search: slip on shoes, not buckles; except sandals+heels',
    ],
    ['white ones, my job has a dress code', 'search: shoes; color White'],
    ['why did you pick the second pair', 'item_question heels'],
    ['under 100 and not ugly', 'search: shoes; up to 100'],
    ['how do they run?', 'size_fit'],
    ['im a woman btw those look like mens', 'search: shoes; for Women'],
    ['ok and a bag to match', 'search: bag; beside sandals'],
    ['is there a matching belt?', 'search: belt; beside sandals'],
    ['neither, show me others', 'search: shoes; except sandals+heels'],
    ['neither of them thanks', 'search: shoes; except sandals+heels'],
    ['the one you said is cheapest', 'compare sandals'],
    ['none is leather?', 'item_question'],
    ['show me different colors', 'clarify'],
    ['way too many options', 'clarify'],
  ])('is heard: %s', async (words, search) => {
    expect(await told(['shoes', words])).toBe(search);
  });
});

describe('what is said to be better', () => {
  it.each([
    ['navy would be better', 'search: navy shoes'],
    ['hm, black ones would look nicer', 'search: shoes; color Black'],
    ['actually suede would be best', 'search: shoes; of Suede'],
    ['more comfortable would be great', 'search: shoes, more comfortable'],
  ])('is wished for: %s', async (words, search) => {
    expect(await told(['shoes', words])).toBe(search);
  });

  it.each(['the first would be better', 'which one would look better?'])(
    'is none where one of those shown is meant: %s',
    async (words) => {
      expect(await told(['shoes', words])).not.toMatch(/^search/);
    },
  );
});

describe('heels that are too high', () => {
  it.each([
    [['heels for a wedding', 'the shoes are too high'], /^search: flat shoes, wedding/],
    [['heels for a wedding', 'ok but they’re too high for me'], /^search: flat shoes, wedding/],
    [['an outfit for a wedding', 'the heels are too high'], /^search: (?=.*flat).*wedding.*outfit/],
  ])('give way to flat shoes: %s', async (lines, search) => {
    expect(await told(lines)).toMatch(search);
  });

  it('are not meant where dresses are shown', async () => {
    expect(await told(['dresses for a wedding', 'they’re too high'])).not.toMatch(/flat/);
  });
});

it.each(['why do you recommend it', 'why would you suggest that one'])(
  'hears a question for the reason, and no complaint: %s',
  async (words) => {
    expect(await told(['shoes', 'is the second one suede?', words])).toBe('item_question heels');
  },
);

it.each(['and a bag to match', 'a matching bag please', 'a belt that matches'])(
  'looks for what goes with the piece shown: %s',
  async (words) => {
    const { say } = startTalk();
    await say('shoes');
    const { state } = await say(words);
    expect(state.request?.anchor).toEqual({ itemId: 'sandals', relation: 'beside' });
  },
);

it.each(["is there a cheaper one that's just as warm", 'do you have anything warmer?'])(
  'looks for another one that differs: %s',
  async (words) => {
    expect(await told(['winter coat', words])).toMatch(/^search: .*coat/);
  },
);

describe('what was meant after an answer', () => {
  it.each([
    ['what shoes go with a green dress', 'i meant for a wedding', /^search: shoes, .*wedding/],
    ['what should i wear to dinner', 'sorry, i meant for brunch', /^search: brunch; outfit/],
  ])('keeps what was asked: %s, %s', async (asked, words, search) => {
    expect(await told([asked, words])).toMatch(search);
  });
});

it('adds up the piece that was chosen with what is named beside it', async () => {
  const { say } = startTalk();
  await say('show me dresses');
  await say("i'll take the first");
  await say('shoes to go with it');
  // Of two pairs on the screen it is asked which one counts.
  expect((await say('total now with shoes and dress')).answer).toMatch(/\$70 or .*\$90\?/);
  expect((await say('the sandals')).answer).toContain('$158');
});
