/** So many neighbors are seen at one glance. */
const GLANCE = 5;
/** Beyond what opens a page nobody minds. */
const SPREAD_MAX = 24;
/** So far down a substitute is looked for: further ones answer the query less well. */
const SUBSTITUTES = 10;

interface Spread<One> {
  areAlike: (one: One, other: One) => boolean;
  /** Whether the other may come first instead of the one, since it answers about as well. */
  canReplace: (one: One, other: One) => boolean;
}

/**
 * Moves things that look the same apart at the beginning of a page: where one looks like any of the
 * five before it, another comes first that answers about as well and whose like is farther away.
 * The first stays first, and nothing waits for more than a few places.
 * @param page Best first.
 */
export function spreadLookAlikes<One>(
  page: readonly One[],
  { areAlike, canReplace }: Spread<One>,
): One[] {
  const left = [...page];
  const chosen: One[] = [];
  /** How many things stand between one and the last that looks like it. */
  const distanceOf = (one: One) => {
    const before = chosen.slice(-GLANCE).toReversed();
    const nearest = before.findIndex((other) => areAlike(one, other));
    return nearest < 0 ? GLANCE : nearest;
  };
  /** Where the one stands whose like is farthest away; none is compared behind one that has none near. */
  const nextAmong = (some: readonly One[], first: One): number => {
    const farthest = { at: 0, distance: -1 };
    for (const [at, one] of some.entries()) {
      const distance = at === 0 || canReplace(first, one) ? distanceOf(one) : -1;
      if (distance > farthest.distance) Object.assign(farthest, { at, distance });
      if (distance === GLANCE) break;
    }
    return farthest.at;
  };
  while (chosen.length < SPREAD_MAX) {
    const [first] = left;
    if (first === undefined) break;
    chosen.push(...left.splice(nextAmong(left.slice(0, SUBSTITUTES), first), 1));
  }
  return [...chosen, ...left];
}
