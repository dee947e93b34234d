import type { PictureSource } from '@modiste/catalogue/pictures/picture-source';
import { ATTACHMENT_BYTES_MAX } from '@modiste/contract/limits';
import { PAGES } from '@modiste/contract/paths';
import { shopPicture } from '@modiste/wardrobe/shop-picture';
import { getShopPicture } from '../images/shop-pictures.ts';
import type { PictureMaker } from '../images/shop-thread/picture-maker.ts';
import { readItemPicture, storeItemPicture } from '../images/stored-item-pictures.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { fetchBytes, type GuardedFetch } from '../providers/web/guarded-fetch.ts';
import { WebError } from '../providers/web/guarded-request.ts';
import { isWebAddress } from './find-feed.ts';
import type { FindLocalPicture } from './local-pictures.ts';

const PICTURE_LIMITS = { bytesMax: ATTACHMENT_BYTES_MAX, timeMs: 20_000 };
const OWN_FOLDER = PAGES.itemPicture.replace(':name', '');
const DEMO_FOLDER = PAGES.demoShopPicture.replace(':name', '');
/** As wide as the tiles show the demo shop's pieces. */
const DEMO_PICTURE_PX = 480;

/** A command has nobody else to keep waiting: it makes pictures on its own thread. */
const MADE_HERE: Pick<PictureMaker, 'make'> = {
  make: ({ name, widthPx }) => shopPicture(name, widthPx),
};

interface Options {
  objects: ObjectStore;
  /** Pictures beside a feed on this machine; null for a feed of the web. */
  findLocal: FindLocalPicture | null;
  /** Null: the web's pictures are shown from where they are and not looked at. */
  guardedFetch: GuardedFetch | null;
}

/** An answer that says for good that there is no such picture. */
const isGone = (error: WebError) => error.status >= 400 && error.status < 500;

/** A picture that stays where it is: by https, as a page of ours loads it from there alone. */
function leftAt(address: URL): Awaited<ReturnType<PictureSource['take']>> {
  // With an explicit port, the address of the https server is unknown.
  if (address.protocol === 'http:' && address.port !== '') return null;
  return { url: address.href.replace(/^http:/, 'https:'), bytes: null };
}

async function takeFromWeb(
  reference: string,
  { objects, guardedFetch }: Options,
): ReturnType<PictureSource['take']> {
  const address = URL.parse(reference);
  if (address === null) return null;
  if (!guardedFetch) return leftAt(address);
  try {
    const original = await fetchBytes(guardedFetch, reference, PICTURE_LIMITS);
    // Over plain http a page of ours would not load it: it is served from here.
    if (address.protocol === 'http:') return await storeItemPicture(objects, original);
    return { url: reference, bytes: original };
  } catch (error) {
    if (!(error instanceof WebError)) throw error;
    return isGone(error) ? null : leftAt(address);
  }
}

/**
 * The pictures of a feed: those of this machine are kept in the object store and served by the
 * app; those of the web stay where they are and are fetched once to be looked at.
 */
export function feedPictures(options: Options): PictureSource {
  const { objects, findLocal } = options;
  return {
    async take(reference) {
      if (isWebAddress(reference)) return takeFromWeb(reference, options);
      if (reference.startsWith(OWN_FOLDER)) {
        const bytes = await readItemPicture(objects, reference.slice(OWN_FOLDER.length));
        return bytes && { url: reference, bytes };
      }
      if (reference.startsWith(DEMO_FOLDER)) {
        const file = reference.slice(DEMO_FOLDER.length);
        const stores = { objects, shopPictures: MADE_HERE };
        const bytes = await getShopPicture(stores, { file, widthPx: DEMO_PICTURE_PX });
        if (bytes) return { url: reference, bytes };
      }
      const original = findLocal && (await findLocal(reference));
      return original ? storeItemPicture(objects, original) : null;
    },
  };
}
