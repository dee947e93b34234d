import { fetchBytes, type GuardedFetch } from '../web/guarded-fetch.ts';

const PICTURE_LIMITS = { bytesMax: 20 * 1024 * 1024, timeMs: 30_000 };

const SIGNATURES: readonly (readonly [type: string, at: number, text: string])[] = [
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG'],
  ['image/webp', 8, 'WEBP'],
];

/**
 * The media type that a picture's first bytes tell.
 * @throws Error for anything but JPEG, PNG and WebP.
 */
export function pictureType(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const found = SIGNATURES.find(([, at, text]) => start.startsWith(text, at));
  if (!found) throw new Error('The answer holds no JPEG, PNG or WebP picture');
  return found[0];
}

export const base64Of = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

export const dataUrlOf = (bytes: Uint8Array) =>
  `data:${pictureType(bytes)};base64,${base64Of(bytes)}`;

/** A picture that came as base64. */
export function pictureOfBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Buffer.from(text, 'base64'));
  pictureType(bytes);
  return bytes;
}

/** The picture behind what a service answered: a data URL, or an address of the public web. */
export async function pictureOfUrl(
  address: string,
  guardedFetch: GuardedFetch,
): Promise<Uint8Array> {
  const inline = /^data:image\/[a-z]+;base64,(.+)$/s.exec(address)?.[1];
  if (inline !== undefined) return pictureOfBase64(inline);
  const bytes = await fetchBytes(guardedFetch, address, PICTURE_LIMITS);
  pictureType(bytes);
  return bytes;
}
