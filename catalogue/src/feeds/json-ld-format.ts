import { BrokenFeedError } from './feed-errors.ts';
import { type FeedFormat, rejected } from './feed-row.ts';
import { findProducts } from './json-ld-nodes.ts';
import { toJsonLdRows } from './json-ld-product.ts';
import { splitJson } from './split-json.ts';

const SCRIPT =
  /<script\b[^>]*\btype\s*=\s*["']?application\/ld\+json["']?[^>]*>([\s\S]*?)<\/script\s*>/gi;
const PAGE_CHARS_MAX = 64 * 1024 * 1024;

/** schema.org Product, ProductGroup and ItemList as a JSON file. */
export const JSON_LD: FeedFormat = {
  name: 'schema.org Product JSON-LD',
  async *read(text, context) {
    for await (const { line, value } of splitJson(text, ['@graph', 'itemListElement'])) {
      for (const node of findProducts(value)) yield* toJsonLdRows(node, line, context);
    }
  },
};

/** The same inside the script elements of a web page. */
export const JSON_LD_PAGE: FeedFormat = {
  name: 'schema.org Product JSON-LD in HTML',
  async *read(text, context) {
    const html = await wholeText(text);
    for (const match of html.matchAll(SCRIPT)) {
      const start = (match.index ?? 0) + match[0].indexOf('>') + 1;
      const line = html.slice(0, start).split('\n').length;
      const value = parsedScript(match[1] ?? '');
      if (value === undefined) yield rejected(line, 'the JSON-LD that begins here is no JSON');
      for (const node of findProducts(value)) yield* toJsonLdRows(node, line, context);
    }
    if (!/<\/(?:html|body)\s*>|<\/script\s*>/i.test(html)) {
      throw new BrokenFeedError('The page ends too early');
    }
  },
};

async function wholeText(text: AsyncIterable<string>): Promise<string> {
  const parts: string[] = [];
  let length = 0;
  for await (const chunk of text) {
    parts.push(chunk);
    length += chunk.length;
    if (length > PAGE_CHARS_MAX) throw new BrokenFeedError('The page is larger than 64 MB');
  }
  return parts.join('');
}

function parsedScript(script: string): unknown {
  try {
    return JSON.parse(script);
  } catch {
    return undefined;
  }
}
