import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { ease } from '../surfaces/point-math.ts';
import { type Reshaping, reshape } from '../surfaces/reshape.ts';

/** A hat or an accessory of another maker, and from where it is seen. */
interface OtherWear {
  of: string;
  to: Reshaping;
  front?: NonNullable<LoftedShape['front']>;
}

const sized =
  (across: number, up: number, deep: number): Reshaping =>
  ([x, y, z]) => [x * across, y * up, z * deep];

/** A brim that reaches farther from `from` on, and rises and falls in waves. */
const brimmed =
  (from: number, { wider, waves, crown }: Record<'wider' | 'waves' | 'crown', number>): Reshaping =>
  ([x, y, z]) => {
    const reach = Math.hypot(x, z);
    const out = ease(from, from + 6, reach);
    const wave = waves * out * Math.sin(2 * Math.atan2(z, x) + 0.7);
    const scale = 1 + wider * out;
    return [x * scale, (y + wave + waves * out) * (1 + crown * (1 - out)), z * scale];
  };

/** A higher, straighter front and a visor that is bent by hand. */
const curvedCap: Reshaping = ([x, y, z]) => {
  const visor = ease(9.5, 13, z) * ease(4, 1.5, y);
  const front = ease(1, 8, z) * ease(3, 9, y) * ease(13.8, 10, y);
  return [x * (1 - 0.05 * visor), y * 1.07 - 0.009 * x * x * visor + 0.5, z + 0.7 * front];
};

/** A beanie that nobody wears: it sinks to one side above its turn-up, which is not quite level. */
const sunkBeanie: Reshaping = ([x, y, z]) => {
  const up = ease(7, 21, y);
  const level = 0.4 * Math.sin(x * 0.3 + 0.8) * ease(11, 1, y) * ease(0, 3, y);
  const dent = 0.9 * up * ease(5, 16, y) * Math.sin(x * 0.42 - y * 0.2);
  return [
    x * (1 - 0.1 * up) + 1.5 * up * up,
    y * 0.97 + level - 0.1 * x * up,
    z * 0.9 + 0.5 * dent,
  ];
};

/** By their names. */
export const OTHER_WEAR: Readonly<Record<string, OtherWear>> = {
  'curved-cap': { of: 'cap', to: curvedCap, front: { yaw: -31, pitch: 8 } },
  'deep-bucket-hat': {
    of: 'bucket-hat',
    to: sized(0.97, 1.15, 0.96),
    front: { yaw: 8, pitch: 17 },
  },
  'wide-sun-hat': {
    of: 'sun-hat',
    to: brimmed(9.5, { wider: 0.16, waves: 0.5, crown: -0.1 }),
    front: { yaw: -28, pitch: 17 },
  },
  'wide-fedora': {
    of: 'fedora',
    to: brimmed(9, { wider: 0.14, waves: 0.25, crown: 0.06 }),
    front: { yaw: -24, pitch: 12 },
  },
  'oval-sunglasses': {
    of: 'round-sunglasses',
    to: sized(1.02, 0.93, 1),
    front: { yaw: 35, pitch: 9 },
  },
  'wide-aviators': { of: 'aviators', to: sized(1.05, 0.92, 1), front: { yaw: 36, pitch: 8 } },
  'slim-belt': { of: 'belt', to: sized(1, 0.66, 1), front: { yaw: 12, pitch: 13 } },
  'loose-rolled-belt': {
    of: 'rolled-belt',
    to: sized(1.07, 0.9, 1.05),
    front: { yaw: -18, pitch: 27 },
  },
  'slim-tie': { of: 'tie', to: sized(0.84, 1, 1.02), front: { yaw: 9, pitch: 79 } },
  'sunk-beanie': { of: 'beanie', to: sunkBeanie, front: { yaw: -10, pitch: 9 } },
};

type Make = () => LoftedShape;

/** What other makers make of the hats and accessories among shapes, by name. */
export function otherWear(shapes: Readonly<Record<string, Make>>): [string, Make][] {
  return Object.entries(OTHER_WEAR).flatMap(([name, { of, to, front }]): [string, Make][] => {
    const make = shapes[of];
    if (!make) return [];
    const made = () => {
      const loft = make();
      const surfaces = reshape(loft.surfaces, to);
      return { ...loft, name, surfaces, ...(front && { front }) };
    };
    return [[name, made]];
  });
}
