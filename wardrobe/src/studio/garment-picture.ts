import type { Drape } from '../drapes/drape.ts';
import type { ClothLook } from '../looks/cloth-look.ts';
import { KEPT_WIDTH_PX, keepLast } from '../maps/keep-last.ts';
import type { PictureMaps } from '../maps/picture-maps.ts';
import { type Camera, wholeCamera } from '../rasterize/camera.ts';
import { finishPicture, LENS_SPREAD_PX, type PictureForm } from '../shading/finish-picture.ts';
import { layOnGround } from '../shading/ground.ts';
import { USUAL_PHOTOGRAPHY } from '../shading/photography.ts';
import { type BrandHand, hangAll, hangOwn, hangPlace } from './hang-own.ts';
import { hungSource } from './hung-source.ts';
import { type LitGarment, photographGarment } from './lit-garment.ts';
import { layersOf, photographLook } from './photograph-look.ts';
import { warpPicture } from './warp-picture.ts';

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

/** The camera as near or far as the photographer of the brand puts it. */
const atDistance = (camera: Camera, { photography = USUAL_PHOTOGRAPHY }: ClothLook): Camera => ({
  ...camera,
  widthCm: camera.widthCm * photography.distance,
});

const lastMaps = keepLast<LitGarment, PictureMaps[]>();

/** What the camera sees of the garment at a width; pictures of one view share it. */
function mapsOf(request: GarmentPictureRequest, width: number): PictureMaps[] {
  const { garment, look, view } = request;
  const layers = layersOf(look);
  const photograph = (camera: Camera) => photographGarment(garment, { camera, width, layers });
  if (width > KEPT_WIDTH_PX) return photograph(atDistance(cameraOf(request), look));
  return lastMaps(garment, `${view} ${width} ${layers}`, () => photograph(cameraOf(request)));
}

/** What the camera sees, colored and laid on its ground. */
const painted = (maps: readonly PictureMaps[], drape: Drape, look: ClothLook): Uint8ClampedArray =>
  layOnGround(photographLook(maps, drape, look), look.photography?.ground);

const handOf = ({ photography, proportions }: ClothLook): BrandHand => ({
  laidOut: photography?.laidOut,
  proportions,
});

/** Small pictures of pieces share the maps of their cut, and are warped after they are painted. */
function warpedPicture(request: GarmentPictureRequest, width: number, seed: number) {
  const { garment, look } = request;
  const { drape, mesh } = garment;
  const maps = mapsOf(request, width);
  const rgb = painted(maps, drape, look);
  const hung = hangPlace(drape, seed, handOf(look));
  // The camera only needs to know how far the piece reaches: the coarse cloth tells.
  const reach = { ...garment, mesh: { ...mesh, positions: hangAll(drape.positions, hung) } };
  const from = cameraOf(request);
  const to = atDistance(cameraOf({ ...request, garment: reach }), look);
  const size = { width, height: Math.round((width * 4) / 3) };
  return warpPicture({ rgb, ...size }, hungSource({ from, to, width, hung }));
}

/** The piece at a width, on its ground. */
function paint(request: GarmentPictureRequest, width: number): Uint8ClampedArray {
  const { garment, look, view } = request;
  const { hangSeed } = look;
  if (hangSeed !== undefined && width <= KEPT_WIDTH_PX && view !== 'detail')
    return warpedPicture(request, width, hangSeed);
  const hung = hangSeed === undefined ? garment : hangOwn(garment, hangSeed, handOf(look));
  const maps = mapsOf({ ...request, garment: hung }, width);
  return painted(maps, hung.drape, look);
}

/** A product picture, on the plain ground of the shop. */
export async function garmentPicture(request: GarmentPictureRequest): Promise<Buffer> {
  const { widthPx } = request;
  const width = Math.round((widthPx * finerBy(widthPx)) / 4) * 4;
  const rgb = paint(request, width);
  const spreadPx = width === widthPx ? LENS_SPREAD_PX : 0;
  return finishPicture({ rgb, width, height: Math.round((width * 4) / 3), spreadPx }, request);
}
