import type { Plugin } from 'vite';
import { NOT_SENT, SENT } from './form-answers.ts';
import { LANDING } from './landing.ts';
import { FEATURES, PITCH } from './pitch.ts';
import { setWebsitePage } from './set-website-page.ts';
import { VISION } from './vision.ts';
import type { WebsitePage } from './website-page.ts';

const WEBSITE_PAGES: readonly WebsitePage[] = [LANDING, PITCH, FEATURES, VISION, SENT, NOT_SENT];

/** The HTML files that stand for the pages of the public side: Vite finds them by name, this fills them. */
export const WEBSITE_ENTRIES = WEBSITE_PAGES.map(({ name }) => `website/${name}.html`);

/** Sets the public side as plain HTML, when the web app is built and while it is worked on. */
export function prerenderWebsite(): Plugin {
  return {
    name: 'modiste:website',
    enforce: 'pre',
    transformIndexHtml: {
      order: 'pre',
      handler(html, { path }) {
        const shown = WEBSITE_PAGES.find(({ name }) => `/website/${name}.html` === path);
        return shown ? setWebsitePage(shown) : html;
      },
    },
  };
}
