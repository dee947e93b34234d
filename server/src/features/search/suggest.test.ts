import { PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { smallShop } from '../../testing/catalogue/small-shop.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';

let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  test = await openTestApp({ items: await smallShop() });
  // Popular searches are read once, with the first suggestions.
  await searchByPeople('Garden  party', 5);
  await searchByPeople('secret party', 4);
  const talkative = await makeMember(test);
  for (let time = 0; time < 6; time += 1) await search('my own party', talkative);
});
afterAll(() => test.close());
beforeEach(async () => {
  shopper = await makeMember(test);
});

async function ask(text: string | null, { headers } = shopper) {
  const { method, path } = PATHS.suggestSearches;
  return test.app.inject({ method, url: path, query: text === null ? {} : { text }, headers });
}

async function suggested(text: string | null, member = shopper): Promise<string[]> {
  const response = await ask(text, member);
  expect(response.statusCode).toBe(200);
  const { suggestions }: { suggestions: { kind: string; text: string }[] } = response.json();
  return suggestions.map((row) => `${row.kind}: ${row.text}`);
}

async function search(query: string, { headers } = shopper) {
  const { method, path } = PATHS.search;
  const response = await test.app.inject({ method, url: path, payload: { query }, headers });
  expect(response.statusCode).toBe(200);
}

async function searchByPeople(query: string, count: number) {
  for (let person = 0; person < count; person += 1) await search(query, await makeMember(test));
}

describe('the suggestions', () => {
  it('are of what the shop has while words are typed', async () => {
    const response = await ask('dre');
    expect(response.json().suggestions[0]).toEqual({ kind: 'type', text: 'dresses', gender: null });
    expect(await suggested('black j')).toEqual(['color: black jeans']);
    expect(await suggested('ald')).toEqual(['brand: Alder']);
  });

  it('are what was searched, by the person and by many, while nothing is typed', async () => {
    expect(await suggested('')).toEqual(['popular: garden party']);
    await search('red dress');
    expect(await suggested(null)).toEqual(['recent: red dress', 'popular: garden party']);
  });

  it('bring back own searches, the latest first and each once', async () => {
    for (const query of ['Blue  dress', 'jeans', 'blue dress', ' ']) await search(query);
    expect((await suggested('')).slice(0, 2)).toEqual(['recent: blue dress', 'recent: jeans']);
    expect((await suggested('BLÜE'))[0]).toBe('recent: blue dress');
    expect(await suggested('jea')).toContain('recent: jeans');
  });

  it("never show another person's own words", async () => {
    await search('dress for my divorce');
    expect(await suggested('dress for', await makeMember(test))).toEqual([]);
  });

  it('show what five people searched for, not what four did or one did often', async () => {
    expect(await suggested('party')).toEqual(['popular: garden party']);
  });

  it('say what a misspelling may have meant', async () => {
    expect((await suggested('dreses'))[0]).toMatch(/^spelling: dress/);
  });

  it('are never more than ten', async () => {
    for (let at = 0; at < 6; at += 1) await search(`dress ${at}`);
    const rows = await suggested('d');
    expect(rows.length).toBeLessThanOrEqual(10);
    expect(rows.filter((row) => row.startsWith('recent'))).toHaveLength(3);
  });

  it('are none for a long sentence, and an error for what is longer than any search', async () => {
    expect(await suggested(`dress ${'x'.repeat(60)}`)).toEqual([]);
    expect((await ask('x'.repeat(1001))).statusCode).toBe(400);
  });

  it('are for members', async () => {
    const response = await test.app.inject({ url: PATHS.suggestSearches.path });
    expect([response.statusCode, response.json().code]).toEqual([401, 'authentication_required']);
  });
});
