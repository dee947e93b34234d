import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run-step.ts';

export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  path: string;
  text: string;
  isTest: boolean;
}

const TEST_NAME = /\.test\.tsx?$|\/testing\/|\.e2e\.ts$|^e2e\//;

function listFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return listed.split('\n').filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
}

export const ALL_FILES: readonly string[] = listFiles();

/** Every TypeScript file of the project. */
export const SOURCE_FILES: readonly SourceFile[] = ALL_FILES.filter((file) =>
  /\.tsx?$/.test(file),
).map((file) => ({
  path: file,
  text: readFileSync(path.join(ROOT, file), 'utf8'),
  isTest: TEST_NAME.test(file),
}));

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g;

export interface Import {
  from: string;
  isType: boolean;
}

/** What a file imports, statically or not. */
export const importsOf = (file: SourceFile): Import[] =>
  [...file.text.matchAll(IMPORT)].map((match) => ({
    from: match[2] ?? match[3] ?? '',
    isType: match[1] !== undefined,
  }));
