import type { Item } from '@modiste/contract/entities/item';
import { brandFinder } from '@modiste/lexicon/find-brands';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { withoutPricesNamed } from '../built-in/reading/question-of-named.ts';
import { INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { DRESSES } from '../testing/shop-items.ts';
import { startTalk } from '../testing/talk.ts';
import { tellTranslation } from '../testing/tell-translation.ts';
import { readMessage } from '../understanding/message.ts';
import { resolveReferences } from './resolve-references.ts';

type Belt = [
  id: string,
  title: string,
  brand: string,
  price: number,
  fabric: string,
  color: string,
];

const BELTS: readonly Belt[] = [
  ['plain', 'Leather Belt', 'Nine Acre', 60, 'leather', 'Walnut'],
  ['tan', 'Suede Belt', 'Pike', 85, 'suede', 'Tan'],
  ['bridle', 'Leather Bridle Belt', 'Sable', 100, 'leather', 'Burgundy'],
  ['moss', 'Braided Suede Belt', 'Sable', 65.5, 'suede', 'Moss'],
  ['harness', 'Wide Harness Belt', 'Nine Acre', 65, 'leather', 'Ink'],
];

const beltOf = ([id, title, brand, price, fabric, color]: Belt): Item => {
  const [made] = DRESSES;
  if (made === undefined) throw new Error('No dress is made');
  const colors: Item['colors'] = color === 'Burgundy' ? ['Red'] : ['Brown'];
  return {
    ...made,
    id,
    brand,
    price,
    colors,
    short_description: title,
    description: title,
    other_info: {
      ...made.other_info,
      type: 'belt',
      colors,
      color_names: [color],
      materials: [fabric],
      color_variants: [{ name: color, colors, image: null }],
    },
  };
};

const findBrands = brandFinder(['Nine Acre', 'Pike', 'Sable']);
const state = { ...INITIAL_STATE, shown: { itemIds: BELTS.map(([id]) => id), outfits: [] } };
const meant = (words: string, more: Partial<typeof state> = {}): string[] =>
  resolveReferences(readMessage(understandQuery(words, { findBrands })), {
    attachment: null,
    state: { ...state, ...more },
    items: BELTS.map(beltOf),
  }).items.map(({ id }) => id);

describe('a piece that is called by what sets it apart', () => {
  it.each<[words: string, ids: readonly string[]]>([
    ['the moss, does it stretch', ['moss']],
    ['the pike, is it wide', ['tan']],
    ['both suede ones, are they soft', ['tan', 'moss']],
    ['the two cheapest', ['plain', 'harness']],
    ['the cheapest two', ['plain', 'harness']],
    ['the two cheap ones', ['plain', 'harness']],
    ['the 85 one', ['tan']],
    ['the bridle belt', ['bridle']],
  ])('%s', (words, ids) => {
    expect(meant(words).toSorted()).toEqual([...ids].toSorted());
  });

  it.each<[words: string, ids: readonly string[]]>([
    ['between the nine acre 65 and the pike honestly', ['harness', 'tan']],
    ['the 85 one or the bridle, is the expensive one softer', ['tan', 'bridle']],
    ['i meant the moss one, compare it with the tan one', ['moss', 'tan']],
    ['the 85 pair and not the 100 pair', ['tan']],
    ['pike vs bridle', ['tan', 'bridle']],
    ['most expensive one, what is it made of', ['bridle']],
  ])('and no other one is: %s', (words, ids) => {
    expect(meant(words).toSorted()).toEqual([...ids].toSorted());
  });

  it('is named beside what it is worn with, and not called by the color of that', () => {
    expect(meant('the suede belt with walnut boots')).not.toContain('plain');
    expect(meant('the tan belt with burgundy boots')).toEqual(['tan']);
  });

  it('is counted among those of its kind and fabric', () => {
    expect(meant('the second suede belt, is it soft')).toEqual(['moss']);
    const later = { shown: { itemIds: ['plain'], outfits: [] }, shownBefore: [['tan', 'moss']] };
    expect(meant('the second suede belt from before, is it soft', later)).toEqual(['moss']);
  });

  it('is counted in the message itself', () => {
    expect(meant('boots and a bag with the bridle belt, all three under 300')).toEqual(['bridle']);
  });

  it('is the dearer one of the two that were held side by side, and the cheaper one', () => {
    const held = { compared: ['plain', 'tan'], focusId: 'plain' };
    expect(meant('is the expensive one worth it', held)).toEqual(['tan']);
    expect(meant('and the cheap one', held)).toEqual(['plain']);
    expect(meant('is the most expensive one worth it', held)).toEqual(['bridle']);
  });

  it('is all that was added up last, where so many are spoken of', () => {
    const addedUp = { itemIds: ['tan', 'moss', 'harness'], budget: null };
    expect(meant('show me all three again', { addedUp, focusId: 'tan' })).toEqual([
      'tan',
      'moss',
      'harness',
    ]);
  });

  it('is the one that was spoken of where all of its kind are gone from the screen', () => {
    const gone = { shown: { itemIds: [], outfits: [] }, shownBefore: [BELTS.map(([id]) => id)] };
    expect(meant('does the suede belt fit', { ...gone, spoken: ['moss'] })).toEqual(['moss']);
  });

  it('is none of those shown where no record says so', () => {
    expect(meant('the velvet, does it stretch')).toEqual([]);
    expect(meant('the dinner belt')).toEqual([]);
  });
});

describe('a piece that is named', () => {
  it.each([
    ['the two suede ones, what is the difference', ['tan', 'moss']],
    ['between the two suede ones which is softer', ['tan', 'moss']],
    ['is the second suede one lined?', ['moss']],
    ['is the $65.50 one lined?', ['moss']],
    ['is the $100 pair lined?', ['bridle']],
    ['are the ones at 65.50 real suede?', ['moss']],
    ['what about the one from Nine Acre in ink?', ['harness']],
    ['is the suede one from Sable lined?', ['moss']],
    ['does the suede crease easily?', ['tan']],
    ['is the suede itchy', ['tan']],
    ['would you take the braided one', ['moss']],
    ['is the wide one lined?', ['harness']],
    ['is the one from Sable at $100 lined', ['bridle']],
  ])('is told from the others: %s', (words, ids) => {
    expect(meant(words)).toEqual(ids);
  });

  it('is none where nothing shown is called so', () => {
    expect(meant('is the velvet one from Sable lined?')).toEqual([]);
    expect(meant('show me the wide ones')).toEqual([]);
  });

  it('is what something else is to match', () => {
    expect(meant('boots to match the wide one')).toEqual(['harness']);
    expect(meant('boots to go with the suede ones')).toEqual(['tan', 'moss']);
  });

  it('is one of the two that were spoken of last', () => {
    const spoken = { focusBefore: 'tan', focusId: 'bridle' };
    expect(meant('which of those two would you take', spoken)).toEqual(['tan', 'bridle']);
    expect(meant('is the other one lined?', spoken)).toEqual(['tan']);
    expect(meant('is the cheaper one lined?', spoken)).toEqual(['tan']);
  });
});

describe('what is asked of a piece that is named', () => {
  it('is not what it is named by', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    const { itemIds, answer } = await say('is the one from Reformation lined?');
    expect(itemIds).toEqual(['satin']);
    expect(answer).toMatch(/lined/);
    expect(answer).not.toMatch(/by Reformation/);
  });

  it('holds two against each other that are each called by what they are of', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    const { answer } = await say('which is warmer, the cotton or the linen?');
    expect(answer).toMatch(/the warmer of the two/i);
  });

  it('is asked once more of the piece that is named next', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    await say('is the second one lined?');
    const { itemIds, answer } = await say('no i meant the linen one');
    expect(itemIds).toEqual(['linen']);
    expect(answer).toMatch(/lined/);
  });

  it('is no trouble with it', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    const { intent, itemIds } = await say('do the linen ones get dirty fast');
    expect(intent).not.toBe('search');
    expect(itemIds).toEqual(['linen']);
  });
});

