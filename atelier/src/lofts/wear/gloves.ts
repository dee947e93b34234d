import { type Field, smoothMinimum } from '../../geometry/field.ts';
import { meshField } from '../../geometry/mesh-field.ts';
import type { Point } from '../../geometry/point.ts';
import { roundCone } from '../../geometry/solids.ts';
import { joinSurfaces } from '../surfaces/join-surfaces.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, ease } from '../surfaces/point-math.ts';
import { FINE_STITCHING, presentSurfaces, stitchRow } from '../surfaces/stitch-row.ts';
import type { Detailing, Surface } from '../surfaces/surface.ts';

/** How much flatter than round an empty glove lies. */
const FLATTENED = 0.42;
const BLEND = 0.5;

/** A finger by its root and tip on the floor, and its radii. */
const FINGERS: readonly (readonly [Point, Point, number, number])[] = [
  [[-3.1, 0, -3.4], [-4.1, 0, -8.8], 1.2, 0.98],
  [[-1.1, 0, -4], [-1.5, 0, -11], 1.26, 1.04],
  [[1, 0, -4.1], [1.25, 0, -11.6], 1.28, 1.06],
  [[3, 0, -3.7], [3.8, 0, -10.4], 1.26, 1.04],
  [[3.3, 0, 2], [6.5, 0, -4], 1.5, 1.14],
];

const cone = (from: Point, to: Point, radii: readonly [number, number]): Field =>
  roundCone({ at: from, radius: radii[0] }, { at: to, radius: radii[1] });

function gloveField(end: number): Field {
  const fingers = FINGERS.map(([from, to, root, tip]) => cone(from, to, [root, tip]));
  const palm = [-2.5, -0.9, 0.9, 2.5].map((x) =>
    cone([x, 0, -3.6], [x * 0.9, 0, 4.4], [1.7, 1.75]),
  );
  const cuff = [-2.1, -0.7, 0.7, 2.1].map((x) =>
    cone([x, 0, 4.4], [x * 1.06, 0, 11.4], [1.75, 1.85]),
  );
  return (x, y, z) => {
    const up = y / FLATTENED;
    let hand = 9;
    for (const part of [...palm, ...cuff]) hand = smoothMinimum(hand, part(x, up, z), 1.6);
    let all = hand;
    for (const finger of fingers) all = smoothMinimum(all, finger(x, up, z), BLEND);
    return Math.max(all, z - end) * 0.6;
  };
}

const WRIST = 4.6;
const POINTS = [-1.9, 0.05, 1.95];
/** Where a point of the back runs. */
const pointAt = (line: number, z: number) => line * (1 - 0.03 * (z + 3));

interface Glove {
  /** How far its cuff reaches from the middle of the palm. */
  cuff: number;
  detailing: Detailing;
  isSewn: boolean;
}

/** Knitted in the round: rows of stitches toward the fingertips, ribs at the cuff. */
const KNITTED: Glove = {
  cuff: 12,
  isSewn: false,
  detailing: ([x, , z], out) => {
    const wale = Math.cos(x * 15);
    const stitch = Math.cos(z * 17 + 2.2 * Math.abs(wale));
    const plain = ease(WRIST + 0.4, WRIST, z);
    out.relief += plain * (0.016 * wale + 0.012 * stitch);
    const rib = Math.cos(x * 8.4);
    out.relief += (1 - plain) * (0.06 * rib + 0.012 * stitch);
    out.openness *= 1 - 0.25 * (1 - plain) * ease(0, -1, rib);
    out.relief -= 0.06 * bell(z - WRIST, 0.12);
  },
};

/** Cut from hide: three points on the back, a gathered wrist, a hem that is turned and sewn. */
const SEWN: Glove = {
  cuff: 8.4,
  isSewn: true,
  detailing: ([x, y, z], out) => {
    const gathers = Math.sin(x * 6.2 + 0.8 * Math.sin(z * 2)) * bell(z - WRIST, 0.75);
    out.relief += 0.05 * gathers - 0.07 * bell(z - WRIST, 0.16);
    out.relief -= 0.05 * bell(z - 7.7, 0.07);
    const knuckles = bell(z + 4.4, 0.5) + bell(z + 7.2, 0.35);
    out.relief += 0.035 * knuckles * Math.sin(z * 7 + x * 1.4);
    if (y < 0) return;
    for (const line of POINTS) {
      const inside = ease(-4.4, -3.2, z) * ease(3.4, 2.4, z);
      out.relief += 0.05 * bell(x - pointAt(line, z), 0.09) * inside;
    }
  },
};

