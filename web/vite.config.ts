import { PAGES } from '@modiste/contract/paths';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildFirstView } from './src/install/build-first-view.ts';
import { buildWorker } from './src/install/build-worker.ts';
import { CLASS_NAMES } from './src/install/class-names.ts';
import { inlineConstantMessages, inlineConstantTokens } from './src/install/inline-tokens.ts';
import { START_CHUNK } from './src/install/list-parts.ts';
import { fetchPartsSmall, preloadStart } from './src/install/preload-start.ts';
import { createStaticImports } from './src/install/static-imports.ts';
import { LEGAL_ENTRIES, prerenderLegalPages } from './src/legal/prerender-legal-pages.ts';
import { prerenderWebsite, WEBSITE_ENTRIES } from './src/website/prerender-website.ts';

const SERVER = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;
const SERVED = ['/api', '/shop', '/pictures', PAGES.openapi, PAGES.apiReference, PAGES.mailbox];

const NO_PATTERNS = new URL('src/install/no-patterns.ts', import.meta.url).pathname;
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
  test: /base-ui\/react\/.*(drawer|swipe)|ui\/(overlay\/sheet|layout\/disclosure)\./i,
  minShareCount: 2,
  priority: 1,
};

const statics = createStaticImports();
const isOfStart = (id: string) => /start-app/.test(id) || statics.needs('app/start-app.tsx', id);
const isOfLogin = (id: string) => statics.needs('app/login-page.tsx', id);
const isOfMembers = (id: string) => statics.needs('app/member-pages.tsx', id);
const isOfSearch = (id: string) => statics.needs('app/main/search-page.tsx', id);
const isOfHome = (id: string) => statics.needs('app/main/home-content.tsx', id);
const isOfOnboarding = (id: string) => statics.needs('app/onboarding-page.tsx', id);
const isOfItem = (id: string) => statics.needs('app/shared-item/shared-item-page.tsx', id);

/** What fetches the others, and what the public side shares with the app: they wait for nothing else. */
const FETCHING = {
  name: 'fetch',
  test: /vite\/preload-helper|install\/fetch-part|rolldown.runtime|device\/reduced-motion/,
  priority: 3,
};

/** What every page begins with is one file, rather than several of some hundred bytes. */
const START = {
  name: START_CHUNK,
  test: (id: string) =>
    isOfStart(id) ||
    (isOfLogin(id) && (isOfMembers(id) || isOfHome(id))) ||
    /graphics\/create-icon|feedback\/spinner|lib\/visits\/record-visit/.test(id),
  priority: 2,
};

/** The icons that Home and the page of a shared item show. */
const ICONS =
  /icons\/(shirt|x|image-off|heart|check|menu|circle-user-round|arrow-(left|right)|chevron-down|message-circle|search|trending-up)\./;

/** What only the list of results is loaded with. */
const PAGED = /query-core.*infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions/;

/** What members and strangers with a link have in common is one file: together it is packed smaller. */
const PAGE = {
  name: 'page',
  test: (id: string) =>
    ICONS.test(id) ||
    /items\/item-keys|device\/use-swipe/.test(id) ||
    (isOfItem(id) && !PAGED.test(id) && (isOfMembers(id) || (isOfSearch(id) && isOfHome(id)))),
};

/** Too small to be a file of its own. */
const SMALL =
  /contract\/src\/relative-time|icons\/arrow-up\.|page\/forget-trends|device\/use-in-view|wishlist\/save-all/;

/** What members see on every tab. */
const MEMBERS = {
  name: 'members',
  test: (id: string) =>
    SMALL.test(id) || (!PAGED.test(id) && (isOfMembers(id) || (isOfSearch(id) && isOfHome(id)))),
};

/** What one signs in with, and changes later. */
const ACCESS = {
  name: 'access',
  test: /lib\/identity\/login-service|ui\/(feedback\/notice|form\/(field|text-field|password-field))\./,
};

/** What the search has in common with the panels over it. */
const SEARCH = {
  name: 'search',
  test: /contract\/src\/(filters\/|material-values|invalid-value)|use-listbox-keys|lib\/pause\.|incoming-files|form\/listbox|icons\/(camera|sliders-horizontal)/,
  minShareCount: 2,
};

/** What a search is read from, and asked with. */
const FIND = {
  name: 'find',
  test: /search\/state\/(search-query|search-address|search-draft|default-filters|result-pages)|infiniteQuery(Observer|Options)|useInfiniteQuery/,
};

/** What every grid of items is made of. */
const GRID = { name: 'grid', test: /items\/(item-grid|attach-toggle)|feedback\/tooltip/ };

/** The rest of the Search tab, in which one talks too. */
const QUERY = {
  name: 'query',
  test: (id: string) => isOfSearch(id) && !isOfItem(id) && !isOfOnboarding(id),
};

export default defineConfig({
  plugins: [
    react(),
    statics.plugin,
    inlineConstantTokens(),
    inlineConstantMessages(),
    fetchPartsSmall(),
    prerenderLegalPages(),
    preloadStart(),
    prerenderWebsite(),
    buildWorker(),
    buildFirstView(),
  ],
  resolve: {
    alias: [
      // The router brings a stand-in for what React has had since 18.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      // The icons bring settings that nobody uses here, of more weight than the icons.
      // Addresses are matched whole here, never by patterns.
      { find: 'regexparam', replacement: NO_PATTERNS },
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
      input: ['index.html', ...LEGAL_ENTRIES, ...WEBSITE_ENTRIES],
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            FETCHING,
            START,
            SHEETS,
            OVERLAYS,
            PAGE,
            MEMBERS,
            ACCESS,
            SEARCH,
            FIND,
            GRID,
            QUERY,
          ],
        },
      },
    },
    // Every browser that knows what the build is aimed at knows it without help.
    modulePreload: {
      polyfill: false,
      // The first script has these fetched with all that they need; of what is opened later the names
      // alone would weigh more than is won. A style sheet is never imported.
      resolveDependencies: (file, needed, { hostId }) =>
        /\/(start|members|login-page)-/.test(hostId) || /\/start-/.test(file)
          ? needed.filter((name) => name.endsWith('.css'))
          : needed,
    },
  },
  server: {
    strictPort: true,
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: Object.fromEntries(SERVED.map((path) => [path, { target: SERVER }])),
  },
});
