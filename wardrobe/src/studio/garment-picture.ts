import type { ClothLook } from '../looks/cloth-look.ts';
import { KEPT_WIDTH_PX, keepLast } from '../maps/keep-last.ts';
import type { PictureMaps } from '../maps/picture-maps.ts';
import { type Camera, wholeCamera } from '../rasterize/camera.ts';
import { finishPicture, type PictureForm } from '../shading/finish-picture.ts';
import { GROUND } from '../shading/ground.ts';
import { layOnGround } from '../shading/shade-maps.ts';
import { hangOwn } from './hang-own.ts';
import { type LitGarment, photographGarment } from './lit-garment.ts';
import { layersOf, photographLook } from './photograph-look.ts';

export const GARMENT_VIEWS = ['front', 'back', 'detail'] as const;
export type GarmentView = (typeof GARMENT_VIEWS)[number];

export interface GarmentPictureRequest extends PictureForm {
  /** Lit for the side that the view shows. */
  garment: LitGarment;
  look: ClothLook;
  view: GarmentView;
}

const DETAIL_CM = 24;

/** Small pictures are drawn finer than asked: their pixels hold more of the weave. */
const finerBy = (widthPx: number): number => (widthPx >= 400 ? 1 : 1.5);

/** What a lens spreads in pictures that are drawn as asked: outlines are as soft as a photograph's. */
const SPREAD_PX = 0.55;

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

const lastMaps = keepLast<LitGarment, PictureMaps[]>();

/** What the camera sees of the garment at a width; colorways of one view share it. */
function mapsOf(request: GarmentPictureRequest, width: number): PictureMaps[] {
  const { garment, look, view } = request;
  const { hangSeed } = look;
  const layers = layersOf(look);
  const photograph = () => {
    const hung = hangSeed === undefined ? garment : hangOwn(garment, hangSeed);
    return photographGarment(hung, {
      camera: cameraOf({ ...request, garment: hung }),
      width,
      layers,
    });
  };
  if (width > KEPT_WIDTH_PX) return photograph();
  return lastMaps(garment, `${view} ${width} ${layers} ${hangSeed}`, photograph);
}

/** A product picture, on the plain ground of the shop. */
export async function garmentPicture(request: GarmentPictureRequest): Promise<Buffer> {
  const { widthPx, garment, look } = request;
  const width = Math.round((widthPx * finerBy(widthPx)) / 4) * 4;
  const rgb = layOnGround(photographLook(mapsOf(request, width), garment.drape, look), GROUND);
  const spreadPx = width === widthPx ? SPREAD_PX : 0;
  return finishPicture({ rgb, width, height: Math.round((width * 4) / 3), spreadPx }, request);
}
