import { MATERIAL } from '../person/part-priors.ts';
import type { SeenPerson } from '../person/read-person.ts';
import type { Composed } from './composed.ts';

/**
 * The person in what was put on, as far as the next garment needs to know: the first reading of the
 * picture goes on, with the new trousers or skirt in the place of the old.
 */
export function dressedPerson(person: SeenPerson, { rgb, shown, old }: Composed): SeenPerson {
  const materials = person.materials.map((bytes) => new Uint8Array(bytes));
  for (let at = 0; at < shown.values.length; at += 1) {
    const cloth = shown.values[at] ?? 0;
    const gone = Math.max(0, (old.values[at] ?? 0) - cloth);
    if (cloth < 0.004 && gone < 0.004) continue;
    for (const bytes of materials) bytes[at] = (bytes[at] ?? 0) * (1 - cloth);
    const bottom = materials[MATERIAL.bottom];
    const skin = materials[MATERIAL.skin];
    const background = materials[MATERIAL.background];
    if (bottom) bottom[at] = cloth * 255;
    // What came to light is mostly skin where the person was, and the ground elsewhere.
    if (skin && gone > 0.5) skin[at] = 255 * gone;
    if (background && cloth > 0.5) background[at] = 0;
  }
  return { ...person, rgb: new Uint8Array(new Uint8ClampedArray(rgb)), materials };
}
