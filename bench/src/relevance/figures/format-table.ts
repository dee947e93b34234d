import type { Figure } from './measure.ts';

const HEADER = ['measure', 'at least', 'naive today', 'tuned half', 'held-out half', 'verdict'];

const written = (value: number | null) => {
  if (value === null) return '–';
  return Number.isInteger(value) && value > 1 ? String(value) : value.toFixed(3);
};

function promiseOf({ atLeast, atMost }: Figure): string {
  return atMost === undefined ? written(atLeast) : `at most ${atMost}`;
}

/** Whether the held-out half keeps the promise; null where there is none. */
export function isKept({ atLeast, atMost, heldOut }: Figure): boolean | null {
  if (heldOut === null) return null;
  if (atMost !== undefined) return heldOut <= atMost;
  return atLeast === null ? null : heldOut >= atLeast;
}

const verdictOf = (figure: Figure): string => {
  const kept = isKept(figure);
  if (kept === null) return '';
  return kept ? 'reached' : 'NOT REACHED';
};

/** The figures as a table in Markdown, its columns in line. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.measure,
    promiseOf(figure),
    written(figure.naive),
    written(figure.tuned),
    written(figure.heldOut),
    verdictOf(figure),
  ]);
  const widths = HEADER.map((name, column) =>
    Math.max(name.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(HEADER), rule, ...rows.map(line)].join('\n');
}
