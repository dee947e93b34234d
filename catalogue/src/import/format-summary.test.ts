import { describe, expect, it } from 'vitest';
import { formatProgress, formatSummary } from './format-summary.ts';
import { emptySummary, ImportTally } from './import-summary.ts';

const rejection = (line: number, reason: string) => ({
  file: 'feed.csv',
  line,
  reason,
  isFault: true,
});

describe('the report of an import', () => {
  it('says what was read, what became of it and how long that took', () => {
    const report = formatSummary({
      ...emptySummary(),
      files: [{ name: 'a.csv', format: 'Shopify product CSV', rows: 12_000 }],
      rows: 12_000,
      rowsInItems: 12_000,
      items: 4_000,
      added: 10,
      changed: 5,
      unchanged: 3_983,
      returned: 2,
      gone: 1,
      picturesTaken: 15,
      version: 7,
      durationMs: 1_234,
    });
    expect(report.split('\n')).toEqual([
      'Read a.csv (Shopify product CSV): 12,000 rows',
      'Pictures: 15 imported',
      'Rows: 12,000 read = 12,000 in items + 0 rejected',
      'Items: 4,000 listed: 10 added, 5 changed, 3,983 unchanged, 2 returned; 1 gone',
      'Done in 1.2 s; the catalogue is at version 7.',
    ]);
  });

  it('names skipped files and pictures that are missing', () => {
    const report = formatSummary({
      ...emptySummary(),
      skipped: [{ name: 'notes.txt', reason: 'it is empty' }],
      picturesTaken: 2,
      picturesMissing: 5,
      missingPictures: ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'],
    });
    expect(report).toContain('Skipped notes.txt: it is empty\n');
    expect(report).toContain(
      'Pictures: 2 imported; warning: 5 missing, for example a.jpg, b.jpg, c.jpg\n',
    );
  });

  it('adds up reasons once there are more rejected rows than it lists', () => {
    const tally = new ImportTally();
    for (let line = 1; line <= 1_500; line += 1) {
      tally.reject(rejection(line, line % 3 === 0 ? 'missing price' : `bad price "${line}"`));
    }
    tally.summary.rows = 1_500;
    const lines = formatSummary(tally.finish()).split('\n');
    expect(lines[0]).toBe('Rejected feed.csv, line 1: bad price "1"');
    expect(lines.slice(1_000, 1_003)).toEqual([
      '… and 500 more. All by reason:',
      '  1,000 × bad price …',
      '  500 × missing price',
    ]);
  });

  it('refuses to add up where a row was lost', () => {
    const tally = new ImportTally();
    tally.summary.rows = 2;
    tally.reject(rejection(1, 'missing id'));
    expect(() => tally.finish()).toThrow('Of 2 rows 0 made items and 1 were rejected');
  });
});

describe('the progress of an import', () => {
  const progress = { file: 'a.csv', rows: 12_000, rejected: 3, items: 1, elapsedMs: 2_000 };

  it.each([
    ['reading', 'Reading a.csv: 12,000 rows, 6,000 rows/s, 3 rejected'],
    ['writing', 'Writing: 1 item of 12,000 rows, 3 rejected'],
    ['publishing', 'Updating the indexes'],
  ] as const)('is told while %s', (phase, text) => {
    expect(formatProgress({ ...progress, phase })).toBe(text);
  });
});
