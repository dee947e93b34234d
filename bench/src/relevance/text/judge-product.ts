import { type ComposedQuery, FACETS, type Facet } from './compose-query.ts';
import type { ShopProduct } from './shop-product.ts';

/** How well a product answers: 3 in all that was asked, 2 in type and more, 1 in type, 0 not. */
export type Grade = 0 | 1 | 2 | 3;

/** What is for everyone is for men and for women too; children's clothes are for neither. */
const meets = (product: ShopProduct, facet: Facet, wanted: string): boolean =>
  product[facet] === wanted || (facet === 'gender' && product.gender === 'Unisex');

export function judgeProduct(product: ShopProduct, { type, facets }: ComposedQuery): Grade {
  if (product.type !== type) return 0;
  const asked = FACETS.flatMap((facet) => {
    const wanted = facets[facet];
    return wanted === undefined ? [] : [meets(product, facet, wanted)];
  });
  if (asked.every(Boolean)) return 3;
  return asked.some(Boolean) ? 2 : 1;
}
