import type { Item } from '@modiste/contract/entities/item';
import { ITEM_PICTURE_SIZES } from '@modiste/contract/limits';
import { PAGES } from '@modiste/contract/paths';
import { escapeHtml } from '../../html/escape-html.ts';
import { PICTURE_WIDTHS_PX } from '../../images/picture-widths.ts';

const OWN_FOLDERS = [PAGES.demoShopPicture, PAGES.itemPicture].map((path) =>
  path.replace(':name', ''),
);

/**
 * Has the browser fetch the first picture while the app is still on its way, in the width that the
 * item viewer is going to ask for. What shops serve themselves has one width and is left to it.
 */
export function hintPicture({ image_urls: [url = ''] }: Item): string[] {
  if (!OWN_FOLDERS.some((folder) => url.startsWith(folder))) return [];
  const widths = PICTURE_WIDTHS_PX.map((width) => `${url}?w=${width} ${width}w`).join(', ');
  return [
    `<link rel="preload" as="image" href="${escapeHtml(`${url}?w=${PICTURE_WIDTHS_PX[0]}`)}" imagesrcset="${escapeHtml(widths)}" imagesizes="${ITEM_PICTURE_SIZES}" fetchpriority="high">`,
  ];
}
