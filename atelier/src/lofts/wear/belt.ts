import type { Point } from '../../geometry/point.ts';
import { metalRing } from '../bags/ring.ts';
import { joinSurfaces } from '../surfaces/join-surfaces.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { cross, ease, minus, plus, signedPower, unit } from '../surfaces/point-math.ts';
import { pick } from '../surfaces/space-curve.ts';
import { BOLD_STITCHING, presentSurfaces, stitchRow } from '../surfaces/stitch-row.ts';
import type { Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';

const HALF = 1.6;
const THICK = 0.17;
const COUNT = 420;
/** Where the buckle sits, and how far the free end runs past it, radians around the coil. */
const [BUCKLE, TAIL] = [Math.PI / 2 + 0.12, 0.72];

/** A belt on its edge, buckled: its free end passes over the strap in front. */
function coil(angle: number, lift: number): Point {
  const past = ease(0, 0.25, angle - 2 * Math.PI);
  const reach = 1 + 0.045 * past + lift / 12;
  const turn = BUCKLE - angle;
  return [13.2 * reach * Math.cos(turn), HALF + 0.4, 7.6 * reach * Math.sin(turn)];
}

const outward = (at: Point, ahead: Point): Point => unit(cross(minus(ahead, at), [0, 1, 0]));

function strap(): Surface[] {
  const end = 2 * Math.PI + TAIL;
  const path = Array.from({ length: COUNT }, (_, i) => coil((end * i) / (COUNT - 1), 0));
  const taper = (s: number) => Math.sqrt(Math.max(0.02, 1 - ease(0.972, 1, s) ** 2));
  const body = tubeSurface(path, {
    section: (s, angle) => [
      signedPower(Math.cos(angle), 0.32) * THICK,
      signedPower(Math.sin(angle), 0.32) * HALF * taper(s),
    ],
    material: 'body',
    sides: 32,
    up: [0, 1, 0],
  });
  const rows = [-1, 1].map((side) =>
    stitchRow(
      path.slice(4, COUNT - 14).map((point, i) => {
        const normal = outward(point, pick(path, i + 5));
        const beside = plus(point, [0, 1, 0], side * (HALF - 0.26));
        return { point: plus(beside, normal, THICK), normal };
      }),
      BOLD_STITCHING,
    ),
  );
  return [body, ...presentSurfaces(rows)];
}

/** Two keepers around both layers, one fixed by the buckle, one that slides. */
function keeper(angle: number): Surface {
  const [at, ahead] = [coil(angle, 0.15), coil(angle + 0.02, 0.15)];
  const normal = outward(at, ahead);
  const path = Array.from({ length: 44 }, (_, i) => {
    const turn = (i / 44) * 2 * Math.PI;
    const across = signedPower(Math.cos(turn), 0.3) * 0.62;
    return plus(
      plus(at, normal, across),
      [0, 1, 0],
      signedPower(Math.sin(turn), 0.3) * (HALF + 0.14),
    );
  });
  const along = unit(minus(ahead, at));
  return tubeSurface(path, {
    section: (_, angle2) => [
      signedPower(Math.cos(angle2), 0.4) * 0.12,
      signedPower(Math.sin(angle2), 0.4) * 0.45,
    ],
    material: 'body',
    isClosed: true,
    sides: 20,
    up: along,
  });
}

function buckle(): Surface[] {
  const [at, ahead] = [coil(2 * Math.PI - 0.04, 0.55), coil(2 * Math.PI, 0.55)];
  const along = unit(minus(ahead, at));
  const normal = outward(at, ahead);
  const frame = metalRing({
    center: plus(at, normal, 0.32),
    half: [2, HALF + 0.36],
    across: along,
    upward: [0, 1, 0],
    wire: 0.22,
    roundness: 0.3,
  });
  const start = plus(plus(at, normal, 0.4), along, -1.95);
  const prong = tubeSurface(
    [0, 0.2, 0.5, 0.8, 1].map((share) =>
      plus(plus(start, along, 4 * share), normal, 0.28 * Math.sin(Math.PI * share) + 0.12),
    ),
    { section: 0.17, material: 'hardware', sides: 14 },
  );
  return [frame, prong];
}

function holes(): Surface {
  return joinSurfaces(
    [0.2, 0.34, 0.48].map((past) => {
      const angle = 2 * Math.PI + past;
      const [at, ahead] = [coil(angle, 0), coil(angle + 0.02, 0)];
      const normal = outward(at, ahead);
      const low = plus(at, normal, THICK - 0.05);
      return tubeSurface([low, plus(low, normal, 0.075)], {
        section: 0.2,
        material: 'hole',
        sides: 20,
      });
    }),
  );
}

/** A belt with a pin buckle, coiled and standing. */
export function belt(): LoftedShape {
  return {
    name: 'belt',
    kind: 'accessory',
    surfaces: [...strap(), ...buckle(), keeper(2 * Math.PI + 0.17), holes()],
    front: { yaw: 0, pitch: 17 },
  };
}
