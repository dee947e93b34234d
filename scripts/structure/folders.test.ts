import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run-step.ts';
import { findCycles } from './find-cycles.ts';
import { ALL_FILES, importsOf, SOURCE_FILES, type SourceFile } from './source-files.ts';

const FOLDER_FILES_MAX = 20;
const SMALL_LINES_MAX = 25;
const SMALL_FILES_MAX = 25;
const MEDIAN_LINES_MAX = 80;
const LONG_LINES_MIN = 201;
const LONG_SHARE_MAX = 0.05;

/** Every feature has one of each, and is named by its folder. */
const ONE_PER_FEATURE = new Set(['routes.ts', 'api.ts']);

const product = SOURCE_FILES.filter((file) => !file.isTest && !file.path.endsWith('.d.ts'));
const known = new Set(product.map((file) => file.path));
const folderOf = (file: string) => path.posix.dirname(file);
const roomOf = (file: string) => file.split('/')[0] ?? '';
const linesOf = ({ text }: SourceFile) => text.split('\n').length - 1;

/** The modules that rooms show to others, by the name that these import them by. */
const exported = new Map<string, string>(
  ALL_FILES.filter((file) => /^[^/]+\/package\.json$/.test(file)).flatMap((file) => {
    const { name, exports = {} } = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
    return Object.entries(exports).map(([key, target]): [string, string] => [
      path.posix.join(name, key),
      path.posix.join(roomOf(file), String(target)),
    ]);
  }),
);

/** The files that a file imports, type imports and late ones included. */
const targets = new Map(
  product.map((file) => {
    const imported = importsOf(file).flatMap(({ from }) => {
      const isRelative = from.startsWith('.');
      const target = isRelative ? path.posix.join(folderOf(file.path), from) : exported.get(from);
      return target !== undefined && known.has(target) ? [target] : [];
    });
    return [file.path, [...new Set(imported)]];
  }),
);

const folders = Map.groupBy(product, (file) => folderOf(file.path));

describe('the folders', () => {
  it('hold no files that import each other in a circle', () => {
    expect(findCycles(targets)).toEqual([]);
  });

  it('stand on floors: no folder imports one that imports it, however far around', () => {
    const arrows = new Map(
      [...folders].map(([folder, files]) => {
        const imported = files.flatMap((file) => (targets.get(file.path) ?? []).map(folderOf));
        return [folder, [...new Set(imported)].filter((other) => other !== folder)];
      }),
    );
    expect(findCycles(arrows)).toEqual([]);
  });

  it(`hold at most ${FOLDER_FILES_MAX} sources`, () => {
    const full = [...folders].filter(([, files]) => files.length > FOLDER_FILES_MAX);
    expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
  });

  it('never give two sources of a room one name', () => {
    const named = Map.groupBy(
      product.filter((file) => !ONE_PER_FEATURE.has(path.posix.basename(file.path))),
      (file) => `${roomOf(file.path)}: ${path.posix.basename(file.path)}`,
    );
    expect([...named].filter(([, files]) => files.length > 1).map(([name]) => name)).toEqual([]);
  });
});

describe('the sources', () => {
  const lines = product.map(linesOf).toSorted((a, b) => a - b);

  it('are neither split into crumbs nor grown too long', () => {
    expect(lines[Math.floor(lines.length / 2)]).toBeLessThanOrEqual(MEDIAN_LINES_MAX);
    const long = lines.filter((count) => count >= LONG_LINES_MIN);
    expect(long.length / lines.length).toBeLessThanOrEqual(LONG_SHARE_MAX);
  });

  it('that are short and have one importer are few, as they could be a part of it', () => {
    const importers = new Map<string, number>();
    for (const target of [...targets.values()].flat())
      importers.set(target, (importers.get(target) ?? 0) + 1);
    const short = product
      .filter((file) => linesOf(file) <= SMALL_LINES_MAX && importers.get(file.path) === 1)
      .map((file) => file.path);
    expect(short.length > SMALL_FILES_MAX ? short : []).toEqual([]);
  });
});
