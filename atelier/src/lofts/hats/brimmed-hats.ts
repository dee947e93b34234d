import type { Point } from '../../geometry/point.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, ease } from '../surfaces/point-math.ts';
import { revolved, revolvedLoop } from '../surfaces/revolved.ts';
import { FINE_STITCHING, presentSurfaces, stitchRow } from '../surfaces/stitch-row.ts';
import type { Detailing, Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';

const oval = ([x, y, z]: Point): Point => [x * 0.94, y, z * 1.07];
type Bend = (place: Point, angle: number) => Point;

/** A ribbon around the foot of a crown, with a flat bow at its left. */
function ribbon(plan: { radius: number; low: number; high: number; bend: Bend }): Surface[] {
  const { radius, low, high, bend } = plan;
  const band = revolvedLoop({
    profile: [
      [radius - 0.1, low],
      [radius + 0.12, low],
      [radius + 0.14, (low + high) / 2],
      [radius + 0.08, high],
      [radius - 0.15, high],
    ],
    material: 'ribbon',
    bend,
  });
  const middle = (low + high) / 2;
  const half = (high - low) * 0.46;
  const around = (angle: number, y: number, out: number): Point => {
    const reach = radius + out;
    return bend([reach * Math.cos(angle), y, reach * Math.sin(angle)], angle);
  };
  const loop = (from: number, to: number, out: number) =>
    tubeSurface(
      Array.from({ length: 24 }, (_, i) => {
        const share = i / 23;
        const lift = 0.18 * Math.sin(Math.PI * share);
        return around(from + (to - from) * share, middle, out + lift);
      }),
      {
        section: (s, angle) => [
          Math.cos(angle) * 0.1,
          Math.sin(angle) * half * (0.7 + 0.3 * Math.abs(2 * s - 1)),
        ],
        material: 'ribbon',
        sides: 20,
        up: [0, 1, 0],
      },
    );
  return [band, loop(2.5, 2.86, 0.2), loop(2.64, 2.72, 0.36)];
}

const pinched: Bend = (place, angle) => {
  const [x, y, z] = oval(place);
  const front = Math.max(0, Math.cos(angle - Math.PI / 2));
  const high = ease(6, 11.5, y);
  const dent = high * bell(x, 1.9) * 1.7 * ease(-9, 4, z);
  const sides = high * front ** 2 * 0.42 * bell(Math.abs(x) - 4.5, 2.4);
  const brim = Math.hypot(x, z) - 10;
  const snap = brim > 0 && y < 1.5 ? 0.13 * brim * (0.5 - 1.1 * Math.sin(angle) ** 2) : 0;
  return [x * (1 - sides), y - dent + snap + 0.66, z];
};

/** A felt fedora: pinched crown, snapped brim, grosgrain ribbon. */
export function fedora(): LoftedShape {
  const shell = revolved({
    profile: [
      [9.2, -0.1],
      [12.4, -0.15],
      [16, 0],
      [16.15, 0.14],
      [16, 0.25],
      [12.4, 0.12],
      [10.2, 0.2],
      [9.7, 0.7],
      [9.55, 2],
      [9.2, 6],
      [8.7, 9.4],
      [8, 11.2],
      [6.6, 12.1],
      [4, 12.4],
      [0.02, 12.4],
    ],
    columns: 280,
    rows: 190,
    material: 'shell',
    inside: 'lining',
    bend: pinched,
  });
  const band = ribbon({ radius: 9.75, low: 0.7, high: 4.3, bend: pinched });
  return {
    name: 'fedora',
    kind: 'hat',
    surfaces: [shell, ...band],
    front: { yaw: 32, pitch: 17 },
  };
}

const floppy: Bend = (place, angle) => {
  const [x, y, z] = oval(place);
  const out = Math.max(0, Math.hypot(x, z) - 10.5);
  const wave = 0.012 * out ** 1.6 * (1.3 * Math.sin(angle * 2 + 0.8) + Math.sin(angle * 3));
  return [x, y + wave - 0.004 * out * out + 2.05, z];
};

/** Braid sewn in rounds: each lies a little over the next. */
const braided: Detailing = ([x, y, z], out) => {
  const away = Math.hypot(x / 0.94, z / 1.07);
  const isBrim = away > 10.4;
  const run = (isBrim || y > 11.5 ? away : y) / 0.62;
  const step = run - Math.floor(run);
  const angle = Math.atan2(z, x);
  const plait = Math.sin(angle * (isBrim ? away * 5.2 : 50) + Math.floor(run) * 2.4 + step * 5);
  out.relief += 0.09 * Math.sqrt(Math.max(0, step * (1 - step) * 4)) + 0.035 * plait;
  out.openness *= 1 - 0.4 * bell(Math.min(step, 1 - step), 0.1);
};

/** A wide-brimmed straw hat with a ribbon. */
export function sunHat(): LoftedShape {
  const shell = revolved({
    profile: [
      [9.6, 0],
      [16, -0.2],
      [22, -0.15],
      [22.15, 0],
      [22, 0.15],
      [16, 0.1],
      [10.6, 0.15],
      [9.9, 0.5],
      [9.7, 3],
      [9.3, 7.4],
      [8.6, 9.8],
      [7, 11.2],
      [4, 11.9],
      [0.02, 12],
    ],
    columns: 320,
    rows: 200,
    material: 'shell',
    inside: 'lining',
    bend: floppy,
  });
  const band = ribbon({ radius: 9.95, low: 0.6, high: 3.6, bend: floppy });
  return {
    name: 'sun-hat',
    kind: 'hat',
    surfaces: [{ ...shell, detailing: braided }, ...band],
    front: { yaw: 26, pitch: 20 },
  };
}

const wavyBrim: Bend = (place, angle) => {
  const [x, y, z] = oval(place);
  const low = ease(3.4, 0, y);
  return [x, y + 0.22 * low * Math.sin(angle * 3 + 1), z];
};

/** Rows of stitches around the brim, and the seam of the crown. */
const stitchedRounds: Detailing = ([, y], out) => {
  const row = y / 0.62 - Math.round(y / 0.62);
  if (y < 4.6) out.relief -= 0.018 * bell(row, 0.12);
  out.relief -= 0.05 * bell(y - 4.75, 0.09);
  out.openness *= 1 - 0.4 * bell(y - 4.75, 0.1);
  out.relief -= 0.05 * bell(y - 11.35, 0.08);
};

/** A bucket hat: a soft crown over a sloping, stitched brim. */
export function bucketHat(): LoftedShape {
  const shell = revolved({
    profile: [
      [9.3, 4.6],
      [11.6, 1.8],
      [13.5, 0.05],
      [13.68, 0],
      [13.7, 0.16],
      [11.8, 2.2],
      [9.75, 4.6],
      [9.6, 5.2],
      [9.2, 8],
      [8.75, 11.2],
      [8.5, 11.5],
      [6, 12],
      [3, 12.2],
      [0.02, 12.2],
    ],
    columns: 260,
    rows: 160,
    material: 'shell',
    inside: 'lining',
    bend: wavyBrim,
  });
  const rows = [0.5, 1.2, 1.9, 2.6, 3.3, 4].map((y) => {
    const radius = 13.72 - (y / 4.6) * 3.95;
    return stitchRow(
      Array.from({ length: 160 }, (_, i) => {
        const angle = (i / 159) * 2 * Math.PI;
        const round: Point = [radius * Math.cos(angle), y + 0.06, radius * Math.sin(angle)];
        return {
          point: wavyBrim(round, angle),
          normal: [Math.cos(angle) * 0.75, 0.65, Math.sin(angle) * 0.75],
        };
      }),
      FINE_STITCHING,
    );
  });
  return {
    name: 'bucket-hat',
    kind: 'hat',
    surfaces: [{ ...shell, detailing: stitchedRounds }, ...presentSurfaces(rows)],
    front: { yaw: 24, pitch: 12 },
  };
}

const tilted: Bend = ([x, y, z]) => {
  const wide = ease(1.4, 4, y);
  const fold = 0.22 * Math.sin(Math.atan2(z, x) * 9) * bell(y - 2.6, 1);
  return [x + wide * 2.6 + fold, y + wide * (0.1 * x - 0.06 * z) + 0.02, z - wide * 1.1 + fold];
};

/** A felt beret, pulled to one side. */
export function beret(): LoftedShape {
  const shell = revolved({
    profile: [
      [8.6, 0],
      [8.9, 0.05],
      [9, 1],
      [9.3, 1.9],
      [11, 2.4],
      [13, 3],
      [13.9, 3.9],
      [13.4, 5],
      [11, 5.9],
      [7, 6.5],
      [3, 6.8],
      [0.02, 6.85],
    ],
    columns: 240,
    rows: 120,
    material: 'shell',
    inside: 'lining',
    bend: tilted,
  });
  const top = tilted([0, 6.8, 0], 0);
  const stalk = tubeSurface(
    [top, [top[0] + 0.1, top[1] + 0.7, top[2]], [top[0] + 0.3, top[1] + 1.3, top[2] + 0.1]],
    { section: 0.2, material: 'shell' },
  );
  const band = revolvedLoop({
    profile: [
      [8.7, 0],
      [9.12, 0],
      [9.16, 0.7],
      [9.1, 1.3],
      [8.7, 1.3],
    ],
    material: 'trim',
    bend: ([x, y, z]) => [x, y + 0.01, z],
  });
  return {
    name: 'beret',
    kind: 'hat',
    surfaces: [shell, stalk, band],
    front: { yaw: 14, pitch: 12 },
  };
}
