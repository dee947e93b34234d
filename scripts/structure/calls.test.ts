import { PATHS } from '@modiste/contract/paths';
import { describe, expect, it } from 'vitest';
import { LATER_CALLS } from './later-calls.ts';
import { SOURCE_FILES } from './source-files.ts';

const server = SOURCE_FILES.filter((file) => file.path.startsWith('server/src/'));
const routes = server.filter((file) => file.path.endsWith('routes.ts'));
const tests = server.filter((file) => file.path.endsWith('.test.ts'));

const isBound = (name: string) =>
  routes.some((file) =>
    new RegExp(`\\bbind(?:Streaming)?Call\\(\\s*\\w+,\\s*['"]${name}['"]`).test(file.text),
  );
const isTested = (name: string) =>
  tests.some((file) => new RegExp(`\\bPATHS\\.${name}\\b`).test(file.text));

describe('every call of the contract', () => {
  const later: readonly string[] = LATER_CALLS;
  const now = Object.keys(PATHS).filter((name) => !later.includes(name));

  it('is bound by a route, unless it is named as a later one', () => {
    expect(now.filter((name) => !isBound(name))).toEqual([]);
  });

  it('is tested over HTTP, unless it is named as a later one', () => {
    expect(now.filter((name) => !isTested(name))).toEqual([]);
  });

  it('leaves the list of later ones when it is bound', () => {
    expect(later.filter(isBound)).toEqual([]);
  });
});
