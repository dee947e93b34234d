import { MATERIAL } from '../person/part-priors.ts';
import type { SeenPerson } from '../person/read-person.ts';
import { boxBlur, softBlur } from '../raster/blur.ts';
import { type Plane, planeOf, type Size } from '../raster/plane.ts';
import { pullPush } from '../raster/pull-push.ts';
import { halvePlane, resizePlane } from '../raster/resize-plane.ts';

/** Three planes with values from 0 to 255. */
type Colors = readonly Plane[];

/** What would be seen where a garment is taken away, everywhere in the picture. */
export interface Fills {
  readonly skin: Colors;
  readonly ground: Colors;
  /** The colors of the clothes that stay. */
  readonly other: Colors;
}

const CORE = 0.93;

const bytesPlane = ({ width, height }: Size, bytes: Uint8Array): Plane =>
  planeOf({ width, height }, (at) => (bytes[at] ?? 0) / 255);

/** Where a material is sure, away from its edges. */
function coreOf(material: Plane, least: number, radius: number): Plane {
  const sure = planeOf(material, (at) => ((material.values[at] ?? 0) > least ? 1 : 0));
  const near = boxBlur(sure, radius);
  return planeOf(material, (at) => ((near.values[at] ?? 0) > CORE ? 1 : 0));
}

/** Spreads the surely seen colors of skin, ground and other clothes over the whole picture. */
export function makeFills(person: SeenPerson, other: 'top' | 'bottom'): Fills {
  const colors = [0, 1, 2].map((channel) =>
    halvePlane(planeOf(person, (at) => person.rgb[at * 3 + channel] ?? 0)),
  );
  const spread = (
    material: number,
    { least, radius, blur }: { least: number; radius: number; blur: number },
  ) => {
    const soft = halvePlane(bytesPlane(person, person.materials[material] ?? new Uint8Array()));
    return pullPush(colors, coreOf(soft, least, radius)).map((plane) =>
      resizePlane(blur > 0 ? softBlur(plane, blur) : plane, person),
    );
  };
  return {
    skin: spread(MATERIAL.skin, { least: 0.85, radius: 2, blur: 3 }),
    ground: spread(MATERIAL.background, { least: 0.95, radius: 3, blur: 2 }),
    other: spread(MATERIAL[other], { least: 0.85, radius: 2, blur: 0 }),
  };
}
