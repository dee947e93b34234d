import { pictureShape } from '@modiste/wardrobe/shop-picture';

/** Few enough that a shutdown does not wait for long. */
const BATCH = 12;

/**
 * Puts together what is pictured in one shape, a few at a time: what a thread made of a shape for
 * the first, it has at hand for the next.
 */
export function batchByShape<Pictured>(
  all: readonly Pictured[],
  nameOf: (one: Pictured) => string,
): Pictured[][] {
  const groups = Map.groupBy(all, (one) => pictureShape(nameOf(one)));
  return [...groups.values()].flatMap((some) =>
    Array.from({ length: Math.ceil(some.length / BATCH) }, (_, at) =>
      some.slice(at * BATCH, (at + 1) * BATCH),
    ),
  );
}
