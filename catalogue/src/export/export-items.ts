import type { Catalogue } from '../catalogue.ts';

/**
 * Every item of the catalogue, or of one source, as JSON Lines that the import reads again.
 * Each piece holds whole lines.
 */
export async function* exportItems(
  catalogue: Pick<Catalogue, 'allItems'>,
  source: string | null = null,
): AsyncGenerator<string> {
  for await (const items of catalogue.allItems()) {
    const chosen = items.filter((item) => source === null || item.other_info.source === source);
    if (chosen.length > 0) yield chosen.map((item) => `${JSON.stringify(item)}\n`).join('');
  }
}
