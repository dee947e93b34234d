import { openCatalogue } from '@modiste/catalogue/open-catalogue';
import type { Explanation, Reason } from '@modiste/catalogue/search/explain-item';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { readingLabel } from '@modiste/lexicon/reading-label';
import { openEmbedder } from '../composition/open-deps.ts';
import { catalogueLocation } from '../config/catalogue-location.ts';
import type { Config } from '../config/config.ts';
import { UsageError } from './usage-error.ts';

const NAME_CHARS = 18;
const CELL_CHARS = 9;

const row = (name: string, cells: readonly string[]) =>
  `  ${name.padEnd(NAME_CHARS)}${cells.map((cell) => cell.padStart(CELL_CHARS)).join('')}`;

const reasonLine = ({ feature, value, weight, points }: Reason) =>
  row(feature, [value.toFixed(3), weight.toFixed(3), points.toFixed(3)]);

function placeLine({ place, total, unmet }: Explanation): string {
  if (place !== null) return `Place ${place} of ${total}, before the page is varied.`;
  if (unmet.length > 0) return `Not among the ${total} answers, for it does not meet:`;
  return `Not among the ${total} answers: no source found it, or too much answers better.`;
}

function format(query: string, explanation: Explanation): string {
  const { title, understood, unmet, reasons, relevance, best } = explanation;
  const speaking = reasons.filter(({ points }) => points > 0);
  const silent = reasons.filter(({ points }) => points <= 0).map(({ feature }) => feature);
  return [
    `${title}, for “${understood.corrected ?? query}”`,
    ...understood.readings.map((reading) => `  “${reading.words}”: ${readingLabel(reading)}`),
    '',
    placeLine(explanation),
    ...unmet.map((condition) => `  ${condition}`),
    '',
    row('feature', ['value', 'weight', 'points']),
    ...speaking.map(reasonLine),
    row('in all', ['', '', relevance.toFixed(3)]),
    ...(best === null ? [] : [row('the first answer', ['', '', best.toFixed(3)])]),
    `  without a say: ${silent.join(', ')}`,
  ].join('\n');
}

/** Why an item stands where it stands for a query, in lines of plain text. */
export async function explainCommand(config: Config, query: string, id: string): Promise<string> {
  const embedder = await openEmbedder(config);
  const catalogue = await openCatalogue(catalogueLocation(config), { embedder });
  try {
    const request = { query, filters: DEFAULT_FILTERS, imageEmbedding: null };
    const explanation = await catalogue.explain(request, id);
    if (explanation === null) throw new UsageError(`The catalogue has no item "${id}".`);
    return format(query, explanation);
  } finally {
    await catalogue.close();
    await embedder?.close();
  }
}
