import { escapeHtml } from './escape-html.ts';
import { metaTag, type PageHead } from './head-tags.ts';

const TITLE = /\s*<title>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta name="description"[^>]*>/;
const HEAD_END = /\s*<\/head>/;
const BODY_END = /\s*<\/body>/;

/** The page of the app with a head of its own. What is put in is never read as a pattern. */
export function fillPage(page: string, { title, description, tags, plain }: PageHead): string {
  const own = [`<title>${escapeHtml(title)}</title>`, metaTag('description', description), ...tags];
  return page
    .replace(TITLE, '')
    .replace(DESCRIPTION, '')
    .replace(HEAD_END, (end) => ['', ...own].join('\n    ') + end)
    .replace(BODY_END, (end) => (plain === '' ? end : `\n    <noscript>${plain}</noscript>${end}`));
}
