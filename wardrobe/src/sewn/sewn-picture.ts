import { readFileSync } from 'node:fs';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import type { ClothLook } from '../looks/cloth-look.ts';
import type { ShopPicture } from '../stock/find-picture.ts';
import { type GarmentView, garmentPicture } from '../studio/garment-picture.ts';
import { type LitGarment, lightGarment } from '../studio/lit-garment.ts';
import { lookOfProduct } from './look-of-product.ts';
import { isSewnRail } from './sewn-rails.ts';
import { storedShapes } from './stored-shapes.ts';

/** What a sewn picture is made from. */
export interface SewnPicture {
  file: string;
  look: ClothLook;
  view: GarmentView;
}

/** How a picture of the shop is sewn; null where its rail is still drawn. */
export function planSewnPicture({ product, colorway, view }: ShopPicture): SewnPicture | null {
  const { shape, rail } = product.design;
  if (shape === undefined || !isSewnRail(rail)) return null;
  const stored = storedShapes().get(shape);
  const look = lookOfProduct(product, colorway);
  if (stored?.kind !== 'drape' || look === null) return null;
  return { file: stored.file, look, view };
}

/** Garments of the last pictures: those of one item, and of items beside it, share one. */
const LIT_MAX = 6;
const lit = new Map<string, LitGarment>();

function litGarment(file: string): LitGarment {
  const garment = lit.get(file) ?? lightGarment(unpackDrape(readFileSync(file)));
  lit.delete(file);
  lit.set(file, garment);
  const [oldest] = lit.keys();
  if (lit.size > LIT_MAX && oldest !== undefined) lit.delete(oldest);
  return garment;
}

/**
 * Makes a sewn picture as WebP, `widthPx` wide and a third taller: some tenths of a second of one
 * core, so not for a thread that answers requests.
 */
export const sewnPicture = ({ file, look, view }: SewnPicture, widthPx: number): Promise<Buffer> =>
  garmentPicture({ garment: litGarment(file), look, view, widthPx });
