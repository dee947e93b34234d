/**
 * Remembers what was made last, so that pictures of one shape in many colors read its maps once.
 * Only one is held: maps are large, and colorways of a shape come one after the other.
 */
export function keepLast<Source extends object, Made>() {
  let last: { source: Source; key: string; made: Made } | null = null;
  return (source: Source, key: string, make: () => Made): Made => {
    if (last?.source === source && last.key === key) return last.made;
    last = null;
    const made = make();
    last = { source, key, made };
    return made;
  };
}

/** Wider maps than a tile's take too much memory to be kept. */
export const KEPT_WIDTH_PX = 480;
