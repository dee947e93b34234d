import sharp from 'sharp';
import type { ObjectStore } from '../objects/object-store.ts';
import { drawOnDemand } from './draw-on-demand.ts';

/** The shape in which messengers show the picture of a link. */
export const CARD_WIDTH_PX = 1200;
export const CARD_HEIGHT_PX = 630;

const PAPER = '#fbf9f6';
const JPEG_QUALITY = 84;
const GROUND_BLUR_PX = 6;
const OWN_PICTURE = /^(\/(?:shop\/)?pictures\/[^/?#]+)\.webp$/;
const drawInTurn = drawOnDemand();

/** Where the app serves one of its own pictures as a card; null for any other picture. */
export function cardAddress(pictureUrl: string): string | null {
  const own = OWN_PICTURE.exec(pictureUrl)?.[1];
  return own === undefined ? null : `${own}.jpg`;
}

/** The name of a picture whose card is asked for; null where the name is not that of a card. */
export const pictureOfCard = (name: string): string | null =>
  name.endsWith('.jpg') ? name.replace(/\.jpg$/, '.webp') : null;

/** How far a picture is from the sides of a card, where its `side` is shorter than the card's. */
function marginsOf(side: number, cardSide: number): [before: number, after: number] {
  const before = Math.floor((cardSide - side) / 2);
  return [before, cardSide - side - before];
}

/**
 * The picture whole and never cut, on a ground that goes on as its edges end: most are taken before
 * a plain one. As JPEG, since not every messenger reads WebP.
 */
async function drawCard(picture: Uint8Array): Promise<Uint8Array> {
  const { data, info } = await sharp(picture)
    .flatten({ background: PAPER })
    .resize(CARD_WIDTH_PX, CARD_HEIGHT_PX, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const [left, right] = marginsOf(info.width, CARD_WIDTH_PX);
  const [top, bottom] = marginsOf(info.height, CARD_HEIGHT_PX);
  const ground = await sharp(data)
    .extend({ left, right, top, bottom, extendWith: 'copy' })
    .blur(GROUND_BLUR_PX)
    .toBuffer();
  return sharp(ground)
    .composite([{ input: data, left, top }])
    .jpeg({ quality: JPEG_QUALITY, progressive: true })
    .toBuffer();
}

/**
 * A picture as messengers show it beside a link, drawn at its first use and stored under `key`.
 * @param readPicture The picture itself; null when there is none.
 */
export async function getPictureCard(
  objects: ObjectStore,
  key: string,
  readPicture: () => Promise<Uint8Array | null>,
): Promise<Uint8Array | null> {
  const stored = await objects.get(key);
  if (stored) return stored;
  return drawInTurn(key, async () => {
    const picture = await readPicture();
    if (picture === null) return null;
    const card = await drawCard(picture);
    await objects.put(key, card, 'image/jpeg');
    return card;
  });
}
