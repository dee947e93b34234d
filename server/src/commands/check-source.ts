import type { Catalogue } from '@modiste/catalogue/catalogue';
import { UsageError } from './usage-error.ts';

/** @throws UsageError for a source that the catalogue does not have, naming those that it has. */
export async function checkSource(catalogue: Catalogue, source: string): Promise<void> {
  const names = (await catalogue.stats()).sources.map((present) => present.source);
  if (names.includes(source)) return;
  const known = names.length > 0 ? `It has: ${names.join(', ')}.` : 'It is empty.';
  throw new UsageError(`The catalogue has no source "${source}". ${known}`);
}
