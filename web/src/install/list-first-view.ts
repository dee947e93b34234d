import type { FirstViewParts } from '../first-view/first-view.ts';
import { type BuiltChunk, START_CHUNK } from './list-parts.ts';

const PAGE = 'web/index.html';
const SHARED_ITEM = 'app/shared-item/shared-item-page.tsx';

/**
 * What the page of a shared item needs: the styles beyond those of every page, in the order in which
 * the app would ask for them, since a sheet may count on those before it; and every script.
 * @throws Error when the page of shared items is not a part of its own any more.
 */
export function listFirstView(built: readonly BuiltChunk[]): Omit<FirstViewParts, 'guard'> {
  const chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]));
  const find = (end: string) => {
    const found = built.find(({ source }) => source?.endsWith(end));
    if (found === undefined) throw new Error(`The build has no part for ${end}.`);
    return found;
  };
  const visit = (chunk: BuiltChunk | undefined, found: Set<BuiltChunk>) => {
    if (chunk === undefined || found.has(chunk)) return found;
    for (const next of chunk.imports) visit(chunks.get(next), found);
    return found.add(chunk);
  };
  const page = find(PAGE);
  const there = visit(page, new Set());
  for (const chunk of built) if (chunk.name === START_CHUNK) visit(chunk, there);
  const all = [...visit(find(SHARED_ITEM), new Set(there))];
  const more = all.filter((chunk) => !there.has(chunk));
  return {
    entry: `/${page.fileName}`,
    styles: [...new Set(more.flatMap(({ css }) => css))].map((file) => `/${file}`),
    scripts: all.filter((chunk) => chunk !== page).map(({ fileName }) => `/${fileName}`),
  };
}
