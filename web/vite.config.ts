import { PAGES } from '@modiste/contract/paths';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildFirstView } from './src/install/build-first-view.ts';
import { buildWorker } from './src/install/build-worker.ts';
import { CLASS_NAMES } from './src/install/class-names.ts';
import { inlineConstantTokens } from './src/install/inline-tokens.ts';
import { LEGAL_ENTRIES, prerenderLegalPages } from './src/legal/prerender-legal-pages.ts';

const SERVER = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;
const SERVED = ['/api', '/shop', '/pictures', PAGES.openapi, PAGES.apiReference, PAGES.mailbox];

const CREATE_ICON = new URL('src/ui/graphics/create-icon.ts', import.meta.url).pathname;

/** What nearly every overlay is made of is one file, rather than a dozen of some hundred bytes. */
const OVERLAYS = {
  name: 'overlay',
  test: /base-ui|floating-ui|reselect|use-sync-external-store\/|\/ui\/(overlay\/(dialog|confirm-dialog|overlay|viewer-frame|frame-bar)|feedback\/layer-failure)\.|use-back-to-close|icons\/(chevron-right|plus)\.|fit-names/,
  minShareCount: 3,
};

/** What slides in from an edge is made of as much again, which most pages never show. */
const SHEETS = {
  name: 'sheet',
  test: /base-ui\/react\/.*(drawer|swipe)|ui\/overlay\/sheet\./i,
  minShareCount: 2,
  priority: 1,
};

/** What every page begins with is one file, rather than several of some hundred bytes. */
const START = {
  name: 'start',
  test: /node_modules\/(react|react-dom|scheduler|zustand)\/|contract\/src\/(paths|limits)|lib\/guards\./,
};

/** What the pages after the login have in common is one file: together it is packed smaller. */
const PAGE = {
  name: 'page',
  test: /@tanstack|ui\/(feedback\/(skeleton|badge|use-transient)|graphics\/create-icon|form\/(icon-button|listbox)|text\/wordmark)|icons\/(image-off|x)\.|layer-history|item-(keys|queries)|query-client|watch-presses|contract\/src\/(values|price)|items\/price/,
  minShareCount: 2,
};

/** What the search has in common with the panels over it. */
const SEARCH = {
  name: 'search',
  test: /contract\/src\/(filters\/|material-values|invalid-value)|use-listbox-keys|lib\/pause\.|incoming-files|use-wishlist/,
  minShareCount: 2,
};

export default defineConfig({
  plugins: [
    react(),
    inlineConstantTokens(),
    prerenderLegalPages(),
    buildWorker(),
    buildFirstView(),
  ],
  resolve: {
    alias: [
      // The router brings a stand-in for what React has had since 18.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      // The icons bring settings that nobody uses here, of more weight than the icons.
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: CREATE_ICON },
    ],
  },
  css: CLASS_NAMES,
  build: {
    outDir: 'dist',
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      // A limit or a timing is smaller than the export and import of it.
      optimization: { inlineConst: true },
      input: ['index.html', ...LEGAL_ENTRIES],
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [SHEETS, OVERLAYS, START, PAGE, SEARCH],
        },
      },
    },
    // Every browser that knows what the build is aimed at knows it without help.
    modulePreload: { polyfill: false },
  },
  server: {
    strictPort: true,
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: Object.fromEntries(SERVED.map((path) => [path, { target: SERVER }])),
  },
});
