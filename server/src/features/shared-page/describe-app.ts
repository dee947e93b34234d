import { PAGES } from '@modiste/contract/paths';
import {
  canonicalTag,
  metaTag,
  type PageHead,
  PRODUCT_NAME,
  propertyTag,
} from '../../html/head-tags.ts';

const DESCRIPTION = 'Find clothes, shoes and accessories from a description, filters or a photo.';
const ICON = { path: '/icon-512.png', sidePx: 512 };

/** What the app's page says of the app. */
export function describeApp(origin: string): PageHead {
  const url = origin + PAGES.app;
  const icon = origin + ICON.path;
  return {
    title: PRODUCT_NAME,
    description: DESCRIPTION,
    tags: [
      canonicalTag(url),
      propertyTag('og:type', 'website'),
      propertyTag('og:site_name', PRODUCT_NAME),
      propertyTag('og:title', PRODUCT_NAME),
      propertyTag('og:description', DESCRIPTION),
      propertyTag('og:url', url),
      propertyTag('og:image', icon),
      propertyTag('og:image:type', 'image/png'),
      propertyTag('og:image:width', String(ICON.sidePx)),
      propertyTag('og:image:height', String(ICON.sidePx)),
      propertyTag('og:image:alt', PRODUCT_NAME),
      metaTag('twitter:card', 'summary'),
    ],
    plain: '',
  };
}

/** The page of an item that there is not, or that cannot be looked up now: the app says the rest. */
export const describeMissing = (isGone: boolean): PageHead => {
  const title = isGone ? 'Item not found' : 'Item not available';
  const description = isGone
    ? 'We couldn’t find this item. It may no longer be sold, or the link may be incomplete.'
    : 'We can’t show this item right now. Please try again later.';
  return {
    title: `${title} · ${PRODUCT_NAME}`,
    description,
    tags: [metaTag('robots', 'noindex'), propertyTag('og:title', title)],
    plain: `<h1>${title}</h1><p>${description}</p><p><a href="${PAGES.app}">${PRODUCT_NAME}</a></p>`,
  };
};
