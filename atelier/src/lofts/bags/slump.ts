import type { Point } from '../../geometry/point.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, clamp, ease } from '../surfaces/point-math.ts';
import { type Reshaping, reshape } from '../surfaces/reshape.ts';

/** How a bag gives way as it stands: its body's height, and centimeters. */
interface Slump {
  height: number;
  /** How deep the folds of its faces are. */
  folds: number;
  /** How far its top sinks in the middle, and how far it leans to the right. */
  sag: number;
  lean: number;
}

/** How much a belly comes out above the floor, and how much walls fall in below the top: shares. */
const BELLY = { across: 0.018, deep: 0.12 } as const;
const CAVE = { across: 0.03, deep: 0.12 } as const;

/** Long soft folds that run across a face aslant, none as the other. */
const foldAt = (x: number, y: number): number =>
  0.5 * Math.sin(0.29 * x + 0.19 * y + 0.7) +
  0.38 * Math.sin(0.21 * x - 0.37 * y + 2.1 + 0.9 * Math.sin(0.13 * x + 1)) +
  0.26 * Math.sin(0.58 * x + 0.33 * y + 4.2 + 0.8 * Math.sin(0.17 * y));

/** Soft walls give way under their own weight: what is above the body goes along with its top. */
export function slumped({ height, folds, sag, lean }: Slump): Reshaping {
  return ([x, y, z]: Point): Point => {
    const share = clamp(y / height, 0, 1);
    const low = bell(share - 0.22, 0.2) * ease(0, 0.12, share);
    const high = bell(share - 0.78, 0.24);
    const loose = ease(0.02, 0.3, share);
    const top = Math.min(y, height);
    const sunk =
      sag * ease(0.45, 1, share) * (bell(x, height * 0.5) + 0.16 * Math.sin(0.47 * x + 1));
    return [
      x * (1 + BELLY.across * low - CAVE.across * high) +
        lean * share * share +
        0.4 * folds * loose * foldAt(z + 5, top),
      y - sunk,
      z * (1 + BELLY.deep * low - CAVE.deep * high) + folds * loose * foldAt(x, top),
    ];
  };
}

/** The bags whose walls are soft. */
const SOFT: Readonly<Record<string, Slump>> = {
  tote: { height: 31, folds: 0.5, sag: 1.1, lean: 0.5 },
  shopper: { height: 31, folds: 0.5, sag: 1.2, lean: -0.6 },
  carryall: { height: 24, folds: 0.38, sag: 0.9, lean: -0.4 },
  'bucket-bag': { height: 25, folds: 0.34, sag: 0.8, lean: 0.7 },
  backpack: { height: 41, folds: 0.5, sag: 0.9, lean: 0.6 },
  duffel: { height: 26, folds: 0.5, sag: 1.2, lean: 0.4 },
  holdall: { height: 26, folds: 0.4, sag: 1, lean: -0.4 },
};

/** A bag as it stands, if its walls are soft; any other shape as it is. */
export function standing(name: string, make: () => LoftedShape): () => LoftedShape {
  const slump = SOFT[name];
  if (!slump) return make;
  return () => {
    const loft = make();
    return { ...loft, surfaces: reshape(loft.surfaces, slumped(slump)) };
  };
}
