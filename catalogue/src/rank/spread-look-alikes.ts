/** So many neighbours are seen at one glance. */
const GLANCE = 5;
/** Beyond what opens a page nobody minds. */
const SPREAD_MAX = 24;
/** So far down a substitute is looked for: further ones answer the query less well. */
const SUBSTITUTES = 10;

/**
 * Moves things that look the same apart at the beginning of a page: where one looks like any of the
 * five before it, the next that does not comes first. The first stays first, and nothing waits for
 * more than a few places.
 * @param page Best first.
 */
export function spreadLookAlikes<One>(
  page: readonly One[],
  areAlike: (one: One, other: One) => boolean,
): One[] {
  const left = [...page];
  const chosen: One[] = [];
  while (chosen.length < SPREAD_MAX && left.length > 0) {
    const before = chosen.slice(-GLANCE);
    const fresh = left
      .slice(0, SUBSTITUTES)
      .findIndex((one) => !before.some((other) => areAlike(one, other)));
    chosen.push(...left.splice(Math.max(fresh, 0), 1));
  }
  return [...chosen, ...left];
}
