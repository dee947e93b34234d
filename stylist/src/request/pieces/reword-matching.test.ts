import { expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { SAMPLE_DRESSES, sampleTurn } from '../../testing/sample-items.ts';
import { startTalk } from '../../testing/talk.ts';
import { rewordGoesWith, rewordMatching } from './reword-matching.ts';

it.each([
  'how about a skirt and matching top, navy, under 300 together',
  'a skirt with a matching top, 300 in total',
  'a skirt and top that match, 300 all in',
  'a skirt and a top to match, 300 for both',
  'skirt plus matching top, max 300 altogether',
])('Pieces that match one another go with nothing that was only shown: %s', async (words) => {
  const { say } = startTalk();
  await say('show me dresses');
  const { request, chosen } = (await say(words)).state;
  expect(request?.outfit).toMatchObject({ budget: 300, keep: [] });
  expect(request?.outfit?.set?.map(({ type }) => type)).toEqual(['skirt', 'top']);
  expect(chosen).toBeUndefined();
});

it.each([
  'the first dress and matching shoes',
  'a bag to match',
  'matching shoes',
  'do the shoes match the bag?',
  'shoes and a bag to match the dress',
])('What is to match a piece that is there says so as before: %s', (words) => {
  expect(rewordMatching(words)).toBe(words);
});

it('Both are asked for as one without a sum, too', () => {
  expect(rewordMatching('a blazer and matching trousers')).toBe(
    'a blazer and trousers that go together',
  );
});

const [dress] = SAMPLE_DRESSES;
const dressed = (words: string, budget: number | null = null) =>
  sampleTurn(words, {
    items: SAMPLE_DRESSES.slice(0, 1),
    state: {
      ...INITIAL_STATE,
      shown: { itemIds: [], outfits: [[dress?.id ?? '']] },
      request: { ...emptyRequest(), outfit: { budget, keep: [] } },
    },
  });

it.each([
  ['show me a light jacket that goes with it', 'add a light jacket'],
  ['find me a bag to go with that outfit pls', 'add a bag pls'],
  ['show me a light jacket that goes w it, still under 350 total', 'add a light jacket'],
])('What is to go with the one outfit on the screen is added to it: %s', (words, plain) => {
  expect(rewordGoesWith(dressed(words, 350))).toBe(plain);
});

it('What the outfit has already is no more added to it', () => {
  const words = 'show me a dress that goes with it';
  expect(rewordGoesWith(dressed(words))).toBe(words);
});
