import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

const FIRST = /(?<!not )/;
const wishes = (thing: string): RegExp => new RegExp(`${FIRST.source}\\b${thing}`, 'i');

describe('what a shopper has', () => {
  it.each([
    [
      'first week in the office, all ive ever owned is sneakers and hoodies. what do i wear',
      'hoodie|sneaker',
    ],
    ['i only wear jeans and have to go to a wedding. help', 'jeans'],
    ['my wardrobe is just leggings, need something for an interview', 'leggings'],
  ])('is not looked for: %s', async (words, owned) => {
    const { say } = startTalk();
    const { intent, refinedQuery } = await say(words);
    expect(intent).toBe('search');
    expect(refinedQuery).not.toMatch(new RegExp(owned));
  });

  it('is taken back where it was looked for', async () => {
    const { say } = startTalk();
    await say('hoodies for work');
    const { refinedQuery } = await say('no, i HAVE hoodies. shirts and trousers please');
    expect(refinedQuery).toMatch(/shirts/);
    expect(refinedQuery).not.toMatch(/hoodie/);
  });

  it('is refused where there is enough of it', async () => {
    const { say } = startTalk();
    const { refinedQuery } = await say('birthday present for my aunt, she has gloves enough');
    expect(refinedQuery).toMatch(/not gloves/);
  });
});

describe('what a shopper lacks', () => {
  it.each([
    ['i not have coat for the winter', 'coat'],
    ['I have not suit', 'suit'],
    ['dont own a single skirt', 'skirt'],
    ['we have no swimsuit yet', 'swimsuit'],
  ])('is looked for: %s', async (words, lacked) => {
    const { say } = startTalk();
    const { intent, refinedQuery } = await say(words);
    expect(intent).toBe('search');
    expect(refinedQuery).toMatch(wishes(lacked));
    expect(refinedQuery).not.toMatch(/\bnot\b/);
  });

  it('is no refusal of the occasion that it is lacked for', async () => {
    const { say } = startTalk();
    const { refinedQuery } = await say("I don't have nothing for wedding");
    expect(refinedQuery).toMatch(wishes('wedding'));
  });

  it('is a statement of money where no garment is named', async () => {
    const { say } = startTalk();
    const { refinedQuery, state } = await say('i search trousers. i have not much money');
    expect(refinedQuery).toMatch(/^trousers\b/);
    const [trousers, money, ...others] = state.request?.wishes ?? [];
    expect(trousers?.concepts).toEqual([expect.objectContaining({ kind: 'type', id: 'pants' })]);
    expect([money?.amount, others]).toEqual([{ kind: 'price-level', level: -1 }, []]);
  });
});

describe('a wish that is none any more', () => {
  it.each([
    ['a green dress', 'does everything have to be green'],
    ['a green dress', 'they needn’t be green, you know'],
    ['a green dress', 'must they all be green? surprise me'],
  ])('goes, and is not refused: %s, %s', async (first, words) => {
    const { say } = startTalk();
    await say(first);
    const { intent, refinedQuery, updatedFilters, state } = await say(words);
    expect(intent).toBe('search');
    expect(refinedQuery).toBe('dress');
    expect(updatedFilters?.color).toEqual([]);
    expect(state.notes?.join(' ')).toMatch(/green/);
  });

  it('goes with a word of apology where nobody said it', async () => {
    const { say } = startTalk();
    await say('a wool dress');
    const { refinedQuery, updatedFilters, state } = await say('wool?? i never said wool');
    expect(refinedQuery).toBe('dress');
    expect(updatedFilters?.material ?? []).toEqual([]);
    expect(state.notes?.join(' ')).toMatch(/sorry|mistake/i);
  });

  it('leaves the rest of the message its wish', async () => {
    const { say } = startTalk();
    await say('a green dress');
    const { refinedQuery, updatedFilters } = await say(
      'does it always have to be green? a red one with sleeves',
    );
    expect(refinedQuery).toMatch(/with sleeves/);
    expect(updatedFilters?.color).toEqual(['Red']);
  });
});

describe('a complaint beside a wish', () => {
  it('refuses what is minded and looks for what is wanted', async () => {
    const { say } = startTalk();
    await say('what do i wear to a wedding');
    const { refinedQuery } = await say('why the suits? just show me dresses');
    expect(refinedQuery).toMatch(wishes('dresses'));
    expect(refinedQuery).toMatch(/not suits/);
  });

  it('keeps nothing on the screen for want of a record', async () => {
    const { say } = startTalk();
    await say('a dress for a christening');
    const { refinedQuery, state } = await say('why is everything sleeveless, show me long sleeves');
    expect(refinedQuery).toMatch(wishes('long sleeves'));
    expect(state.request?.stayIds).toBeUndefined();
  });
});

describe('what is said not to happen', () => {
  it('is no occasion', async () => {
    const { say } = startTalk();
    const { refinedQuery } = await say(
      'i’m not going to the gym, just something comfy for at home',
    );
    expect(refinedQuery).not.toMatch(/gym/);
    expect(refinedQuery).toMatch(/home/);
  });
});

describe('a fabric that is not borne', () => {
  it.each(['satin and i don’t get along', 'i break out in satin'])(
    'is refused: %s',
    async (words) => {
      const { say } = startTalk();
      await say('dresses');
      const { refinedQuery, updatedFilters } = await say(words);
      expect(refinedQuery).toMatch(/not satin/);
      expect(updatedFilters?.material ?? []).not.toContain('Satin');
    },
  );

  it('is no sum to add up beside what one can spend', async () => {
    const { say } = startTalk();
    await say('a warm dress');
    const { intent, refinedQuery } = await say(
      'They are dear. I can spend about 90. And wool itches me, could it be softer?',
    );
    expect(intent).toBe('search');
    expect(refinedQuery).toMatch(/not wool/);
  });
});

describe('a piece that is not needed', () => {
  it('is left out, and nobody is told that they have it', async () => {
    const { say } = startTalk();
    await say('an outfit for a wedding');
    const { state, answer } = await say('good, but i don’t need coat');
    expect([answer, ...(state.notes ?? [])].join(' ')).not.toMatch(/you have/i);
  });
});
