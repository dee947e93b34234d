import { type MadeItem, makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { HOME_PROMPTS } from '@modiste/contract/limits';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { publishItems } from '../../testing/catalogue/publish-items.ts';
import { dailyIds, prefer, readHome, shownIds } from '../../testing/home/home-client.ts';
import { makeMember } from '../../testing/people/make-member.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

let opened: TestApp | null = null;
afterEach(() => opened?.close());

async function open(options: Parameters<typeof openTestApp>[0]) {
  const test = await openTestApp(options);
  opened = test;
  const shopper = await makeMember(test);
  return { test, shopper, read: () => readHome(test, shopper) };
}

const piece = (id: string, type: string, made: MadeItem = {}) =>
  makeStoredItem(id, {
    short_description: `${id} ${type.replaceAll('-', ' ')}`,
    colors: ['Beige'],
    ...made,
    facts: { type, clothing_size: [], ...made.facts },
  });

const shoes = ['Amara', 'Coralie', 'Wren', 'Noor', 'Linnea'].map((name) =>
  piece(name, 'ankle-boots', { try_on_category: 'shoes' }),
);
const WARDROBE = [
  piece('Orla', 'sweater'),
  piece('Juno', 'sweater', { colors: ['Green'] }),
  piece('Ines', 'jeans', { colors: ['Blue'] }),
  piece('Maren', 'jeans', { colors: ['Black'] }),
  ...shoes,
];

describe('the page of a shop', () => {
  it('that is empty says so by having nothing', async () => {
    const { read } = await open({});
    expect(await read()).toMatchObject({
      glamour_trends: [],
      outfits: [],
      outfit_for_the_day: { intro: '', outfit: { items: [], total: 0 }, recommendations: [] },
      trending_searches: { search: [], reason: '' },
      suggested_items: [],
      prompts: [],
      items: {},
    });
  });

  it('that has only boots shows boots and no outfit', async () => {
    const { read } = await open({ items: shoes });
    const page = await read();
    expect([page.outfits, dailyIds(page)]).toEqual([[], []]);
    expect(page.suggested_items.length + page.glamour_trends.length).toBeGreaterThan(0);
    expect(page.prompts.length).toBeLessThan(HOME_PROMPTS);
    for (const { item_ids } of page.glamour_trends) expect(item_ids.length).toBeGreaterThan(2);
    expect(new Set(shownIds(page)).size).toBe(shownIds(page).length);
  });

  it('that fills up is another page, as soon as searches see it', async () => {
    const { test, read } = await open({});
    await read();
    await publishItems(test, WARDROBE);
    await expect.poll(async () => dailyIds(await read()).length).toBeGreaterThan(1);
  });
});

describe('a piece that is sold out', () => {
  it('leaves the outfit of the day, which is composed anew', async () => {
    const { test, read } = await open({ items: WARDROBE });
    const [lead = ''] = dailyIds(await read());
    const sold = WARDROBE.find(({ item }) => item.id === lead);
    if (sold === undefined) throw new Error('No outfit');
    const { item } = sold;
    const other_info = { ...item.other_info, availability: 'out_of_stock' as const };
    await publishItems(test, [{ ...sold, hash: 'sold', item: { ...item, other_info } }]);
    const page = await read();
    expect(dailyIds(page).length).toBeGreaterThan(1);
    expect(shownIds(page)).not.toContain(lead);
  });
});

describe('what is new', () => {
  // From December on the only coat is worn with the outfit of the day, and suggested no more.
  const now = new Date('2026-10-12T08:00:00Z');
  const day = Math.floor(now.getTime() / DAY_MS);
  const arrived = ['Fleur', 'Nell', 'Simone', 'Greta', 'Petra', 'Romy'].map((name) =>
    piece(name, 'cardigan', { addedDay: day - 1 }),
  );
  const reduced = {
    ...piece('Vesper', 'coat', { price: 60, full_price: 90, addedDay: day - 90 }),
    prices: {
      since: (day - 1) * DAY_MS,
      past: [{ at: (day - 60) * DAY_MS, price: 90, full_price: 90 }],
    },
  };
  const earlier = WARDROBE.map((row) => ({ ...row, addedDay: day - 90 }));

  it('is suggested with its reason, and what came in by the dozen is a trend', async () => {
    const { read } = await open({ items: [...earlier, ...arrived, reduced], now: () => now });
    const page = await read();
    const reasons = page.suggested_items.map(({ id, reason }) => [id, reason]);
    expect(reasons).toContainEqual(['Vesper', expect.stringMatching(/\$90.*\$60|\$30/)]);
    const names = arrived.map(({ item }) => item.id);
    const tile = page.glamour_trends.find(({ item_ids }) =>
      item_ids.every((id) => names.includes(id)),
    );
    expect(tile?.reason).toMatch(/six|6/i);
  });
});

describe('a part of the page that fails', () => {
  it('is logged with its cause, and the page is there without it', async () => {
    const lines: string[] = [];
    const { test, shopper, read } = await open({
      items: WARDROBE,
      onLog: (line) => lines.push(line),
    });
    await prefer(test, shopper, { location: 'Lyon, Auvergne-Rhône-Alpes, France' });
    const settingOf = test.deps.weather.settingOf.bind(test.deps.weather);
    test.deps.weather.settingOf = (place, now) =>
      place === null ? settingOf(place, now) : Promise.reject(new Error('no weather today'));
    test.deps.catalogue.news = () => Promise.reject(new Error('no news today'));
    test.deps.catalogue.priceLevelOf = () => Promise.reject(new Error('no prices today'));
    await test.deps.database.schema.dropTable('weekly_activity').execute();
    expect(dailyIds(await read()).length).toBeGreaterThan(1);
    const logged = lines.join('');
    const causes = ['no weather today', 'no news today', 'no prices today', 'weekly_activity'];
    for (const cause of causes) {
      expect(logged).toContain(cause);
    }
  });
});
