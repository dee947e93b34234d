import type { Cloth } from './cloth.ts';

/** weight, thickness, warp, weft, shear, bending warp and weft, friction, damping, greatest stretch. */
type Row = readonly [
  gramsPerSquareMeter: number,
  thicknessMm: number,
  stretch: readonly [warp: number, weft: number, shear: number],
  bending: readonly [warp: number, weft: number],
  rest: readonly [friction: number, damping: number, greatestStretch: number, unevenness: number],
];

const ROWS = {
  jersey: [165, 0.6, [420, 240, 60], [3.2, 2.4], [0.42, 3, 0.12, 0.006]],
  'heavy-jersey': [230, 0.9, [560, 340, 85], [6, 4.6], [0.42, 3, 0.1, 0.006]],
  rib: [250, 1.1, [380, 120, 70], [5, 3.2], [0.45, 3, 0.2, 0.006]],
  'fine-knit': [260, 1.5, [300, 200, 60], [7, 5], [0.45, 3.5, 0.14, 0.008]],
  'cable-knit': [520, 4.5, [320, 220, 90], [34, 26], [0.5, 4, 0.12, 0.01]],
  poplin: [118, 0.25, [12000, 7000, 90], [6.5, 4.5], [0.35, 2.2, 0.03, 0.004]],
  linen: [175, 0.45, [14000, 11000, 130], [16, 12], [0.38, 2.2, 0.03, 0.007]],
  flannel: [170, 0.7, [8000, 5000, 80], [9, 7], [0.42, 2.6, 0.04, 0.005]],
  denim: [400, 0.85, [18000, 12000, 330], [62, 40], [0.4, 2.6, 0.03, 0.005]],
  chino: [260, 0.5, [15000, 9000, 210], [26, 17], [0.38, 2.4, 0.03, 0.004]],
  suiting: [240, 0.5, [7500, 5200, 70], [13, 9], [0.36, 2.4, 0.04, 0.003]],
  'wool-coating': [560, 2.6, [5200, 4200, 120], [78, 64], [0.45, 3, 0.05, 0.004]],
  tweed: [480, 1.9, [5600, 4600, 130], [64, 52], [0.48, 3, 0.05, 0.006]],
  corduroy: [330, 1.3, [12000, 7000, 220], [30, 44], [0.44, 2.6, 0.03, 0.004]],
  leather: [720, 1.1, [16000, 14000, 2600], [150, 140], [0.5, 3, 0.03, 0.005]],
  satin: [125, 0.25, [9000, 7000, 34], [3.6, 2.6], [0.2, 2, 0.05, 0.002]],
  silk: [75, 0.15, [8500, 7500, 28], [2.2, 1.8], [0.22, 2, 0.05, 0.002]],
  crepe: [150, 0.4, [4200, 3400, 32], [4, 3.2], [0.3, 2.4, 0.06, 0.003]],
  viscose: [120, 0.3, [6500, 4600, 36], [3, 2.2], [0.28, 2.2, 0.05, 0.003]],
  chiffon: [45, 0.15, [5000, 4500, 16], [0.9, 0.7], [0.26, 2.6, 0.06, 0.004]],
  lace: [110, 0.6, [1800, 1200, 60], [4, 3.4], [0.4, 2.6, 0.08, 0.004]],
  velvet: [280, 1.6, [5200, 3600, 70], [9, 7], [0.48, 3, 0.05, 0.003]],
  fleece: [300, 2.4, [620, 420, 150], [26, 20], [0.48, 3.4, 0.1, 0.006]],
  sweatshirt: [320, 1.6, [900, 620, 190], [24, 18], [0.46, 3.2, 0.08, 0.006]],
  'swim-knit': [190, 0.6, [160, 160, 60], [3, 3], [0.5, 3, 0.5, 0.002]],
  'body-knit': [200, 0.6, [160, 160, 60], [6, 6], [0.08, 3, 0.5, 0.002]],
  'down-quilted': [240, 14, [9000, 8000, 400], [170, 150], [0.4, 3, 0.03, 0.012]],
} as const satisfies Record<string, Row>;

export type ClothName = keyof typeof ROWS;

function clothOf(name: ClothName): Cloth {
  const [gramsPerSquareMeter, thicknessMm, stretch, bending, rest] = ROWS[name];
  return {
    name,
    gramsPerSquareMeter,
    thicknessMm,
    stretchWarpNewtonPerMeter: stretch[0],
    stretchWeftNewtonPerMeter: stretch[1],
    shearNewtonPerMeter: stretch[2],
    bendingWarpMicronewtonMeter: bending[0],
    bendingWeftMicronewtonMeter: bending[1],
    friction: rest[0],
    dampingPerSecond: rest[1],
    greatestStretch: rest[2],
    unevenness: rest[3],
  };
}

const isClothName = (name: string): name is ClothName => Object.hasOwn(ROWS, name);

export const CLOTH_NAMES: readonly ClothName[] = Object.keys(ROWS).filter(isClothName);

/** The cloths that garments are cut from, by name. */
export const CLOTHS: Readonly<Record<string, Cloth>> = Object.fromEntries(
  CLOTH_NAMES.map((name) => [name, clothOf(name)]),
);

/** @throws {Error} where no cloth has that name. */
export function findCloth(name: string): Cloth {
  const cloth = CLOTHS[name];
  if (!cloth) throw new Error(`No cloth is called "${name}".`);
  return cloth;
}
