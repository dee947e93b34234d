import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planSewnPicture, sewnPicture } from './sewn/sewn-picture.ts';
import { findPicture } from './stock/find-picture.ts';
import { fileHash } from './stock/stored-shapes.ts';
import { outfitSubject, wearerOf, wornPicture } from './worn/worn-picture.ts';

const HASH_DIGITS = 24;

/** A hash of the code that makes pictures: another version of it makes other ones. */
function hashCode(): string {
  const hash = createHash('sha256');
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  for (const file of files.toSorted()) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    hash.update(file).update(readFileSync(join(import.meta.dirname, file)));
  }
  return hash.digest('hex');
}

const hashOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, HASH_DIGITS);

/**
 * What tells the subject of a picture from every other: its shape, its cloth and its colors; null
 * when the shop has no picture of that name. Makes nothing: it is quick.
 */
export function pictureSubject(name: string): string | null {
  const picture = findPicture(name);
  if (picture === null) return null;
  const { view } = picture;
  if (view === 'worn') return wornSubject(name);
  const plan = planSewnPicture(picture);
  return plan && hashOf(plan.look, view, fileHash(plan.file));
}

/** What tells a picture of how something is worn from every other; null where nobody can wear it. */
function wornSubject(name: string): string | null {
  const wearer = wearerOf(name);
  return wearer && hashOf(outfitSubject(wearer, [name]));
}

let code: string | null = null;

/** Changes whenever the code does that makes pictures. */
export function pictureVersion(): string {
  code ??= hashCode();
  return hashOf(code);
}

/** The same, and what tells the picture from those that other versions of the app made of it. */
export function pictureKey(name: string): string | null {
  const subject = pictureSubject(name);
  if (subject === null) return null;
  code ??= hashCode();
  return hashOf(code, subject);
}

/**
 * What the picture is made from: a shape seen from one side. Pictures of one shape are made faster
 * one after the other; null where it is worn, or the shop has none of that name.
 */
export function pictureShape(name: string): string | null {
  const picture = findPicture(name);
  const plan = picture && planSewnPicture(picture);
  return plan && `${plan.file} ${plan.view}`;
}

/**
 * A picture of the demo shop as WebP, `widthPx` wide and a third taller: as it is
 * sewn, or worn by a ready-made pose where it is asked for so; null when the shop has no picture of
 * that name. Made each time: the caller caches, and calls from a thread that nobody waits for.
 */
export async function shopPicture(name: string, widthPx: number): Promise<Buffer | null> {
  const picture = findPicture(name);
  if (picture === null) return null;
  const wearer = picture.view === 'worn' ? wearerOf(name) : null;
  if (wearer) return wornPicture({ mannequin: wearer, garments: [{ imageName: name }], widthPx });
  const plan = planSewnPicture(picture);
  return plan && sewnPicture(plan, { widthPx });
}

/** The same as bytes of red, green and blue, row by row; null where it is worn, too. */
export async function shopPicturePixels(name: string, widthPx: number): Promise<Buffer | null> {
  const picture = findPicture(name);
  const plan = picture && planSewnPicture(picture);
  return plan && sewnPicture(plan, { widthPx, format: 'pixels' });
}
