import type { Item } from '@modiste/contract/entities/item';
import type { Trends } from '@modiste/contract/entities/trends-schema';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setMemoryEnabled } from '../../memories/memory-store.ts';
import type { TestApp } from '../../testing/app/open-test-app.ts';
import { openDemoShop } from '../../testing/catalogue/open-demo-shop.ts';
import {
  dailyIds,
  dislike,
  prefer,
  readHome,
  shownIds,
  stylePickIds,
  takeBack,
} from '../../testing/home/home-client.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';

let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  test = await openDemoShop({ now: () => new Date('2026-11-23T08:00:00Z') });
});
beforeEach(async () => {
  shopper = await makeMember(test);
  await prefer(test, shopper, { gender_preference: ['Women'] });
});
afterAll(() => test.close());

const read = () => readHome(test, shopper);
const itemsOf = (page: Trends): Item[] => shownIds(page).flatMap((id) => page.items[id] ?? []);

describe('what is not for a person', () => {
  it('leaves the page with the next one: the piece, and the outfit that it was in', async () => {
    const page = await read();
    const [, piece = ''] = dailyIds(page);
    await dislike(test, shopper, { kind: 'item', item_id: piece });
    const next = await read();
    expect(shownIds(next)).not.toContain(piece);
    expect(dailyIds(next)).not.toEqual(dailyIds(page));
    expect(dailyIds(next).length).toBeGreaterThan(2);
    expect(stylePickIds(next)).toEqual(stylePickIds(page));
    expect(dailyIds(await read())).toEqual(dailyIds(next));
  });

  it('takes one outfit away and leaves the others', async () => {
    const page = await read();
    const [first = [], ...others] = stylePickIds(page);
    await dislike(test, shopper, { kind: 'outfit', item_ids: first });
    const next = await read();
    expect(dailyIds(next)).toEqual(dailyIds(page));
    expect(stylePickIds(next)).toEqual(expect.arrayContaining(others));
    expect(stylePickIds(next)).toHaveLength(others.length + 1);
    expect(shownIds(next)).not.toContain(first[0]);
  });

  it('keeps a color away from everything', async () => {
    await dislike(test, shopper, { kind: 'color', color: 'Blue' });
    const page = await read();
    expect(dailyIds(page).length).toBeGreaterThan(2);
    expect(page.glamour_trends.length).toBeGreaterThan(3);
    for (const { colors } of itemsOf(page)) expect(colors).not.toContain('Blue');
  });

  it('may be shown again once it is taken back', async () => {
    const page = await read();
    const [piece = ''] = page.suggested_items.map(({ id }) => id);
    const id = await dislike(test, shopper, { kind: 'item', item_id: piece });
    expect(shownIds(await read())).not.toContain(piece);
    await takeBack(test, shopper, id);
    expect(shownIds(await read())).toContain(piece);
  });

  it('leaves no trace once it is taken back, also after other outfits were shown', async () => {
    const page = await read();
    const [, piece = ''] = dailyIds(page);
    const [[lead = ''] = []] = stylePickIds(page);
    const first = await dislike(test, shopper, { kind: 'item', item_id: piece });
    const second = await dislike(test, shopper, { kind: 'item', item_id: lead });
    expect(dailyIds(await read())).not.toEqual(dailyIds(page));
    await takeBack(test, shopper, second);
    await takeBack(test, shopper, first);
    const again = await read();
    expect([dailyIds(again), stylePickIds(again)]).toEqual([dailyIds(page), stylePickIds(page)]);
    const other = await test.openAnother();
    expect(dailyIds(await readHome(other, shopper))).toEqual(dailyIds(page));
    await other.close();
  });

  it('keeps what else was disliked off the outfits that come back', async () => {
    const page = await read();
    const [lead = '', piece = ''] = dailyIds(page);
    const first = await dislike(test, shopper, { kind: 'item', item_id: piece });
    await dislike(test, shopper, { kind: 'item', item_id: lead });
    await read();
    await takeBack(test, shopper, first);
    expect(shownIds(await read())).not.toContain(lead);
  });

  it('does not bring back the outfits of another taste', async () => {
    const page = await read();
    const [, piece = ''] = dailyIds(page);
    const id = await dislike(test, shopper, { kind: 'item', item_id: piece });
    await prefer(test, shopper, { gender_preference: ['Men'] });
    const other = await read();
    await takeBack(test, shopper, id);
    expect(dailyIds(await read())).toEqual(dailyIds(other));
  });

  it('is nothing to anybody else', async () => {
    const stranger = await makeMember(test);
    await prefer(test, stranger, { gender_preference: ['Women'] });
    const page = await readHome(test, stranger);
    for (const piece of dailyIds(page)) {
      await dislike(test, shopper, { kind: 'item', item_id: piece });
    }
    expect(await readHome(test, stranger)).toEqual(page);
  });
});

describe('what a person does not wear', () => {
  const remember = (text: string) =>
    test.deps.database
      .insertInto('stylist_memories')
      .values({ user_id: shopper.userId, text })
      .execute();
  const countOf = (page: Trends, material: string) =>
    itemsOf(page).filter(({ other_info }) => other_info.materials.includes(material)).length;

  it('is kept off the page as the stylist remembers it, while it may', async () => {
    expect(countOf(await read(), 'leather')).toBeGreaterThan(0);
    await remember('No leather');
    const page = await read();
    expect(countOf(page, 'leather')).toBe(0);
    expect(dailyIds(page).length).toBeGreaterThan(2);
    await setMemoryEnabled(test.deps.database, shopper.userId, false);
    expect(countOf(await read(), 'leather')).toBeGreaterThan(0);
  });

  it('leaves everything else on the page, the same all day', async () => {
    await remember('No heels');
    const page = await read();
    for (const { other_info } of itemsOf(page)) {
      expect(isKindOf(other_info.type, 'heels')).toBe(false);
    }
    const categories = new Set(itemsOf(page).map(({ try_on_category }) => try_on_category));
    expect(categories.size).toBeGreaterThan(3);
    expect(page.glamour_trends.length).toBeGreaterThan(3);
    const second = await test.openAnother();
    const later = await readHome(second, shopper);
    await second.close();
    expect([dailyIds(later), stylePickIds(later)]).toEqual([dailyIds(page), stylePickIds(page)]);
  });

  it('is kept off the page as the notes of the preferences say it', async () => {
    await prefer(test, shopper, { user_notes: 'I like pockets. I never wear leather.' });
    expect(countOf(await read(), 'leather')).toBe(0);
  });

  it('is not what somebody else does not wear', async () => {
    await remember('Sister: no leather');
    expect(countOf(await read(), 'leather')).toBeGreaterThan(0);
  });
});
