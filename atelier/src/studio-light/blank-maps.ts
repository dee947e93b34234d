import type { MapPart, PictureMaps } from '@modiste/wardrobe/picture-maps';
import type { StudioCamera } from './studio-camera.ts';

/** Maps that the bake still writes to, with what it needs to light them. */
export interface OpenMaps extends PictureMaps {
  parts: MapPart[];
  /** Which of the shapes in the picture a pixel sees, from 1: the left or the right shoe. */
  poseOf: Uint8Array;
  /** Three for each pixel, in the studio; on the floor where the ground is seen. */
  studioPlace: Float32Array;
  /** Three for each pixel: the smooth normal in the studio. */
  smooth: Float32Array;
  /** 0 to 1 for each pixel, from the relief. */
  openness: Float32Array;
  depth: Float32Array;
}

export function blankMaps({ width, height, pixelCm }: StudioCamera): OpenMaps {
  const count = width * height;
  return {
    width,
    height,
    pixelCm,
    part: new Uint8Array(count),
    parts: [],
    coverage: new Uint8Array(count),
    normal: new Int8Array(count * 3),
    place: new Float32Array(count * 3),
    placeSize: 3,
    light: new Uint8Array(count * 3),
    relief: new Int8Array(count),
    groundShadow: new Uint8Array(count),
    poseOf: new Uint8Array(count),
    studioPlace: new Float32Array(count * 3),
    smooth: new Float32Array(count * 3),
    openness: new Float32Array(count),
    depth: new Float32Array(count),
  };
}

/** The number of a part from 1, noted when it is new. */
export function partNumber(parts: MapPart[], material: string, isInside: boolean): number {
  const known = parts.findIndex((p) => p.material === material && p.isInside === isInside);
  if (known >= 0) return known + 1;
  return parts.push({ material, isInside });
}
