import type { BodyFrame } from '../body/body-frame.ts';
import { MATERIAL } from '../person/part-priors.ts';
import type { SeenPerson } from '../person/read-person.ts';
import { boxBlur, softBlur } from '../raster/blur.ts';
import { makePlane, type Plane, planeOf, type Size } from '../raster/plane.ts';
import { pullPush } from '../raster/pull-push.ts';
import { between, smoothStep } from '../raster/ramp.ts';
import { halveColors, halvePlane, resizePlane } from '../raster/resize-plane.ts';
import { makeBodyPlaces, makePlace } from './body-places.ts';
import { waistRows } from './waist-rows.ts';

/** Three planes with values from 0 to 255. */
type Colors = readonly Plane[];

/** What would be seen where a garment is taken away, everywhere in the picture. */
export interface Fills {
  readonly skin: Colors;
  readonly ground: Colors;
  /** The colors of the clothes that stay. */
  readonly other: Colors;
}

const CORE = 0.93;
/** In pixels: so near to the hem above them, clothes may show its shadow. */
const EDGE_SOFT = 10;
/** In pixels of half the size. */
const NEAR_CLOTHES = 9;
/** How much the grain of invented skin varies, of that of the skin that is seen. */
const GRAIN = 0.8;
/** How much invented skin has the color of all of it rather than that of what is near. */
const USUAL_SKIN = 0.5;
/** In pixels of half the size: within about so many of seen skin, invented skin has its color. */
const BESIDE_SKIN = 14;

const bytesPlane = ({ width, height }: Size, bytes: Uint8Array): Plane =>
  planeOf({ width, height }, (at) => (bytes[at] ?? 0) / 255);

/** Where a material is sure, away from its edges. */
function coreOf(material: Plane, least: number, radius: number): Plane {
  const sure = planeOf(material, (at) => ((material.values[at] ?? 0) > least ? 1 : 0));
  const near = boxBlur(sure, radius);
  return planeOf(material, (at) => ((near.values[at] ?? 0) > CORE ? 1 : 0));
}

/** The edge of a garment may be taken for ground: what is near clothes does not count as ground. */
function farFromClothes(ground: Plane, softOf: (material: number) => Plane): Plane {
  const [top, bottom] = [softOf(MATERIAL.top), softOf(MATERIAL.bottom)];
  const clothes = planeOf(ground, (at) =>
    (top.values[at] ?? 0) + (bottom.values[at] ?? 0) > 0.5 ? 1 : 0,
  );
  const near = boxBlur(clothes, NEAR_CLOTHES);
  return planeOf(ground, (at) => ((near.values[at] ?? 0) > 0.02 ? 0 : (ground.values[at] ?? 0)));
}

/** How bright bare skin is at each place because limbs and trunk are round, where there is a person. */
function roundness(person: SeenPerson, frame: BodyFrame, size: Size): Plane {
  const scale = person.width / size.width;
  const placeAt = makeBodyPlaces(person, frame);
  const place = makePlace();
  return planeOf(size, (at) => {
    placeAt(((at % size.width) + 0.5) * scale, (Math.floor(at / size.width) + 0.5) * scale, place);
    return place.shade;
  });
}

/** How much the brightness of sure skin varies from pixel to pixel; hairs and folds are no grain. */
function grainOf({ rgb, width, materials }: SeenPerson): number {
  const skin = materials[MATERIAL.skin] ?? new Uint8Array();
  const found: number[] = [];
  for (let at = 1; at < skin.length - 1; at += 5) {
    if ((skin[at] ?? 0) < 250 || (skin[at + width] ?? 0) < 250) continue;
    found.push(
      Math.abs((rgb[at * 3 + 1] ?? 0) - ((rgb[at * 3 - 2] ?? 0) + (rgb[at * 3 + 4] ?? 0)) / 2),
    );
  }
  found.sort((one, other) => one - other);
  // The median of what is normally spread, and the deviation of one pixel from the mean of two.
  return (found[found.length >> 1] ?? 0) / 0.6745 / Math.sqrt(1.5);
}

/** The median of a plane where another one says so. */
function medianWhere({ values }: Plane, where: Plane): number {
  const found: number[] = [];
  for (let at = 0; at < values.length; at += 3) {
    if ((where.values[at] ?? 0) > 0.5) found.push(values[at] ?? 0);
  }
  found.sort((one, other) => one - other);
  return found[found.length >> 1] ?? 128;
}

