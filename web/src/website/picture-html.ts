import { escaped } from './website-page.ts';

/** Screens of the running product, photographed by `npm run pictures`. */
export type ScreenName = 'home' | 'chat' | 'poses';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const WIDE = '(min-width: 900px)';
const DARK = '(prefers-color-scheme: dark)';

const address = (screen: ScreenName, device: 'phone' | 'desktop', scheme: 'light' | 'dark') =>
  `/src/website/screens/${screen}-${device}-${scheme}.webp`;

const source = (media: string, from: string, { width, height }: typeof PHONE) =>
  `<source media="${media}" srcset="${from}" width="${width}" height="${height}">`;

/** A screen as a phone or a desktop shows it, in light or dark as the visitor's own. */
export const pictureHtml = (screen: ScreenName, alt: string): string => `<picture>
${source(`${WIDE} and ${DARK}`, address(screen, 'desktop', 'dark'), DESKTOP)}
${source(WIDE, address(screen, 'desktop', 'light'), DESKTOP)}
${source(DARK, address(screen, 'phone', 'dark'), PHONE)}
<img src="${address(screen, 'phone', 'light')}" alt="${escaped(alt)}" width="${PHONE.width}" height="${PHONE.height}" loading="lazy" decoding="async">
</picture>`;
