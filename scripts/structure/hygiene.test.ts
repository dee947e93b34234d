import path from 'node:path';
import { ERRORS } from '@modiste/contract/errors';
import { MESSAGES } from '@modiste/contract/messages';
import { describe, expect, it } from 'vitest';
import { ALL_FILES, SOURCE_FILES, type SourceFile } from './source-files.ts';

const product = SOURCE_FILES.filter((file) => !file.isTest);
const inRooms = (rooms: RegExp) => product.filter((file) => rooms.test(file.path));

function linesWith(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    file.text
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file.path}:${index + 1}`] : [])),
  );
}

describe('the sources', () => {
  it('read the environment in one place only', () => {
    const files = inRooms(
      /^(contract|lexicon|vision|catalogue|stylist|fitting|wardrobe|atelier|server|web)\//,
    );
    const others = files.filter(
      (file) =>
        file.path !== 'server/src/config/read-config.ts' && file.path !== 'web/vite.config.ts',
    );
    const reads = /process\.env|import\.meta\.env\.(?!DEV|PROD)/;
    expect(linesWith(others, reads)).toEqual([]);
  });

  it('call the network in the providers, in one place of the app, in one of the public side and in the worker only', () => {
    const files = inRooms(
      /^(contract|lexicon|vision|catalogue|stylist|fitting|wardrobe|atelier|server|web)\//,
    );
    const others = files.filter(
      (file) =>
        !/^server\/src\/providers\/|^web\/src\/(lib\/call(-website|-ready)?\.ts$|worker\/)/.test(
          file.path,
        ),
    );
    expect(linesWith(others, /(?<![\w.])fetch\(|new WebSocket\(|XMLHttpRequest/)).toEqual([]);
  });

  it('take paths of calls from the contract', () => {
    const files = inRooms(/^(server|web|catalogue|stylist|wardrobe|atelier|bench)\//);
    expect(linesWith(files, /['"`]\/(api\/|healthz|readyz|openapi\.json)/)).toEqual([]);
  });

  it('take messages from the contract', () => {
    const messages = new Set<string>([
      ...Object.values(MESSAGES).filter((text) => text.includes(' ')),
      ...Object.values(ERRORS).map((error) => error.message),
    ]);
    const found = inRooms(/^(server|web|catalogue)\//).flatMap((file) =>
      [...messages]
        .filter((text) => file.text.includes(text))
        .map((text) => `${file.path}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('write SQL in stores and migrations only', () => {
    const files = inRooms(/^server\//).filter(
      (file) => !/^server\/src\/db\/|-store\.ts$/.test(file.path),
    );
    expect(linesWith(files, /\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/)).toEqual(
      [],
    );
  });

  it('leave no unfinished note without a number', () => {
    expect(linesWith(SOURCE_FILES, /\b(TODO|FIXME|XXX)\b(?!\(#\d+\))/)).toEqual(
      // This very rule names them.
      linesWith(
        SOURCE_FILES.filter((file) => file.path.endsWith('structure/hygiene.test.ts')),
        /\b(TODO|FIXME|XXX)\b(?!\(#\d+\))/,
      ),
    );
  });

  it('carry no waiver of a check', () => {
    const waiver = /@ts-(ignore|expect-error|nocheck)|(biome|eslint|oxlint)-(ignore|disable)/;
    const others = SOURCE_FILES.filter((file) => !file.path.startsWith('scripts/structure/'));
    expect(linesWith(others, waiver)).toEqual([]);
  });
});

describe('the names of files', () => {
  const names = SOURCE_FILES.map((file) => file.path);

  it('are kebab-case', () => {
    const odd = names.filter(
      (name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(path.basename(name)),
    );
    expect(odd).toEqual([]);
  });

  it('say what is inside', () => {
    // An index of a search engine says what it is; a file that is called nothing but index does not.
    const vague =
      /(^|\/)index(\.tsx?$|\/)|(^|[/-])(utils?|helpers?|common|misc|manager|impl)(\.tsx?$|\/)/;
    expect(names.filter((name) => vague.test(name))).toEqual([]);
  });

  it('are those of text, pictures and documents, never of data or builds', () => {
    const odd = ALL_FILES.filter((name) => /(^|\/)(dist|node_modules|data|coverage)\//.test(name));
    expect(odd).toEqual([]);
  });
});
