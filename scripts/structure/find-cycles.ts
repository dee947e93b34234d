/**
 * Finds what points at each other in a circle, by Tarjan's strongly connected components.
 * @param arrows Each node with the nodes that it points at.
 * @returns The nodes of each circle, sorted; none where the arrows have an order.
 * @see https://en.wikipedia.org/wiki/Tarjan%27s_strongly_connected_components_algorithm
 */
export function findCycles(arrows: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  const least = (one: string, other = Number.POSITIVE_INFINITY) =>
    lowest.set(one, Math.min(lowest.get(one) ?? other, other));

  function visit(node: string) {
    order.set(node, order.size);
    lowest.set(node, order.get(node) ?? 0);
    open.push(node);
    for (const next of arrows.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) least(node, lowest.get(next));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1) cycles.push(circle.toSorted());
  }

  for (const node of arrows.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
