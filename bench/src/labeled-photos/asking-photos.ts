import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { kindOfType } from '@modiste/catalogue/understand/pictured-kinds';
import type { PictureKind } from '@modiste/contract/values';
import { demoProducts } from '@modiste/wardrobe/demo-products';
import { shopPicture } from '@modiste/wardrobe/shop-picture';
import { readLabeledPhotos } from './labeled-photos.ts';
import { inLampLight } from './lamp-light.ts';
import { pictureKindsOfLabel, readShoeKinds } from './picture-labels.ts';

/** A photo that somebody searches the demo shop by. */
export interface AskingPhoto {
  label: string;
  /** What the first item may be. */
  kinds: readonly string[];
  /** The very kind of a shoe; null where that is not known. */
  shoe: string | null;
  read: () => Promise<Uint8Array>;
}

/** Labeled photos of a folder whose path has `only` in it. */
export async function shoppersPhotos(data: string, only: string | null): Promise<AskingPhoto[]> {
  const shoes = await readShoeKinds(data);
  const photos = await readLabeledPhotos(data);
  return photos
    .filter(({ path }) => only === null || path.includes(only))
    .map(({ path, label }) => ({
      label,
      kinds: pictureKindsOfLabel(label),
      shoe: shoes.get(basename(path, '.jpg')) ?? null,
      read: () => readFile(path),
    }));
}

const OF_A_KIND = 4;
const WIDTH_PX = 480;

interface Shown {
  kind: PictureKind;
  name: string;
}

/** Fronts of the shop's own items, some of each kind, as if photographed in the light of a lamp. */
export function shopsPhotos(): AskingPhoto[] {
  const shown = demoProducts().flatMap(({ item, design }): Shown[] => {
    const kind = kindOfType(design.type);
    const name = item.image_urls[0]?.split('/').at(-1)?.replace('.webp', '');
    return kind && name ? [{ kind, name }] : [];
  });
  const some = [...Map.groupBy(shown, ({ kind }) => kind).values()].flatMap((all) =>
    all.filter((_, at) => at % Math.ceil(all.length / OF_A_KIND) === 0),
  );
  return some.map(({ kind, name }) => ({
    label: kind,
    kinds: [kind],
    shoe: null,
    read: async () => {
      const bytes = await shopPicture(name, WIDTH_PX);
      if (bytes === null) throw new Error(`The demo shop has no picture "${name}"`);
      return inLampLight(bytes);
    },
  }));
}
