import type { Point } from '../../geometry/point.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { ease, signedPower } from '../surfaces/point-math.ts';
import { curveThrough } from '../surfaces/space-curve.ts';
import type { Detailing, Surface } from '../surfaces/surface.ts';
import { throughKnots } from '../surfaces/through-knots.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';

/** A flat sock that begins `leg` above the heel; `at` is where its heel lies. */
function sock(leg: number, at: Point): Surface {
  const bend: Point[] = [
    [-0.3, 0, -leg],
    [0, 0, -leg * 0.75],
    [0.1, 0, Math.max(-4.2, -leg * 0.5)],
    [1.1, 0, -0.9],
    [4.2, 0, 1.9],
    [8.4, 0, 4.6],
    [12.6, 0, 7.1],
    [15.4, 0, 8.7],
  ];
  const path = curveThrough(bend, 240).map(([x, , z]): Point => [at[0] + x, at[1], at[2] + z]);
  const half = throughKnots([
    [0, 3.9],
    [leg / (leg + 20), 4.1],
    [(leg + 2.5) / (leg + 20), 4.9],
    [(leg + 7) / (leg + 20), 4.5],
    [0.86, 4.1],
    [0.95, 3.4],
    [0.985, 2.3],
    [1, 0.5],
  ]);
  const knit = tubeSurface(path, {
    section: (s, angle) => {
      const thick = 0.5 * Math.sqrt(Math.max(0.01, 1 - ease(0.94, 1, s) ** 2));
      return [
        signedPower(Math.cos(angle), 0.7) * half(s),
        signedPower(Math.sin(angle), 0.5) * thick,
      ];
    },
    material: 'cloth',
    sides: 60,
    up: [0, 1, 0],
  });
  return { ...knit, detailing: socked(leg, at) };
}

/** A ribbed cuff, a heel and a toe in the second color, and stitches everywhere. */
function socked(leg: number, at: Point): Detailing {
  return ([x, , z], out) => {
    const [a, b] = [x - at[0], z - at[2]];
    const alongFoot = a * 0.86 + b * 0.51;
    const heel = Math.hypot(a + 2.2, (b - 2.6) * 0.92) - 4.3;
    const cuff = b + leg;
    const isAccent = alongFoot > 14.2 || heel < 0 || cuff < 3.2;
    if (isAccent) out.material = 'accent';
    if (cuff < 3.2 || (b < -3 && leg > 10)) {
      const rib = Math.cos(a * (cuff < 3.2 ? 13 : 8.5));
      out.relief += 0.05 * rib;
      out.openness *= 1 - 0.22 * ease(0, -1, rib);
    } else {
      out.relief += 0.02 * Math.sin(a * 19) * Math.sin(b * 19);
    }
    const border = Math.min(Math.abs(heel), Math.abs(alongFoot - 14.2));
    out.relief -= 0.04 * Math.exp(-((border / 0.1) ** 2));
  };
}

const FROM_ABOVE = { yaw: 0, pitch: 76 };

/** A pair of ribbed crew socks. */
export function crewSocks(): LoftedShape {
  return {
    name: 'socks',
    kind: 'accessory',
    surfaces: [sock(21, [-8.6, 0.52, 2]), sock(21, [-2.2, 1.3, 4.6])],
    front: FROM_ABOVE,
  };
}

/** A pair of short socks. */
export function ankleSocks(): LoftedShape {
  return {
    name: 'ankle-socks',
    kind: 'accessory',
    surfaces: [sock(6.6, [-8.4, 0.52, -4.6]), sock(6.6, [-5.2, 1.3, 3.6])],
    front: FROM_ABOVE,
  };
}
