import { hexHash } from '@modiste/catalogue/hash/content-hash';
import type { TryOnMetadata } from '@modiste/contract/calls/try-on';
import type { Item } from '@modiste/contract/entities/item';
import { ATTACHMENT_BYTES_MAX, POSE_SIDE_STORED_PX } from '@modiste/contract/limits';
import { PAGES } from '@modiste/contract/paths';
import type { GarmentPicture, GarmentRole } from '@modiste/fitting/try-on-engine';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { BadPictureError, cleanPicture } from '../../images/clean-picture.ts';
import { cleanUpload } from '../../images/clean-upload.ts';
import { PICTURE_WIDTHS_PX } from '../../images/picture-widths.ts';
import { recognizeUpload } from '../../images/recognize-upload.ts';
import { getShopPicture } from '../../images/shop-pictures.ts';
import { readItemPicture } from '../../images/stored-item-pictures.ts';
import { fetchBytes } from '../../providers/web/guarded-fetch.ts';
import { WebError } from '../../providers/web/guarded-request.ts';
import type { TryOnRequest } from './read-try-on-request.ts';

/** A garment with its picture. */
export interface FoundGarment extends GarmentPicture {
  /** Null where it is no item of the catalogue. */
  itemId: string | null;
  /** The name of its picture in the demo shop; null for any other. */
  demoName: string | null;
}

type GarmentDeps = Pick<
  Deps,
  'config' | 'catalogue' | 'objects' | 'shopPictures' | 'recognizer' | 'fetchWeb' | 'log'
>;
type NamedGarment = NonNullable<TryOnMetadata['top']>;
type Category = GarmentPicture['category'];

const KEY_CHARS = 40;
const FETCH_LIMITS = { bytesMax: ATTACHMENT_BYTES_MAX, timeMs: 15_000 };
const WIDTH_PX = PICTURE_WIDTHS_PX[1];
const ITEM_FOLDER = PAGES.itemPicture.replace(':name', '');
const DEMO_FOLDER = PAGES.demoShopPicture.replace(':name', '');

/** A bottom comes before the top that is worn with it. */
const ROLES = ['bottom', 'top', 'full_body'] as const;

/** What may be worn in each slot; the first is taken where nothing tells. */
const CATEGORIES: Readonly<Record<GarmentRole, readonly [Category, ...Category[]]>> = {
  top: ['upper_body'],
  bottom: ['lower_body'],
  full_body: ['dresses', 'suits'],
};

function categoryOf(item: Item, role: GarmentRole): Category {
  const category = CATEGORIES[role].find((one) => one === item.try_on_category);
  if (category !== undefined) return category;
  throw new ApiError('invalid_request', { detail: `${role}: this item is not worn there` });
}

async function fetchPicture({ fetchWeb }: GarmentDeps, url: string): Promise<Uint8Array> {
  try {
    const original = await fetchBytes(fetchWeb, url, FETCH_LIMITS);
    const box = { widthPx: POSE_SIDE_STORED_PX, heightPx: POSE_SIDE_STORED_PX };
    return (await cleanPicture(original, box)).bytes;
  } catch (cause) {
    if (!(cause instanceof WebError || cause instanceof BadPictureError)) throw cause;
    throw new ApiError('no_garment', { detail: cause.message, cause });
  }
}

/** A picture of an item: one of ours from where it is stored, any other through the fetcher. */
async function readPicture(deps: GarmentDeps, url: string): Promise<Uint8Array> {
  if (!url.startsWith('/')) return fetchPicture(deps, url);
  const bytes = url.startsWith(DEMO_FOLDER)
    ? await getShopPicture(deps, { file: url.slice(DEMO_FOLDER.length), widthPx: WIDTH_PX })
    : url.startsWith(ITEM_FOLDER)
      ? await readItemPicture(deps.objects, url.slice(ITEM_FOLDER.length))
      : null;
  if (!bytes) throw new ApiError('no_garment', { detail: 'Its picture is gone.' });
  return bytes;
}

const demoNameIn = (url: string): string | null =>
  url.startsWith(DEMO_FOLDER) ? url.slice(DEMO_FOLDER.length).replace(/\.webp$/, '') : null;

async function findItem(
  { catalogue }: GarmentDeps,
  { id }: NamedGarment,
): Promise<Item | undefined> {
  const [item] = id === '' ? [] : await catalogue.itemsByIds([id]);
  return item;
}

async function findGarment(
  deps: GarmentDeps,
  role: GarmentRole,
  { metadata, pictures }: TryOnRequest,
): Promise<FoundGarment[]> {
  const named = metadata[role];
  if (named === null) return [];
  const upload = pictures.get(role);
  const item = await findItem(deps, named);
  const category = item ? categoryOf(item, role) : CATEGORIES[role][0];
  const about = { role, category, itemId: item?.id ?? null, words: item?.short_description ?? '' };
  const finish = (bytes: Uint8Array, demoName: string | null = null) => [
    { ...about, bytes, demoName, key: hexHash(bytes, KEY_CHARS) },
  ];
  if (upload !== undefined) {
    const { bytes } = await cleanUpload(upload, POSE_SIDE_STORED_PX);
    await recognizeUpload(deps, bytes);
    return finish(bytes);
  }
  if (item) {
    const url = item.image_urls.includes(named.url) ? named.url : item.image_urls[0];
    if (url === undefined) throw new ApiError('no_garment', { detail: 'It has no picture.' });
    return finish(await readPicture(deps, url), demoNameIn(url));
  }
  if (named.id !== '' || !URL.canParse(named.url)) throw new ApiError('item_not_found');
  return finish(await fetchPicture(deps, named.url));
}

/**
 * The garments that are asked for with their pictures, in the order they are put on.
 * @throws ApiError `item_not_found`, `no_garment` without a readable picture, `invalid_request` for
 * an item that is not worn in its slot.
 */
export async function findGarments(
  deps: GarmentDeps,
  request: TryOnRequest,
): Promise<FoundGarment[]> {
  const found = await Promise.all(ROLES.map((role) => findGarment(deps, role, request)));
  return found.flat();
}
