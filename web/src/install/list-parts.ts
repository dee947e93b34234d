/** What of a built chunk tells which others it needs. */
export interface BuiltChunk {
  fileName: string;
  name: string;
  /** The module that the chunk stands for, where it stands for one. */
  source: string | null;
  imports: readonly string[];
  css: readonly string[];
}

interface Parts {
  needed: string[];
  later: string[];
}

/** The name of the chunk that every page begins with, which stands for no one module. */
export const START_CHUNK = 'start';

/** What the first screen of a member and the wishlist show, by the end of its module's path. */
const FIRST_SCREEN = [
  'web/index.html',
  'app/member-pages.tsx',
  'app/main/search-page.tsx',
  'app/offline/offline-page.tsx',
  'app/main/wishlist-content.tsx',
  'features/item-viewer/item-viewer.tsx',
  'features/price-alert/price-alert.tsx',
];

/** Other languages' letters are fetched where they are met; so is what only some shops use. */
const FIRST_FONTS = /(^|\/)(fraunces-latin-opsz|inter-latin-wght)-/;
const NEVER = /(^|\/)firebase-/;
/** The style sheet of the legal pages belongs to no script. */
const LEGAL_STYLES = /(^|\/)legal-[^/]*\.css$/;

/** The files of some chunks and of everything they import at once. */
function filesWith(chunks: ReadonlyMap<string, BuiltChunk>, starts: readonly BuiltChunk[]) {
  const files = new Set<string>();
  const visit = (chunk: BuiltChunk | undefined) => {
    if (chunk === undefined || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const sheet of chunk.css) files.add(sheet);
    for (const next of chunk.imports) visit(chunks.get(next));
  };
  for (const start of starts) visit(start);
  return files;
}

/**
 * Which files of a build are kept on the device at once, and which a moment later.
 * @throws Error when a part of the first screen is not a part of its own any more.
 */
export function listParts(built: readonly BuiltChunk[], assets: readonly string[]): Parts {
  const chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]));
  const starts = FIRST_SCREEN.map((end) => {
    const start = built.find(({ source }) => source?.endsWith(end));
    if (start === undefined) throw new Error(`The build has no part for ${end}.`);
    return start;
  });
  const start = built.filter(({ name }) => name === START_CHUNK);
  const needed = filesWith(chunks, [...starts, ...start]);
  for (const font of assets.filter((name) => FIRST_FONTS.test(name))) needed.add(font);
  const legalStyles = assets.filter((name) => LEGAL_STYLES.test(name));
  const later = [...filesWith(chunks, built), ...legalStyles].filter(
    (file) => !needed.has(file) && !NEVER.test(file),
  );
  return { needed: [...needed].toSorted(), later: later.toSorted() };
}
