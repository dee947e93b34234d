import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Color } from '@modiste/contract/values';
import { embedPictures } from './picture-embeddings.ts';

const WORN = ['Apparel', 'Footwear', 'Accessories'];
const QUICK_SHARE = 4;

/** A product of a real shop with its photo. */
export interface ShopPhoto {
  id: string;
  type: string;
  color: string;
  imageEmbedding: Float32Array;
  colors: readonly Color[];
}

/** The clothes, shoes and accessories of `myntra/` that have a photo; a quarter of them if quick. */
export async function readShopGallery(data: string, isQuick: boolean): Promise<ShopPhoto[]> {
  const folder = join(data, 'myntra/images_224');
  const pictures = new Set(await readdir(folder));
  const products = productRows(await readFile(join(data, 'myntra/products.csv'), 'utf8'))
    .filter(({ id, category }) => pictures.has(`${id}.jpg`) && WORN.includes(category))
    .filter((_product, at) => !isQuick || at % QUICK_SHARE === 0);
  const imageEmbeddings = await embedPictures(products.map(({ id }) => join(folder, `${id}.jpg`)));
  return products.flatMap((product, at) => {
    const seen = imageEmbeddings[at];
    return seen ? [{ ...product, ...seen }] : [];
  });
}

/** The columns before the name hold no commas. */
function productRows(csv: string): { id: string; category: string; type: string; color: string }[] {
  const [header = '', ...rows] = csv.trim().split(/\r?\n/);
  const columns = header.split(',');
  return rows.map((row) => {
    const cells = row.split(',');
    const cell = (column: string): string => cells[columns.indexOf(column)] ?? '';
    return {
      id: cell('id'),
      category: cell('masterCategory'),
      type: cell('articleType'),
      color: cell('baseColour'),
    };
  });
}
