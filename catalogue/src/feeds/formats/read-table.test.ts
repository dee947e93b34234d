import { describe, expect, it } from 'vitest';
import { delimiterOf, headerOf, readTable } from './read-table.ts';

async function* pieces(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

/** The rows of a table as "line: cells of the columns a and b", rejected ones as their reason. */
async function rowsOf(text: string, pieceLength = 5): Promise<string[]> {
  const rows: string[] = [];
  for await (const row of readTable(pieces(text, pieceLength))) {
    rows.push(
      row.kind === 'cells'
        ? `${row.line}: ${row.cells.get('a')}|${row.cells.get('b')}`
        : `${row.line}: ${row.reason}`,
    );
  }
  return rows;
}

describe('the header of a table', () => {
  it.each([
    ['a,b,c', ','],
    ['a;b;c', ';'],
    ['a\tb\tc', '\t'],
    ['a|b|c', '|'],
    ['"name, long";price;sku', ';'],
    ['only', '\t'],
  ])('"%s" tells the delimiter', (header, delimiter) => {
    expect(delimiterOf(header)).toBe(delimiter);
  });

  it('names the columns without their quotes', () => {
    expect(headerOf('"ID","Long Name"\r\n1,2')).toEqual(['ID', 'Long Name']);
  });
});

describe('the rows of a table', () => {
  it.each([
    ['Unix line ends', 'a,b\n1,2\n3,4\n'],
    ['Windows line ends', 'a,b\r\n1,2\r\n3,4\r\n'],
    ['no break at its end', 'a,b\n1,2\n3,4'],
    ['semicolons', 'a;b\n1;2\n3;4\n'],
    ['tabs', 'a\tb\n1\t2\n3\t4\n'],
  ])('are read with %s', async (_what, text) => {
    expect(await rowsOf(text)).toEqual(['2: 1|2', '3: 3|4']);
  });

  it('count the lines of quoted cells and empty lines', async () => {
    expect(await rowsOf('a,b\n"one\ntwo\nthree",x\n\n3,4\n')).toEqual([
      '2: one\ntwo\nthree|x',
      '6: 3|4',
    ]);
  });

  it('hold doubled quotes and delimiters inside of quotes', async () => {
    expect(await rowsOf('a,b\n"say ""hi"", you",2\n')).toEqual(['2: say "hi", you|2']);
    expect(await rowsOf('a\tb\n"say ""hi"""\t2\n')).toEqual(['2: say "hi"|2']);
  });

  it('hold quotes of inches in tabbed feeds that quote nothing', async () => {
    expect(await rowsOf('a\tb\n"Slim" 30" jeans\t2\n14" cuff\t3\n')).toEqual([
      '2: "Slim" 30" jeans|2',
      '3: 14" cuff|3',
    ]);
  });

  it('are rejected by themselves where they have too many cells', async () => {
    expect(await rowsOf('a,b\n1,2,3\n4,5\n6,7,\n')).toEqual([
      '2: has 3 columns where the header has 2',
      '3: 4|5',
      '4: 6|7',
    ]);
  });

  it('may be shorter than the header, unless the file ends there', async () => {
    expect(await rowsOf('a,b\n1\n3,4\n')).toEqual(['2: 1|', '3: 3|4']);
    await expect(rowsOf('a,b\n1,2\n3')).rejects.toThrow(
      'The file ends in the middle of the row on line 3: 1 of 2 columns are there',
    );
  });

  it('may hold a cell of megabytes', async () => {
    const huge = 'x'.repeat(5_000_000);
    const [row = ''] = await rowsOf(`a,b\n${huge},2\n`, 65_536);
    expect(row).toHaveLength('2: |2'.length + huge.length);
  });

  it('are none in a file of only a header', async () => {
    expect(await rowsOf('a,b\n')).toEqual([]);
  });

  it('are refused where a quote is never closed', async () => {
    await expect(rowsOf('a,b\n"1,2\n3,4\n')).rejects.toThrow(/Quote Not Closed/);
  });
});
