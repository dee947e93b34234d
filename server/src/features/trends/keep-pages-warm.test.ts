import type { Preferences } from '@modiste/contract/entities/preferences';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { prefer } from '../../testing/home/home-client.ts';
import { makeMember } from '../../testing/people/make-member.ts';
import { keepPagesWarm } from './keep-pages-warm.ts';
import type { PageBasis } from './page-cache.ts';

let test: TestApp;
let stopping: AbortController;
const lines: string[] = [];
beforeEach(async () => {
  lines.length = 0;
  stopping = new AbortController();
  test = await openTestApp({
    onLog: (line) => {
      lines.push(line);
      if (line.includes('warmed up')) stopping.abort();
    },
  });
});
afterEach(() => test.close());

const OSLO = 'Oslo, Norway';
const SYDNEY = 'Sydney, New South Wales, Australia';

async function live(count: number, preferences: Partial<Preferences>): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    await prefer(test, await makeMember(test), preferences);
  }
}

/** The pages that are composed: one for nobody and two for others, unless one of them fails. */
async function warmUp(compose: (basis: PageBasis) => Promise<unknown> = async () => null) {
  const composed: PageBasis[] = [];
  const settingOf = (place: string | null) =>
    test.deps.weather.settingOf(place, new Date('2026-01-20T12:00:00Z'));
  const keepComposed = async (basis: PageBasis) => {
    composed.push(basis);
    if (composed.length === 3) stopping.abort();
    return compose(basis);
  };
  await keepPagesWarm({ ...test.deps, settingOf, compose: keepComposed }, stopping.signal);
  return composed;
}

describe('pages that are kept warm', () => {
  it('are those of nobody and of the places and genders that most people share', async () => {
    await live(1, { location: SYDNEY, gender_preference: ['Men'] });
    await live(2, { location: OSLO, gender_preference: ['Women'] });
    await live(2, { location: null, gender_preference: [] });
    const composed = await warmUp();
    expect(composed.map(({ person }) => person.preferences.location)).toEqual([null, OSLO, SYDNEY]);
    expect(composed.map(({ person }) => person.filters.gender)).toEqual([[], ['Women'], ['Men']]);
    expect(composed.map(({ setting }) => setting.season)).toEqual(['winter', 'winter', 'summer']);
  });

  it('are nobody’s, so that nothing of them is stored', async () => {
    await live(1, { location: SYDNEY, gender_preference: ['Men'] });
    await live(1, { location: OSLO, gender_preference: ['Women'] });
    for (const { person } of await warmUp()) expect(person.isAsStored).toBe(false);
  });

  it('log what kept them from being composed', async () => {
    await warmUp(() => Promise.reject(new Error('no page today')));
    expect(lines.join('')).toContain('no page today');
  });
});