/** Grain that is the same for every run, about so strong. */
function addGrain(planes: readonly Plane[], strength: number): void {
  const [first] = planes;
  if (!first) return;
  const noise = makePlane(first);
  let state = 1;
  for (let at = 0; at < noise.values.length; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    const one = state >>> 8;
    noise.values[at] = ((one % 4096) / 4096 + ((one >> 12) % 4096) / 4096 - 1) * 2.45;
  }
  for (const { values } of planes) {
    for (let at = 0; at < values.length; at += 1) {
      values[at] = (values[at] ?? 0) + strength * (noise.values[at] ?? 0);
    }
  }
}

/** Lets what is worn below go on above its upper edge with the folds and the light right below it. */
function mirrorUpward(person: SeenPerson, clothes: Colors): void {
  const rows = waistRows(person);
  if (rows === null) return;
  const { width, height, rgb, materials } = person;
  const bottom = materials[MATERIAL.bottom];
  for (let x = 0; x < width; x += 1) {
    const edge = Math.round(rows[x] ?? 0) + EDGE_SOFT;
    for (let y = 0; y < Math.min(edge, height); y += 1) {
      const from = (2 * edge - y) * width + x;
      const share = smoothStep(0.5, 0.95, (bottom?.[from] ?? 0) / 255);
      if (share === 0) continue;
      clothes.forEach(({ values }, channel) => {
        const to = y * width + x;
        values[to] = between(values[to] ?? 0, rgb[from * 3 + channel] ?? 0, share);
      });
    }
  }
}

type Other = 'top' | 'bottom';

/** Spreads the surely seen colors of skin, ground and other clothes over the whole picture. */
function spreadSeen(person: SeenPerson, frame: BodyFrame, other: Other): Fills {
  const colors = halveColors(person);
  const softOf = (material: number) =>
    halvePlane(bytesPlane(person, person.materials[material] ?? new Uint8Array()));
  const up = (planes: readonly Plane[]) => planes.map((plane) => resizePlane(plane, person));
  const skinCore = coreOf(softOf(MATERIAL.skin), 0.85, 2);
  // Skin is spread as it would be in even light, and rounded again where it is used.
  const round = roundness(person, frame, skinCore);
  const even = colors.map((plane) =>
    planeOf(plane, (at) => (plane.values[at] ?? 0) / (round.values[at] ?? 1)),
  );
  const usual = even.map((plane) => medianWhere(plane, skinCore));
  const near = pullPush(even, skinCore).map((plane) => softBlur(plane, 3));
  // Hands and ankles are redder than what is between them; right beside them nothing changes.
  const beside = softBlur(skinCore, BESIDE_SKIN);
  const skin = up(
    near.map((plane, channel) =>
      planeOf(plane, (at) => {
        const share = USUAL_SKIN * (1 - smoothStep(0, 0.4, beside.values[at] ?? 0));
        return between(plane.values[at] ?? 0, usual[channel] ?? 0, share);
      }),
    ),
  );
  addGrain(skin, GRAIN * grainOf(person));
  const ground = pullPush(
    colors,
    farFromClothes(coreOf(softOf(MATERIAL.background), 0.95, 3), softOf),
  );
  const clothes = up(pullPush(colors, coreOf(softOf(MATERIAL[other]), 0.85, 2)));
  // Below the hips there is no waistband: what is seen there goes on upward.
  if (other === 'bottom' && frame.oldHem > 1) mirrorUpward(person, clothes);
  return { skin, ground: up(ground.map((plane) => softBlur(plane, 2))), other: clothes };
}

/** The last ones: another way and the next garment are mostly tried on the same person. */
let latest: { person: SeenPerson; frame: BodyFrame; other: Other; fills: Fills } | null = null;

/** What the surely seen colors say of the rest; whoever reads them leaves them as they are. */
export function makeFills(person: SeenPerson, frame: BodyFrame, other: Other): Fills {
  if (latest?.person !== person || latest.frame !== frame || latest.other !== other)
    latest = { person, frame, other, fills: spreadSeen(person, frame, other) };
  return latest.fills;
}
