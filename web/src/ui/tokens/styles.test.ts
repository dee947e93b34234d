// @vitest-environment node
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BREAKPOINTS_PX } from '../device/media-query.ts';

const SRC = path.resolve(import.meta.dirname, '../..');
const TOKENS = 'ui/tokens/tokens.css';
const GLOBAL_RULES = 'ui/tokens/layers.css';
const CSS = 'css';

interface Source {
  file: string;
  text: string;
}

async function readSources(): Promise<Source[]> {
  const files = await readdir(SRC, { recursive: true });
  return Promise.all(
    files
      .filter((file) => /\.(css|tsx?)$/.test(file) && !file.includes('.test.'))
      .map(async (file) => ({ file, text: await readFile(path.join(SRC, file), 'utf8') })),
  );
}

const sources = await readSources();
const sheets = sources.filter(({ file }) => file.endsWith(CSS));

/** Where a pattern occurs, each as "file: what was found". */
const found = (among: readonly Source[], pattern: RegExp): string[] =>
  among.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([match]) => `${file}: ${match.trim()}`),
  );

const outside = (...files: string[]) => sheets.filter(({ file }) => !files.includes(file));

describe('the styles', () => {
  // Relative to the text around it (em) or as high as its box (rem) is no step of a scale.
  it.each([
    ['sizes of type', /font-size: (?!var\(|inherit|100%|[\d.]+em)[^;]+/g],
    ['line heights', /line-height: (?!var\(|[\d.]+rem)[^;]+/g],
    ['tracking', /letter-spacing: (?!var\(|inherit|normal)[^;]+/g],
    ['layers', /z-index: (?!var\()[^;]+/g],
    ['durations', /(?<![\w-])\d[\d.]*m?s\b/g],
    ['easings', /cubic-bezier\([^)]*\)/g],
  ])('take %s from the tokens', (_what, raw) => {
    expect(found(outside(TOKENS, GLOBAL_RULES), raw)).toEqual([]);
  });

  it('name only tokens and properties that are set somewhere', () => {
    const names = /(?<![\w-])--[a-z][\w-]*/g;
    const set = new Set(
      sources.flatMap(({ text }) => text.match(/--[a-z][\w-]*(?=['"]?\]?:)/g) ?? []),
    );
    const given = [
      '--drawer-swipe-progress',
      '--drawer-swipe-movement-x',
      '--drawer-swipe-movement-y',
    ];
    const used = found(sheets, /(?<=var\()--[a-z][\w-]*/g);
    const unknown = used.filter((use) => {
      const [name = ''] = use.match(names) ?? [];
      return (
        !set.has(name) &&
        !given.includes(name) &&
        !sources.some(({ file, text }) => !file.endsWith(CSS) && text.includes(name))
      );
    });
    expect(unknown).toEqual([]);
  });

  it('set no token that nothing uses', () => {
    const tokens = sheets.find(({ file }) => file === TOKENS)?.text ?? '';
    const names = [...tokens.matchAll(/^\s+(--[\w-]+):/gm)].map(([, name = '']) => name);
    const unused = names.filter(
      (name) => !sources.some(({ text }) => text.includes(`var(${name})`)),
    );
    expect(unused).toEqual([]);
  });

  it('change layouts at the same widths everywhere', () => {
    const widths = Object.values(BREAKPOINTS_PX);
    const allowed = [
      ...widths.map((px) => `min-width: ${px}px`),
      ...widths.map((px) => `max-width: ${px - 1}px`),
    ];
    const used = [
      ...found(sheets, /(?<=@media [^{]*\()(min|max)-width: [^)]+/g),
      ...found(sources, /(?<=\()(min|max)-width: \d[^)]*/g),
    ];
    expect(used.filter((use) => !allowed.some((width) => use.endsWith(width)))).toEqual([]);
  });

  it('care for reduced motion in one place, and scripts by one hook', () => {
    const places = sources.filter(({ text }) => text.includes('prefers-reduced-motion'));
    expect(places.map(({ file }) => file).sort()).toEqual([
      'ui/device/reduced-motion.ts',
      GLOBAL_RULES,
    ]);
  });

  it('are not written twice', () => {
    const LINES_MIN = 5;
    const blocks = new Map<string, string[]>();
    for (const { file, text } of sheets) {
      for (const [, selector = '', body = ''] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
        const lines = body
          .split(';')
          .map((line) => line.trim())
          .filter(Boolean);
        if (lines.length < LINES_MIN) continue;
        const key = lines.sort().join('; ');
        blocks.set(key, [...(blocks.get(key) ?? []), `${file} ${selector.trim()}`]);
      }
    }
    expect([...blocks.values()].filter((places) => places.length > 1)).toEqual([]);
  });
});
