import type { Item } from '@modiste/contract/entities/item';
import type { Color } from '@modiste/contract/values';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { type DialogueState, emptyRequest, INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { sampleItem } from '../testing/sample-items.ts';
import { DRESSES, SHOES } from '../testing/shop-items.ts';
import { readMessage } from '../understanding/message.ts';
import { resolveReferences } from './resolve-references.ts';

const SHOWN = {
  ...INITIAL_STATE,
  shown: { itemIds: DRESSES.map(({ id }) => id), outfits: [] },
};
const FOCUSED = { ...SHOWN, focusId: 'cotton' };
const OUTFITS = {
  ...INITIAL_STATE,
  shown: {
    itemIds: [],
    outfits: [
      ['linen', 'sandals'],
      ['cotton', 'heels'],
    ],
  },
};

const resolve = (words: string, state: DialogueState = SHOWN) =>
  resolveReferences(readMessage(understandQuery(words)), {
    attachment: null,
    state,
    items: [...DRESSES, ...SHOES],
  });
/** Two black knits, so that neither is the stylist’s own “black one”. */
const knit = (id: string, material: string, color: Color) =>
  sampleItem(id, {
    short_description: `${material} sweater`,
    colors: [color],
    facts: { type: 'sweater', materials: [material], color_names: [color] },
  });

it('takes no piece for the last of a kind that is worn elsewhere', () => {
  const shown = { itemIds: SHOES.map(({ id }) => id), outfits: [] };
  expect(idsOf('is that last jacket lined?', { ...INITIAL_STATE, shown })).toEqual([]);
});

it('asks of the piece from before what stands behind it', () => {
  const before = [knit('old', 'cotton', 'Brown')];
  const state = {
    ...INITIAL_STATE,
    shown: { itemIds: SHOES.map(({ id }) => id), outfits: [] },
    shownBefore: [['old']],
  };
  const { items } = resolveReferences(
    readMessage(understandQuery('is the brown one from before warm?')),
    { attachment: null, state, items: SHOES, earlierItems: before },
  );
  expect(items.map(({ id }) => id)).toEqual(['old']);
});

it.each([
  ['will the black one pill?', 'black-a'],
  ['would the black wool one show lint', 'black-b'],
  ['could the gray one shed', 'gray'],
])('takes no unknown goods for what a piece is called by: %s', (words, id) => {
  const items = [
    knit('gray', 'cotton', 'Gray'),
    knit('black-a', 'cashmere', 'Black'),
    knit('black-b', 'wool', 'Black'),
  ];
  const shown = { itemIds: items.map((item) => item.id), outfits: [] };
  const { items: found } = resolveReferences(readMessage(understandQuery(words)), {
    attachment: null,
    state: { ...INITIAL_STATE, shown },
    items,
  });
  expect(found.map((item) => item.id)).toEqual([id]);
});

const idsOf = (words: string, state: DialogueState = SHOWN) =>
  resolve(words, state).items.map(({ id }) => id);

/** Shoes on the screen, and dresses before them. */
const AFTER_DRESSES = {
  ...INITIAL_STATE,
  shown: { itemIds: SHOES.map(({ id }) => id), outfits: [] },
  shownBefore: [DRESSES.map(({ id }) => id)],
};

it('counts “the third one” in what is shown, and not in a longer list before it', () => {
  expect(idsOf('the third one, does it come in other colors?', AFTER_DRESSES)).toEqual([]);
  expect(resolve('the third one, does it come in blue?', AFTER_DRESSES).isMissing).toBe(true);
  expect(idsOf('the third dress', AFTER_DRESSES)).toEqual([DRESSES[2]?.id]);
});

it('takes what was found to go with a pair for what is spoken of, and not that pair', () => {
  const [sandals, ...others] = SHOES.map(({ id }) => id);
  const anchor = { itemId: sandals ?? '', relation: 'beside' } as const;
  const request = { ...emptyRequest(), anchor };
  const beside = { ...INITIAL_STATE, request, focusId: sandals ?? '' };
  const state = { ...beside, shown: { itemIds: others, outfits: [] } };
  expect(idsOf('are they itchy', state)).toEqual(['heels']);
});

describe('what comes in several colors', () => {
  const inColors = (id: string, colors: readonly Color[], shown: string): Item => {
    const [made] = DRESSES;
    if (made === undefined) throw new Error('No dress is made');
    const variants = colors.map((color) => ({ name: color, colors: [color], image: null }));
    const other_info = { ...made.other_info, colors: [...colors], color_variants: variants };
    return { ...made, id, colors: [...colors], other_info, shown_color: shown };
  };
  const items = [
    inColors('mustard', ['Gray', 'Yellow', 'Green'], 'Yellow'),
    inColors('sage', ['Green', 'Blue'], 'Green'),
  ];
  const shown = { itemIds: items.map(({ id }) => id), outfits: [] };
  const idsAmong = (words: string) =>
    resolveReferences(readMessage(understandQuery(words)), {
      attachment: null,
      state: { ...INITIAL_STATE, shown },
      items,
    }).items.map(({ id }) => id);

  it('is called by the color in which it is seen, and by another where none is seen in that', () => {
    expect(idsAmong('is the green one lined?')).toEqual(['sage']);
    expect(idsAmong('is the yellow one lined?')).toEqual(['mustard']);
    expect(idsAmong('is the gray one lined?')).toEqual(['mustard']);
  });
});

describe('what is no longer on the screen', () => {
  it.each([
    ['the second dress', ['satin']],
    ['the cotton dress', ['cotton']],
    ['is the first dress lined?', ['linen']],
    ['the cheapest dress', ['cotton']],
    ['the linen one from before', ['linen']],
    ['the third one you showed me before', ['cotton']],
    ['the first one', ['sandals']],
    ['the second shoes', ['heels']],
    ['how high is the heel on the first pair?', ['sandals']],
    ['do they have the first dress in blue?', ['linen']],
    ['the leather one', ['sandals']],
  ])('is found by its kind, or as of before: %j %j', (words, ids) => {
    expect(idsOf(words, AFTER_DRESSES)).toEqual(ids);
  });

  it('is not meant by what a piece is to be without, as it is of outfits', () => {
    expect(idsOf('but without the satin dress')).toEqual([]);
    expect(idsOf('without the sandals', AFTER_DRESSES)).toEqual([]);
    expect(idsOf('without the satin one')).toEqual(['satin']);
    expect(idsOf('without the sandals', OUTFITS)).toEqual(['sandals']);
  });

  it('is not meant by a color alone, which may be a new wish', () => {
    expect(idsOf('the white one', AFTER_DRESSES)).toEqual([]);
  });

  it('is unknown to a state that was stored before such lists were kept', () => {
    const { shownBefore: _, ...old } = AFTER_DRESSES;
    expect(idsOf('the first one', old)).toEqual(['sandals']);
  });
});

describe('what a message refers to', () => {
  it.each([
    ['the second one', ['satin']],
    ['the last dress', ['cotton']],
    ['number 3', ['cotton']],
    ['#2 please', ['satin']],
    ['the first two', ['linen', 'satin']],
    ['the last two', ['satin', 'cotton']],
    ['those two', ['linen', 'satin']],
    ['the linen one', ['linen']],
    ['that pink dress', ['satin']],
    ['the one in white', ['cotton']],
    ['the cheapest', ['cotton']],
    ['the most expensive one', ['satin']],
    ['is the cheapest linen one lined?', ['linen']],
    ['the most expensive one in white', ['cotton']],
    ['the sundress', ['cotton']],
    ['the wrap dress', ['linen']],
    ['the first and the third', ['linen', 'cotton']],
    ['is the last one lined, and does it have pockets', ['cotton']],
  ])('is by %j %j', (words, ids) => {
    expect(idsOf(words)).toEqual(ids);
  });

  const TWO = { ...SHOWN, shown: { itemIds: ['linen', 'satin'], outfits: [] } };
  it.each([
    ['is the other one softer?', ['satin'], { ...TWO, focusId: 'linen' }],
    ['and the other one', ['linen'], { ...TWO, focusId: 'satin' }],
    ['the pricier of the two', ['satin'], TWO],
    ['does the cheaper one have sleeves', ['linen'], TWO],
    ['the cheaper of the last two', ['cotton'], SHOWN],
    ['the cheaper one', [], SHOWN],
    ['the next one', ['cotton'], { ...SHOWN, focusId: 'satin' }],
    ['and the one before that?', ['linen'], { ...SHOWN, focusId: 'satin' }],
    ['the middle one', ['satin'], SHOWN],
    ['second to last', ['satin'], SHOWN],
    ['the bottom one', ['cotton'], SHOWN],
    ['option c', ['cotton'], SHOWN],
    ['numbers 1 and 3', ['linen', 'cotton'], SHOWN],
    ['second or third for a picnic?', ['satin', 'cotton'], SHOWN],
    ['the last of those', ['cotton'], SHOWN],
    ['the $60 one', ['cotton'], SHOWN],
    ['is the linen or the cotton cooler', ['linen', 'cotton'], SHOWN],
  ])('may be a place beside others: %j %j', (words, ids, state) => {
    expect(idsOf(words, state)).toEqual(ids);
  });

  it('is by "it" what was last spoken of, or else what stands first', () => {
    expect(idsOf('is it lined?', FOCUSED)).toEqual(['cotton']);
    expect(idsOf('is it lined?')).toEqual(['linen']);
    expect(resolve('is it lined?')).toMatchObject({ isAmbiguous: true });
  });

  it('is all of an outfit where outfits are shown', () => {
    expect(resolve('the second outfit', OUTFITS)).toMatchObject({ outfit: 1 });
    expect(idsOf('the first look', OUTFITS)).toEqual(['linen', 'sandals']);
    expect(idsOf('the sandals', OUTFITS)).toEqual([]);
  });

  it.each([
    'make it red',
    'it is for a wedding',
    'this summer',
    'boots that are warm',
    'my second wedding',
    'for the first date',
    'only the dresses',
    'is it ok to wear white',
    'a black dress',
  ])('is nothing by %j', (words) => {
    expect(idsOf(words)).toEqual([]);
  });

  it('is missing where nothing is shown', () => {
    expect(resolve('is it lined?', INITIAL_STATE)).toMatchObject({ isMissing: true, items: [] });
    expect(resolve('a red dress', INITIAL_STATE)).toMatchObject({ isMissing: false });
  });
});

describe('a shade', () => {
  it('is what the shop calls so before any other blue', () => {
    const [made] = DRESSES;
    if (made === undefined) throw new Error('No dress is made');
    const named = (id: string, name: string): Item => ({
      ...made,
      id,
      colors: ['Blue'],
      other_info: {
        ...made.other_info,
        colors: ['Blue'],
        color_names: [name],
        color_variants: [{ name, colors: ['Blue'], image: null }],
      },
    });
    const items = [named('dusk', 'Dusk Blue'), named('navy', 'Navy')];
    const state = { ...INITIAL_STATE, shown: { itemIds: ['dusk', 'navy'], outfits: [] } };
    const idsOfShade = (words: string) =>
      resolveReferences(readMessage(understandQuery(words)), {
        attachment: null,
        state,
        items,
      }).items.map(({ id }) => id);
    expect(idsOfShade('is the navy one lined?')).toEqual(['navy']);
    expect(idsOfShade('is the blue one lined?')).toEqual(['dusk']);
  });
});

describe('one of several that were shown', () => {
  const ids = DRESSES.map(({ id }) => id);
  const held = { ...SHOWN, focusId: ids[1] ?? '', compared: ids.slice(0, 2) };
  const spoken = { ...SHOWN, focusId: ids[0] ?? '' };

  it.each<[words: string, at: readonly number[]]>([
    ['last but one', [ids.length - 2]],
    ['second to last, is it lined?', [ids.length - 2]],
    ['third from the left, is it sheer', [2]],
    ['the second one from the end', [ids.length - 2]],
    ['the one you recommended', [0]],
    ['2nd in a 12?', [1]],
  ])('is found by its place: %s', (words, at) => {
    expect(idsOf(words)).toEqual(at.map((one) => ids[one]));
  });

  it('is one of the two that were held side by side', () => {
    expect(idsOf('the latter, is it lined', held)).toEqual([ids[1]]);
    expect(idsOf('the former, is it lined', held)).toEqual([ids[0]]);
    expect(idsOf('which of them is easier to wash', held)).toEqual(ids.slice(0, 2));
    expect(idsOf('what are the rest of them like', held)).toEqual(ids.slice(2));
  });

  it('is any of the few that were not spoken of yet', () => {
    expect(idsOf('and the others?', spoken)).toEqual(ids.slice(1));
    expect(idsOf('is the rest of them lined', spoken)).toEqual(ids.slice(1));
    expect(idsOf('what about the next', spoken)).toEqual([ids[1]]);
    expect(idsOf('the rest of the outfit', spoken)).toEqual([]);
  });

  it('is what the words behind put right', () => {
    expect(idsOf('is it wide? the third i mean')).toEqual([ids[2]]);
  });
});

describe('what is on the screen', () => {
  it('has taken the place of what was chosen before, where outfits are edited', () => {
    const shown = { itemIds: [], outfits: [['linen', 'sandals']] };
    const state = { ...INITIAL_STATE, shown, chosen: ['linen', 'heels'] };
    expect(idsOf('are the shoes real leather', state)).toEqual(['sandals']);
    expect(idsOf('is the dress lined', state)).toEqual(['linen']);
  });

  it('is meant before another one of that name which was spoken of', () => {
    const old = knit('old', 'cotton', 'Black');
    const fresh = knit('fresh', 'cotton', 'Black');
    const state = {
      ...INITIAL_STATE,
      shown: { itemIds: ['fresh', ...SHOES.map(({ id }) => id)], outfits: [] },
      shownBefore: [['old']],
      spoken: ['old'],
    };
    const { items } = resolveReferences(
      readMessage(understandQuery('is the cotton sweater warm')),
      {
        attachment: null,
        state,
        items: [fresh, ...SHOES],
        earlierItems: [old],
      },
    );
    expect(items.map(({ id }) => id)).toEqual(['fresh']);
  });
});
