import { fasteningMaterial } from '../looks/cloth-material.ts';
import type { PictureMaps } from '../maps/picture-maps.ts';
import type { Material } from '../materials/material.ts';
import { type Camera, project } from '../rasterize/camera.ts';
import { drawTriangles, joinSamples } from '../rasterize/draw-triangles.ts';
import { resolveMaps } from '../rasterize/resolve-maps.ts';
import { stampFastenings } from '../rasterize/stamp-fastenings.ts';
import { layOver, shadeMaps } from '../shading/shade-maps.ts';
import { layersOf, panelMaterials } from '../studio/photograph-look.ts';
import type { DressedFigure } from './dress-figure.ts';
import { castFloorShadow } from './floor-shadow.ts';

/** Room above the head and below the feet, as a share of the picture's height. */
const MARGIN = 0.06;

const cameraOf = ({ heightCm }: DressedFigure): Camera => ({
  target: [0, heightCm / 2 - 1, 0],
  widthCm: (heightCm * 0.75) / (1 - 2 * MARGIN),
  turn: 0,
  pitch: 0.03,
});

interface Photograph {
  figure: DressedFigure;
  skin: Material;
  /** Pixels; the picture is a third taller. */
  width: number;
}

/** Adds the buttons of all garments; returns the maps and what the added parts are made of. */
function addFastenings(
  maps: PictureMaps,
  { figure }: Photograph,
  shot: { camera: Camera; distance: Float32Array },
) {
  const materials: Material[] = [];
  let stamped = maps;
  for (const { drape, piece, liftCm } of figure.worn) {
    const before = stamped.parts.length;
    stamped = stampFastenings(stamped, drape, { ...shot, liftCm });
    for (const { material } of stamped.parts.slice(before))
      materials.push(fasteningMaterial(piece.look, material));
  }
  return { stamped, materials };
}

/** The figure on its own, RGBA; see `shadeMaps`. */
export function photographFigure(photograph: Photograph): Uint8ClampedArray {
  const { figure, skin, width } = photograph;
  const { mesh, normals, lines, lift, worn } = figure;
  const camera = cameraOf(figure);
  const fine = { width: width * 2, height: Math.round((width * 4) / 3) * 2 };
  const projection = project(mesh.positions, camera, fine);
  const request = { ...fine, points: projection.points, corners: mesh.corners, lift };
  const pixelCm = camera.widthCm / width;
  const panels = [
    skin,
    skin,
    ...worn.flatMap(({ drape, piece }) => panelMaterials(drape, piece.look)),
  ];
  const shots = Math.max(1, ...worn.map(({ piece }) => layersOf(piece.look)));
  const shaded: Uint8ClampedArray[] = [];
  let behind: Float32Array | undefined;
  for (let shot = 0; shot < shots; shot += 1) {
    const { distance, ...drawn } = drawTriangles({ ...request, behind });
    const seen = joinSamples({ ...drawn, distance });
    const maps = resolveMaps({ mesh, normals, lines, projection, seen, pixelCm });
    if (shot === 0) castFloorShadow(maps, mesh.positions, camera);
    const { stamped, materials } = addFastenings(maps, photograph, { camera, distance });
    const all = [...panels, ...materials];
    shaded.push(shadeMaps({ maps: stamped, materialOf: (_part, index) => all[index] ?? skin }));
    behind = distance;
  }
  return shaded.reduce(layOver);
}
