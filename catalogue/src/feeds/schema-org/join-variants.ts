import { isOfType, type JsonNode, nodesOf, textOf } from './json-ld-nodes.ts';

interface PlacedNode {
  line: number;
  node: JsonNode;
}

const nameOf = (node: JsonNode): string => textOf(node['@id']) || textOf(node.url);

/** Whether a node only points to another, by its id or its address. */
const isReference = (node: JsonNode): boolean =>
  Object.keys(node).every((key) => key === '@id' || key === '@type' || key === 'url');

/**
 * Puts products that a group names by reference into that group, and drops references that lead
 * nowhere. What joined a group does not stand by itself any more.
 */
export function joinVariants(products: readonly PlacedNode[]): PlacedNode[] {
  const byName = new Map<string, JsonNode>();
  for (const { node } of products) {
    if (nameOf(node) !== '' && !isReference(node)) byName.set(nameOf(node), node);
  }
  const joined = new Set<JsonNode>();
  const groups = products.map(({ line, node }) => {
    if (!isOfType(node, 'ProductGroup')) return { line, node };
    const variants = nodesOf(node.hasVariant).flatMap((variant) => {
      if (!isReference(variant)) return [variant];
      const found = byName.get(nameOf(variant));
      if (found === undefined || found === node) return [];
      joined.add(found);
      return [found];
    });
    return { line, node: { ...node, hasVariant: variants } };
  });
  return groups.filter(({ node }) => !joined.has(node));
}
