import { type CreaseHeight, creaseHeight } from '../creases/crease-field.ts';
import { drawnCreases } from '../creases/drawn-creases.ts';
import { foldLines } from '../creases/fold-lines.ts';
import { panelShapes } from '../creases/panel-shape.ts';
import { planFolds } from '../creases/plan-folds.ts';
import { type Drape, isOnForm } from '../drapes/drape.ts';
import { type ClothLook, PLACED_PRINTS } from '../looks/cloth-look.ts';
import { clothMaterial, fasteningMaterial } from '../looks/cloth-material.ts';
import { CREASE_STYLES } from '../looks/crease-styles.ts';
import type { MapPart, PictureMaps } from '../maps/picture-maps.ts';
import { linearColor, luminanceOf } from '../materials/linear-color.ts';
import type { Material } from '../materials/material.ts';
import { hashCell } from '../materials/noise.ts';
import { meteredFor, USUAL_PHOTOGRAPHY } from '../shading/photography.ts';
import { layOver, shadeMaps } from '../shading/shade-maps.ts';
import { panelPlaces } from './panel-places.ts';

/** What is laid upon the front lies in its folds, and is measured on the cloth of the front. */
const LAID_ON_FRONT = /edge|pocket|welt|flap/;

/** A lining, and what is fused behind a front, leave a cloth this share of its folds. */
const LINED = 0.65;

/** The folds and creases of each panel; none where a cloth has none. */
function creasesOf(drape: Drape, look: ClothLook): CreaseHeight[] {
  const { weave, creaseSeed = 0, photography = USUAL_PHOTOGRAPHY } = look;
  const usual = CREASE_STYLES[weave];
  if (!usual || isOnForm(drape)) return [];
  const { creases: creased } = photography;
  const pulls = usual.pulls * (look.lining ? LINED : 1);
  const style = { ...usual, heightCm: usual.heightCm * creased };
  const all = panelShapes(drape).map((shape, panel) => {
    const seed = hashed(creaseSeed, panel);
    return creaseHeight(shape, () => ({
      lines: [...foldLines(shape, style, seed), ...drawnCreases(shape, { ...style, pulls }, seed)],
      folds: planFolds(shape, { style: { ...usual, pulls }, creased, seed }),
    }));
  });
  const front = all[drape.panels.findIndex(({ name }) => name === 'front')];
  return all.map((own, panel) =>
    front && LAID_ON_FRONT.test(drape.panels[panel]?.name ?? '') ? front : own,
  );
}

const hashed = (seed: number, panel: number): number =>
  Math.floor(hashCell(seed | 0, panel, 29) * 2 ** 31);

/** What a garment's panels are made of: two for each, its right side and its wrong side. */
export function panelMaterials(drape: Drape, look: ClothLook): Material[] {
  const creases = creasesOf(drape, look);
  return panelPlaces(drape).flatMap((place, panel) => [
    clothMaterial(look, { ...place, isInside: false }, creases[panel]),
    clothMaterial(look, { ...place, isInside: true }),
  ]);
}

/** The materials of a garment's parts: those of its panels, then its fastenings. */
function materialsOf(drape: Drape, look: ClothLook, parts: readonly MapPart[]): Material[] {
  const panels = panelMaterials(drape, look);
  const fastenings = parts
    .slice(panels.length)
    .map(({ material }) => fasteningMaterial(look, material));
  return [...panels, ...fastenings];
}

/** Cloths that show what lies behind them. */
export const layersOf = ({ weave }: ClothLook): 1 | 2 => (SHEER.has(weave) ? 2 : 1);
const SHEER: ReadonlySet<string> = new Set(['chiffon', 'lace']);

/** How much of a cloth that is printed all over is ground: a meter sees ground and ink together. */
const GROUND_SHARE = 0.45;

function meteredLuminance({ color, ink, print }: ClothLook): number {
  const ground = luminanceOf(linearColor(color));
  if (!print || PLACED_PRINTS.has(print)) return ground;
  const inked = ink ? luminanceOf(linearColor(ink)) : 0.45 * ground;
  return ground * GROUND_SHARE + inked * (1 - GROUND_SHARE);
}

/**
 * Colors a garment's maps, the nearest layer first, as one of its colorways: RGBA, see `shadeMaps`.
 */
export function photographLook(
  layers: readonly PictureMaps[],
  drape: Drape,
  look: ClothLook,
): Uint8ClampedArray {
  const { photography: usual = USUAL_PHOTOGRAPHY } = look;
  const photography = meteredFor(usual, meteredLuminance(look));
  const shaded = layers.map((maps) => {
    const materials = materialsOf(drape, look, maps.parts);
    const plain = materials[0];
    if (!plain) throw new Error(`The drape "${drape.name}" has no panels.`);
    return shadeMaps({
      maps,
      materialOf: (_part, index) => materials[index] ?? plain,
      photography,
    });
  });
  return shaded.reduce(layOver);
}
