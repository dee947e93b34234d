import type { Colorway } from './colorway.ts';
import { demoProducts } from './demo-products.ts';
import { isShownWorn, type PictureView, type Product, pictureName, VIEWS } from './make-product.ts';

/** What a picture of the shop shows. */
export interface ShopPicture {
  product: Product;
  colorway: Colorway;
  view: PictureView;
}

function indexPictures(): ReadonlyMap<string, ShopPicture> {
  const pictures = new Map<string, ShopPicture>();
  for (const product of demoProducts()) {
    const views: PictureView[] = isShownWorn(product) ? [...VIEWS, 'worn'] : [...VIEWS];
    for (const colorway of product.colorways) {
      for (const view of views) {
        pictures.set(pictureName(product.slug, colorway, view), { product, colorway, view });
      }
    }
  }
  return pictures;
}

let index: ReadonlyMap<string, ShopPicture> | null = null;

/**
 * The picture of a name, the part of an item's image URL between "/shop/pictures/" and ".webp";
 * null when the shop has no such picture.
 */
export function findPicture(name: string): ShopPicture | null {
  index ??= indexPictures();
  return index.get(name) ?? null;
}
