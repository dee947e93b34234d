import {
  type FeedContext,
  type FeedRow,
  type FeedVariant,
  makeProduct,
  makeProductRow,
  makeVariant,
  rejected,
} from '../fields/feed-row.ts';
import { readDetail } from '../fields/read-details.ts';
import { splitList } from '../fields/split-list.ts';
import { htmlToText, plainLine } from '../text/html-to-text.ts';
import { isOfType, type JsonNode, listOf, nodesOf, textOf, textsOf } from './json-ld-nodes.ts';
import { readJsonLdOffer } from './json-ld-offer.ts';

/** A Product, or a ProductGroup with its variants, as one row (schema.org/Product). */
export function* toJsonLdRows(
  node: JsonNode,
  line: number,
  context: FeedContext,
): Generator<FeedRow> {
  const isGroup = isOfType(node, 'ProductGroup');
  const group = nodesOf(node.isVariantOf)[0];
  const groupId = textOf(node.inProductGroupWithID) || (group === undefined ? '' : idOf(group));
  const key = groupId || idOf(node);
  const title = plainLine(textOf(node.name) || textOf(group?.name));
  if (key === '') {
    yield rejected(line, 'missing sku, productID, url and @id');
    return;
  }
  if (title === '') {
    yield rejected(line, 'missing name');
    return;
  }
  const products = isGroup ? nodesOf(node.hasVariant) : [node];
  const variants: FeedVariant[] = [];
  for (const one of products) {
    const variant = readVariant(one, variants.length, context);
    if (typeof variant === 'string') {
      yield rejected(line, variant);
      return;
    }
    variants.push(variant);
  }
  const id = idOf(node);
  yield makeProductRow({
    line,
    key,
    aliases: isGroup ? [textOf(node['@id'])].filter((alias) => alias !== '' && alias !== id) : [],
    isParent: isGroup && variants.length === 0,
    product: readProduct(node, title, context),
    variants,
  });
}

const idOf = (node: JsonNode): string =>
  textOf(node.productGroupID) ||
  textOf(node.sku) ||
  textOf(node.productID) ||
  textOf(node.url) ||
  textOf(node['@id']);

function readVariant(node: JsonNode, at: number, context: FeedContext): FeedVariant | string {
  const offer = readJsonLdOffer(node, context.now);
  if (typeof offer === 'string') return offer;
  if (offer.price === null) return 'missing price';
  return makeVariant({
    ...offer,
    id: idOf(node) || `variant ${at + 1}`,
    colors: textsOf(node.color).flatMap((color) => splitList(plainLine(color), '/')),
    sizes: textsOf(node.size).map(plainLine),
    pictures: picturesOf(node, context),
  });
}

function readProduct(node: JsonNode, title: string, context: FeedContext) {
  const link = textOf(node.url) || textOf(nodesOf(node.offers)[0]?.url);
  const sized = [node, ...nodesOf(node.hasVariant)].flatMap((one) => nodesOf(one.size))[0];
  const audience = nodesOf(node.audience)[0];
  const isGroup = isOfType(node, 'ProductGroup');
  return makeProduct({
    title,
    description: htmlToText(textOf(node.description)),
    brand: plainLine(textOf(node.brand) || textOf(node.manufacturer)),
    link: link === '' ? '' : absolute(link, context),
    categories: textsOf(node.category).flatMap((path) => splitList(plainLine(path), '>')),
    tags: textsOf(node.keywords).flatMap((words) => splitList(words)),
    details: nodesOf(node.additionalProperty).flatMap((property) =>
      readDetail(textOf(property.name), textOf(property.value)),
    ),
    gender: textOf(audience?.suggestedGender).replace(/^.*\//, ''),
    materials: textsOf(node.material).flatMap((text) => splitList(text, /[,/]/)),
    patterns: textsOf(node.pattern),
    colors: isGroup ? textsOf(node.color) : [],
    sizes: isGroup ? textsOf(node.size) : [],
    sizeSystem: textOf(sized?.sizeSystem).replace(/^.*(?:WearableSizeSystem|\/)/, ''),
    sizeTypes: textsOf(sized?.sizeGroup).map((group) =>
      group.replace(/^.*(?:WearableSizeGroup|\/)/, ''),
    ),
    pictures: isGroup ? picturesOf(node, context) : [],
  });
}

/** An address of a page as the page means it; it stays as it is where the page is not known. */
function absolute(address: string, { siteUrl }: FeedContext): string {
  return URL.canParse(address, siteUrl) ? new URL(address, siteUrl).href : address;
}

const picturesOf = (node: JsonNode, context: FeedContext): string[] =>
  listOf(node.image)
    .flatMap((image) => {
      if (typeof image === 'string') return [image];
      return nodesOf(image).map((one) => textOf(one.contentUrl) || textOf(one.url));
    })
    .filter((picture) => picture !== '')
    .map((picture) => absolute(picture, context));