function oneGlove({ cuff, detailing, isSewn }: Glove): Surface[] {
  const mesh = meshField(gloveField(cuff), {
    origin: [-14, -16, -18],
    step: 0.25,
    depth: 7,
    tolerance: 0.004,
  });
  const body: Surface = {
    places: Float64Array.from(mesh.positions),
    triangles: mesh.triangles,
    material: 'cloth',
    inside: null,
    detailing,
  };
  if (!isSewn) return [body];
  const rows = POINTS.flatMap((line) =>
    [-0.16, 0.16].map((beside) =>
      stitchRow(
        Array.from({ length: 40 }, (_, i) => {
          const z = -4 + (i / 39) * 7;
          return { point: [pointAt(line, z) + beside, 0.78, z], normal: [0, 1, 0] };
        }),
        FINE_STITCHING,
      ),
    ),
  );
  return [body, joinSurfaces(presentSurfaces(rows))];
}

/** Puts a glove down turned by `degrees`, mirrored for the other hand. */
function laid(
  surface: Surface,
  { at: place, degrees, mirror }: { at: Point; degrees: number; mirror: 1 | -1 },
): Surface {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const places = surface.places.slice();
  for (let i = 0; i < places.length; i += 3) {
    const [x, z] = [(places[i] ?? 0) * mirror, places[i + 2] ?? 0];
    places[i] = place[0] + c * x + s * z;
    places[i + 1] = (places[i + 1] ?? 0) + place[1];
    places[i + 2] = place[2] - s * x + c * z;
  }
  const { detailing } = surface;
  const triangles = surface.triangles.slice();
  if (mirror < 0)
    for (let t = 0; t < triangles.length; t += 3)
      triangles.set(
        [surface.triangles[t] ?? 0, surface.triangles[t + 2] ?? 0, surface.triangles[t + 1] ?? 0],
        t,
      );
  const back = ([x, y, z]: Point): Point => {
    const [dx, dz] = [x - place[0], z - place[2]];
    return [(c * dx - s * dz) * mirror, y - place[1], s * dx + c * dz];
  };
  return {
    ...surface,
    places,
    triangles,
    detailing: detailing ? (point, out) => detailing(back(point), out) : null,
  };
}

type Laid = Parameters<typeof laid>[1];

function pairOf(name: string, glove: Glove, pair: readonly Laid[]): LoftedShape {
  const surfaces = oneGlove(glove);
  return {
    name,
    kind: 'accessory',
    surfaces: pair.flatMap((pose) => surfaces.map((surface) => laid(surface, pose))),
    front: { yaw: 0, pitch: 74 },
  };
}

const SIDE_BY_SIDE: readonly Laid[] = [
  { at: [-4.4, 0.85, 0.6], degrees: 9, mirror: -1 },
  { at: [4.6, 1.05, -0.4], degrees: -13, mirror: 1 },
];
const CROSSED: readonly Laid[] = [
  { at: [-1.6, 0.85, 1], degrees: -22, mirror: -1 },
  { at: [2.4, 2.35, -0.6], degrees: 16, mirror: 1 },
];

/** A pair of knitted gloves side by side. */
export const gloves = (): LoftedShape => pairOf('gloves', KNITTED, SIDE_BY_SIDE);

/** A pair of knitted gloves, one laid across the other. */
export const crossedGloves = (): LoftedShape => pairOf('crossed-gloves', KNITTED, CROSSED);

/** The same of leather. */
export const leatherGloves = (): LoftedShape => pairOf('leather-gloves', SEWN, SIDE_BY_SIDE);
export const crossedLeatherGloves = (): LoftedShape =>
  pairOf('crossed-leather-gloves', SEWN, CROSSED);
