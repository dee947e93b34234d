import { setTimeout as pause } from 'node:timers/promises';
import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import { promptsFor } from '@modiste/stylist/editorial/prompts';
import type { Deps } from '../../deps/deps.ts';
import { defaultFiltersOf, NO_PREFERENCES } from '../../preferences/read-preferences.ts';
import type { PageBasis } from './page-cache.ts';
import { type Audience, listAudiences } from './person/audience-store.ts';
import type { HomePerson } from './person/read-person.ts';

/** Everywhere it is midnight at another time, and a new version of the catalogue comes at any. */
const LOOKS_AGAIN_MS = 15 * 60 * 1_000;
const AUDIENCES_MAX = 60;
/** Each takes up to half a second over a large catalogue. */
const PAGES_MAX = 24;
const PAUSE_MIN_MS = 20;
/** An id that no account has. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
/** Whoever told nothing of themselves. */
const ANYONE: Audience = { location: null, genders: [] };

export interface WarmUpDeps extends Pick<Deps, 'database' | 'catalogue' | 'now' | 'log'> {
  settingOf: (place: string | null) => Promise<DaySetting>;
  /** Composes a page that nobody is shown and nothing is stored of. */
  compose: (basis: PageBasis) => Promise<unknown>;
}

const personOf = ({ location, genders }: Audience): HomePerson => {
  const preferences = { ...NO_PREFERENCES, location, gender_preference: [...genders] };
  return {
    userId: NOBODY,
    preferences,
    filters: defaultFiltersOf(preferences),
    refusals: '',
    savedIds: [],
    viewedIds: [],
    dislikes: [],
    isAsStored: false,
  };
};

/** A page for each audience whose prompts are not those of a larger one, by what tells them apart. */
async function pagesToCompose(deps: WarmUpDeps): Promise<Map<string, PageBasis>> {
  const version = await deps.catalogue.publishedVersion();
  const pages = new Map<string, PageBasis>();
  for (const audience of [ANYONE, ...(await listAudiences(deps.database, AUDIENCES_MAX))]) {
    if (pages.size >= PAGES_MAX) break;
    const setting = await deps.settingOf(audience.location);
    const key = JSON.stringify([version, setting.day, promptsFor(setting, audience.genders)]);
    if (!pages.has(key)) pages.set(key, { person: personOf(audience), setting, version });
  }
  return pages;
}

/**
 * Composes a page for the most common places and genders, after a start, after each midnight and for
 * each new version of the catalogue: whatever pages share is known then before somebody waits for it.
 * It pauses between pages for as long as one took.
 * @returns when it was stopped.
 */
export async function keepPagesWarm(deps: WarmUpDeps, stopped: AbortSignal): Promise<void> {
  let warmed: ReadonlySet<string> = new Set();
  const rest = (ms: number) =>
    pause(ms, null, { signal: stopped, ref: false }).catch(() => undefined);
  const warmUp = async () => {
    const pages = await pagesToCompose(deps);
    for (const [key, basis] of pages) {
      if (warmed.has(key)) continue;
      const started = performance.now();
      await deps.compose(basis);
      await rest(PAUSE_MIN_MS + performance.now() - started);
      if (stopped.aborted) return;
    }
    warmed = new Set(pages.keys());
  };
  while (!stopped.aborted) {
    await warmUp().catch((error: unknown) => {
      deps.log.warn({ err: error }, 'pages of home could not be warmed up');
    });
    await rest(LOOKS_AGAIN_MS);
  }
}
