import { openWriter } from '@modiste/catalogue/store/open-writer';
import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { COLOR_NAME_CHARS_MAX } from '@modiste/contract/limits';
import { fillPath, PATHS } from '@modiste/contract/paths';
import type { Color } from '@modiste/contract/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';

interface Variant {
  name: string;
  colors: Color[];
  image: number | null;
}

const MIDNIGHT: Variant = { name: 'Midnight', colors: ['Blue'], image: 0 };
const SAND: Variant = { name: 'Ecru/Sand', colors: ['Beige'], image: 1 };
const ROUGE: Variant = { name: 'Rouge éclatant', colors: ['Red'], image: null };

const coatIn = (id: string, color_variants?: Variant[]) =>
  makeStoredItem(id, {
    hash: JSON.stringify(color_variants ?? []),
    short_description: 'Wool Coat',
    image_urls: ['/a.webp', '/b.webp'],
    facts: color_variants === undefined ? {} : { color_variants },
  });

let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  const items = [
    coatIn('t_coat', [MIDNIGHT, SAND, ROUGE]),
    coatIn('t_jacket', [MIDNIGHT, SAND]),
    coatIn('t_plain'),
  ];
  test = await openTestApp({ items });
});
beforeEach(async () => {
  shopper = await makeMember(test);
});
afterAll(() => test.close());

async function save(payload: object | undefined, id = 't_coat') {
  const url = fillPath(PATHS.saveItem.path, { id });
  const { headers } = shopper;
  const response = await test.app.inject({ method: 'POST', url, payload, headers });
  return { status: response.statusCode, answer: response.json() };
}

async function saved(id = 't_coat') {
  const { path: url } = PATHS.wishlist;
  const response = await test.app.inject({ method: 'GET', url, headers: shopper.headers });
  return response.json()[id];
}

/** Another import, after which the jacket comes in other colors. */
async function sellJacketIn(...variants: Variant[]): Promise<void> {
  const { catalogue } = test.deps;
  const before = await catalogue.publishedVersion();
  const writer = await openWriter({ uri: test.config.catalogue });
  await writer.upsert([coatIn('t_jacket', variants)]);
  await writer.publish();
  await expect.poll(() => catalogue.publishedVersion(), { timeout: 10_000 }).not.toBe(before);
}

describe('the color of a saved item', () => {
  it.each(['Midnight', 'Ecru/Sand', 'Rouge éclatant'])('is kept: %s', async (color) => {
    const { status, answer } = await save({ color });
    expect([status, answer.shown_color]).toEqual([200, color]);
    expect((await saved()).shown_color).toBe(color);
  });

  it.each([
    ['no body', undefined],
    ['an empty body', {}],
    ['a color that the item does not have', { color: 'Neon' }],
    ['a name in other letters', { color: 'midnight' }],
    ['an empty name', { color: '' }],
    ['a name that no database keeps', { color: 'Mid\u0000night' }],
  ])('is none with %s', async (_, payload) => {
    const { status, answer } = await save(payload);
    expect(status).toBe(200);
    expect(answer).not.toHaveProperty('shown_color');
    expect(await saved()).not.toHaveProperty('shown_color');
  });

  it('is none of an item that is not sold in colors', async () => {
    const { status, answer } = await save({ color: 'Midnight' }, 't_plain');
    expect(status).toBe(200);
    expect(answer).not.toHaveProperty('shown_color');
  });

  it.each([
    ['no text', { color: 7 }],
    ['longer than any name', { color: 'x'.repeat(COLOR_NAME_CHARS_MAX + 1) }],
  ])('is refused where it is %s', async (_, payload) => {
    expect((await save(payload)).status).toBe(400);
    expect(await saved()).toBeUndefined();
  });

  it('changes with the next one that is saved, and the day and price stay', async () => {
    const { answer: first } = await save({ color: 'Midnight' });
    const { answer } = await save({ color: 'Ecru/Sand' });
    expect([answer.shown_color, answer.saved]).toEqual(['Ecru/Sand', first.saved]);
    expect((await saved()).shown_color).toBe('Ecru/Sand');
  });

  it.each([undefined, {}, { color: 'Neon' }])('stays when saved again with %j', async (payload) => {
    await save({ color: 'Ecru/Sand' });
    expect((await save(payload)).answer.shown_color).toBe('Ecru/Sand');
  });

  it('is no longer shown once the item has lost it, and is again when it is back', async () => {
    await save({ color: 'Ecru/Sand' }, 't_jacket');
    await sellJacketIn(MIDNIGHT);
    const without = await saved('t_jacket');
    expect(without.short_description).toBe('Wool Coat');
    expect(without).not.toHaveProperty('shown_color');
    await sellJacketIn(MIDNIGHT, SAND);
    expect((await saved('t_jacket')).shown_color).toBe('Ecru/Sand');
  });
});
