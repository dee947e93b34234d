import type { Point } from '../../geometry/point.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, blend, ease } from '../surfaces/point-math.ts';
import { revolved } from '../surfaces/revolved.ts';
import { evenly } from '../surfaces/space-curve.ts';
import { FINE_STITCHING, presentSurfaces, stitchRow } from '../surfaces/stitch-row.ts';
import type { Detailing, Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';

const TALL = 11.75;
const [WIDE, DEEP] = [0.9, 1.08];
const PANELS = 6;

/** The front panels stand up straighter than the others. */
const crowned = ([x, y, z]: Point): Point => {
  const front = ease(2, 9, z);
  const stand = 1 + 0.05 * front * ease(3, 9, y);
  return [x * WIDE, y + 1.3 + 0.55 * front * ease(0, 10, y), z * DEEP * stand];
};

const PROFILE: readonly (readonly [number, number])[] = [
  [9.15, 0],
  [9.2, 1.2],
  [9.05, 3.2],
  [8.5, 5.8],
  [7.4, 8.2],
  [5.7, 10.1],
  [3.5, 11.3],
  [1.5, 11.7],
  [0.02, TALL],
];

const seamAngle = (x: number, z: number) => {
  const turn = (Math.atan2(z / DEEP, x / WIDE) / (2 * Math.PI)) * PANELS + 0.5;
  return Math.abs(turn - Math.round(turn));
};

/** Six panels: a seam and two rows of stitches between each, an eyelet in each. */
const paneled: Detailing = ([x, y, z], out) => {
  const away = Math.hypot(x, z);
  const across = (seamAngle(x, z) * 2 * Math.PI * away) / PANELS;
  out.relief -= 0.05 * bell(across, 0.06);
  out.openness *= 1 - 0.45 * bell(across, 0.07);
  out.relief -= 0.016 * bell(across - 0.32, 0.07);
  const turn = (Math.atan2(z / DEEP, x / WIDE) / (2 * Math.PI)) * PANELS;
  const beside = (turn - Math.round(turn)) * ((2 * Math.PI * away) / PANELS);
  const eyelet = Math.hypot(beside, (y - 9.4) * 0.9);
  out.relief += 0.05 * bell(eyelet - 0.34, 0.1);
  out.openness *= 1 - 0.8 * bell(eyelet, 0.16);
};

const SPREAD = 1.24;
/** The visor by its angle across (-1 to 1) and how far out (0 to 1). */
function visorAt(across: number, out: number, lift: number): Point {
  const angle = Math.PI / 2 - across * SPREAD;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const inner: Point = [9.1 * WIDE * cos, 1.45, 9.15 * DEEP * sin];
  const reach = 7.4 * Math.cos((across * Math.PI) / 2) ** 0.62;
  const x = inner[0] * (1 + 0.04 * out);
  const curl = (reach / 7.4) * (-0.04 * x * x * out - 0.5 * out - 0.3 * out * out);
  return [x, inner[1] + curl + lift, inner[2] + reach * out];
}

function visor(): Surface[] {
  const face = (lift: number, isFlipped: boolean, material: string) =>
    gridSurface({
      columns: 120,
      rows: 50,
      material,
      isFlipped,
      at: (u, v) => visorAt(2 * u - 1, v, lift),
    });
  const rim = Array.from({ length: 140 }, (_, i) => visorAt((2 * i) / 139 - 1, 1, 0.1));
  const rows = [0.2, 0.34, 0.48, 0.62, 0.76, 0.9].map((out) =>
    stitchRow(
      Array.from({ length: 120 }, (_, i) => ({
        point: visorAt((1.9 * i) / 119 - 0.95, out, 0.21),
        normal: [0, 1, 0.1] as const,
      })),
      FINE_STITCHING,
    ),
  );
  return [
    face(0.2, true, 'visor'),
    face(0, false, 'lining'),
    tubeSurface(evenly(rim, 160), { section: 0.15, material: 'visor', sides: 10 }),
    ...presentSurfaces(rows),
  ];
}

/** A six-panel cap with a curved visor. */
export function cap(): LoftedShape {
  const crown = revolved({
    profile: PROFILE,
    columns: 300,
    rows: 140,
    material: 'shell',
    inside: 'lining',
    bend: crowned,
  });
  const top = crowned([0, TALL, 0]);
  const button = revolved({
    profile: [
      [0.75, 0],
      [0.72, 0.25],
      [0.45, 0.45],
      [0.01, 0.5],
    ],
    columns: 40,
    rows: 12,
    material: 'shell',
    bend: ([x, y, z]) => [x + top[0], y + top[1] - 0.1, z + top[2]],
  });
  const seams = Array.from({ length: PANELS }, (_, panel) =>
    [-0.3, 0.3].map((beside) => {
      const path = Array.from({ length: 60 }, (_unused, i) => {
        const y = blend(0.4, 11.2, i / 59);
        const radius = radiusAt(y) + 0.03;
        const angle = ((panel + 0.5) / PANELS) * 2 * Math.PI + beside / Math.max(2, radius);
        const point = crowned([radius * Math.cos(angle), y, radius * Math.sin(angle)]);
        return { point, normal: [Math.cos(angle), y / 14, Math.sin(angle)] as const };
      });
      return stitchRow(path, FINE_STITCHING);
    }),
  ).flat();
  return {
    name: 'cap',
    kind: 'hat',
    surfaces: [{ ...crown, detailing: paneled }, button, ...visor(), ...presentSurfaces(seams)],
    front: { yaw: 34, pitch: 10 },
  };
}

function radiusAt(y: number): number {
  for (let i = 1; i < PROFILE.length; i += 1) {
    const [low, high] = [PROFILE[i - 1], PROFILE[i]];
    if (low && high && y <= high[1])
      return blend(low[0], high[0], (y - low[1]) / (high[1] - low[1]));
  }
  return 0.1;
}
