import type { Drape } from '../drapes/drape.ts';
import type { ClothLook } from '../looks/cloth-look.ts';
import { clothMaterial, type PanelPlace } from '../looks/cloth-material.ts';
import type { PictureMaps } from '../maps/picture-maps.ts';
import type { Material } from '../materials/material.ts';
import { shadeMaps } from '../shading/shade-maps.ts';

/** The box of each panel on its cloth, centimeters. */
function panelPlaces(drape: Drape): Omit<PanelPlace, 'isInside'>[] {
  const places = drape.panels.map(({ name, role }) => ({
    name,
    role,
    left: Infinity,
    right: -Infinity,
    bottom: Infinity,
    top: -Infinity,
  }));
  drape.panelOf.forEach((panel, vertex) => {
    const place = places[panel];
    if (!place) return;
    const x = drape.cloth[vertex * 2] ?? 0;
    const y = drape.cloth[vertex * 2 + 1] ?? 0;
    place.left = Math.min(place.left, x);
    place.right = Math.max(place.right, x);
    place.bottom = Math.min(place.bottom, y);
    place.top = Math.max(place.top, y);
  });
  return places;
}

/** The materials of a garment's parts, two for each panel, in the order of its maps. */
export function garmentMaterials(drape: Drape, look: ClothLook): Material[] {
  return panelPlaces(drape).flatMap((place) => [
    clothMaterial(look, { ...place, isInside: false }),
    clothMaterial(look, { ...place, isInside: true }),
  ]);
}

/** Colors a garment's maps as one of its colorways: RGBA, see `shadeMaps`. */
export function photographLook(
  maps: PictureMaps,
  drape: Drape,
  look: ClothLook,
): Uint8ClampedArray {
  const materials = garmentMaterials(drape, look);
  const plain = materials[0];
  if (!plain) throw new Error(`The drape "${drape.name}" has no panels.`);
  return shadeMaps({ maps, materialOf: (_part, index) => materials[index] ?? plain });
}
