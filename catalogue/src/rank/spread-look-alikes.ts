/** So many neighbors are seen at one glance. */
const GLANCE = 5;
/** Beyond what opens a page nobody minds. */
const SPREAD_MAX = 24;
/** So far down a substitute is looked for: further ones answer the query less well. */
const SUBSTITUTES = 10;
/** What comes first instead answers nearly as well: as a share of the one that waits. */
const SUBSTITUTE_WORTH_MIN = 0.93;

interface Spread<One> {
  areAlike: (one: One, other: One) => boolean;
  /** How well each answers what is asked, from 0 up. */
  relevanceOf: (one: One) => number;
}

/**
 * Moves things that look the same apart at the beginning of a page: where one looks like any of the
 * five before it, another comes first that answers nearly as well and whose like is farther away.
 * The first stays first, and nothing waits for more than a few places.
 * @param page Best first.
 */
export function spreadLookAlikes<One>(
  page: readonly One[],
  { areAlike, relevanceOf }: Spread<One>,
): One[] {
  const left = [...page];
  const chosen: One[] = [];
  /** How many things stand between one and the last that looks like it. */
  const distanceOf = (one: One) => {
    const before = chosen.slice(-GLANCE).toReversed();
    const nearest = before.findIndex((other) => areAlike(one, other));
    return nearest < 0 ? GLANCE : nearest;
  };
  while (chosen.length < SPREAD_MAX && left.length > 0) {
    const [first] = left;
    const least = first === undefined ? 0 : relevanceOf(first) * SUBSTITUTE_WORTH_MIN;
    const distances = left
      .slice(0, SUBSTITUTES)
      .map((one, at) => (at > 0 && relevanceOf(one) < least ? -1 : distanceOf(one)));
    chosen.push(...left.splice(distances.indexOf(Math.max(...distances)), 1));
  }
  return [...chosen, ...left];
}
