import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Item } from '@modiste/contract/entities/item';
import { z } from 'zod';

/** What the build of the web app left for the server. */
const FILE = '.server/first-view.js';

const builtSchema = z.object({
  parts: z.object({
    entry: z.string(),
    guard: z.string(),
    styles: z.array(z.string()),
    scripts: z.array(z.string()),
  }),
  draw: z.custom<(item: Item) => string>((value) => typeof value === 'function'),
});

/** Draws what strangers see of an item before any script has run, and says what it needs. */
export type FirstView = z.infer<typeof builtSchema>;

let latest: { address: string; view: FirstView } | null = null;

/**
 * The first view that belongs to a build of the web app; null where it brought none.
 * Looked for each time: a build that comes while the server runs brings another.
 * @param page The page of the app, which names the script that it starts with.
 */
export async function findFirstView(folder: string, page: string): Promise<FirstView | null> {
  const file = join(folder, FILE);
  const found = await stat(file).catch(() => null);
  if (found === null) return null;
  const address = `${pathToFileURL(file).href}?made=${found.mtimeMs}`;
  if (latest?.address !== address) {
    latest = { address, view: builtSchema.parse(await import(address)) };
  }
  return page.includes(latest.view.parts.entry) ? latest.view : null;
}
