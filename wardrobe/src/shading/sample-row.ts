import { normalUnit, type PictureMaps } from '../maps/picture-maps.ts';
import { length2 } from '../materials/lengths.ts';
import {
  createPoint,
  createSample,
  type Material,
  type MaterialPoint,
  resetSample,
} from '../materials/material.ts';

/** What the materials of one row of pixels look like, before light. */
export interface SampleRow {
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  height: Float32Array;
  roughness: Float32Array;
  reflectance: Float32Array;
  metal: Uint8Array;
  sheen: Float32Array;
  sheenTint: Float32Array;
  anisotropy: Float32Array;
  opacity: Float32Array;
  cavity: Float32Array;
  /** Where the grain runs in the picture (x right, y up), unit length or 0. */
  grainX: Float32Array;
  grainY: Float32Array;
  /** 1 where the surface goes on to the pixel at the right, and to the one below. */
  goesRight: Uint8Array;
  goesDown: Uint8Array;
}

export function createSampleRow(width: number): SampleRow {
  const floats = () => new Float32Array(width);
  return {
    red: floats(),
    green: floats(),
    blue: floats(),
    height: floats(),
    roughness: floats(),
    reflectance: floats(),
    metal: new Uint8Array(width),
    sheen: floats(),
    sheenTint: floats(),
    anisotropy: floats(),
    opacity: floats(),
    cavity: floats(),
    grainX: floats(),
    grainY: floats(),
    goesRight: new Uint8Array(width),
    goesDown: new Uint8Array(width),
  };
}

/** How the place changes from pixel to pixel. One object is reused. */
interface Slope {
  xRight: number;
  yRight: number;
  xDown: number;
  yDown: number;
  right: boolean;
  down: boolean;
}

const FARTHEST_PIXELS = 2.5;

interface Neighbors {
  at: number;
  to: number;
}

/** Whether the surface goes on from a pixel to its neighbor, whose place is no farther than that. */
function goesOn({ part, place, placeSize }: PictureMaps, pixels: Neighbors, farthest: number) {
  const { at, to } = pixels;
  if (to < 0 || to >= part.length || part[to] !== part[at]) return false;
  let moved = 0;
  for (let axis = 0; axis < placeSize; axis += 1)
    moved += Math.abs((place[to * placeSize + axis] ?? 0) - (place[at * placeSize + axis] ?? 0));
  return moved < farthest;
}

/** Reads how the place changes to the right and down; a jump is another piece of the surface. */
function readSlope(maps: PictureMaps, at: number, slope: Slope): void {
  const { place, placeSize, width, pixelCm } = maps;
  const facing = Math.max(0.12, (maps.normal[at * 3 + 2] ?? 1) / normalUnit(maps));
  const farthest = ((FARTHEST_PIXELS * pixelCm) / facing) * 1.5;
  const column = at % width;
  slope.right = column + 1 < width && goesOn(maps, { at, to: at + 1 }, farthest);
  slope.down = goesOn(maps, { at, to: at + width }, farthest);
  const isLeft = !slope.right && column > 0 && goesOn(maps, { at, to: at - 1 }, farthest);
  const isUp = !slope.down && goesOn(maps, { at, to: at - width }, farthest);
  const right = slope.right ? at + 1 : isLeft ? at - 1 : at;
  const down = slope.down ? at + width : isUp ? at - width : at;
  const a = at * placeSize;
  const b = right * placeSize;
  const c = down * placeSize;
  const flipX = right < at ? -1 : 1;
  const flipY = down < at ? -1 : 1;
  slope.xRight = ((place[b] ?? 0) - (place[a] ?? 0)) * flipX;
  slope.yRight = ((place[b + 1] ?? 0) - (place[a + 1] ?? 0)) * flipX;
  slope.xDown = ((place[c] ?? 0) - (place[a] ?? 0)) * flipY;
  slope.yDown = ((place[c + 1] ?? 0) - (place[a + 1] ?? 0)) * flipY;
  if (right === at) slope.xRight = pixelCm / facing;
  if (down === at) slope.yDown = -pixelCm / facing;
}

