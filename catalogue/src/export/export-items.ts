import type { Catalogue } from '../catalogue.ts';
import type { KeptItem } from '../store/read-kept-items.ts';

const lineOf = ({ item, prices }: KeptItem) =>
  `${JSON.stringify(prices.length > 0 ? { ...item, price_history: prices } : item)}\n`;

/**
 * Every item of the catalogue, or of one source, with what it has cost, as JSON Lines that the
 * import reads again. Each piece holds whole lines.
 */
export async function* exportItems(
  catalogue: Pick<Catalogue, 'keptItems'>,
  source: string | null = null,
): AsyncGenerator<string> {
  for await (const kept of catalogue.keptItems()) {
    const chosen = kept.filter(({ item }) => source === null || item.other_info.source === source);
    if (chosen.length > 0) yield chosen.map(lineOf).join('');
  }
}
