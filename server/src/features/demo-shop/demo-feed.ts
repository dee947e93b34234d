import type { FeedFile } from '@modiste/catalogue/feeds/feed-file';
import type { PictureSource } from '@modiste/catalogue/pictures/picture-source';
import type { Item } from '@modiste/contract/entities/item';
import { PAGES } from '@modiste/contract/paths';
import { demoPast } from '@modiste/wardrobe/demo-products';

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

/** The last part of the address of a picture of the demo shop. */
export const pictureName = (address: string): string => address.slice(PICTURE_FOLDER.length);

/** The name of an item's first picture, as the wardrobe knows it. */
export const frontNameOf = ({ image_urls: [first = ''] }: Pick<Item, 'image_urls'>): string =>
  pictureName(first).replace(/\.webp$/, '');

/** Whether its pictures are made here. */
export const isOfDemoShop = ({ image_urls: [first = ''] }: Item): boolean =>
  first.startsWith(PICTURE_FOLDER);

/** The width of the pictures in tiles. */
export const TILE_WIDTH_PX = 480;

/** Leaves the demo shop's pictures unseen: they are made later, and looked at then. */
export const UNSEEN_PICTURES: PictureSource = {
  take: async (reference) => ({ url: reference, bytes: null }),
};
