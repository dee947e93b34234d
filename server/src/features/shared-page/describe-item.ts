import type { Item } from '@modiste/contract/entities/item';
import { ITEM_PICTURE_SIZES } from '@modiste/contract/limits';
import { PAGES } from '@modiste/contract/paths';
import { formatPrice } from '@modiste/contract/price';
import type { Availability } from '@modiste/contract/values';
import { plainLine, shortenLine } from '../../html/clean-text.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import {
  canonicalTag,
  dataTag,
  metaTag,
  type PageHead,
  PRODUCT_NAME,
  propertyTag,
} from '../../html/head-tags.ts';
import { CARD_HEIGHT_PX, CARD_WIDTH_PX, cardAddress } from '../../images/picture-card.ts';
import { PICTURE_WIDTHS_PX } from '../../images/picture-widths.ts';
import { itemUrl, toWebUrl } from './item-url.ts';
import { amountOf, currencyOf, imagesOf, isReduced, presentProduct } from './present-product.ts';

const OWN_FOLDERS = [PAGES.demoShopPicture, PAGES.itemPicture].map((path) =>
  path.replace(':name', ''),
);

/**
 * Has the browser fetch the first picture while the app is still on its way, in the width that the
 * item viewer is going to ask for. What shops serve themselves has one width and is left to it.
 */
function preloadPicture({ image_urls: [url = ''] }: Item): string[] {
  if (!OWN_FOLDERS.some((folder) => url.startsWith(folder))) return [];
  const widths = PICTURE_WIDTHS_PX.map((width) => `${url}?w=${width} ${width}w`).join(', ');
  return [
    `<link rel="preload" as="image" href="${escapeHtml(`${url}?w=${PICTURE_WIDTHS_PX[0]}`)}" imagesrcset="${escapeHtml(widths)}" imagesizes="${ITEM_PICTURE_SIZES}" fetchpriority="high">`,
  ];
}

const TITLE_CHARS_MAX = 110;
const DESCRIPTION_CHARS_MAX = 200;

/** In the words of the catalogues that messengers and Meta's shops read. */
const AVAILABILITY: Record<Availability, string> = {
  in_stock: 'in stock',
  out_of_stock: 'out of stock',
  unavailable: 'discontinued',
};

/** "Red Silk Dress by Alder"; the brand once where the title names it. */
function titleOf(item: Item): string {
  const title = plainLine(item.short_description) || PRODUCT_NAME;
  const brand = plainLine(item.brand);
  const isNamed = brand === '' || title.toLowerCase().includes(brand.toLowerCase());
  return shortenLine(isNamed ? title : `${title} by ${brand}`, TITLE_CHARS_MAX);
}

function priceLine(item: Item): string {
  const shop = plainLine(item.website);
  const at = shop === '' ? '' : ` at ${shop}`;
  if (item.other_info.availability === 'unavailable') return `No longer sold${at}.`;
  const currency = currencyOf(item);
  const price = formatPrice(item.price, currency);
  const before = isReduced(item) ? `, was ${formatPrice(item.full_price, currency)}` : '';
  const stock = item.other_info.availability === 'out_of_stock' ? ', sold out at the moment' : '';
  return `${price}${before}${at}${stock}.`;
}

function descriptionOf(item: Item): string {
  const text = plainLine(item.description || item.semantic_search_description);
  return shortenLine(`${priceLine(item)} ${text}`.trim(), DESCRIPTION_CHARS_MAX);
}

/** The first picture: as a card where it is the app's own, whose size is then known. */
function pictureTags(item: Item, origin: string): string[] {
  const [first] = imagesOf(item, origin);
  if (first === undefined) return [metaTag('twitter:card', 'summary')];
  const card = cardAddress(item.image_urls[0] ?? '');
  const picture = card === null ? first : origin + card;
  const alt = titleOf(item);
  const size = [
    propertyTag('og:image:type', 'image/jpeg'),
    propertyTag('og:image:width', String(CARD_WIDTH_PX)),
    propertyTag('og:image:height', String(CARD_HEIGHT_PX)),
  ];
  return [
    propertyTag('og:image', picture),
    ...(card === null ? [] : size),
    propertyTag('og:image:alt', alt),
    metaTag('twitter:card', 'summary_large_image'),
    metaTag('twitter:image', picture),
    metaTag('twitter:image:alt', alt),
  ];
}

function priceTags(item: Item): string[] {
  const currency = currencyOf(item);
  return [
    propertyTag('product:price:amount', amountOf(item.price)),
    propertyTag('product:price:currency', currency),
    ...(isReduced(item)
      ? [
          propertyTag('product:original_price:amount', amountOf(item.full_price)),
          propertyTag('product:original_price:currency', currency),
        ]
      : []),
    propertyTag('product:availability', AVAILABILITY[item.other_info.availability]),
    propertyTag('product:condition', 'new'),
    propertyTag('product:retailer_item_id', item.id),
    ...(plainLine(item.brand) === '' ? [] : [propertyTag('product:brand', plainLine(item.brand))]),
  ];
}

function plainOf(item: Item, origin: string): string {
  const shop = toWebUrl(item.item_url, origin);
  const website = plainLine(item.website);
  const link =
    shop === null || website === ''
      ? ''
      : `<p><a href="${escapeHtml(shop)}" rel="nofollow sponsored">View on ${escapeHtml(website)}</a></p>`;
  return `<h1>${escapeHtml(titleOf(item))}</h1><p>${escapeHtml(descriptionOf(item))}</p>${link}`;
}

/** What the page of an item says of it before any script runs. */
export function describeItem(item: Item, origin: string): PageHead {
  const title = titleOf(item);
  const description = descriptionOf(item);
  const url = itemUrl(origin, item.id);
  return {
    title: title === PRODUCT_NAME ? title : `${title} · ${PRODUCT_NAME}`,
    description,
    tags: [
      ...preloadPicture(item),
      canonicalTag(url),
      propertyTag('og:type', 'product'),
      propertyTag('og:site_name', PRODUCT_NAME),
      propertyTag('og:title', title),
      propertyTag('og:description', description),
      propertyTag('og:url', url),
      ...pictureTags(item, origin),
      metaTag('twitter:title', title),
      metaTag('twitter:description', description),
      ...priceTags(item),
      dataTag(presentProduct(item, origin)),
    ],
    plain: plainOf(item, origin),
  };
}
