/** Example searches: words, an occasion, a price, a size. */
export const EXAMPLE_SEARCHES: readonly string[] = [
  'Black midi dress under $150',
  'Linen shirt for a summer wedding',
  'White leather sneakers',
  'Cozy oversized knitwear',
  'Wide-leg jeans',
  'Camel wool coat on sale',
];
