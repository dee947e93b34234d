import { openCatalogue } from '@modiste/catalogue/open-catalogue';
import { catalogueLocation } from '../config/catalogue-location.ts';
import type { Config } from '../config/config.ts';

const TYPES_SHOWN = 20;

type Row = readonly [name: string, ...numbers: number[]];

function table(title: string, rows: readonly Row[]): string[] {
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, ...numbers]) => {
    const cells = numbers.map((number) => number.toLocaleString('en-US').padStart(10));
    return `  ${name.padEnd(width)}${cells.join('')}`;
  });
  return ['', title, ...lines];
}

/** What the catalogue holds, in lines of plain text. */
export async function statsCommand(config: Config): Promise<string> {
  const catalogue = await openCatalogue(catalogueLocation(config));
  try {
    const { items, available, sources, types, categories, version } = await catalogue.stats();
    const head = `${items.toLocaleString('en-US')} items, ${available.toLocaleString('en-US')} of them available; version ${version}`;
    return [
      head,
      ...table(
        'Sources (items, available)',
        sources.map((row) => [row.source, row.items, row.available] as const),
      ),
      ...table(
        'Try-on categories',
        categories.map((row) => [row.category, row.items] as const),
      ),
      ...table(
        'Types',
        types.slice(0, TYPES_SHOWN).map((row) => [row.type || '(not told)', row.items] as const),
      ),
    ].join('\n');
  } finally {
    await catalogue.close();
  }
}
