import { escapeHtml } from './escape-html.ts';

export const PRODUCT_NAME = 'Modiste';

/** What the head of a page says of it to browsers, messengers and search engines. */
export interface PageHead {
  title: string;
  description: string;
  /** Whole tags. */
  tags: readonly string[];
  /** What is shown where no script runs, as HTML. */
  plain: string;
}

export const metaTag = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;

/** A tag of Open Graph. */
export const propertyTag = (property: string, content: string): string =>
  `<meta property="${property}" content="${escapeHtml(content)}">`;

export const canonicalTag = (url: string): string =>
  `<link rel="canonical" href="${escapeHtml(url)}">`;

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Data for whoever reads the page's source. No text in it can end the element. */
export function dataTag(data: object): string {
  const json = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign);
  return `<script type="application/ld+json">${json}</script>`;
}
