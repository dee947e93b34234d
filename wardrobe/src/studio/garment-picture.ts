import sharp from 'sharp';
import type { ClothLook } from '../looks/cloth-look.ts';
import { type Camera, wholeCamera } from '../rasterize/camera.ts';
import { GROUND } from '../shading/ground.ts';
import { layOnGround } from '../shading/shade-maps.ts';
import { type LitGarment, photographGarment } from './lit-garment.ts';
import { layersOf, photographLook } from './photograph-look.ts';

export const GARMENT_VIEWS = ['front', 'back', 'detail'] as const;
export type GarmentView = (typeof GARMENT_VIEWS)[number];

export interface GarmentPictureRequest {
  /** Lit for the side that the view shows. */
  garment: LitGarment;
  look: ClothLook;
  view: GarmentView;
  /** 320, 640 or 1280; the picture is a third taller. */
  widthPx: number;
}

const WEBP_QUALITY = 84;
/** Mild, as a camera does: edges and weave, hardly what is flat. */
const SHARPENED = { sigma: 0.7, m1: 0.35, m2: 1.1 };
const DETAIL_CM = 24;

/** Small pictures are drawn finer than asked: their pixels hold more of the weave. */
const finerBy = (widthPx: number): number => (widthPx >= 400 ? 1 : 1.5);
/** Colors are kept apart to the pixel where one looks closely; it takes time. */
const CLOSE_PX = 1000;

/** The middle of a panel; null where a garment has none of that name. */
function middleOf({ drape }: LitGarment, name: string): Camera['target'] | null {
  const panel = drape.panels.findIndex((one) => one.name === name);
  const vertices = [...drape.panelOf.keys()].filter((vertex) => drape.panelOf[vertex] === panel);
  if (vertices.length === 0) return null;
  const mean = (axis: number) =>
    vertices.reduce((sum, vertex) => sum + (drape.positions[vertex * 3 + axis] ?? 0), 0) /
    vertices.length;
  return [mean(0), mean(1), mean(2)];
}

function cameraOf({ garment, view }: GarmentPictureRequest): Camera {
  const whole = wholeCamera(garment.mesh.positions, view === 'back' ? Math.PI : 0);
  if (view !== 'detail') return whole;
  const lapel = middleOf(garment, 'left-lapel');
  if (lapel) return { ...whole, target: lapel, widthCm: DETAIL_CM };
  const { positions } = garment.mesh;
  let top = -Infinity;
  for (let at = 1; at < positions.length; at += 3) top = Math.max(top, positions[at] ?? 0);
  const [x, , z] = whole.target;
  return { ...whole, target: [x, top - DETAIL_CM * 0.55, z], widthCm: DETAIL_CM };
}

/** A product picture as WebP, on the plain ground of the shop. */
export async function garmentPicture(request: GarmentPictureRequest): Promise<Buffer> {
  const { widthPx } = request;
  const fine = Math.round((widthPx * finerBy(widthPx)) / 4) * 4;
  const { garment, look } = request;
  const shot = { camera: cameraOf(request), width: fine, layers: layersOf(look) };
  const layers = photographGarment(garment, shot);
  const pixels = layOnGround(photographLook(layers, garment.drape, look), GROUND);
  const raw = { width: fine, height: Math.round((fine * 4) / 3), channels: 3 as const };
  const whole = sharp(pixels, { raw });
  if (fine !== widthPx)
    whole.resize({ width: widthPx, height: Math.round((widthPx * 4) / 3), fit: 'fill' });
  return whole
    .sharpen(SHARPENED)
    .webp({ quality: WEBP_QUALITY, effort: 2, smartSubsample: widthPx >= CLOSE_PX })
    .toBuffer();
}
