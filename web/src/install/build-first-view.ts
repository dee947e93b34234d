import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { FirstViewParts } from '../first-view/first-view.ts';
import { CLASS_NAMES } from './class-names.ts';
import { listFirstView } from './list-first-view.ts';
import { readChunks } from './read-bundle.ts';

const SOURCES = join(import.meta.dirname, '../first-view');
/** Hidden: the server reads it, and serves it to nobody. */
const TARGET = '.server/first-view.js';

/** What the app asks of a browser as soon as it is read. Of these Node has some, and means others. */
const NO_BROWSER = 'const addEventListener = () => {}, BroadcastChannel = undefined;';

/** Dialogs are put in place by scripts; drawn once, they are what is in them. */
const STILL = {
  find: /^.*\/ui\/overlay\/viewer-frame\.tsx$/,
  replacement: join(SOURCES, 'still-frame.tsx'),
};

const OWN_BUILD = {
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
} as const satisfies InlineConfig;

/** A script that runs before anything is seen: it is no module, which would wait for the page. */
async function buildGuard(outDir: string): Promise<string> {
  const made = await build({
    ...OWN_BUILD,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(SOURCES, 'guard.ts'),
        output: { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  });
  const [script] = 'output' in made ? made.output : [];
  if (script === undefined) throw new Error('The guard of the first view was not built.');
  return `/${script.fileName}`;
}

/** What draws the view, for the server: one file with all that it needs. */
const buildDrawing = (outDir: string, parts: FirstViewParts) =>
  build({
    ...OWN_BUILD,
    plugins: [react()],
    css: CLASS_NAMES,
    define: { PARTS: JSON.stringify(parts) },
    resolve: { alias: [STILL] },
    ssr: { noExternal: true },
    environments: { ssr: { keepProcessEnv: false } },
    build: {
      outDir,
      emptyOutDir: false,
      minify: true,
      ssr: join(SOURCES, 'first-view.ts'),
      rolldownOptions: { output: { entryFileNames: TARGET, banner: NO_BROWSER } },
    },
  });

/** Builds, once the app is written, what shows a shared item before the app has arrived. */
export function buildFirstView(): Plugin {
  return {
    name: 'modiste:first-view',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir: folder = 'dist' }, bundle) {
      const guard = await buildGuard(folder);
      await buildDrawing(folder, { ...listFirstView(readChunks(bundle)), guard });
    },
  };
}
