import { describe, expect, it } from 'vitest';
import { typesOf } from '../dialogue/types-of.ts';
import { startTalk } from '../testing/talk.ts';

async function talkThrough(...messages: readonly string[]) {
  const { say } = startTalk({ defaults: { gender: ['Women'] } });
  let last = await say(messages[0] ?? '');
  for (const words of messages.slice(1)) last = await say(words);
  const { request } = last.state;
  return { ...last, types: typesOf(request?.wishes ?? []), filters: request?.filters };
}

describe('one kind of garment or another', () => {
  it.each([
    ['a midi skirt or wide trousers for work', ['midi-skirt', 'wide-leg-pants']],
    ['maybe a polo or a blouse for the office', ['polo-shirt', 'blouse']],
    ['loafers or ballet flats, size 8, for the office', ['loafers', 'ballet-flats']],
  ])('is looked for where no question is asked: %s', async (words, types) => {
    const found = await talkThrough(words);
    expect([found.intent, found.types]).toEqual(['search', types]);
  });

  it.each([
    ['do you have loafers or brogues?', ['loafers', 'brogues']],
    ['ok and do you have rain boots or ankle boots to go with it', ['rain-boots', 'ankle-boots']],
    ['any chance of a beanie or a bucket hat?', ['beanie', 'bucket-hat']],
    ['can i see a skirt or a dress to go with the first one?', ['skirt', 'dress']],
    ['have you got a shawl or a wrap', ['shawl']],
  ])('is looked for where the question asks to be shown it: %s', async (words, types) => {
    const found = await talkThrough('show me sweaters', words);
    expect([found.intent, found.types]).toEqual(['search', types]);
  });

  it('is advised on where the shopper asks which', async () => {
    const { intent } = await talkThrough('a midi skirt or wide trousers for work?');
    expect(intent).toBe('style_advice');
  });

  it.each(['or a dress', 'or maybe a dress', 'hmm, or a dress'])(
    'is added to those before, with the limits of them: %s',
    async (words) => {
      const { types, filters } = await talkThrough('a skirt under 80', words);
      expect(types).toEqual(['skirt', 'dress']);
      expect(filters?.priceRangeMax).toBe(80);
    },
  );

  it.each(['scrap the dress', 'forget the dress', 'never mind the dresses'])(
    'is left to the other kind: %s',
    async (words) => {
      const { types, filters } = await talkThrough('a skirt under 80', 'or a dress', words);
      expect(types).toEqual(['skirt']);
      expect(filters?.priceRangeMax).toBe(80);
    },
  );

  it('keeps the fabric of the one that was said to be of it', async () => {
    const { filters, types } = await talkThrough('a polo or a linen shirt');
    expect([filters?.material, types]).toEqual([[], ['polo-shirt', 'linen-shirt']]);
    expect((await talkThrough('a linen shirt')).filters?.material).toEqual(['Linen']);
  });
});