function readSewing(maps: PictureMaps, at: number, point: MaterialPoint): void {
  const { sewing } = maps;
  if (!sewing) return;
  point.seamKind = sewing.seam.kind[at] ?? 0;
  point.seamAcross = sewing.seam.across[at] ?? 0;
  point.seamAlong = sewing.seam.along[at] ?? 0;
  point.finishKind = sewing.finish.kind[at] ?? 0;
  point.finishAcross = sewing.finish.across[at] ?? 0;
  point.finishAlong = sewing.finish.along[at] ?? 0;
}

function readPlace(maps: PictureMaps, at: number, point: MaterialPoint): void {
  const { place, placeSize } = maps;
  point.x = place[at * placeSize] ?? 0;
  point.y = place[at * placeSize + 1] ?? 0;
  if (placeSize === 3) point.z = place[at * 3 + 2] ?? 0;
}

function readFacing({ normal, pose, poseAxes }: PictureMaps, at: number, point: MaterialPoint) {
  const axes = poseAxes?.[(pose?.[at] ?? 0) - 1];
  if (!axes) return;
  const right = normal[at * 3] ?? 0;
  const up = normal[at * 3 + 1] ?? 0;
  const back = normal[at * 3 + 2] ?? 0;
  point.normalX = (right * (axes[0] ?? 0) + up * (axes[3] ?? 0) + back * (axes[6] ?? 0)) / 127;
  point.normalY = (right * (axes[1] ?? 0) + up * (axes[4] ?? 0) + back * (axes[7] ?? 0)) / 127;
  point.normalZ = (right * (axes[2] ?? 0) + up * (axes[5] ?? 0) + back * (axes[8] ?? 0)) / 127;
}

/** How far the place changes across the pixel. */
function readFootprint(maps: PictureMaps, at: number, { slope, point }: Reading): void {
  if (maps.placeSize === 2) {
    point.footprintX = length2(slope.xRight, slope.xDown);
    point.footprintY = length2(slope.yRight, slope.yDown);
  } else {
    const facing = Math.max(0.2, (maps.normal[at * 3 + 2] ?? 1) / normalUnit(maps));
    point.footprintX = maps.pixelCm / facing;
    point.footprintY = maps.pixelCm / facing;
  }
  point.footprint = Math.max(point.footprintX, point.footprintY);
}

interface Reading {
  slope: Slope;
  point: MaterialPoint;
}

/** A writer of rows: asks the material of each pixel of row `y` for its appearance. */
export function rowSampler(maps: PictureMaps, materials: readonly Material[]) {
  const point = createPoint();
  const sample = createSample();
  const slope = { xRight: 0, yRight: 0, xDown: 0, yDown: 0, right: false, down: false };
  const reading = { slope, point };
  return (y: number, out: SampleRow): void => {
    for (let x = 0; x < maps.width; x += 1) {
      const at = y * maps.width + x;
      const part = maps.part[at] ?? 0;
      const material = materials[part - 1];
      if (!material) continue;
      readSlope(maps, at, slope);
      readPlace(maps, at, point);
      readFacing(maps, at, point);
      readFootprint(maps, at, reading);
      readSewing(maps, at, point);
      resetSample(sample);
      material.sample(point, sample);
      out.red[x] = sample.red;
      out.green[x] = sample.green;
      out.blue[x] = sample.blue;
      out.height[x] = sample.height + (maps.relief[at] ?? 0) * 0.01;
      out.roughness[x] = sample.roughness;
      out.reflectance[x] = sample.reflectance;
      out.metal[x] = sample.metal;
      out.sheen[x] = sample.sheen;
      out.sheenTint[x] = sample.sheenTint;
      out.anisotropy[x] = sample.anisotropy;
      out.opacity[x] = sample.opacity;
      out.cavity[x] = sample.cavity;
      out.goesRight[x] = slope.right ? 1 : 0;
      out.goesDown[x] = slope.down ? 1 : 0;
      if (sample.anisotropy > 0) writeGrain(slope, out, x);
    }
  };
}

/** The direction in the picture along which only y of the cloth changes. */
function writeGrain(slope: Slope, out: SampleRow, x: number): void {
  const determinant = slope.xRight * slope.yDown - slope.xDown * slope.yRight;
  const sign = determinant < 0 ? -1 : 1;
  const right = -slope.xDown * sign;
  const up = -slope.xRight * sign;
  const length = length2(right, up);
  out.grainX[x] = length > 0 ? right / length : 0;
  out.grainY[x] = length > 0 ? up / length : 0;
}
