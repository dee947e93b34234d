import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

async function lastOf(...said: readonly string[]) {
  const { say } = startTalk({ defaults: { gender: ['Women'] } });
  let last = await say(said[0] ?? '');
  for (const words of said.slice(1)) last = await say(words);
  return last.state.request;
}

describe('something else to dress for', () => {
  it('begins anew after a garment was looked for', async () => {
    const request = await lastOf(
      'navy sneakers, not leather',
      'now i need something to wear to his dinner, at a steakhouse',
    );
    expect(request?.outfit).not.toBeNull();
    expect(request?.refinedQuery).toContain('steakhouse');
    expect(request?.refinedQuery).toContain('not leather');
    expect(request?.refinedQuery).not.toContain('sneakers');
  });

  it('goes on to the next day where outfits were shown before', async () => {
    const request = await lastOf(
      'outfit for a wedding',
      'show me coats',
      'and for brunch the day after',
    );
    expect(request?.outfit).not.toBeNull();
    expect(request?.refinedQuery).not.toContain('coat');
  });

  it.each([
    ['shoes', 'And something for the dinner, elegant but not a dress', 'dinner'],
    ['jeans', 'also something for dinner with his parents', 'dinner'],
    ['a dress', 'something for the gym', 'gym'],
    ['a blazer', 'now something to go running in', 'running'],
  ])('leaves the kind open: %s, then %s', async (first, then, purpose) => {
    const request = await lastOf(first, then);
    expect(request?.outfit).not.toBeNull();
    expect(request?.refinedQuery).toContain(purpose);
    const [garment = ''] = (request?.refinedQuery ?? '').split(', not ');
    expect(garment).not.toContain(first.replace(/^a /, ''));
  });

  it.each([
    ['leggings', 'something for yoga'],
    ['running shoes', 'something for a marathon'],
  ])('is none where the garment is worn for it: %s', async (first, then) => {
    expect((await lastOf(first, then))?.refinedQuery).toContain(first);
  });

  it('is none where only the garment’s occasion is told', async () => {
    const request = await lastOf('a red dress', 'something for a wedding');
    expect(request?.refinedQuery).toContain('dress');
  });

  it('is for the child alone that it is for', async () => {
    const request = await lastOf(
      'black boots, not suede',
      'something for my 6 year old daughter for easter',
    );
    expect(request?.refinedQuery).toContain('easter');
    expect(request?.refinedQuery).not.toMatch(/boots|suede/);
  });
});

it('keeps a piece of an outfit that is to be kept', async () => {
  const request = await lastOf('outfit for a wedding', 'keep the shoes');
  expect(request?.outfit).not.toBeNull();
});

it('turns from one of two people to the other', async () => {
  const told = ['fall outfits for me and my husband', 'just mine first', 'now his'];
  expect((await lastOf(...told.slice(0, 2)))?.filters.gender).toEqual(['Women']);
  expect((await lastOf(...told))?.filters.gender).toContain('Men');
  expect((await lastOf(...told, 'no plaid for him'))?.filters.gender).toContain('Men');
});
