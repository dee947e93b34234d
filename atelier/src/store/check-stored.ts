import { unpackDrape } from '@modiste/wardrobe/unpack-drape';
import type { Body } from '../bodies/body.ts';
import { BODY_NAMES, type BodyName } from '../bodies/make-body.ts';
import { withoutArms } from '../dress-form/without-arms.ts';
import { SILHOUETTES } from '../patterns/garments/silhouettes.ts';
import { deepestIn, LIMITS } from './check-drape.ts';
import { readStoredDrapes } from './drape-files.ts';

/** Checks each stored drape as a reader sees it: all numbers, on its body, not inside it. */
export function checkStored(makeBody: (name: BodyName) => Body): number {
  const bodies = new Map<string, Body>();
  const bodyOf = (name: string, isSleeveless: boolean) => {
    const key = `${name} ${isSleeveless}`;
    const known = bodies.get(key);
    const bodyName = BODY_NAMES.find((one) => one === name);
    if (known || !bodyName) return known;
    const whole = makeBody(bodyName);
    const body = isSleeveless ? withoutArms(whole) : whole;
    bodies.set(key, body);
    return body;
  };
  const isSleeveless = (silhouette: string) =>
    SILHOUETTES.some((one) => one.name === silhouette && one.isSleeveless === true);
  let faulty = 0;
  for (const { name, packed } of readStoredDrapes()) {
    const begun = performance.now();
    const drape = unpackDrape(packed);
    const milliseconds = performance.now() - begun;
    const body = bodyOf(drape.body, isSleeveless(drape.name));
    const deepest = body ? deepestIn(body, drape.positions) : Number.NaN;
    const isSound = deepest <= LIMITS.deepest;
    faulty += Number(!isSound);
    console.log(
      `${isSound ? 'ok    ' : 'FAULTY'} ${name}: ${(packed.length / 1024).toFixed(1)} kB, ` +
        `read in ${milliseconds.toFixed(0)} ms, ${deepest.toFixed(2)} cm inside ${drape.body}`,
    );
  }
  return faulty > 0 ? 1 : 0;
}
