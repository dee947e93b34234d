import { brotliDecompressSync } from 'node:zlib';
import type { Item } from '@modiste/contract/entities/item';
import type { Preferences } from '@modiste/contract/entities/preferences';
import type { Trends } from '@modiste/contract/entities/trends-schema';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { HOME_PROMPTS } from '@modiste/contract/limits';
import { PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app/open-test-app.ts';
import { openDemoShop } from '../../testing/catalogue/open-demo-shop.ts';
import {
  dailyIds,
  prefer,
  readHome,
  shownIds,
  stylePickIds,
} from '../../testing/home/home-client.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
const MORNING = new Date('2026-11-23T08:00:00Z');

let now = MORNING;
let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  test = await openDemoShop({ now: () => now });
});
beforeEach(async () => {
  now = MORNING;
  shopper = await makeMember(test);
});
afterAll(() => test.close());

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

async function makeShopper(preferences: Partial<Preferences>): Promise<TestMember> {
  const member = await makeMember(test);
  await prefer(test, member, preferences);
  return member;
}

const itemsOf = (page: Trends, ids: readonly string[]): Item[] =>
  ids.flatMap((id) => page.items[id] ?? []);

describe('the outfits of a day', () => {
  it('are whole, in stock, and add up', async () => {
    const page = await readHome(test, shopper);
    const { outfit, intro, reason } = page.outfit_for_the_day;
    expect(outfit.items.length).toBeGreaterThan(2);
    expect(page.outfits.length).toBeGreaterThanOrEqual(4);
    for (const text of [intro, reason, ...page.outfits.map((pick) => pick.reason)]) {
      expect(text).not.toBe('');
    }
    for (const { items, total } of [outfit, ...page.outfits]) {
      const pieces = itemsOf(
        page,
        items.map(({ item_id }) => item_id),
      );
      const availabilities = pieces.map(({ other_info }) => other_info.availability);
      expect(new Set(availabilities)).toEqual(new Set(['in_stock']));
      expect(total).toBeCloseTo(pieces.reduce((sum, { price }) => sum + price, 0));
    }
  });

  it('are the same all day, on every device and in every process', async () => {
    const page = await readHome(test, shopper);
    pass(12 * HOUR_MS);
    const second = await test.openAnother();
    const later = await readHome(second, shopper);
    await second.close();
    expect([dailyIds(later), stylePickIds(later)]).toEqual([dailyIds(page), stylePickIds(page)]);
    expect(later.timestamp).not.toBe(page.timestamp);
  });

  it('are sent in each encoding that a device accepts', async () => {
    const read = async (accepted: string) => {
      const { method, path } = PATHS.trends;
      const headers = { ...shopper.headers, 'accept-encoding': accepted };
      const payload = { user_profile: {} };
      return test.app.inject({ method, url: path, headers, payload });
    };
    const [plain, packed, again] = [await read('identity'), await read('br'), await read('br')];
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe('br');
    for (const { rawPayload } of [packed, again]) {
      expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
    }
  });

  it('are one choice for two calls at once', async () => {
    const second = await test.openAnother();
    const [one, other] = await Promise.all([readHome(test, shopper), readHome(second, shopper)]);
    await second.close();
    expect([dailyIds(one), stylePickIds(one)]).toEqual([dailyIds(other), stylePickIds(other)]);
  });

  it('are others tomorrow, and no piece leads twice in two weeks', async () => {
    const leads: string[] = [];
    const picks: string[][][] = [];
    for (let day = 0; day < 10; day++) {
      const page = await readHome(test, shopper);
      leads.push(...dailyIds(page).slice(0, 1));
      picks.push(stylePickIds(page));
      pass(DAY_MS);
    }
    expect(new Set(leads).size).toBe(10);
    expect(picks[1]).not.toEqual(picks[0]);
  });

  it('are not finished with the bag and the jewelry of the day before', async () => {
    const woman = await makeShopper({ gender_preference: ['Women'] });
    let before: string[] = [];
    for (let day = 0; day < 4; day++) {
      const page = await readHome(test, woman);
      const finish = itemsOf(page, dailyIds(page))
        .filter(({ try_on_category }) => ['bags', 'accessories'].includes(try_on_category))
        .map(({ id }) => id);
      expect(finish.filter((id) => before.includes(id))).toEqual([]);
      before = finish;
      pass(DAY_MS);
    }
  });

  it('change with the day where the person is, not with that of the server', async () => {
    const nearDateLine = await makeShopper({ location: 'Auckland, New Zealand' });
    now = new Date('2026-11-23T10:30:00Z');
    const today = await readHome(test, nearDateLine);
    now = new Date('2026-11-23T11:30:00Z');
    const tomorrow = await readHome(test, nearDateLine);
    expect([today.setting.day, tomorrow.setting.day]).toEqual(['2026-11-23', '2026-11-24']);
    expect(dailyIds(tomorrow)).not.toEqual(dailyIds(today));
  });
});

