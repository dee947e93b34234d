import type { Point } from '../../geometry/point.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { blend, ease, signedPower } from '../surfaces/point-math.ts';
import { type Reshaping, reshape } from '../surfaces/reshape.ts';
import { revolved } from '../surfaces/revolved.ts';
import { curveThrough } from '../surfaces/space-curve.ts';
import { FINE_STITCHING, presentSurfaces, stitchRow } from '../surfaces/stitch-row.ts';
import type { Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { type DialMarks, dialOf, TOP } from './watch-dial.ts';

function caseOf(): Surface[] {
  const body = revolved({
    profile: [
      [1.9, TOP - 0.85],
      [2.06, TOP - 0.72],
      [2.1, TOP - 0.35],
      [2.06, TOP - 0.08],
      [1.98, TOP + 0.06],
      [1.84, TOP + 0.08],
      [1.76, TOP - 0.02],
      [1.72, TOP - 0.26],
    ],
    columns: 160,
    rows: 50,
    material: 'case',
  });
  const lugs = [1, -1].flatMap((ahead) =>
    [1, -1].map((side) =>
      tubeSurface(
        curveThrough(
          [
            [side * 1.2, TOP - 0.35, ahead * 1.5],
            [side * 1.2, TOP - 0.38, ahead * 2.1],
            [side * 1.17, TOP - 0.75, ahead * 2.55],
          ],
          20,
        ),
        {
          section: (s, angle) => [
            signedPower(Math.cos(angle), 0.5) * blend(0.24, 0.16, s),
            signedPower(Math.sin(angle), 0.5) * blend(0.3, 0.2, s),
          ],
          material: 'case',
          sides: 18,
          up: [0, 1, 0],
        },
      ),
    ),
  );
  const crown = tubeSurface(
    [
      [2.05, TOP - 0.36, 0],
      [2.42, TOP - 0.36, 0],
    ],
    {
      section: (_, angle) => {
        const ridge = 0.25 + 0.02 * Math.cos(angle * 22);
        return [Math.cos(angle) * ridge, Math.sin(angle) * ridge];
      },
      material: 'case',
      sides: 132,
    },
  );
  return [body, ...lugs, crown];
}

/** A strap from the case over the cushion that the watch is shown on. */
function strap(ahead: 1 | -1, long: number): Surface[] {
  const path = curveThrough(
    [
      [0, TOP - 0.62, ahead * 2.15],
      [0, TOP - 0.72, ahead * 2.9],
      [0, TOP - 1.0, ahead * (2.2 + long * 0.45)],
      [0, TOP - 1.3, ahead * (2.2 + long * 0.8)],
      [0, TOP - 1.42, ahead * (2.2 + long)],
    ],
    120,
  );
  const half = (s: number) =>
    blend(1.02, 0.82, s) * Math.sqrt(Math.max(0.01, 1 - ease(0.94, 1, s) ** 2 * 0.98));
  const body = tubeSurface(path, {
    section: (s, angle) => {
      const pad = blend(0.24, 0.13, ease(0.05, 0.4, s));
      return [
        signedPower(Math.cos(angle), 0.5) * half(s),
        signedPower(Math.sin(angle), 0.5) * pad * (0.8 + 0.2 * Math.sin(angle) ** 2),
      ];
    },
    material: 'strap',
    sides: 40,
    up: [0, 1, 0],
  });
  const rows = [-1, 1].map((side) =>
    stitchRow(
      path.slice(6, 112).map((point, i) => {
        const s = (i + 6) / 119;
        const pad = blend(0.24, 0.13, ease(0.05, 0.4, s)) * 0.9;
        return {
          point: [side * (half(s) - 0.2), point[1] + pad, point[2]],
          normal: [0, 1, 0] as const,
        };
      }),
      FINE_STITCHING,
    ),
  );
  return [body, ...presentSurfaces(rows)];
}

/** Holes down the longer strap; a keeper and a buckle at the end of the shorter. */
function closing(): Surface[] {
  const holes = [3.9, 4.5, 5.1, 5.7].map((z) => {
    const y = TOP - 1.02 - (z - 4) * 0.11;
    return tubeSurface(
      [
        [0, y - 0.1, z],
        [0, y + 0.165, z],
      ],
      { section: 0.085, material: 'hole', sides: 16, up: [1, 0, 0] },
    );
  });
  const frame = Array.from({ length: 50 }, (_, i): Point => {
    const angle = (i / 50) * 2 * Math.PI;
    return [
      signedPower(Math.cos(angle), 0.4) * 1.12,
      TOP - 1.34,
      -6.85 + signedPower(Math.sin(angle), 0.4) * 0.55,
    ];
  });
  const buckle = tubeSurface(frame, {
    section: 0.13,
    material: 'case',
    isClosed: true,
    up: [0, 1, 0],
  });
  const band = Array.from({ length: 50 }, (_, i): Point => {
    const angle = (i / 50) * 2 * Math.PI;
    return [
      signedPower(Math.cos(angle), 0.35) * 1.0,
      TOP - 1.12 + signedPower(Math.sin(angle), 0.35) * 0.24,
      -5.1,
    ];
  });
  const keeper = tubeSurface(band, {
    section: (_, angle) => [
      signedPower(Math.cos(angle), 0.4) * 0.07,
      signedPower(Math.sin(angle), 0.4) * 0.3,
    ],
    material: 'strap',
    isClosed: true,
    sides: 16,
    up: [0, 0, 1],
  });
  return [...holes, buckle, keeper];
}

/** How thick the cushion is that a closed watch is worn on, half of it. */
const WRIST = 2.5;
const LUG_Z = 2.2;

/** A strap that goes around a wrist from its lugs on; it stands on the floor again. */
const aroundWrist: Reshaping = ([x, y, z]) => {
  const beyond = Math.abs(z) - LUG_Z;
  const lift = 2 * WRIST - TOP - 0.3;
  if (beyond <= 0) return [x, y + lift, z];
  const middle = TOP - 0.64;
  const [angle, radius] = [beyond / WRIST, WRIST + y - middle];
  const reach = LUG_Z + radius * Math.sin(angle);
  return [x, middle - WRIST + radius * Math.cos(angle) + lift, Math.sign(z) * reach];
};

interface WatchPlan {
  name: string;
  marks: DialMarks;
  isClosed: boolean;
  /** How much wider its case is, a share. */
  wider: number;
}

function glassOf(): Surface {
  return gridSurface({
    columns: 80,
    rows: 4,
    isClosedU: true,
    material: 'case',
    at: (u, v) => {
      const angle = -u * 2 * Math.PI;
      const reach = 1.74 + 0.05 * (1 - v);
      return [reach * Math.cos(angle), TOP - 0.1 + 0.1 * v, reach * Math.sin(angle)];
    },
  });
}

/** A three-hand watch on a strap, lying open or closed around a cushion. */
function makeWatch({ name, marks, isClosed, wider }: WatchPlan): LoftedShape {
  const parts = [
    ...caseOf(),
    ...dialOf(marks),
    glassOf(),
    ...strap(-1, 4.7),
    ...strap(1, 6.2),
    ...closing(),
  ];
  const widened = reshape(parts, ([x, y, z]) => {
    const beside = 1 + wider * ease(LUG_Z + 1.2, LUG_Z - 0.4, Math.abs(z));
    return [
      x * beside,
      y,
      z * (Math.abs(z) < LUG_Z ? 1 + wider : 1) +
        (Math.abs(z) < LUG_Z ? 0 : Math.sign(z) * wider * LUG_Z),
    ];
  });
  const surfaces = isClosed ? reshape(widened, aroundWrist) : widened;
  return {
    name,
    kind: 'accessory',
    surfaces,
    front: isClosed ? { yaw: 0, pitch: 82 } : { yaw: 0, pitch: 78 },
    room: isClosed ? 1.3 : 1.16,
  };
}

export const watch = (): LoftedShape =>
  makeWatch({ name: 'watch', marks: 'bars', isClosed: false, wider: 0 });

/** The same on a cushion, with dots on its dial, and a broad one with wedges. */
export const closedWatch = (): LoftedShape =>
  makeWatch({ name: 'closed-watch', marks: 'dots', isClosed: true, wider: 0.05 });

export const broadWatch = (): LoftedShape => ({
  ...makeWatch({ name: 'broad-watch', marks: 'wedges', isClosed: true, wider: 0.14 }),
  front: { yaw: -14, pitch: 68 },
});