it('takes only the piece that is said to be from before for one of those', () => {
  const later = { shown: { itemIds: ['plain', 'tan'], outfits: [] } };
  const before = { ...later, shownBefore: [['bridle', 'moss', 'harness']] };
  expect(meant('does the first belt go with the braided one from earlier?', before)).toEqual([
    'plain',
    'moss',
  ]);
});

describe('a price that names a piece', () => {
  it.each([
    ['a scarf in rust and the $88 dress, what’s that together', 'search: rust scarf'],
    ['shoes for the 60.00 dress', 'search: shoes; beside cotton'],
    ['a bag that matches that $120 dress, under 50', 'search: bag; up to 50; beside satin'],
  ])('limits nothing else: %s', async (words, told) => {
    const { say } = startTalk();
    await say('dresses');
    expect(tellTranslation(await say(words))).toBe(told);
  });

  it.each(['a scarf and the $65 belt', 'a scarf, and that 65.00 belt in red'])(
    'limits nothing where several cost as much: %s',
    (words) => {
      const turn = { attachment: null, state, items: BELTS.map(beltOf) };
      const message = readMessage(understandQuery(words, { findBrands }));
      const read = withoutPricesNamed(message, resolveReferences(message, turn), turn);
      expect([message, read].map(({ understood }) => understood.hard.priceMax)).toEqual([65, null]);
    },
  );

  it('limits what is looked for where no piece is pointed at', async () => {
    const { say } = startTalk();
    await say('dresses');
    expect(tellTranslation(await say('a $60 dress'))).toBe('search: dress; up to 60');
  });
});
