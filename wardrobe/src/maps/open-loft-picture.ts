import { type LoftPictureHeader, loftPictureHeader } from './loft-picture-header.ts';

export type LoftImages = Record<keyof LoftPictureHeader['lengths'], Uint8Array>;

/** The header of a stored picture of a shape, and its images as they are packed. */
export function openLoftPicture(bytes: Uint8Array): {
  header: LoftPictureHeader;
  images: LoftImages;
} {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = 4 + view.getUint32(0, true);
  const text = new TextDecoder().decode(bytes.subarray(4, start));
  const header = loftPictureHeader.parse(JSON.parse(text));
  let at = start;
  const take = (name: keyof LoftImages) => {
    const from = at;
    at += header.lengths[name];
    return bytes.subarray(from, at);
  };
  const images = {
    parts: take('parts'),
    normals: take('normals'),
    light: take('light'),
    shadow: take('shadow'),
    depths: take('depths'),
  };
  return { header, images };
}

/** Depths from their differences, low bytes before high ones. */
export function undoDifferences(bytes: Uint8Array): Uint16Array {
  const count = bytes.length / 2;
  const depths = new Uint16Array(count);
  let last = 0;
  for (let i = 0; i < count; i += 1) {
    last = (last + ((bytes[i] ?? 0) | ((bytes[count + i] ?? 0) << 8))) & 0xffff;
    depths[i] = last;
  }
  return depths;
}
