import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type Cells, type Columns, readColumns, TableCells } from '../fields/cells.ts';
import {
  type FeedContext,
  type FeedFormat,
  type FeedRow,
  type RejectedRow,
  rejected,
} from '../fields/feed-row.ts';
import { BrokenFeedError } from '../text/feed-errors.ts';
import { peekText } from '../text/peek-text.ts';
import { LineCounter } from './line-counter.ts';
import { readTabRecords, type TableRecord } from './read-tab-records.ts';

/** Some shops put whole catalogues of pictures into a description; it is cut later. */
const RECORD_BYTES_MAX = 64 * 1024 * 1024;
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
 * Reads a table with a header row; the header decides the delimiter. Lines count from 1 and
 * name where a row begins.
 * @throws BrokenFeedError when a quote is never closed or the last row stops short.
 */
export async function* readTable(
  text: AsyncIterable<string>,
): AsyncGenerator<TableRow | RejectedRow> {
  const { head, all } = await peekText(text, HEADER_CHARS_MAX);
  const delimiter = delimiterOf(firstLineOf(head));
  const isTabbed = delimiter === '\t' && head.includes('\n');
  const records = isTabbed ? readTabRecords(all) : readQuotedRecords(all, delimiter);
  let header: readonly string[] | null = null;
  let columns: Columns = new Map();
  let last: TableRecord | null = null;
  for await (const record of records) {
    if (header === null) {
      header = record.values;
      columns = readColumns(record.values);
      continue;
    }
    if (last !== null) yield toRow(last, columns, header.length);
    last = record;
  }
  if (last === null || header === null) return;
  if (last.values.length < header.length && !last.isEnded) {
    throw new BrokenFeedError(
      `The file ends in the middle of the row on line ${last.line}: ${last.values.length} of ${header.length} columns are there`,
    );
  }
  yield toRow(last, columns, header.length);
}

/** The format of a table whose rows are read one by one. */
export const tableFormat = (
  name: string,
  readRow: (cells: Cells, line: number, context: FeedContext) => FeedRow,
): FeedFormat => ({
  name,
  async *read(text, context) {
    for await (const row of readTable(text)) {
      yield row.kind === 'cells' ? readRow(row.cells, row.line, context) : row;
    }
  },
});

async function* readQuotedRecords(
  text: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<TableRecord> {
  const lines = new LineCounter();
  const parser = parse({
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: RECORD_BYTES_MAX,
    info: true,
  });
  const source = Readable.from(lines.watch(text), { objectMode: false });
  source.on('error', (error) => parser.destroy(error));
  let last: Omit<TableRecord, 'isEnded'> | null = null;
  try {
    for await (const { record, info } of source.pipe(parser)) {
      const values: readonly string[] = record;
      if (last !== null) yield { ...last, isEnded: true };
      last = { values, line: lines.startOfRow(Number(info.bytes), values) };
    }
    if (last !== null) yield { ...last, isEnded: lines.endsWithBreak };
  } catch (cause) {
    throw cause instanceof CsvError ? new BrokenFeedError(cause.message, { cause }) : cause;
  } finally {
    source.destroy();
    parser.destroy();
  }
}

function toRow(
  { line, values }: TableRecord,
  columns: Columns,
  width: number,
): TableRow | RejectedRow {
  if (values.slice(width).some((value) => value.trim() !== '')) {
    return rejected(line, `has ${values.length} columns where the header has ${width}`);
  }
  return { kind: 'cells', line, cells: new TableCells(columns, values) };
}
