import type { PictureSource } from '@modiste/catalogue/catalogue';
import type { FeedFile } from '@modiste/catalogue/feeds/feed-file';
import { PAGES } from '@modiste/contract/paths';
import { demoItems } from '@modiste/wardrobe/demo-items';
import type { Deps } from '../../deps.ts';
import { provideShopPicture } from './provide-shop-picture.ts';

/** The demo shop's stock in the form of a feed. */
export const DEMO_FEED: FeedFile = {
  name: 'the demo shop',
  async *open() {
    for (const item of demoItems()) yield Buffer.from(`${JSON.stringify(item)}\n`);
  },
};

const PICTURE_FOLDER = PAGES.demoShopPicture.replace(':name', '');
const LOOKED_AT_PX = 480;

/** The demo shop's pictures, drawn for the import to look at and kept for the shoppers. */
export const demoPictures = (objects: Deps['objects']): PictureSource => ({
  async take(reference) {
    if (!reference.startsWith(PICTURE_FOLDER)) return null;
    const name = reference.slice(PICTURE_FOLDER.length);
    const bytes = await provideShopPicture(objects, name, LOOKED_AT_PX);
    return bytes && { url: reference, bytes };
  },
});
