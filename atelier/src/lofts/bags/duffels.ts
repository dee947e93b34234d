import type { Point } from '../../geometry/point.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import { weldSurface } from '../surfaces/join-surfaces.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, blend, ease, minus, plus, signedPower, unit } from '../surfaces/point-math.ts';
import { curveThrough } from '../surfaces/space-curve.ts';
import { BOLD_STITCHING, presentSurfaces, stitchRow } from '../surfaces/stitch-row.ts';
import type { Detailing, Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { metalDome } from './ring.ts';
import { strapOf } from './strap.ts';
import { zipTeeth } from './zip-teeth.ts';

/** A soft bag that lies on its side, zipped along its top. */
interface Duffel {
  name: string;
  long: number;
  /** Half its depth, and its height over it. */
  radius: number;
  tall: number;
  /** 1 is round; less has corners: below, above and in front. */
  below: number;
  above: number;
  front: number;
  /** How much narrower it is at its zip, and how far it sinks between its ends. */
  narrows: number;
  sinks: number;
  /** How high its handles stand, and whether one of them has fallen over. */
  handle: number;
  isFallen: boolean;
}

const ROUND: Duffel = {
  name: 'duffel',
  long: 47,
  radius: 13.4,
  tall: 0.95,
  below: 0.6,
  above: 0.94,
  front: 0.86,
  narrows: 0,
  sinks: 1.5,
  handle: 9.6,
  isFallen: true,
};

const BOXY: Duffel = {
  name: 'holdall',
  long: 44,
  radius: 11.6,
  tall: 1.3,
  below: 0.42,
  above: 0.62,
  front: 0.55,
  narrows: 0.42,
  sinks: 2.2,
  handle: 12.5,
  isFallen: false,
};

/** A place of its skin: flat where it stands, filled unevenly, and sunk where nothing holds it up. */
const skinOf =
  (plan: Duffel) =>
  (along: number, angle: number, away = 0): Point => {
    const x = (along - 0.5) * plan.long;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const middle = 1 - (2 * along - 1) ** 2;
    const over = ease(-0.6, 0.6, s);
    const filled =
      0.55 * Math.sin(x * 0.21 + angle * 1.7 + 0.8) * over * middle ** 0.5 +
      0.32 * Math.sin(x * 0.47 + angle * 3.1) * middle +
      0.14 * Math.sin(x * 0.95 - angle * 4.6) * over;
    const taper = 1 - 0.07 * (2 * along - 1) ** 4;
    const radius = plan.radius * taper + away + filled;
    const high = signedPower(s, s < 0 ? plan.below : plan.above);
    const up = s < 0 ? high * radius * 0.82 : high * radius * plan.tall;
    const narrow = 1 - plan.narrows * Math.max(0, high) ** 1.4;
    const sunk = plan.sinks * middle * Math.max(0, s) ** 2;
    const floor = plan.radius * 0.82 * taper + 0.1;
    return [x, up + floor - sunk, signedPower(c, plan.front) * radius * 0.98 * narrow];
  };

/** An end, filled from inside: it swells, slackens below the zip and folds a little at its rim. */
function endOf(plan: Duffel, side: 1 | -1): Surface {
  const skin = skinOf(plan);
  const along = side > 0 ? 1 : 0;
  const surface = gridSurface({
    columns: 200,
    rows: 40,
    isClosedU: true,
    isFlipped: side > 0,
    material: 'body',
    at: (u, v) => {
      const angle = u * 2 * Math.PI;
      const rim = skin(along, angle);
      const middle = plan.radius * 0.86;
      const inward = 1 - (1 - v) ** 1.35;
      const round = Math.sqrt(Math.max(0, 1 - (1 - v) ** 2.6));
      const folds = 0.16 * Math.sin(angle * 9 + 1.3 * Math.sin(angle * 2)) * Math.sin(Math.PI * v);
      const slack = 0.5 * Math.sin(angle + 0.7) * Math.sin(Math.PI * v);
      const bulge = side * (2.5 * round + folds * (1 - v) + slack);
      return [rim[0] + bulge, blend(rim[1], middle, inward), rim[2] * (1 - inward)];
    },
  });
  return weldSurface(surface);
}

function zipOf(plan: Duffel): Surface[] {
  const skin = skinOf(plan);
  const path = Array.from({ length: 260 }, (_, i) =>
    skin(0.06 + 0.88 * (i / 259), Math.PI / 2, 0.06),
  );
  const tape = tubeSurface(path, {
    section: (_, angle) => [Math.cos(angle) * 1.3, Math.sin(angle) * 0.1],
    material: 'webbing',
    up: [0, 1, 0],
    sides: 18,
  });
  const teeth = zipTeeth({ path, up: [0, 1, 0], half: 0.32, high: 0.24 });
  const at = skin(0.9, Math.PI / 2, 0.4);
  const puller = strapOf({
    through: [at, [at[0] + 0.6, at[1] + 0.1, at[2] + 1.2], [at[0] + 1.2, at[1] - 0.8, at[2] + 3.6]],
    half: 0.5,
    thick: 0.1,
    across: [1, 0, -0.3],
    material: 'handle',
    isStitched: false,
    count: 30,
  });
  return [tape, teeth, ...puller];
}

/** How far from its middle the loop of a handle leaves the bag. */
const LOOP_HALF = 8;

/** A handle of webbing that runs around the bag and stands up in a loop, or has fallen over. */
function handleOf(plan: Duffel, side: 1 | -1): Surface[] {
  const skin = skinOf(plan);
  const up = (angle: number) => (side > 0 ? angle : Math.PI - angle);
  const down = (along: number) =>
    Array.from({ length: 16 }, (_, i) => skin(along, up(blend(-1.25, 0.85, i / 15)), 0.3));
  const [left, right] = [down(0.3), down(0.7)];
  const [, top] = skin(0.5, Math.PI / 2);
  const isFallen = plan.isFallen && side > 0;
  const at = (x: number, share: number): Point =>
    isFallen
      ? [x + 1.2, top - 0.4 + 3.2 * share, side * blend(7.2, 14.6, share)]
      : [x, top + plan.handle * share, side * blend(6, 2.8, share)];
  const through: Point[] = [
    ...left,
    at(-8.4, 0.34),
    at(-4.6, 0.87),
    at(0, 1),
    at(4.2, 0.87),
    at(8.4, 0.34),
    ...right.reverse(),
  ];
  const path = curveThrough(through, 300);
  const [, highest, farthest] = minus(at(0, 1), at(0, 0));
  const outward = unit([0, highest, farthest]);
  // Its breadth turns with the loop, so that the webbing is nowhere twisted.
  const upOf = (index: number): Point => {
    const turned = Math.PI * ease(-LOOP_HALF, LOOP_HALF, path[index]?.[0] ?? 0);
    return plus([Math.cos(turned), 0, 0], outward, -Math.sin(turned));
  };
  const strap = tubeSurface(path, {
    section: (s, angle) => {
      const grip = ease(0.4, 0.44, s) * ease(0.6, 0.56, s);
      return [
        signedPower(Math.cos(angle), 0.35) * (0.16 + 0.32 * grip),
        signedPower(Math.sin(angle), 0.35) * (1.35 - 0.35 * grip),
      ];
    },
    material: 'webbing',
    sides: 28,
    up: upOf,
  });
  const rivets = [0.3, 0.7].map((along) => {
    const [x, y, z] = skin(along, up(0.62), 0.34);
    return metalDome([x, y, z], [0.34, 0.34, side * 0.2]);
  });
  return [strap, ...rivets];
}

/** The panels of leather at its ends and below, sewn on. */
const endPanels =
  ({ long }: Duffel): Detailing =>
  ([x, y, z], out) => {
    const inset = long / 2 - Math.abs(x);
    if (inset < 5.4 && y < 9.5 - 0.4 * inset) out.material = 'base';
    const edge = inset < 5.5 ? y - 9.5 + 0.4 * inset : 9;
    out.relief -= 0.05 * bell(inset - 5.4, 0.1) * ease(8, 7, y) + 0.05 * bell(edge, 0.1);
    if (y < 3.4 && Math.abs(z) < 20) out.relief += 0.05 * ease(3.4, 3.3, y);
    // Cloth that is drawn along a seam puckers beside it.
    out.relief -= 0.035 * ease(3, 0.3, inset) * Math.sin(y * 3.1 + z * 2.3);
  };

/** Two rows of stitches beside the piping of an end. */
function endStitches(plan: Duffel): Surface[] {
  const skin = skinOf(plan);
  const rows = [0.02, 0.98].map((along) =>
    stitchRow(
      Array.from({ length: 241 }, (_, i) => {
        const angle = (i / 240) * 2 * Math.PI;
        return { point: skin(along, angle, 0.03), normal: [0, Math.sin(angle), Math.cos(angle)] };
      }),
      BOLD_STITCHING,
    ),
  );
  return presentSurfaces(rows);
}

function makeDuffel(plan: Duffel): LoftedShape {
  const skin = skinOf(plan);
  const body = gridSurface({
    columns: 260,
    rows: 220,
    isClosedV: true,
    material: 'body',
    at: (u, v) => skin(u, v * 2 * Math.PI),
  });
  const piping = ([0.001, 0.999] as const).map((along) =>
    tubeSurface(
      Array.from({ length: 240 }, (_, i) => skin(along, (i / 240) * 2 * Math.PI, 0.05)),
      { section: 0.26, material: 'trim', isClosed: true, sides: 12, up: [1, 0, 0] },
    ),
  );
  return {
    name: plan.name,
    kind: 'bag',
    surfaces: [
      { ...body, detailing: endPanels(plan) },
      endOf(plan, 1),
      endOf(plan, -1),
      ...piping,
      ...endStitches(plan),
      ...zipOf(plan),
      ...handleOf(plan, 1),
      ...handleOf(plan, -1),
    ],
    front: plan.isFallen ? { yaw: 24, pitch: 14 } : { yaw: -21, pitch: 12 },
  };
}

/** A weekend duffel: a barrel with two handles, one of them fallen over, and leather ends. */
export const duffel = (): LoftedShape => makeDuffel(ROUND);

/** A holdall: cornered below, narrow at its zip, its handles standing. */
export const holdall = (): LoftedShape => makeDuffel(BOXY);
