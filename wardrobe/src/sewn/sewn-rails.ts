import { demoProducts } from '../stock/demo-products.ts';
import { storedShapes } from './stored-shapes.ts';

/** What of a design decides whether its rail is sewn. */
interface HungDesign {
  rail: string;
  shape?: string | undefined;
}

/** The rails all of whose designs have a shape, and one that is stored. */
export function wholeRails(
  designs: Iterable<HungDesign>,
  stored: ReadonlySet<string>,
): ReadonlySet<string> {
  const rails = Map.groupBy(designs, ({ rail }) => rail);
  const isStored = ({ shape }: HungDesign) => shape !== undefined && stored.has(shape);
  return new Set([...rails].filter(([, all]) => all.every(isStored)).map(([rail]) => rail));
}

let rails: ReadonlySet<string> | null = null;

/**
 * Whether a rail of the shop is sewn. It changes from drawings to sewn pictures as a whole, so that
 * no search mixes both hands among things of one kind.
 */
export function isSewnRail(rail: string): boolean {
  rails ??= wholeRails(
    demoProducts().map(({ design }) => design),
    new Set(storedShapes().keys()),
  );
  return rails.has(rail);
}
