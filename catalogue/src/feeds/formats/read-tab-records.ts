import { splitLines, type TextLine } from '../text/split-lines.ts';

/** The cells of one row, and the line it begins on, counted from 1. */
export interface TableRecord {
  values: readonly string[];
  line: number;
  /** Whether the row's last line is ended by a break. */
  isEnded: boolean;
}

/** How many lines a quoted cell may go over. */
const CELL_LINES_MAX = 200;
/** After so many quotes that nothing closed, the feed is taken to quote nothing. */
const LITERAL_QUOTES_MAX = 50;
const QUOTED = /"([^"]*(?:""[^"]*)*)"(?=\t|$)/y;
const PLAIN = /[^\t]*/y;

/**
 * The rows of a tab-separated table. A quote opens a cell only where the same cell is closed
 * again, here or some lines on, as spreadsheets write it; otherwise it belongs to the text, as in
 * the feeds that quote nothing.
 */
export async function* readTabRecords(text: AsyncIterable<string>): AsyncGenerator<TableRecord> {
  const source = splitLines(text);
  const ahead: TextLine[] = [];
  let width = 0;
  let line = 1;
  let literals = 0;
  const lookAhead = async (count: number) => {
    while (ahead.length < count) {
      const next = await source.next();
      if (next.done) return;
      ahead.push(next.value);
    }
  };
  for (await lookAhead(1); ahead.length > 0; await lookAhead(1)) {
    const first = ahead[0]?.text ?? '';
    const mayGoOn = literals < LITERAL_QUOTES_MAX && isOpen(first);
    if (mayGoOn) await lookAhead(CELL_LINES_MAX);
    const { values, lines } = takeRow(mayGoOn ? ahead : ahead.slice(0, 1), width);
    if (mayGoOn && lines === 1) literals += 1;
    const isEnded = ahead[lines - 1]?.isEnded ?? true;
    ahead.splice(0, lines);
    if (values.some((value) => value !== '')) yield { values, line, isEnded };
    if (width === 0) width = values.length;
    line += lines;
  }
  await source.return(undefined);
}

/** Whether a line has a cell that begins with a quote and does not close it. */
const isOpen = (line: string): boolean =>
  line.includes('"') &&
  line.split('\t').some((cell) => cell.startsWith('"') && (cell.split('"').length - 1) % 2 === 1);

function takeRow(ahead: readonly TextLine[], width: number): { values: string[]; lines: number } {
  const first = ahead[0]?.text ?? '';
  let joined = first;
  for (let lines = 1; lines <= ahead.length && isOpen(first); lines += 1) {
    if (lines > 1) joined += `\n${ahead[lines - 1]?.text ?? ''}`;
    if (!/"\s*$|"\t/.test(ahead[lines - 1]?.text ?? '')) continue;
    const values = cellsOf(joined);
    if (isWhole(values, width)) return { values: values.map(({ text }) => text), lines };
  }
  return { values: cellsOf(first).map(({ text }) => text), lines: 1 };
}

interface Cell {
  text: string;
  isQuoted: boolean;
}

/** Whether every line break stands inside quotes and no quote is left open. */
const isWhole = (cells: readonly Cell[], width: number): boolean =>
  cells.length <= width &&
  cells.every(({ text, isQuoted }) => isQuoted || (!text.includes('\n') && !isOpen(text)));

function cellsOf(row: string): Cell[] {
  const cells: Cell[] = [];
  for (let at = 0; at <= row.length; at += 1) {
    QUOTED.lastIndex = at;
    PLAIN.lastIndex = at;
    const quoted = QUOTED.exec(row);
    const text = quoted?.[1]?.replaceAll('""', '"') ?? PLAIN.exec(row)?.[0] ?? '';
    cells.push({ text, isQuoted: quoted !== null });
    at = quoted === null ? PLAIN.lastIndex : QUOTED.lastIndex;
  }
  return cells;
}
