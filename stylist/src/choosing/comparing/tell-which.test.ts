import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

const asked = async (words: string) => {
  const { say } = startTalk();
  await say('dresses');
  return say(words);
};

describe('which of the pieces shown are as a question says', () => {
  it.each([
    ['which one is cotton', ['cotton'], 'Of the three, there is one made of cotton'],
    ['which are under 100', ['linen', 'cotton'], 'Of the three, there are two at $100 or less'],
    ['how many are cotton', ['cotton'], 'Of the three, there is one made of cotton'],
    ['are any of these cotton', ['cotton'], 'Of the three, there is one made of cotton'],
  ])('is told by their records: %s', async (words, ids, text) => {
    const { answer, itemIds } = await asked(words);
    expect(itemIds).toEqual(ids);
    expect(answer).toContain(text);
  });

  it('is none, or all of them, where that is so', async () => {
    expect((await asked('which ones are wool')).answer).toMatch(
      /^No listing of the three tells of any made of wool/,
    );
    expect((await asked('which are under 200')).answer).toBe(
      'By their listings, all three of them.',
    );
  });

  it.each(['which are machine washable', 'are any of these machine washable?'])(
    'is told of their care as well: %s',
    async (words) => {
      const { answer } = await asked(words);
      expect(answer).toMatch(/the three.* in the machine/);
    },
  );

  it('is no choice among them', async () => {
    expect((await asked('which one is the best')).answer).not.toMatch(/^(?:Of the|By their)/);
  });
});

describe('what is asked of the piece spoken of', () => {
  it.each(['is it true that it’s linen', 'is it true its linen'])(
    'is answered by its record: %s',
    async (words) => {
      const { say } = startTalk();
      await say('dresses');
      await say('tell me about the first');
      const { intent, answer } = await say(words);
      expect(intent).toBe('item_question');
      expect(answer).toMatch(/^Yes.*linen/);
    },
  );
});

describe('which of the pieces shown would stand something', () => {
  const shoes = async (words: string) => {
    const { say } = startTalk();
    await say('shoes');
    return say(words);
  };

  it.each([
    ['which would survive salt and slush?', /leather copes.*Not the .*suede/],
    ['which of these can handle a snowy winter', /leather copes.*Not the .*suede/],
    [
      'which ones shouldn’t get wet',
      /^Of the two, the beige .*suede is for dry days|^Of the two, the .*suede/,
    ],
    ['are any of them vegan?', /^Neither of them: leather and suede come from an animal/],
  ])('is told by their fabrics, and not by their prices: %s', async (words, answer) => {
    const told = (await shoes(words)).answer;
    expect(told).toMatch(answer);
    expect(told).not.toMatch(/\$|least expensive/);
  });

  it.each([
    ['which won’t wrinkle', /satin.*polyester|satin|None/],
    [
      'which can i throw in the dryer?',
      /(?:cotton and linen|linen and cotton) shrink a little|linen shrinks a little/,
    ],
    ['which would need ironing', /(?:linen|cotton) creases/],
    ['which ones are not see through', /linen in a deeper color hardly shows/],
    ['which are ok for the rain', /soaks water up|dry days/],
  ])('or by what is known of them, in part: %s', async (words, answer) => {
    const told = (await asked(words)).answer;
    expect(told).toMatch(answer);
    expect(told).not.toMatch(/\$|least expensive/);
  });

  it('says so where no listing tells, and compares no prices instead', async () => {
    const { answer } = await asked('which ones come with a dust bag');
    expect(answer).not.toMatch(/\$|least expensive/);
  });
});

describe('a question of outfits', () => {
  const ofOutfits = async (words: string) => {
    const { say } = startTalk();
    await say('an outfit for a summer party');
    return say(words);
  };

  it('may be of their pieces', async () => {
    expect((await ofOutfits('which piece is the most expensive?')).itemIds).toEqual(['heels']);
  });

  it('holds one outfit against the others, and not its pieces', async () => {
    const { answer, itemIds } = await ofOutfits('is the second outfit cheaper?');
    expect(answer).toMatch(/^(?:Yes|No)\. .*outfit/);
    expect(itemIds).toEqual([]);
  });
});

describe('what is asked of all that is shown', () => {
  it.each([
    ['which ones are actually soft?', 'compare'],
    ['which of these come in plus sizes', 'compare'],
    ['is anything in these on sale?', 'compare'],
  ])('is answered, and looks for nothing new: %s', async (words, intent) => {
    const told = await asked(words);
    expect(told.intent).toBe(intent);
    expect(told.answer).not.toMatch(/add up/);
  });

  it('is not what it is about as well: what about the cotton one, is it lined?', async () => {
    const { say } = startTalk();
    await say('dresses');
    await say('does the first one have pockets');
    const { answer, itemIds } = await say('what about the cotton one, is it lined?');
    expect(itemIds).toEqual(['cotton']);
    expect(answer).not.toMatch(/pockets/);
  });

  it('may be of the two that were compared, even after another question', async () => {
    const { say } = startTalk();
    await say('dresses');
    await say('compare the first and the third');
    expect((await say('which of those two is warmer')).itemIds).not.toContain('satin');
    expect((await say('and the other one, what is it made of')).itemIds).not.toContain('satin');
  });
});

describe('what is asked of each, and not to choose', () => {
  it('is answered of both that are named', async () => {
    const told = await asked('do the second and third come in wide');
    expect([told.intent, told.itemIds]).toEqual(['item_question', ['satin', 'cotton']]);
  });

  it('is answered of every piece: can everything go in the washing machine', async () => {
    expect((await asked('can everything go in the washing machine')).answer).toMatch(
      /satin|linen|cotton/,
    );
  });

  it('goes on with the question at the end of the last message', async () => {
    const { say } = startTalk();
    await say('dresses');
    await say('the second one looks nice. is it lined?');
    expect((await say('and the first?')).answer).toMatch(/lined/);
  });
});

describe('which of them, after it was asked of one', () => {
  it('asks the same of all: which pair would?', async () => {
    const { say } = startTalk();
    await say('shoes');
    await say('would the first survive a snowy winter');
    expect((await say('which pair would?')).answer).toMatch(/leather copes/);
  });

  it('ranks the pieces of one kind among outfits', async () => {
    const { say } = startTalk();
    await say('an outfit for a summer party');
    const { itemIds } = await say('which of the shoes is the cheapest?');
    expect(itemIds).toEqual(['sandals']);
  });

  it('asks of the outfit that is named first: the second outfit, will it crease?', async () => {
    const { say } = startTalk();
    await say('an outfit for a summer party');
    const { intent, answer } = await say('the second outfit, will it crease in a suitcase');
    expect(intent).toBe('item_question');
    expect(answer).toMatch(/creases/);
  });
});

describe('which of two that were compared is more so', () => {
  it.each(['which one will last longer tho?', 'which would last better?', 'which is sturdier?'])(
    'is judged between these two: %s',
    async (words) => {
      const { say } = startTalk();
      await say('dresses');
      await say('compare the first two');
      const { answer } = await say(words);
      expect(answer).toMatch(/the linen one.*of the two|of the two.*the linen one/i);
      expect(answer).toContain('lasts well');
    },
  );

  it('is asked of the last one where that is pointed at', async () => {
    const { say } = startTalk();
    await say('dresses');
    await say('compare the first two');
    expect((await say('is the last one sturdier?')).answer).not.toMatch(/of the three/);
  });
});
