import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { LEGAL_DOCUMENTS } from '../legal/legal-documents.ts';
import { LEGAL_ENTRIES } from '../legal/prerender-legal-pages.ts';
import type { MadeList } from '../worker/made-list.ts';
import { listParts } from './list-parts.ts';
import { readChunks } from './read-bundle.ts';

const WORKER_FOLDER = join(import.meta.dirname, '../worker');

/** The worker, and what is served in its place where it is switched off. */
const WORKERS = { 'service-worker.ts': 'sw.js', 'retired-worker.ts': 'sw-retired.js' } as const;

function listMade(folder: string, bundle: Rolldown.OutputBundle): MadeList {
  const chunks = readChunks(bundle);
  const entry = chunks.find(({ source }) => source?.endsWith('web/index.html'))?.fileName;
  if (entry === undefined) throw new Error('The build has no script for its page.');
  const parts = listParts(chunks, Object.keys(bundle));
  const hash = createHash('sha256');
  for (const page of ['index.html', ...LEGAL_ENTRIES]) {
    hash.update(readFileSync(join(folder, page)));
  }
  const [needed, later] = [parts.needed, parts.later].map((files) =>
    files.map((file) => `/${file}`),
  );
  hash.update(JSON.stringify([needed, later]));
  return {
    version: hash.digest('hex').slice(0, 12),
    entry: `/${entry}`,
    needed: needed ?? [],
    later: later ?? [],
    legalPages: LEGAL_DOCUMENTS.map(({ path }) => path),
  };
}

const buildScript = ([source, target]: [string, string], made: MadeList, folder: string) =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { MADE: JSON.stringify(made) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(WORKER_FOLDER, source),
        output: { format: 'iife', entryFileNames: target },
      },
    },
  });

/**
 * Builds the service worker once the app is written: a script of its own, at the root so that it
 * reaches every page, which knows the names of the files that belong together.
 */
export function buildWorker(): Plugin {
  return {
    name: 'modiste:worker',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = 'dist' }, bundle) {
      const made = listMade(dir, bundle);
      for (const worker of Object.entries(WORKERS)) await buildScript(worker, made, dir);
    },
  };
}
