import { decodeHTML } from 'entities/decode';

const DROPPED = /<(script|style|head|template)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const BULLET = /<li\b[^>]*>/gi;
const BLOCK_END =
  /<br\s*\/?>|<\/?(?:p|div|ul|ol|table|tr|h[1-6]|section|article|blockquote|dl|dt|dd)\b[^>]*>|<\/li\s*>/gi;
const TAG = /<\/?[a-z][^>]*>/gi;
/** Far above any description; what is cut off is no loss, and time stays bounded. */
const HTML_CHARS_MAX = 50_000;
const LOOKS_ESCAPED = /&lt;\/?[a-z][a-z0-9]*\s*\/?(?:\s[^&]*)?&gt;/i;

/**
 * Plain text out of a description: tags gone, list points kept as "• " lines, entities decoded,
 * also where the HTML was escaped once more than needed.
 */
export function htmlToText(html: string): string {
  const read = html.slice(0, HTML_CHARS_MAX);
  const source = LOOKS_ESCAPED.test(read) ? decodeHTML(read) : read;
  const lines = decodeHTML(
    source.replace(DROPPED, ' ').replace(BULLET, '\n• ').replace(BLOCK_END, '\n').replace(TAG, ''),
  ).split(/\r\n|[\n\r\u2028]/);
  return lines
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n');
}

/** One line of plain text, for titles and names. */
export const plainLine = (html: string): string =>
  (/[<&]/.test(html) ? htmlToText(html) : html).replace(/\s+/g, ' ').trim();
