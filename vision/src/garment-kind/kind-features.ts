import { TEXTURE_DIMENSIONS } from '../descriptors/texture.ts';
import type { Foreground } from '../foreground/find-foreground.ts';
import type { LabImage } from '../picture/lab-image.ts';
import { EDGE_CELLS_MIRROR, edgeCells } from './edge-cells.ts';
import { CANVAS_SIDE, drawCanvas, type KindCanvas, squareAbout } from './kind-canvas.ts';
import { mirroredCells } from './mirrored-cells.ts';
import { ROW_PROFILE_DIMENSIONS, rowProfile } from './row-profile.ts';

const MASK_CELLS = 8;
const COLOR_CELLS = 4;
const COLOR_SCALE = 40;
const SHAPE_DIMENSIONS = 6;

const plain = { parts: 1, twin: (part: number) => part };
const MASK_MIRROR = mirroredCells(MASK_CELLS, plain);
const COLOR_MIRROR = mirroredCells(COLOR_CELLS, plain);
const SELF = [...Array(ROW_PROFILE_DIMENSIONS).keys()];
const REST = [...Array(TEXTURE_DIMENSIONS + SHAPE_DIMENSIONS).keys()];

/** The mirror places of each block of `kindFeatures`, in order. */
const MIRRORS: readonly (readonly number[])[] = [
  EDGE_CELLS_MIRROR,
  EDGE_CELLS_MIRROR,
  MASK_MIRROR,
  MASK_MIRROR,
  SELF,
  ...Array<readonly number[]>(6).fill(COLOR_MIRROR),
  REST,
];

const startOf = (block: number): number =>
  MIRRORS.slice(0, block).reduce((sum, { length }) => sum + length, 0);

/** For each feature, the one that has its value in the mirrored picture. */
const MIRROR = Int32Array.from(
  MIRRORS.flatMap((places, block) => places.map((place) => startOf(block) + place)),
);

export const KIND_FEATURES = MIRROR.length;

/**
 * What the model of garment kinds looks at: edges, silhouette and colors both over the
 * foreground's box and over the whole picture, the silhouette's rows, the texture of `textureOf`
 * and the box's proportions. KIND_FEATURES numbers.
 */
export function kindFeatures(
  image: LabImage,
  foreground: Foreground,
  texture: Float32Array,
): Float32Array {
  const box = drawCanvas(image, foreground, foreground.box);
  const whole = drawCanvas(image, foreground, squareAbout(image));
  return Float32Array.of(
    ...edgeCells(box),
    ...edgeCells(whole),
    ...maskCells(box),
    ...maskCells(whole),
    ...rowProfile(box),
    ...colorCells(box),
    ...colorCells(whole),
    ...texture,
    ...shapeOf(image, foreground),
  );
}

/** The features of the same picture, mirrored left to right. */
export const mirrorFeatures = (features: Float32Array): Float32Array =>
  Float32Array.from(MIRROR, (from) => features[from] ?? 0);

const maskCells = ({ inside }: KindCanvas): Float32Array =>
  cellMeans(MASK_CELLS, (at) => inside[at] ?? 0);

function colorCells({ lab }: KindCanvas): number[] {
  return [0, 1, 2].flatMap((channel) => [
    ...cellMeans(COLOR_CELLS, (at) => (lab[at * 3 + channel] ?? 0) / COLOR_SCALE),
  ]);
}

function cellMeans(cells: number, valueAt: (pixel: number) => number): Float32Array {
  const means = new Float32Array(cells * cells);
  const side = CANVAS_SIDE / cells;
  for (let at = 0; at < CANVAS_SIDE * CANVAS_SIDE; at += 1) {
    const row = Math.floor(Math.floor(at / CANVAS_SIDE) / side);
    const cell = row * cells + Math.floor((at % CANVAS_SIDE) / side);
    means[cell] = (means[cell] ?? 0) + valueAt(at) / (side * side);
  }
  return means;
}

function shapeOf({ width, height }: LabImage, { box, share }: Foreground): number[] {
  const boxWidth = box.right - box.left;
  const boxHeight = box.bottom - box.top;
  return [
    Math.log(boxWidth / boxHeight),
    Math.log(width / height),
    share,
    (share * width * height) / (boxWidth * boxHeight),
    boxWidth / width,
    boxHeight / height,
  ];
}
