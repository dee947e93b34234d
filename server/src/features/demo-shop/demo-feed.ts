import type { FeedFile } from '@modiste/catalogue/feeds/feed-file';
import type { PictureSource } from '@modiste/catalogue/pictures/picture-source';
import type { Item } from '@modiste/contract/entities/item';
import { PAGES } from '@modiste/contract/paths';
import { demoPast } from '@modiste/wardrobe/demo-products';
import type { Deps } from '../../deps/deps.ts';
import { getShopPicture } from './shop-pictures.ts';

/** The demo shop's stock in the form of a feed, with a past for items that are new to the catalogue. */
export const demoFeed = (stock: readonly Item[], openedAt: Date): FeedFile => ({
  name: 'the demo shop',
  async *open() {
    for (const item of stock) {
      yield Buffer.from(`${JSON.stringify({ ...item, ...demoPast(item.id, openedAt) })}\n`);
    }
  },
});

const PICTURE_FOLDER = PAGES.demoShopPicture.replace(':name', '');
/** The width of the tiles: rendered at import for recognition, and stored for shoppers. */
const RECOGNIZED_WIDTH_PX = 480;

/**
 * The demo shop's pictures. The first of each item is recognized; the rest are drawn on demand.
 * @param onRecognized Called for each item whose picture was recognized.
 */
export function demoPictures(
  stores: Pick<Deps, 'objects' | 'shopPictures'>,
  stock: readonly Item[],
  onRecognized: () => void,
): PictureSource {
  const looked = new Set(stock.map((item) => item.image_urls[0]));
  return {
    async take(reference) {
      if (!looked.has(reference)) return { url: reference, bytes: null };
      const name = reference.slice(PICTURE_FOLDER.length);
      const order = { file: name, widthPx: RECOGNIZED_WIDTH_PX, isUrgent: false };
      const bytes = await getShopPicture(stores, order);
      onRecognized();
      return bytes && { url: reference, bytes };
    },
  };
}
