import type { HtmlTagDescriptor, Plugin } from 'vite';
import { START_CHUNK } from './list-parts.ts';
import { readChunks } from './read-bundle.ts';

const FETCH_PART = new URL('fetch-part.ts', import.meta.url).pathname;

/**
 * Names on the page itself what every page begins with: the first script imports nothing, so that it
 * can have the rest fetched while that is still on its way.
 */
export const preloadStart = (): Plugin => ({
  name: 'modiste:preload-start',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {}, path }) {
      if (path !== '/index.html') return [];
      const start = readChunks(bundle).find(({ name }) => name === START_CHUNK);
      if (start === undefined) throw new Error('The build has no part for the start of a page.');
      const link = (rel: string, file: string): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: { rel, crossorigin: true, href: `/${file}` },
        injectTo: 'head',
      });
      const isNew = (file: string) => !html.includes(file);
      return [
        ...[start.fileName, ...start.imports]
          .filter(isNew)
          .map((file) => link('modulepreload', file)),
        ...start.css.map((file) => link('stylesheet', file)),
      ];
    },
  },
});

/** Has parts of the app fetched by a small function of our own. */
export const fetchPartsSmall = (): Plugin => ({
  name: 'modiste:fetch-part',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { fetchPart as __vitePreload } from ${JSON.stringify(FETCH_PART)};`,
  },
});
