import type { Plugin } from 'vite';
import { NOT_SENT, SENT } from './form-answers.ts';
import { LANDING } from './landing.ts';
import { FEATURES, PITCH } from './pitch.ts';
import { PRIVACY_CHOICES } from './privacy-choices.ts';
import { setWebsitePage } from './set-website-page.ts';
import { VISION } from './vision.ts';
import type { WebsitePage } from './website-page.ts';

const WEBSITE_PAGES: readonly WebsitePage[] = [
  LANDING,
  PITCH,
  FEATURES,
  VISION,
  PRIVACY_CHOICES,
  SENT,
  NOT_SENT,
];

/** The HTML files that stand for the pages of the public side: Vite finds them by name, this fills them. */
export const WEBSITE_ENTRIES = WEBSITE_PAGES.map(({ name }) => `website/${name}.html`);

const fill: Plugin = {
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

/** The letters of every page; others, such as those with accents, are fetched where they occur. */
const FONT = /(?:fraunces-latin-opsz|inter-latin-wght)-normal.*\.woff2$/;

/** Has the fonts fetched beside the style sheet that names them, rather than after it. */
const preloadFonts: Plugin = {
  name: 'modiste:website-fonts',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { path, bundle = {} }) {
      if (!path.startsWith('/website/')) return [];
      return Object.keys(bundle)
        .filter((file) => FONT.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/${file}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
          },
          injectTo: 'head-prepend',
        }));
    },
  },
};

/** Sets the public side as plain HTML, when the web app is built and while it is worked on. */
export const prerenderWebsite = (): Plugin[] => [fill, preloadFonts];