describe('two people of other taste, season and size', () => {
  it('see other pages, each within their own limits', async () => {
    const womens = await makeShopper({
      gender_preference: ['Women'],
      style_preference: ['Bohemian'],
      clothing_size: ['S'],
      location: 'Lyon, Auvergne-Rhône-Alpes, France',
    });
    const mens = await makeShopper({
      gender_preference: ['Men'],
      style_preference: ['Streetwear'],
      clothing_size: ['XL'],
      location: 'Sydney, New South Wales, Australia',
    });
    const [hers, his] = [await readHome(test, womens), await readHome(test, mens)];
    expect([hers.setting.season, his.setting.season]).toEqual(['autumn', 'spring']);
    const common = shownIds(hers).filter((id) => shownIds(his).includes(id));
    expect(common.length).toBeLessThan(shownIds(hers).length / 4);
    const check = (page: Trends, gender: string, size: string) => {
      for (const { other_info } of itemsOf(page, shownIds(page))) {
        expect([gender, 'Unisex']).toContain(other_info.gender);
        const sizes = other_info.clothing_size;
        if (sizes.length > 0) expect(sizes).toContain(size);
      }
    };
    check(hers, 'Women', 'S');
    check(his, 'Men', 'XL');
  });

  it('who shop for both see outfits of both', async () => {
    const page = await readHome(test, await makeShopper({ gender_preference: ['Women', 'Men'] }));
    const genders = itemsOf(page, stylePickIds(page).flat()).map((item) => item.other_info.gender);
    expect(genders).toEqual(expect.arrayContaining(['Women', 'Men']));
  });
});

describe('the page', () => {
  it('shows nothing twice and has every item that it names', async () => {
    const page = await readHome(test, shopper);
    const shown = shownIds(page);
    expect(shown.toSorted()).toEqual([...new Set(shown)].toSorted());
    expect(Object.keys(page.items).toSorted()).toEqual(shown.toSorted());
  });

  it('has tiles that each find at least four in stock, with a reason', async () => {
    const page = await readHome(test, await makeShopper({ gender_preference: ['Women'] }));
    expect(page.glamour_trends.length).toBeGreaterThanOrEqual(6);
    for (const { query, reason, item_ids, images } of page.glamour_trends) {
      const filters = { ...DEFAULT_FILTERS, gender: ['Women'] };
      const { total } = await test.deps.catalogue.search({ query, filters, imageEmbedding: null });
      expect([query, total]).toEqual([query, expect.toSatisfy((count) => count >= 4)]);
      expect([reason, item_ids.length, images.length]).not.toContain(0);
    }
  });

  it('suggests nothing that is saved, and says why it suggests what it does', async () => {
    const before = await readHome(test, shopper);
    const [first] = before.suggested_items;
    const { method, path } = PATHS.saveItem;
    const url = path.replace(':id', first?.id ?? '');
    await test.app.inject({ method, url, headers: shopper.headers, payload: {} });
    const page = await readHome(test, shopper);
    expect(page.suggested_items.map(({ id }) => id)).not.toContain(first?.id);
    for (const { reason } of page.suggested_items) expect(reason).toMatch(/\w/);
  });

  it('has prompts and searches that each find something, others tomorrow', async () => {
    const man = await makeShopper({ gender_preference: ['Men'] });
    const { prompts, trending_searches } = await readHome(test, man);
    expect(new Set(prompts).size).toBe(HOME_PROMPTS);
    expect(trending_searches.search.length).toBeGreaterThan(10);
    const filters = { ...DEFAULT_FILTERS, gender: ['Men'] };
    for (const query of [...prompts, ...trending_searches.search]) {
      const { total } = await test.deps.catalogue.search({ query, filters, imageEmbedding: null });
      expect([query, total > 0]).toEqual([query, true]);
    }
    pass(DAY_MS);
    expect((await readHome(test, man)).prompts).not.toEqual(prompts);
  });

  it('is answered again as it was, until something changes', async () => {
    const page = await readHome(test, shopper);
    pass(1_000);
    expect(await readHome(test, shopper)).toEqual(page);
    await prefer(test, shopper, { ai_tone: 'Playful & Witty' });
    const toned = await readHome(test, shopper);
    expect(toned.timestamp).not.toBe(page.timestamp);
    expect(dailyIds(toned)).toEqual(dailyIds(page));
  });

  it('is for members', async () => {
    const { method, path: url } = PATHS.trends;
    const payload = { user_profile: {} };
    expect((await test.app.inject({ method, url, payload })).statusCode).toBe(401);
  });
});

