import { MEMORIES_MAX } from '@modiste/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts';
import { makeMember } from '../testing/people/make-member.ts';
import { applyMemoryChanges } from './apply-memory-changes.ts';
import { memoriesInForce } from './memories-in-force.ts';
import { deleteExpiredMemories, listMemories, setMemoryEnabled } from './memory-store.ts';

let test: TestApp;
let userId: string;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  userId = (await makeMember(test)).userId;
});
afterAll(() => test.close());

const apply = (remember: readonly string[], forget: readonly string[] = [], of = userId) =>
  test.deps.database
    .transaction()
    .execute((transaction) => applyMemoryChanges(transaction, of, { remember, forget }));
const textsInForce = async () =>
  (await memoriesInForce(test.deps.database, userId)).map(({ text }) => text);

/** Puts rows there as days long gone left them, the first being the oldest. */
async function leaveBehind(rows: readonly { text: string; expires_at?: Date }[]) {
  for (const [at, { text, expires_at }] of rows.entries()) {
    await sql`insert into stylist_memories (user_id, text, expires_at, created_at)
      values (${userId}, ${text}, ${expires_at ?? null}, '2020-01-01'::timestamptz + ${at} * interval '1 s')`.execute(
      test.deps.database,
    );
  }
}

describe('what a message changes', () => {
  it('is remembered with ids, in the form of the list', async () => {
    const remembered = await apply(['I never wear wool', 'Wide feet']);
    expect(remembered).toEqual([
      { id: expect.any(String), text: 'No wool' },
      { id: expect.any(String), text: 'Wide feet' },
    ]);
    expect(await textsInForce()).toEqual(['Wide feet', 'No wool']);
  });

  it('answers only what was not known before', async () => {
    await apply(['No wool']);
    expect(await apply(['no wool', 'No silk'])).toMatchObject([{ text: 'No silk' }]);
  });

  it('forgets what the person took back, and nothing of others', async () => {
    const [wool] = await apply(['No wool', 'No silk']);
    const stranger = (await makeMember(test)).userId;
    await apply([], [wool?.id ?? '', 'nonsense'], stranger);
    expect(await textsInForce()).toHaveLength(2);
    await apply([], [wool?.id ?? '']);
    expect(await textsInForce()).toEqual(['No silk']);
  });

  it('keeps nothing that is too personal, though a stylist asks for it', async () => {
    expect(await apply(['Is pregnant', 'Weighs 70 kg', 'No fur'])).toMatchObject([
      { text: 'No fur' },
    ]);
  });

  it('changes nothing while memory is switched off, and nothing is used', async () => {
    const [wool] = await apply(['No wool']);
    await setMemoryEnabled(test.deps.database, userId, false);
    expect(await apply(['No silk'], [wool?.id ?? ''])).toEqual([]);
    expect(await textsInForce()).toEqual([]);
    await setMemoryEnabled(test.deps.database, userId, true);
    expect(await textsInForce()).toEqual(['No wool']);
  });
});

describe('the number of memories', () => {
  it('is limited: the oldest likings go first, then the oldest', async () => {
    const notes = Array.from({ length: MEMORIES_MAX - 2 }, (_, at) => ({ text: `Note ${at}` }));
    await leaveBehind([...notes, { text: 'Loves linen' }, { text: 'Loves silk' }]);
    await apply(['No wool', 'No fur', 'No down']);
    const texts = await textsInForce();
    expect(texts).toHaveLength(MEMORIES_MAX);
    expect(texts).toEqual(expect.arrayContaining(['No wool', 'No fur', 'No down', 'Note 1']));
    for (const gone of ['Loves linen', 'Loves silk', 'Note 0']) expect(texts).not.toContain(gone);
  });
});

describe('an event', () => {
  it('is there until it is over', async () => {
    const [yesterday, tomorrow] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000));
    await leaveBehind([
      { text: 'Gala', expires_at: yesterday },
      { text: 'Prom', expires_at: tomorrow },
    ]);
    expect(await textsInForce()).toEqual(['Prom']);
    await deleteExpiredMemories(test.deps.database);
    const { rows } = await sql`select 1 from stylist_memories where user_id = ${userId}`.execute(
      test.deps.database,
    );
    expect(rows).toHaveLength(1);
    expect(await listMemories(test.deps.database, userId)).toHaveLength(1);
  });
});
