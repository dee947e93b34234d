import { AFFILIATE_HIGHLIGHT_MS } from '@modiste/contract/limits';
import type { Plugin } from 'vite';
import { LEGAL_DOCUMENTS } from './legal-documents.ts';
import { setLegalPage } from './set-legal-page.ts';

/** The HTML files that stand for the legal pages: Vite finds them by name, this fills them. */
export const LEGAL_ENTRIES = LEGAL_DOCUMENTS.map(({ path }) => `${path.slice(1)}.html`);

/** Style sheets cannot import: what they need of the contract is given to them as properties. */
const LIMITS_CSS = `:root { --affiliate-highlight: ${AFFILIATE_HIGHLIGHT_MS}ms; }\n`;

/** Sets the legal pages as plain HTML, when the web app is built and while it is worked on. */
export function prerenderLegalPages(): Plugin {
  return {
    name: 'modiste:legal-pages',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('/legal/legal.css') ? { code: code + LIMITS_CSS, map: null } : null;
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html, { path }) {
        const shown = LEGAL_DOCUMENTS.find((each) => `${each.path}.html` === path);
        return shown ? setLegalPage(shown) : html;
      },
    },
  };
}
