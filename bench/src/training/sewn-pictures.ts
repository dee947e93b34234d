import { decodePicture, type Raster } from '@modiste/vision/decode-picture';
import { demoProducts } from '@modiste/wardrobe/demo-products';
import { shopPicture } from '@modiste/wardrobe/shop-picture';

const WIDTH_PX = 240;

type SewnView = 'front' | 'back' | 'worn';

/** A colorway of the demo shop's stock, with the names of its pictures. */
export interface SewnColorway {
  /** The garment type of the lexicon. */
  type: string;
  /** Colorways of one shape look alike but for cloth and color. */
  shape: string;
  /** Whether it is the first of its item, whose pictures a shopper sees. */
  isFirst: boolean;
  names: Readonly<Partial<Record<SewnView, string>>>;
}

const VIEWS: readonly SewnView[] = ['front', 'back', 'worn'];

/** Every colorway of the demo shop, in the order of the stock. */
export function sewnColorways(): SewnColorway[] {
  return demoProducts().flatMap(({ item, design, slug, colorways }) =>
    colorways.map((colorway, at) => {
      const stem = `/${slug}--${colorway.slug}--`;
      const shown = VIEWS.filter((view) =>
        item.image_urls.some((url) => url.endsWith(`${stem}${view}.webp`)),
      );
      const names = Object.fromEntries(
        shown.map((view) => [view, `${stem.slice(1)}${view}`] as const),
      );
      return { type: design.type, shape: design.shape ?? design.noun, isFirst: at === 0, names };
    }),
  );
}

/** A picture of the demo shop, as small as recognition looks at it. */
export async function sewnRaster(name: string): Promise<Raster> {
  const bytes = await shopPicture(name, WIDTH_PX);
  if (bytes === null) throw new Error(`The demo shop has no picture "${name}"`);
  return (await decodePicture(bytes)).raster;
}
