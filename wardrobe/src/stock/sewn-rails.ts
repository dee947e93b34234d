/** What of a design decides whether its rail is sewn. */
interface HungDesign {
  rail: string;
  shape?: string | undefined;
}

/**
 * The rails of the shop whose designs all have a stored shape. A rail changes from drawings to sewn
 * pictures as a whole, so that no search mixes both hands among things of one kind.
 */
export function sewnRails(
  designs: Iterable<HungDesign>,
  stored: Pick<ReadonlySet<string>, 'has'>,
): ReadonlySet<string> {
  const rails = Map.groupBy(designs, ({ rail }) => rail);
  const isStored = ({ shape }: HungDesign) => shape !== undefined && stored.has(shape);
  return new Set([...rails].filter(([, all]) => all.every(isStored)).map(([rail]) => rail));
}
