import sharp, { type Sharp } from 'sharp';
import type { ObjectStore } from '../objects/object-store.ts';

interface TryOnRef {
  userId: string;
  id: string;
}

/** Every result of a person lies in one folder, so that all can be erased at once. */
export const tryOnsFolder = (userId: string) => `tryons/${userId}`;
/** As it is shown and shared: with the mark that says that no camera took it. */
export const tryOnKey = ({ userId, id }: TryOnRef) => `${tryOnsFolder(userId)}/${id}.webp`;
/** Without the visible mark: what further garments are put on, and what is saved as a pose. */
export const plainTryOnKey = ({ userId, id }: TryOnRef) =>
  `${tryOnsFolder(userId)}/${id}-plain.webp`;

const WEBP_QUALITY = 88;
/** The IPTC's term for a photo that a model or a program has changed in part. */
const SOURCE =
  'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia';

const XMP = `<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="Modiste"
 Iptc4xmpExt:DigitalSourceType="${SOURCE}"/>
</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

const MARK_SHARE = 0.05;
const MARGIN_SHARE = 0.022;

/** A small plate that reads AI, drawn as strokes: a server may have no fonts. */
const markOf = (heightPx: number): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 46 32" height="${heightPx}">
<rect width="46" height="32" rx="16" fill="#14110f" fill-opacity=".62"/>
<g fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">
<path d="M12.500 22.500 18.500 9.500l6 13M14.800 18h7.400M31.500 9.500v13"/></g></svg>`);

/** A result made ready to keep, with and without the visible mark; both say it in their metadata. */
export async function markAsGenerated(
  bytes: Uint8Array,
  sidePx: number,
): Promise<{ plain: Uint8Array; marked: Uint8Array }> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: sidePx, height: sidePx, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const open = () => sharp(data, { raw: { width, height, channels: 3 } });
  const write = (picture: Sharp) => picture.withXmp(XMP).webp({ quality: WEBP_QUALITY }).toBuffer();
  const side = Math.min(width, height);
  const mark = markOf(Math.max(1, Math.round(side * MARK_SHARE)));
  const { height: markHeight } = await sharp(mark).metadata();
  const margin = Math.round(side * MARGIN_SHARE);
  const [plain, marked] = await Promise.all([
    write(open()),
    write(
      open().composite([
        { input: mark, left: margin, top: Math.max(0, height - markHeight - margin) },
      ]),
    ),
  ]);
  return { plain, marked };
}

export async function removeTryOnPictures(objects: ObjectStore, result: TryOnRef): Promise<void> {
  await objects.remove(tryOnKey(result));
  await objects.remove(plainTryOnKey(result));
}
