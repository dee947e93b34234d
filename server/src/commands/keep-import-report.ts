import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportSummary } from '@modiste/catalogue/import/import-summary';

const REPORTS_KEPT = 20;

/** Keeps the report of an import as JSON in the data folder, beside those of the imports before. */
export async function keepImportReport(
  dataFolder: string,
  { source, summary, now }: { source: string | null; summary: ImportSummary; now: Date },
): Promise<string> {
  const folder = join(dataFolder, 'import-reports');
  await mkdir(folder, { recursive: true });
  const time = now.toISOString().replace(/[:.]/g, '-');
  const file = join(folder, `${time}-${source ?? 'items'}.json`);
  await writeFile(file, `${JSON.stringify({ source, ...summary }, null, 2)}\n`);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  for (const name of names.slice(0, -REPORTS_KEPT)) await rm(join(folder, name), { force: true });
  return file;
}
