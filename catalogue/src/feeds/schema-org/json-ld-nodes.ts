/** An object of a JSON-LD document. */
export type JsonNode = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is JsonNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value or a list of values, always as a list. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

export const nodesOf = (value: unknown): JsonNode[] => listOf(value).filter(isNode);

/** Texts of a property: strings, numbers, and the names of things. */
export function textsOf(value: unknown): string[] {
  return listOf(value)
    .map((one) => {
      if (typeof one === 'string') return one.trim();
      if (typeof one === 'number') return String(one);
      return isNode(one) ? (textsOf(one.name ?? one['@value'] ?? one['@id'])[0] ?? '') : '';
    })
    .filter((text) => text !== '');
}

export const textOf = (value: unknown): string => textsOf(value)[0] ?? '';

/** Whether a node is of a schema.org type, written short or as an address. */
export const isOfType = (node: JsonNode, type: string): boolean =>
  textsOf(node['@type']).some((name) => name.replace(/^.*[/#:]/, '') === type);

/**
 * Every product or product group of a document: at the top, in a graph, in an item list or as
 * the main entity of a page; not those that a product merely names (related, similar).
 */
export function findProducts(value: unknown): JsonNode[] {
  if (Array.isArray(value)) return value.flatMap(findProducts);
  if (!isNode(value)) return [];
  if (isOfType(value, 'Product') || isOfType(value, 'ProductGroup')) return [value];
  return [
    '@graph',
    'itemListElement',
    'item',
    'mainEntity',
    'hasOfferCatalog',
    'itemOffered',
  ].flatMap((key) => findProducts(value[key]));
}
