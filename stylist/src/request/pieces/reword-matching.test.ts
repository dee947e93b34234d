import { expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { rewordMatching } from './reword-matching.ts';

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
