import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import type { ClothLook } from '../looks/cloth-look.ts';
import type { PictureForm } from '../shading/finish-picture.ts';
import type { LoftLook } from '../solids/loft-look.ts';
import { loftPicture } from '../solids/loft-picture.ts';
import type { ShopPicture } from '../stock/find-picture.ts';
import { type GarmentView, garmentPicture } from '../studio/garment-picture.ts';
import { type Facing, type LitGarment, lightGarment } from '../studio/lit-garment.ts';
import { loftLookOf, lookOfProduct } from './look-of-product.ts';

/** What a sewn picture is made from: a stored file and a colorway. */
export type SewnPicture =
  | { kind: 'drape'; file: string; look: ClothLook; view: GarmentView }
  | { kind: 'loft'; file: string; look: LoftLook; view: GarmentView };

/** A loft's file is called after its shape and the view of it. */
const VIEW_OF_FILE = /-(?:front|back|side|detail)$/;

/** How a picture of the shop is sewn; null where it is worn, or of no known cloth. */
export function planSewnPicture({ product, colorway, view }: ShopPicture): SewnPicture | null {
  const { shape } = product;
  if (view === 'worn') return null;
  if (shape.kind === 'drape') {
    const look = lookOfProduct(product, colorway);
    return look && { kind: 'drape', file: shape.file, look, view };
  }
  const own = shape.files[view];
  const file = own ?? shape.files.front;
  const look = loftLookOf(product, colorway);
  if (!file || !look) return null;
  const marked = { ...look, shape: basename(file, '.loft').replace(VIEW_OF_FILE, '') };
  return { kind: 'loft', file, look: marked, view: own ? 'front' : view };
}

/** Garments of the last pictures: those of one item, and of items beside it, share one. */
const LIT_MAX = 2;
const lit = new Map<string, LitGarment>();

function litGarment(file: string, facing: Facing): LitGarment {
  const key = `${file} ${facing}`;
  const garment = lit.get(key) ?? lightGarment(unpackDrape(readFileSync(file)), facing);
  lit.delete(key);
  lit.set(key, garment);
  const [oldest] = lit.keys();
  if (lit.size > LIT_MAX && oldest !== undefined) lit.delete(oldest);
  return garment;
}

let lastFile: { file: string; bytes: Uint8Array } | null = null;

/** The bytes of a stored shape, the same ones for its next colorway. */
function storedLoft(file: string): Uint8Array {
  if (lastFile?.file !== file) lastFile = { file, bytes: readFileSync(file) };
  return lastFile.bytes;
}

/**
 * Makes a sewn picture, `widthPx` wide and a third taller: some tenths of a second of one core, so
 * not for a thread that answers requests. Colorways of one shape that follow each other take less.
 */
export async function sewnPicture(plan: SewnPicture, form: PictureForm): Promise<Buffer> {
  const { file, view } = plan;
  if (plan.kind === 'loft')
    return loftPicture({ stored: storedLoft(file), look: plan.look, view, ...form });
  const { look } = plan;
  const garment = litGarment(file, view === 'back' ? 'back' : 'front');
  return garmentPicture({ garment, look, view, ...form });
}
