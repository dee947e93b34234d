import { type FeedContext, type FeedFormat, type FeedRow, rejected } from '../fields/feed-row.ts';
import { type JsonPart, splitJson } from '../formats/split-json.ts';
import { BrokenFeedError } from '../text/feed-errors.ts';
import { peekText } from '../text/peek-text.ts';
import { joinVariants } from './join-variants.ts';
import { findProducts } from './json-ld-nodes.ts';
import { toJsonLdRows } from './json-ld-product.ts';
import { readPage } from './read-page.ts';

const PAGE_CHARS_MAX = 64 * 1024 * 1024;
/** Up to this size a document is read as a whole, so that its parts may refer to one another. */
const WHOLE_CHARS_MAX = 8 * 1024 * 1024;

/** schema.org Product, ProductGroup and ItemList as a JSON file. */
export const JSON_LD: FeedFormat = {
  name: 'schema.org Product JSON-LD',
  async *read(text, context) {
    const { head, all } = await peekText(text, WHOLE_CHARS_MAX);
    const parts = splitJson(all, ['@graph', 'itemListElement']);
    const isWhole = head.length < WHOLE_CHARS_MAX;
    const whole: JsonPart[] = [];
    for await (const part of parts) {
      if (isWhole) whole.push(part);
      else yield* rowsOf([part], context);
    }
    yield* rowsOf(whole, context);
  },
};

/** The same inside the script elements of a web page. */
export const JSON_LD_PAGE: FeedFormat = {
  name: 'schema.org Product JSON-LD in HTML',
  async *read(text, context) {
    const { scripts, address, isWhole } = readPage(await wholeText(text));
    const parts: JsonPart[] = [];
    for (const { line, text: script } of scripts) {
      const value = parsedScript(script);
      if (value === undefined)
        yield rejected(line, 'the JSON-LD that begins here is not valid JSON');
      else parts.push({ line, value });
    }
    yield* rowsOf(parts, { ...context, siteUrl: address || context.siteUrl });
    if (!isWhole) throw new BrokenFeedError('The page ends too early');
  },
};

function* rowsOf(parts: readonly JsonPart[], context: FeedContext): Generator<FeedRow> {
  const products = parts.flatMap(({ line, value }) =>
    findProducts(value).map((node) => ({ line, node })),
  );
  for (const { line, node } of joinVariants(products)) yield* toJsonLdRows(node, line, context);
}

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

/** Pages wrap the JSON in comments, end it like a statement and break lines inside of texts. */
function parsedScript(script: string): unknown {
  const bare = script
    .replace(/<!--|-->|(?:\/\*|\/\/)?\s*(?:<!\[CDATA\[|\]\]>)\s*(?:\*\/)?/g, ' ')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/;\s*$/, '');
  try {
    return JSON.parse(bare);
  } catch {
    return undefined;
  }
}
