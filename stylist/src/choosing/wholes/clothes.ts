/** The parts that tell how dressed up and how warm an outfit is. */
export const CLOTHES: ReadonlySet<string | null> = new Set([
  'top',
  'mid-layer',
  'outer',
  'bottom',
  'one-piece',
  'suit',
  'shoes',
]);
