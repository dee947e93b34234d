import { pictureShape } from '@modiste/wardrobe/shop-picture';

interface Batching<Pictured> {
  nameOf: (one: Pictured) => string;
  /** The most of one batch. */
  size: number;
}

/**
 * Puts together what is pictured in one shape, a few at a time: what a thread made of a shape for
 * the first, it has at hand for the next.
 */
export function batchByShape<Pictured>(
  all: readonly Pictured[],
  { nameOf, size }: Batching<Pictured>,
): Pictured[][] {
  const groups = Map.groupBy(all, (one) => pictureShape(nameOf(one)));
  return [...groups.values()].flatMap((some) =>
    Array.from({ length: Math.ceil(some.length / size) }, (_, at) =>
      some.slice(at * size, (at + 1) * size),
    ),
  );
}
