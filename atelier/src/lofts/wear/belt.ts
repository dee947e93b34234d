import type { Point } from '../../geometry/point.ts';
import { metalRing } from '../bags/ring.ts';
import { joinSurfaces } from '../surfaces/join-surfaces.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, cross, ease, minus, plus, signedPower, unit } from '../surfaces/point-math.ts';
import { pick } from '../surfaces/space-curve.ts';
import { BOLD_STITCHING, presentSurfaces, stitchRow } from '../surfaces/stitch-row.ts';
import type { Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';

const HALF = 1.6;
const THICK = 0.17;
const COUNT = 420;

/** How a belt lies: standing on its edge, its course by an angle, `lift` centimeters outside of it. */
interface Course {
  at: (angle: number, lift: number) => Point;
  /** Where the strap ends and where the buckle sits, in radians from its other end. */
  end: number;
  buckle: number;
  /** Whether the free end passes over the strap at the buckle: through a keeper, its holes seen. */
  isWorn: boolean;
}

/** Where the buckle of a closed belt sits, and how far the free end runs past it, radians. */
const [BUCKLE, TAIL] = [Math.PI / 2 + 0.12, 0.72];

/** The buckle is taller than the strap, which it lifts off the floor beside it. */
const BUCKLE_LIFT = 0.4;

/** Closed, as around a waist, and as little round as leather stays when nobody wears it. */
const CLOSED: Course = {
  at: (angle, lift) => {
    const past = ease(0, 0.25, angle - 2 * Math.PI);
    const turn = BUCKLE - angle;
    const bent = 0.022 * Math.sin(3 * turn + 0.6) + 0.013 * Math.sin(5 * turn + 2);
    const reach = 1 + 0.045 * past + bent + lift / 12;
    const held = BUCKLE_LIFT * bell(Math.sin(angle / 2), 0.3);
    const height = HALF + 0.14 + 0.12 * Math.sin(2 * turn + 1) + held;
    return [13.2 * reach * Math.cos(turn), height, 7.6 * reach * Math.sin(turn)];
  },
  end: 2 * Math.PI + TAIL,
  buckle: 2 * Math.PI - 0.04,
  isWorn: true,
};

/** Rolled up, turn on turn, the buckle outside. */
const TURNS = 3.4;
const ROLLED: Course = {
  at: (angle, lift) => {
    const turn = BUCKLE + 0.35 - angle + TURNS * 2 * Math.PI;
    const loose = 0.1 * Math.sin(angle * 0.9) + 0.05 * Math.sin(angle * 2.3 + 1);
    const reach = 2.5 + 0.135 * angle + loose + lift;
    const held = BUCKLE_LIFT * ease(-1.1, 0, angle - TURNS * 2 * Math.PI);
    const height = HALF + 0.14 + 0.1 * Math.sin(angle * 0.55) + held;
    return [reach * Math.cos(turn), height, reach * Math.sin(turn)];
  },
  end: TURNS * 2 * Math.PI,
  buckle: TURNS * 2 * Math.PI,
  isWorn: false,
};

const outward = (at: Point, ahead: Point): Point => unit(cross(minus(ahead, at), [0, 1, 0]));

function strap({ at, end, isWorn }: Course): Surface[] {
  const path = Array.from({ length: COUNT }, (_, i) => at((end * i) / (COUNT - 1), 0));
  const taper = (s: number) =>
    Math.sqrt(Math.max(0.02, 1 - ease(0.972, 1, isWorn ? s : 1 - s) ** 2));
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

/** A keeper around both layers. */
function keeper(course: Course, angle: number): Surface {
  const [at, ahead] = [course.at(angle, 0.15), course.at(angle + 0.02, 0.15)];
  const normal = outward(at, ahead);
  const path = Array.from({ length: 44 }, (_, i) => {
    const turn = (i / 44) * 2 * Math.PI;
    const across = signedPower(Math.cos(turn), 0.3) * (course.isWorn ? 0.62 : 0.34);
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

function buckle(course: Course): Surface[] {
  const lift = course.isWorn ? 0.55 : 0;
  const [at, ahead] = [course.at(course.buckle, lift), course.at(course.buckle + 0.04, lift)];
  const along = unit(minus(ahead, at));
  const normal = outward(at, ahead);
  const frame = metalRing({
    center: plus(plus(at, normal, 0.32), along, course.isWorn ? 0 : 1.3),
    half: [2, HALF + 0.36],
    across: along,
    upward: [0, 1, 0],
    wire: 0.22,
    roundness: 0.3,
  });
  const start = plus(plus(at, normal, 0.4), along, course.isWorn ? -1.95 : -0.65);
  const prong = tubeSurface(
    [0, 0.2, 0.5, 0.8, 1].map((share) =>
      plus(plus(start, along, 4 * share), normal, 0.28 * Math.sin(Math.PI * share) + 0.12),
    ),
    { section: 0.17, material: 'hardware', sides: 14 },
  );
  return [frame, prong];
}

function holes({ at }: Course): Surface {
  return joinSurfaces(
    [0.2, 0.34, 0.48].map((past) => {
      const angle = 2 * Math.PI + past;
      const [here, ahead] = [at(angle, 0), at(angle + 0.02, 0)];
      const normal = outward(here, ahead);
      const low = plus(here, normal, THICK - 0.05);
      return tubeSurface([low, plus(low, normal, 0.075)], {
        section: 0.2,
        material: 'hole',
        sides: 20,
      });
    }),
  );
}

/** A belt with a pin buckle, closed and standing. */
export function belt(): LoftedShape {
  const fastened = [keeper(CLOSED, 2 * Math.PI + 0.17), holes(CLOSED)];
  return {
    name: 'belt',
    kind: 'accessory',
    surfaces: [...strap(CLOSED), ...buckle(CLOSED), ...fastened],
    front: { yaw: 0, pitch: 17 },
  };
}

/** The same belt, rolled up. */
export function rolledBelt(): LoftedShape {
  return {
    name: 'rolled-belt',
    kind: 'accessory',
    surfaces: [...strap(ROLLED), ...buckle(ROLLED), keeper(ROLLED, ROLLED.buckle - 0.35)],
    front: { yaw: 14, pitch: 33 },
    room: 1.5,
  };
}
