/*
 * Promises: what a page of Home asks of a catalogue of 100,000 items, with filters: six outfits,
 * none with a piece of another, in at most 90 ms (p95), the news in 15 ms and the price level of a
 * shopper in 2 ms; no filter is ever violated. The whole call answers the first page of a person's day
 * in 150 ms, and the same page again in 10 ms.
 *
 *     npm run bench -- home --items 100000 [--requests 300] [--folder <kept catalogue>]
 */

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Catalogue } from '@modiste/catalogue/catalogue';
import { openCatalogue } from '@modiste/catalogue/open-catalogue';
import type { Item } from '@modiste/contract/entities/item';
import { countViolations } from '../made-catalogue/count-violations.ts';
import { latencies, percentile, verdict } from '../sampling/percentiles.ts';
import { measureHomeCall } from './home-call.ts';
import { type MadeShopper, madeShoppers, THEMES } from './made-shoppers.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const OUTFITS = 6;
const NEWS_LIMIT = 12;
const LEVEL_IDS = 100;
const WARM_UP = 5;
const IDS_LISTED = 2_000;

interface Page {
  catalogue: Catalogue;
  shopper: MadeShopper;
  /** Another for each page. */
  number: number;
  ids: readonly string[];
}

/** What a page asks, and the items that it shows. */
type Ask = (page: Page) => Promise<readonly Item[]>;

const themesOf = (number: number): string[] =>
  Array.from({ length: OUTFITS }, (_, at) => THEMES[(number + 5 * at) % THEMES.length] ?? '');

/** One call an outfit, each without the pieces before it. */
const composeOneByOne: Ask = async ({ catalogue, shopper, number }) => {
  const shown: Item[] = [];
  for (const query of themesOf(number)) {
    const [outfit] = await catalogue.composeOutfits({
      ...shopper,
      query,
      budget: null,
      keep: [],
      exceptIds: shown.map(({ id }) => id),
      variety: `${number} ${query}`,
      limit: 1,
    });
    shown.push(...(outfit?.pieces ?? []));
  }
  return shown;
};

const readNews: Ask = async ({ catalogue, shopper, number, ids }) => {
  const news = await catalogue.news({
    ...shopper,
    sinceMs: Date.now() - 7 * DAY_MS,
    exceptIds: ids.slice(number, number + OUTFITS),
    limit: NEWS_LIMIT,
  });
  return [...news.arrived, ...news.reduced.map(({ item }) => item), ...news.restocked];
};

const readLevel: Ask = async ({ catalogue, number, ids }) => {
  await catalogue.priceLevelOf(ids.slice(number, number + LEVEL_IDS));
  return [];
};

const MEASURES: readonly { name: string; ask: Ask; promiseMs: number; shows: boolean }[] = [
  { name: 'six outfits', ask: composeOneByOne, promiseMs: 90, shows: true },
  { name: 'news', ask: readNews, promiseMs: 15, shows: true },
  { name: 'price level', ask: readLevel, promiseMs: 2, shows: false },
];

async function build(folder: string, items: number): Promise<void> {
  const script = join(import.meta.dirname, '../made-catalogue/build-catalogue.ts');
  await promisify(execFile)(process.execPath, [script, folder, String(items), 'changing']);
}

/** Another shopper and another day a page: no page was asked for before. */
async function measure(
  catalogue: Catalogue,
  { name, ask, promiseMs, shows }: (typeof MEASURES)[number],
  requests: number,
): Promise<boolean> {
  const listed = await catalogue.listForSale({ offset: 0, limit: IDS_LISTED });
  const ids = listed.map(({ id }) => id);
  const pages = madeShoppers(WARM_UP + requests, 31).map((shopper, number) => ({
    catalogue,
    shopper,
    number,
    ids,
  }));
  for (const page of pages.slice(0, WARM_UP)) await ask(page);
  const times: number[] = [];
  let [violations, empty, cpuMs] = [0, 0, 0];
  for (const page of pages.slice(WARM_UP)) {
    const [started, cpu] = [performance.now(), process.cpuUsage()];
    const shown = await ask(page);
    times.push(performance.now() - started);
    const { user, system } = process.cpuUsage(cpu);
    cpuMs += (user + system) / 1000 / requests;
    violations += countViolations(shown, page.shopper.filters);
    violations += shown.filter(({ colors }) =>
      colors.some((color) => page.shopper.exceptColors.includes(color)),
    ).length;
    if (shows && shown.length === 0) empty += 1;
  }
  const isKept = percentile(times, 0.95) <= promiseMs && violations === 0;
  console.log(
    `${name.padEnd(12)} ${latencies(times)} (p95 promise ${promiseMs})  cpu ${cpuMs.toFixed(1)} ms  ` +
      `empty ${empty}/${times.length}  violations ${violations} (promise 0)  ${verdict(isKept)}`,
  );
  return isKept;
}

export interface HomeBenchOptions {
  items: number;
  /** A catalogue that an earlier run built and kept; built there when there is none. */
  folder: string | null;
  requests: number;
}

/** Measures what Home asks of the catalogue, in process. @returns whether all promises hold. */
export async function homeBench({ items, folder, requests }: HomeBenchOptions): Promise<boolean> {
  const uri = folder ?? (await mkdtemp(join(tmpdir(), 'modiste-bench-')));
  try {
    let catalogue = await openCatalogue({ uri });
    if ((await catalogue.stats()).items !== items) {
      await catalogue.close();
      await build(uri, items);
      catalogue = await openCatalogue({ uri });
    }
    await catalogue.suggest('');
    const kept: boolean[] = [];
    for (const one of MEASURES) kept.push(await measure(catalogue, one, requests));
    await catalogue.close();
    kept.push(await measureHomeCall(uri, requests));
    return kept.every(Boolean);
  } finally {
    if (folder === null) await rm(uri, { recursive: true, force: true });
  }
}
