import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoredOutfit } from '../../../db/home-tables.ts';
import { openTestApp, type TestApp } from '../../../testing/app/open-test-app.ts';
import { makeMember } from '../../../testing/people/make-member.ts';
import { deletePastOutfits, readDays, type StoredDay, storeDay } from './daily-outfit-store.ts';

let test: TestApp;
let userId: string;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  userId = (await makeMember(test)).userId;
});
afterAll(() => test.close());

const outfit = (id: string): StoredOutfit => ({
  theme: { id, title: 'Office days', query: 'office outfit' },
  itemIds: [`${id}-dress`, `${id}-shoes`],
});
const dayOf = (name: string, revision = 1): StoredDay => ({
  taste: 'classic',
  daily: outfit(name),
  stylePicks: [outfit(`${name}-pick`)],
  revision,
});

const store = (stored: StoredDay, day = '2026-11-23') =>
  storeDay(test.deps.database, { userId, day }, stored);
const read = (day = '2026-11-23') => readDays(test.deps.database, { userId, day });

describe('the outfits of a day', () => {
  it('are read as they were stored, by the day of the calendar', async () => {
    await store(dayOf('first'));
    expect(await read()).toEqual({ today: dayOf('first'), earlier: [] });
    expect(await read('2026-11-24')).toEqual({ today: null, earlier: [dayOf('first')] });
  });

  it('are those of whoever stored them first, for all that come at once', async () => {
    const names = ['one', 'two', 'three', 'four'];
    const answers = await Promise.all(names.map((name) => store(dayOf(name))));
    const { today } = await read();
    expect(names).toContain(today?.daily?.theme.id);
    for (const answer of answers) expect(answer).toEqual(today);
  });

  it('are replaced by whoever knows what is stored', async () => {
    await store(dayOf('first'));
    expect(await store(dayOf('second', 2))).toEqual(dayOf('second', 2));
    expect(await store(dayOf('late', 2))).toEqual(dayOf('second', 2));
  });

  it('are known for two weeks, the latest first', async () => {
    for (const [name, day] of [
      ['yesterday', '2026-11-22'],
      ['long ago', '2026-11-01'],
      ['before', '2026-11-10'],
      ['tomorrow', '2026-11-24'],
    ] as const) {
      await store(dayOf(name), day);
    }
    const { today, earlier } = await read();
    expect([today, earlier]).toEqual([null, [dayOf('yesterday'), dayOf('before')]]);
  });

  it('are deleted when they are too old to be known', async () => {
    await store(dayOf('old'), '2026-01-01');
    const today = new Date().toISOString().slice(0, 10);
    await store(dayOf('today'), today);
    await deletePastOutfits(test.deps.database);
    expect((await read('2026-01-01')).today).toBeNull();
    expect((await read(today)).today).toEqual(dayOf('today'));
  });
});
