import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run-step.ts';
import { ALL_FILES } from './source-files.ts';

const documents = ALL_FILES.filter((file) => file.endsWith('.md')).map((file) => ({
  path: file,
  text: readFileSync(path.join(ROOT, file), 'utf8'),
}));

const ROOMS =
  'contract|lexicon|vision|catalogue|stylist|fitting|wardrobe|atelier|server|web|e2e|bench|docs|scripts';
const NAMED_PATH = new RegExp(`\`((?:${ROOMS}|\\.ci)/[\\w./-]*)\``, 'g');
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;

describe('the documents', () => {
  it('name only paths that exist', () => {
    const missing = documents.flatMap(({ path: file, text }) =>
      [...text.matchAll(NAMED_PATH)]
        .map((match) => match[1] ?? '')
        .filter((named) => !existsSync(path.join(ROOT, named)))
        .map((named) => `${file}: ${named}`),
    );
    expect(missing).toEqual([]);
  });

  it('link only to files that exist', () => {
    const missing = documents.flatMap(({ path: file, text }) =>
      [...text.matchAll(LINK)]
        .map((match) => match[1] ?? '')
        .filter((target) => !existsSync(path.join(ROOT, path.dirname(file), target)))
        .map((target) => `${file}: ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it('number each decision once and name it by a sentence', () => {
    const decisions = ALL_FILES.filter((file) => file.startsWith('docs/decisions/'));
    const numbers = decisions.map((file) => /\/(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]);
    expect(numbers).not.toContain(undefined);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBeGreaterThan(0);
  });
});
