import { decodeHTML } from 'entities/decode';
import { Parser } from 'htmlparser2';

/** Far above any description; what is cut off is no loss, and time stays bounded. */
const HTML_CHARS_MAX = 50_000;
const LOOKS_ESCAPED = /&lt;\/?[a-z][a-z0-9]*\s*\/?(?:\s[^&]*)?&gt;/i;
const LINE_BREAK = /\r\n|[\n\r\u2028]/;
const INVISIBLE: ReadonlySet<string> = new Set(['script', 'style', 'head', 'template']);
const BLOCKS: ReadonlySet<string> = new Set(
  'p div ul ol li table tr h1 h2 h3 h4 h5 h6 section article blockquote dl dt dd br'.split(' '),
);

/** The visible text of some HTML, with a line for each block and "• " before each list point. */
function visibleText(html: string): string {
  let text = '';
  let invisibleDepth = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (INVISIBLE.has(name)) invisibleDepth += 1;
      else if (BLOCKS.has(name)) text += name === 'li' ? '\n• ' : '\n';
    },
    ontext(data) {
      if (invisibleDepth === 0) text += data;
    },
    onclosetag(name) {
      if (INVISIBLE.has(name)) invisibleDepth -= 1;
      else if (BLOCKS.has(name)) text += '\n';
    },
  });
  parser.end(html);
  return text;
}

/**
 * Plain text out of a description: tags are removed, list points become "• " lines and entities
 * characters, also where a shop escaped its HTML twice.
 */
export function htmlToText(html: string): string {
  const read = html.slice(0, HTML_CHARS_MAX);
  return visibleText(LOOKS_ESCAPED.test(read) ? decodeHTML(read) : read)
    .split(LINE_BREAK)
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n');
}

/** One line of plain text, for titles and names. */
export const plainLine = (html: string): string =>
  (/[<&]/.test(html) ? htmlToText(html) : html).replace(/\s+/g, ' ').trim();
