import { join } from 'node:path';
import { halfMeans, type JudgedCase } from '../figures/half-means.ts';
import type { Figure } from '../figures/measure.ts';
import {
  type LinkedProduct,
  type LinkKind,
  readLinkedProducts,
  readLinks,
} from './luma-products.ts';
import { rankBeside } from './rank-beside.ts';

const FIRST = 10;

interface LinkedShop {
  products: readonly LinkedProduct[];
  links: ReadonlyMap<string, readonly string[]>;
}

/** The share of a product's links among the first ten that go with it, product by product. */
export function recallOfLinks({ products, links }: LinkedShop): JudgedCase[] {
  const known = new Set(products.map(({ sku }) => sku));
  return products.flatMap((anchor): JudgedCase[] => {
    const linked = (links.get(anchor.sku) ?? []).filter((sku) => known.has(sku));
    if (linked.length === 0) return [];
    const others = products.filter((other) => other !== anchor);
    const first = rankBeside(anchor, others)
      .slice(0, FIRST)
      .map(({ sku }) => sku);
    const found = linked.filter((sku) => first.includes(sku)).length;
    return [{ half: anchor.half, score: found / Math.min(linked.length, FIRST) }];
  });
}

function shareWorn({ products, links }: LinkedShop): string {
  const worn = new Set(products.flatMap(({ sku, piece }) => (piece.role === null ? [] : sku)));
  const all = [...links.values()].flat();
  return `${all.filter((sku) => worn.has(sku)).length} of ${all.length}`;
}

const KINDS: readonly (readonly [kind: LinkKind, name: string])[] = [
  ['crosssell', 'cross-sell links'],
  ['related', 'related links'],
];

/** Does what completes the look of a product agree with what its store shows beside it? */
export async function lumaFigures(data: string): Promise<Figure[]> {
  const fixtures = join(data, 'luma/fixtures');
  const products = await readLinkedProducts(fixtures);
  const figures: Figure[] = [];
  for (const [kind, name] of KINDS) {
    const links = await readLinks(fixtures, kind);
    console.log(
      `looks: of luma's ${name}, ${shareWorn({ products, links })} lead to something worn`,
    );
    const cases = recallOfLinks({ products, links });
    figures.push({
      measure: `complete the look: luma ${name}, R@${FIRST}`,
      atLeast: null,
      naive: null,
      ...halfMeans(cases),
    });
  }
  return figures;
}
