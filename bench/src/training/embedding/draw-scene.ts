import { drawFigure } from '@modiste/wardrobe/draw-figure';
import type { Drawing, Side } from '@modiste/wardrobe/drawing';
import type { Figure } from '@modiste/wardrobe/figure';
import type { UpperFigure } from '@modiste/wardrobe/garment-figures';
import { shiftedPart } from '@modiste/wardrobe/move-part';
import type { Paint } from '@modiste/wardrobe/part-painter';
import { boundsOf } from '@modiste/wardrobe/path';
import { renderCutout, type Window } from '@modiste/wardrobe/render-drawing';
import type { SeededRandom } from '../../sampling/seeded-random.ts';
import { bodySvg, hairOverSvg } from './draw-person.ts';
import { coveredBy, type Layer, laidOver, markedWith, rasterSvg } from './rgba-layers.ts';
import { isLower, type SceneDesign } from './scene-design.ts';
import { sceneDrawing } from './scene-figures.ts';

export const SCENE_SIDE_PX = 128;

/** Two layers of SCENE_SIDE_PX² pixels: what is behind the garment, and the garment. */
export interface Scene {
  behind: Layer;
  garment: Layer;
  isWorn: boolean;
}

/** Degrees by which the arms stand off so that they lie in the sleeves. */
const SPREADS: Readonly<Record<UpperFigure['sleeve'], number>> = {
  none: 12,
  cap: 14,
  short: 26,
  puff: 26,
  flutter: 26,
  elbow: 24,
  'three-quarter': 22,
  long: 17,
  bell: 20,
  balloon: 19,
};
const WAIST_CM = { women: 39, men: 44 };
/** An upper garment as long as this is a dress, unless it is a tunic. */
const DRESS_LENGTH_CM = 80;

const NOTHING: Layer = new Uint8Array(SCENE_SIDE_PX * SCENE_SIDE_PX * 4);

/** One side of a garment: alone, or on a person cut as photographers cut. */
export async function drawScene(
  design: SceneDesign,
  side: Side,
  random: SeededRandom,
): Promise<Scene> {
  const { figure, worn, isOne } = design;
  const graphic = side === 'front' ? design.graphic : '';
  if (worn === null) {
    const drawing = sceneDrawing(figure, side, isOne);
    const window = windowAbout(drawing, random);
    const garment = await cutOut(drawing, design.paint, window);
    return {
      behind: NOTHING,
      garment: await withGraphic(garment, graphic, window),
      isWorn: false,
    };
  }
  const waist = worn.person.isWoman ? WAIST_CM.women : WAIST_CM.men;
  const drawing = placed(figure, side, waist);
  const window = windowOn(drawing, isLower(figure), random);
  const pose = { side, spread: SPREADS[sleeveOf(figure, worn.other.figure)] };
  const body = await rasterSvg(svgOf(bodySvg(worn.person, pose), window));
  const other = hasOther(design)
    ? await cutOut(placed(worn.other.figure, side, waist), worn.other.paint, window)
    : NOTHING;
  const hair = await rasterSvg(svgOf(hairOverSvg(worn.person, side), window));
  const garment = await withGraphic(await cutOut(drawing, design.paint, window), graphic, window);
  const front = laidOver(hair, worn.other.isOver ? other : NOTHING);
  return {
    behind: laidOver(hair, laidOver(other, body)),
    garment: coveredBy(front, garment),
    isWorn: true,
  };
}

const svgOf = (inner: string, { left, top, side }: Window): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${side} ${side}" width="${SCENE_SIDE_PX}" height="${SCENE_SIDE_PX}">${inner}</svg>`;

const cutOut = (drawing: Drawing, paint: Paint, window: Window): Promise<Layer> =>
  rasterSvg(renderCutout(drawing, paint, { ...window, sizePx: SCENE_SIDE_PX }));

async function withGraphic(garment: Layer, graphic: string, window: Window): Promise<Layer> {
  return graphic === '' ? garment : markedWith(await rasterSvg(svgOf(graphic, window)), garment);
}

/** Trousers and skirts hang from the waist; everything else is drawn from the shoulders. */
function placed(figure: Figure, side: Side, waist: number): Drawing {
  const drawing = drawFigure(figure, side);
  if (!isLower(figure)) return drawing;
  return { ...drawing, parts: drawing.parts.map((part) => shiftedPart(part, 0, waist)) };
}

function sleeveOf(figure: Figure, other: Figure): UpperFigure['sleeve'] {
  if (figure.kind === 'upper') return figure.sleeve;
  if (other.kind === 'upper') return other.sleeve;
  return figure.kind === 'outfit' ? figure.upper.sleeve : 'none';
}

function hasOther({ label, figure }: SceneDesign): boolean {
  if (figure.kind === 'outfit') return false;
  if (figure.kind !== 'upper') return true;
  return !figure.skirt && (figure.length <= DRESS_LENGTH_CM || label === 'tunic');
}

const boundsOfDrawing = (drawing: Drawing) => boundsOf(drawing.parts.map(({ path }) => path));

function windowAbout(drawing: Drawing, random: SeededRandom): Window {
  const { left, right, top, bottom } = boundsOfDrawing(drawing);
  const side = Math.max(right - left, bottom - top) * (1.04 + random.next() * 0.1);
  return { left: (left + right - side) / 2, top: (top + bottom - side) / 2, side };
}

/** A square about the garment: with or without the head, to below the hem. */
function windowOn(drawing: Drawing, isBelow: boolean, random: SeededRandom): Window {
  const bounds = boundsOfDrawing(drawing);
  const top = isBelow
    ? bounds.top - 2 - random.next() * 26
    : random.next() < 0.75
      ? -30
      : -4 - random.next() * 12;
  const bottom = bounds.bottom + 2 + random.next() * (isBelow ? 20 : 34);
  const width = (bounds.right - bounds.left) * (1.02 + random.next() * 0.15);
  const side = Math.max(bottom - top, width);
  return { left: -side / 2 + random.normal() * 2, top: top - (side - (bottom - top)) / 2, side };
}
