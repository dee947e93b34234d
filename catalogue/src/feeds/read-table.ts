import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type Cells, type Columns, readColumns, TableCells } from './cells.ts';
import { BrokenFeedError } from './feed-errors.ts';
import { type RejectedRow, rejected } from './feed-row.ts';
import { LineCounter } from './line-counter.ts';
import { peekText } from './peek-text.ts';

const RECORD_CHARS_MAX = 2_000_000;
const HEADER_CHARS_MAX = 65_536;
const DELIMITERS = ['\t', ',', ';', '|'] as const;

export interface TableRow {
  kind: 'cells';
  line: number;
  cells: Cells;
}

/** Which character parts the cells of a header line. */
export function delimiterOf(headerLine: string): string {
  const counts = DELIMITERS.map((delimiter) => headerLine.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

const firstLineOf = (head: string): string => head.trimStart().split(/\r\n|\n|\r/, 1)[0] ?? '';

/** The column names of a table's first line. */
export function headerOf(head: string): readonly string[] {
  const line = firstLineOf(head);
  return line.split(delimiterOf(line)).map((cell) => cell.replace(/^\s*"|"\s*$/g, ''));
}

/**
 * Reads a table with a header row; the delimiter is told by the header. Lines count from 1 and
 * name where a row begins.
 * @throws BrokenFeedError when a quote is never closed or the last row stops short.
 */
export async function* readTable(
  text: AsyncIterable<string>,
): AsyncGenerator<TableRow | RejectedRow> {
  const lines = new LineCounter();
  let header: readonly string[] | null = null;
  let columns: Columns = new Map();
  let last: { line: number; values: readonly string[] } | null = null;
  for await (const { values, endOffset } of readRecords(text, lines)) {
    if (header === null) {
      header = values;
      columns = readColumns(values);
      continue;
    }
    if (last !== null) yield toRow(last, columns, header.length);
    last = { line: lines.startOfRow(endOffset, values), values };
  }
  if (last === null || header === null) return;
  if (last.values.length < header.length && !lines.endsWithBreak) {
    throw new BrokenFeedError(
      `The file ends in the middle of the row on line ${last.line}: ${last.values.length} of ${header.length} columns are there`,
    );
  }
  yield toRow(last, columns, header.length);
}

async function* readRecords(text: AsyncIterable<string>, lines: LineCounter) {
  const { head, all } = await peekText(text, HEADER_CHARS_MAX);
  const parser = parse({
    delimiter: delimiterOf(firstLineOf(head)),
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: RECORD_CHARS_MAX,
    info: true,
  });
  const source = Readable.from(lines.watch(all), { objectMode: false });
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const { record, info } of source.pipe(parser)) {
      const values: readonly string[] = record;
      yield { values, endOffset: Number(info.bytes) };
    }
  } catch (cause) {
    throw cause instanceof CsvError ? new BrokenFeedError(cause.message, { cause }) : cause;
  } finally {
    source.destroy();
    parser.destroy();
  }
}

function toRow(
  { line, values }: { line: number; values: readonly string[] },
  columns: Columns,
  width: number,
): TableRow | RejectedRow {
  if (values.slice(width).some((value) => value.trim() !== '')) {
    return rejected(line, `has ${values.length} columns where the header has ${width}`);
  }
  return { kind: 'cells', line, cells: new TableCells(columns, values) };
}
