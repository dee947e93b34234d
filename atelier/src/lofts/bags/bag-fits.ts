import type { Point } from '../../geometry/point.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, clamp, ease } from '../surfaces/point-math.ts';
import { type Reshaping, reshape } from '../surfaces/reshape.ts';

/** How a bag of another maker differs: shares of what the shape has. */
export interface BagFit {
  width?: number;
  height?: number;
  depth?: number;
  /** How much wider it is at its top than at its floor. */
  taper?: number;
  /** How much longer its strap or handle is. */
  strap?: number;
  /** How far its top sinks in the middle, and how far it leans to the right, centimeters. */
  sag?: number;
  lean?: number;
}

/** The reshaping of a bag of such a height: what is above it is strap. */
export function bagFit(fit: BagFit, height: number): Reshaping {
  const { width = 0, height: taller = 0, depth = 0, taper = 0 } = fit;
  const { strap = 0, sag = 0, lean = 0 } = fit;
  return ([x, y, z]: Point): Point => {
    const share = clamp(y / height, 0, 1);
    const sunk = sag * ease(0.4, 1, share) * bell(x, height * 0.55);
    return [
      x * (1 + width) * (1 + taper * (share - 0.5)) + lean * share * share,
      Math.min(y, height) * (1 + taller) + Math.max(0, y - height) * (1 + strap) - sunk,
      z * (1 + depth),
    ];
  };
}

interface OtherBag {
  /** What it is called beside the shape: "satchel-wide". */
  suffix: string;
  fit: BagFit;
  front: NonNullable<LoftedShape['front']>;
}

const bag = (suffix: string, fit: BagFit, [yaw, pitch]: readonly [number, number]): OtherBag => ({
  suffix,
  fit,
  front: { yaw, pitch },
});

/** Shapes with the height of their bodies, and how other makers cut and show them. */
export const OTHER_BAGS: Readonly<Record<string, readonly [number, readonly OtherBag[]]>> = {
  satchel: [
    18,
    [
      bag('wide', { width: 0.16, height: -0.1, taper: 0.08, strap: -0.3, depth: -0.1 }, [5, 8]),
      bag('tall', { width: -0.12, height: 0.12, taper: -0.1, strap: 0.25 }, [-24, 10]),
    ],
  ],
  crossbody: [
    14,
    [bag('square', { width: -0.16, height: 0.14, depth: 0.1, strap: -0.12 }, [-14, 9])],
  ],
  'resting-crossbody': [14, [bag('wide', { width: 0.14, height: -0.06, taper: -0.08 }, [6, 10])]],
  clutch: [
    15.5,
    [
      bag('long', { width: 0.1, height: -0.16, taper: 0.05 }, [2, 8]),
      bag('soft', { width: -0.08, height: 0.06, taper: -0.08, sag: 0.5 }, [-19, 14]),
    ],
  ],
  'baguette-bag': [13.5, [bag('curved', { width: -0.06, height: 0.1, taper: -0.12 }, [-6, 9])]],
  'bucket-bag': [
    25,
    [
      bag('slouched', { width: 0.08, height: -0.08, sag: 1.4, lean: 1.1, strap: -0.15 }, [-16, 14]),
      bag('narrow', { width: -0.08, height: 0.06, taper: 0.16, strap: -0.3 }, [4, 12]),
    ],
  ],
  wallet: [10.2, [bag('long', { width: 0.06, height: -0.06 }, [3, 9])]],
  backpack: [
    41,
    [bag('tall', { width: -0.06, height: 0.06, taper: -0.08, sag: 0.6, lean: 0.5 }, [6, 7])],
  ],
  'belt-bag': [12, [bag('long', { width: 0.14, height: -0.1 }, [4, 11])]],
  duffel: [26, [bag('long', { width: 0.1, height: -0.12, depth: -0.06 }, [8, 12])]],
  'basket-bag': [
    24,
    [bag('wide', { width: 0.12, height: -0.12, taper: 0.14, strap: 0.15, sag: 0.8 }, [-18, 16])],
  ],
};

type Make = () => LoftedShape;

/** Every bag of another maker, made from the shapes by their names. */
export function otherBags(shapes: Readonly<Record<string, Make>>): [string, Make][] {
  return Object.entries(OTHER_BAGS).flatMap(([shape, [height, others]]) =>
    others.flatMap(({ suffix, fit, front }): [string, Make][] => {
      const make = shapes[shape];
      const name = `${shape}-${suffix}`;
      if (!make) return [];
      const made = () => {
        const loft = make();
        const surfaces = reshape(loft.surfaces, bagFit(fit, height));
        return { ...loft, name, front, surfaces };
      };
      return [[name, made]];
    }),
  );
}
