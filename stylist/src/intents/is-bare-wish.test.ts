import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

describe('nothing but a wish', () => {
  it.each(['oversized wool coats', 'oversized blazers', 'an oversized hoodie please'])(
    'is looked for, though its words may ask how a piece fits: %s',
    async (words) => {
      const { intent, refinedQuery } = await startTalk().say(words);
      expect(intent).toBe('search');
      expect(refinedQuery).toMatch(/oversized/);
    },
  );

  it.each(['jeans with a button fly', 'pajamas with a button front'])(
    'is looked for with what is said of a part: %s',
    async (words) => {
      const { intent, refinedQuery } = await startTalk().say(words);
      expect(intent).toBe('search');
      expect(refinedQuery).toMatch(/button f/);
    },
  );

  it.each(['knee boots for wide calves', 'jeans for wide hips', 'wide calf boots'])(
    'is looked for, though it names a figure: %s',
    async (words) => {
      expect((await startTalk().say(words)).intent).toBe('search');
    },
  );

  it('is none where a fit is asked of', async () => {
    expect((await startTalk().say('do the boots fit wide calves?')).intent).not.toBe('search');
  });

  it.each(['work shirts, slim fit', 'two work shirts in white'])(
    'means shirts for the office: %s',
    async (words) => {
      expect((await startTalk().say(words)).refinedQuery).toMatch(/^shirts, for work/);
    },
  );

  it('means shirts to work with the hands in where that is said', async () => {
    expect((await startTalk().say('rugged work shirts')).refinedQuery).toMatch(/work shirts/);
  });

  it('leaves cotton in where a shirt is to need no iron', async () => {
    const { refinedQuery } = await startTalk().say('non iron shirts');
    expect(refinedQuery).toBe('shirts, not linen');
  });
});
