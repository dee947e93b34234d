import { escaped } from './website-page.ts';

/** Screens of the running product, photographed by `npm run pictures`. */
export type ScreenName = 'home' | 'chat' | 'try-on';

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

/** Garments of the demo shop, as the shop shows them. */
type Piece =
  | 'coat'
  | 'dress'
  | 'pumps'
  | 'satchel'
  | 'shirt-dress'
  | 'skirt'
  | 'sweatshirt'
  | 'trousers';

const PIECE = { width: 480, height: 640 };
const piece = (name: Piece, width: 480 | 1080) => `/src/website/pieces/${name}-${width}.webp`;

/** Garments side by side, from edge to edge. They only adorn the page. */
export const railHtml = (names: readonly Piece[]): string => `<div class="rail">
${names.map((name) => `<img src="${piece(name, 480)}" alt="" width="${PIECE.width}" height="${PIECE.height}" loading="lazy" decoding="async">`).join('\n')}
</div>`;

/** One garment, large; `isFirst` where it stands in the first view of its page. */
export const pieceHtml = (
  name: 'coat' | 'pumps' | 'satchel',
  { isFirst = false }: { isFirst?: boolean } = {},
): string =>
  `<img class="piece" src="${piece(name, 480)}" srcset="${piece(name, 480)} 480w, ${piece(name, 1080)} 1080w" sizes="(min-width: 900px) 40vw, 92vw" alt="" width="${PIECE.width}" height="${PIECE.height}" ${isFirst ? 'fetchpriority="high"' : 'loading="lazy"'} decoding="async">`;
