/*
 * Promise: searches find the right clothes on real data, by text, by picture, as outfits and in
 * language, at the rates that the table prints beside each figure.
 *
 *     npm run bench -- relevance [--data <folder>] [--only text,pictures,looks,language] [--quick]
 */

import { access } from 'node:fs/promises';
import { formatTable, isKept } from './figures/format-table.ts';
import { type Figure, type Measure, MissingDataError } from './figures/measure.ts';

/** Every part by the name that `--only` takes, each loaded when it is asked for. */
const PARTS: Readonly<Record<string, () => Promise<Measure>>> = {
  text: async () => (await import('./text/measure-text.ts')).measureText,
  pictures: async () => (await import('./pictures/measure-pictures.ts')).measurePictures,
  looks: async () => (await import('./outfits/measure-outfits.ts')).measureOutfits,
  language: async () => (await import('./language/measure-language.ts')).measureLanguage,
};

export interface RelevanceOptions {
  data: string;
  /** Names of parts, parted by commas; null: all. */
  only: string | null;
  isQuick: boolean;
}

async function measurePart(load: () => Promise<Measure>, options: RelevanceOptions) {
  try {
    const measure = await load();
    return await measure(options);
  } catch (error) {
    if (!(error instanceof MissingDataError)) throw error;
    console.log(error.message);
    return [];
  }
}

/**
 * Measures how well the right clothes are found, on real data that is given as a folder and is no
 * part of the project. One half of each data set is there to tune on; the verdict is on the other.
 * @returns whether every promise is kept.
 */
export async function relevanceBench(options: RelevanceOptions): Promise<boolean> {
  const { data, only } = options;
  const asked = only?.split(',') ?? Object.keys(PARTS);
  const unknown = asked.filter((name) => PARTS[name] === undefined);
  if (unknown.length > 0) {
    console.error(`There is no part "${unknown.join()}". Parts: ${Object.keys(PARTS).join(', ')}.`);
    return false;
  }
  const isThere = await access(data).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    console.error(`There is no data at ${data}. Name its folder with --data.`);
    return false;
  }
  const figures: Figure[] = [];
  for (const name of asked) {
    const load = PARTS[name];
    if (load === undefined) continue;
    const startedMs = performance.now();
    figures.push(...(await measurePart(load, options)));
    console.log(`${name}: measured in ${((performance.now() - startedMs) / 1000).toFixed(0)} s`);
  }
  console.log(formatTable(figures));
  return figures.length > 0 && figures.every((figure) => isKept(figure) !== false);
}
