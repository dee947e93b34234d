import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type Figure, type MeasureOptions, MissingDataError } from '../figures/measure.ts';
import { anotherViewFigures } from './another-view.ts';
import { readShopGallery } from './shop-gallery.ts';
import { shopperPhotoFigures } from './shopper-photos.ts';
import { colorNameFigures, similarPhotoFigures } from './similar-photos.ts';

const FOLDERS = ['luma/images', 'myntra/images_224', 'photos-cc0'];

/**
 * What pictures find and what is seen in them: another view of a product, photos of the same type
 * and color, a shopper's own photo against a shop, and the names of colors.
 *
 * @throws MissingDataError
 */
export async function measurePictures({ data, isQuick }: MeasureOptions): Promise<Figure[]> {
  for (const folder of FOLDERS) {
    await access(join(data, folder)).catch((cause: unknown) => {
      throw new MissingDataError(`There are no photos at ${join(data, folder)}`, { cause });
    });
  }
  const views = await anotherViewFigures(data);
  const gallery = await readShopGallery(data, isQuick);
  return [
    ...views,
    ...similarPhotoFigures(gallery),
    ...(await shopperPhotoFigures(data, { gallery, isQuick })),
    ...colorNameFigures(gallery),
  ];
}
