import type { PictureMaps } from './picture-maps.ts';

export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The part of a solid's maps inside of a crop, which lies within the picture. */
export function cropMaps(maps: PictureMaps, crop: Crop): PictureMaps {
  const { width, height } = crop;
  const rows = <T extends Uint8Array | Int8Array | Int16Array | Float32Array>(
    from: T,
    to: T,
    size: number,
  ): T => {
    for (let y = 0; y < height; y += 1) {
      const start = ((crop.top + y) * maps.width + crop.left) * size;
      to.set(from.subarray(start, start + width * size), y * width * size);
    }
    return to;
  };
  const count = width * height;
  const { normal, placeSize } = maps;
  return {
    width,
    height,
    pixelCm: maps.pixelCm,
    parts: maps.parts,
    placeSize,
    part: rows(maps.part, new Uint8Array(count), 1),
    ...(maps.poseAxes ? { poseAxes: maps.poseAxes } : {}),
    ...(maps.pose ? { pose: rows(maps.pose, new Uint8Array(count), 1) } : {}),
    coverage: rows(maps.coverage, new Uint8Array(count), 1),
    normal:
      normal instanceof Int8Array
        ? rows(normal, new Int8Array(count * 3), 3)
        : rows(normal, new Int16Array(count * 3), 3),
    place: rows(maps.place, new Float32Array(count * placeSize), placeSize),
    light: rows(maps.light, new Uint8Array(count * 3), 3),
    relief: rows(maps.relief, new Int8Array(count), 1),
    groundShadow: rows(maps.groundShadow, new Uint8Array(count), 1),
  };
}