describe('changed preferences', () => {
  const findStored = ({ userId }: TestMember) =>
    test.deps.database
      .selectFrom('daily_outfits')
      .select(['daily', 'style_picks', 'revision'])
      .where('user_id', '=', userId)
      .execute();
  const sizesOf = (page: Trends) =>
    itemsOf(page, [...dailyIds(page), ...stylePickIds(page).flat()])
      .map(({ other_info }) => other_info.clothing_size)
      .filter((sizes) => sizes.length > 0);

  it('compose anew what no longer fits, and leave what does', async () => {
    const member = await makeShopper({ gender_preference: ['Women'], clothing_size: ['M'] });
    const page = await readHome(test, member);
    await prefer(test, member, { clothing_size: ['M', 'L'] });
    expect(dailyIds(await readHome(test, member))).toEqual(dailyIds(page));
    await prefer(test, member, { clothing_size: ['2XL'] });
    const larger = await readHome(test, member);
    for (const sizes of sizesOf(larger)) expect(sizes).toContain('2XL');
    await prefer(test, member, { gender_preference: ['Men'], clothing_size: [] });
    const genders = itemsOf(
      await readHome(test, member),
      dailyIds(await readHome(test, member)),
    ).map((item) => item.other_info.gender);
    expect(genders).not.toContain('Women');
  });

  it('of style and place choose other outfits', async () => {
    const member = await makeShopper({ gender_preference: ['Women'], style_preference: ['Edgy'] });
    const page = await readHome(test, member);
    await prefer(test, member, { style_preference: ['Bohemian'] });
    const boho = await readHome(test, member);
    expect(stylePickIds(boho)).not.toEqual(stylePickIds(page));
    await prefer(test, member, { location: 'Singapore' });
    const warm = await readHome(test, member);
    expect(stylePickIds(warm)).not.toEqual(stylePickIds(boho));
  });

  it('of one call are for that call only', async () => {
    const member = await makeShopper({ gender_preference: ['Women'], clothing_size: ['M'] });
    const page = await readHome(test, member);
    const stored = await findStored(member);
    const mens = await readHome(test, member, {
      user_profile: {
        preferences: { gender_preference: ['Men'] },
        location: 'Sydney, New South Wales, Australia',
      },
      filters: { priceRangeMax: 200 },
    });
    expect(mens.setting.place).toBe('Sydney');
    for (const { other_info, price } of itemsOf(mens, shownIds(mens))) {
      expect(other_info.gender).not.toBe('Women');
      expect(price).toBeLessThanOrEqual(200);
    }
    expect(await findStored(member)).toEqual(stored);
    expect(dailyIds(await readHome(test, member))).toEqual(dailyIds(page));
  });
});
