import type { Item } from '@modiste/contract/entities/item';
import { escapeHtml } from './escape-html.ts';
import type { FirstView } from './first-view.ts';
import { metaTag, type PageHead } from './head-tags.ts';

const TITLE = /\s*<title>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta name="description"[^>]*>/;
const HEAD_END = /\s*<\/head>/;
const ROOT = '<div id="root"></div>';
const BODY_END = /\s*<\/body>/;
const STYLE = /<link rel="stylesheet"[^>]*>/;
const SCRIPTS = /\s*<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?/g;

/** The page of the app with a head of its own. What is put in is never read as a pattern. */
export function fillPage(page: string, { title, description, tags, plain }: PageHead): string {
  const own = [`<title>${escapeHtml(title)}</title>`, metaTag('description', description), ...tags];
  return page
    .replace(TITLE, '')
    .replace(DESCRIPTION, '')
    .replace(HEAD_END, (end) => ['', ...own].join('\n    ') + end)
    .replace(BODY_END, (end) => (plain === '' ? end : `\n    <noscript>${plain}</noscript>${end}`));
}

/**
 * The page of the app with an item to be seen before any script of the app has run. The guard fetches
 * those: at once where the view is not for whoever opens the page, otherwise when it has been seen.
 */
export function showItem(page: string, { parts, draw }: FirstView, item: Item): string {
  const { guard, entry, scripts } = parts;
  const start = `<script src="${guard}" data-entry="${entry}" data-parts="${scripts.join(' ')}"></script>`;
  const styles = parts.styles.map((path) => `<link rel="stylesheet" crossorigin href="${path}">`);
  return page
    .replaceAll(SCRIPTS, '')
    .replace(STYLE, (style) => [start, style, ...styles].join('\n    '))
    .replace(ROOT, () => `<div id="root">${draw(item)}</div>`);
}
