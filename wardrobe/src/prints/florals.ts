import { length2 } from '../materials/lengths.ts';
import { type LinearColor, mixLinear, scaleLinear } from '../materials/linear-color.ts';
import type { MaterialSample } from '../materials/material.ts';
import { hashCell, insideShare, noise, smoothStep } from '../materials/noise.ts';
import { lay, type Print, type PrintColors } from './print.ts';

/** How one hand draws flowers. */
interface FlowerHand {
  /** Centimeters between flowers. */
  gap: number;
  /** The share of cells that have one. */
  density: number;
  petals: number;
  /** Radius of a flower as a share of the gap. */
  radius: number;
  /** How deeply petals are cut, 0 to 1. */
  cut: number;
  leaves: boolean;
  salt: number;
}

/** A flower of the cloth: its middle, its size and how it is turned and colored. */
interface Flower {
  x: number;
  y: number;
  radius: number;
  turn: number;
  tone: number;
}

/** The flower of a cell, if it has one. */
function flowerOf(column: number, row: number, hand: FlowerHand): Flower[] {
  const { gap, salt } = hand;
  if (hashCell(column, row, salt) > hand.density) return [];
  const size = 0.72 + 0.55 * hashCell(column, row, salt + 4);
  return [
    {
      x: (column + 0.2 + 0.6 * hashCell(column, row, salt + 1)) * gap,
      y: (row + 0.2 + 0.6 * hashCell(column, row, salt + 2)) * gap,
      radius: gap * hand.radius * size,
      turn: 6.283 * hashCell(column, row, salt + 3),
      tone: hashCell(column, row, salt + 5),
    },
  ];
}

const STEPS = [-1, 0, 1];

/** How far from its middle, in radii, a flower's petals and its leaves are looked for. */
const PETALS_REACH = 1.3;
const LEAVES_REACH = 2.1;

/** How far a place is outside the cell that begins at `start`, along one axis. */
const outside = (value: number, start: number, gap: number): number =>
  Math.max(start - value, value - start - gap, 0);

/** The flowers that reach into each cell: worked out once, then remembered. */
function flowerBeds(hand: FlowerHand) {
  const { gap } = hand;
  const reach = hand.leaves ? LEAVES_REACH : PETALS_REACH;
  const beds = new Map<number, readonly Flower[]>();
  const growBed = (column: number, row: number): readonly Flower[] =>
    STEPS.flatMap((dy) => STEPS.flatMap((dx) => flowerOf(column + dx, row + dy, hand))).filter(
      ({ x, y, radius }) =>
        length2(outside(x, column * gap, gap), outside(y, row * gap, gap)) < radius * reach,
    );
  let last = Number.NaN;
  let lastBed: readonly Flower[] = [];
  return (column: number, row: number): readonly Flower[] => {
    const key = column * 65536 + row;
    if (key === last) return lastBed;
    lastBed = beds.get(key) ?? growBed(column, row);
    last = key;
    beds.set(key, lastBed);
    return lastBed;
  };
}

/** A place seen from the middle of a flower. One object is reused. */
interface FromFlower {
  flower: Flower;
  x: number;
  y: number;
  away: number;
  soft: number;
}

function layLeaves(sample: MaterialSample, at: FromFlower, green: LinearColor): void {
  const { flower } = at;
  for (let leaf = 0; leaf < 3; leaf += 1) {
    const angle = flower.turn + leaf * 2.2 + 0.6;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const along = at.x * cos + at.y * sin - flower.radius * 1.25;
    const half = flower.radius * 0.72;
    if (Math.abs(along) > half) continue;
    const across = -at.x * sin + at.y * cos + 0.12 * along * (leaf % 2 === 0 ? 1 : -1);
    const width = flower.radius * 0.26 * Math.max(0, 1 - (along / half) ** 2);
    const shade = scaleLinear(green, across > 0 ? 1.12 : 0.86);
    lay(sample, shade, insideShare(Math.abs(across) - width, at.soft));
    const vein = 0.7 * insideShare(Math.abs(across) - 0.02, at.soft);
    lay(sample, scaleLinear(green, 0.6), Math.abs(across) < width ? vein : 0);
  }
}

function layPetals(
  sample: MaterialSample,
  at: FromFlower,
  { hand, colors }: { hand: FlowerHand; colors: PrintColors },
): void {
  const { flower } = at;
  const angle = Math.atan2(at.y, at.x) + flower.turn;
  const lobe = Math.abs(Math.cos((angle * hand.petals) / 2));
  const wobble = 0.06 * noise(angle * 2.1, flower.tone * 50, 55);
  const edge = flower.radius * (1 - hand.cut + hand.cut * Math.sqrt(lobe) + wobble);
  const color = flower.tone > 0.42 ? colors.ink : colors.second;
  const inward = at.away / flower.radius;
  const painted = scaleLinear(color, 0.72 + 0.34 * smoothStep(0.1, 0.9, inward) + 0.05 * lobe);
  lay(sample, painted, insideShare(at.away - edge, at.soft));
  const vein = Math.abs(Math.sin(angle * hand.petals * 1.5));
  const inPetal = insideShare(at.away - edge * 0.7, at.soft);
  lay(sample, scaleLinear(color, 0.6), 0.4 * inPetal * (vein < 0.12 ? 1 : 0));
  const core = mixLinear(colors.second, [0.55, 0.32, 0.05], 0.6);
  lay(sample, core, insideShare(at.away - flower.radius * 0.2, at.soft));
  lay(sample, scaleLinear(core, 0.45), 0.6 * insideShare(at.away - flower.radius * 0.08, at.soft));
}

const NOWHERE: Flower = { x: 0, y: 0, radius: 1, turn: 0, tone: 0 };

/** Leaves first, then flowers over them, from the cells around a place. */
function flowers(hand: FlowerHand): Print {
  const bedOf = flowerBeds(hand);
  const at: FromFlower = { flower: NOWHERE, x: 0, y: 0, away: 0, soft: 0 };
  let dyed: PrintColors | null = null;
  let green: LinearColor = [0, 0, 0];
  const seeFrom = (flower: Flower, x: number, y: number): number => {
    at.flower = flower;
    at.x = x - flower.x;
    at.y = y - flower.y;
    at.away = length2(at.x, at.y);
    return at.away / flower.radius;
  };
  return ({ x, y, footprint }, sample, colors) => {
    at.soft = footprint;
    const bed = bedOf(Math.floor(x / hand.gap), Math.floor(y / hand.gap));
    if (colors !== dyed) {
      green = mixLinear(colors.second, [0.1, 0.17, 0.07], 0.75);
      dyed = colors;
    }
    if (hand.leaves)
      for (const flower of bed)
        if (seeFrom(flower, x, y) < LEAVES_REACH) layLeaves(sample, at, green);
    for (const flower of bed)
      if (seeFrom(flower, x, y) < PETALS_REACH) layPetals(sample, at, { hand, colors });
  };
}

/** Painted roses with leaves. */
export const floral = flowers({
  gap: 5.2,
  density: 0.92,
  petals: 5,
  radius: 0.32,
  cut: 0.34,
  leaves: true,
  salt: 61,
});

const smallFlowers = flowers({
  gap: 1.9,
  density: 0.72,
  petals: 5,
  radius: 0.27,
  cut: 0.45,
  leaves: true,
  salt: 71,
});

/** A scatter of tiny flowers, as on a tea dress. */
export const ditsy: Print = smallFlowers;

const daisies = flowers({
  gap: 3.6,
  density: 0.85,
  petals: 11,
  radius: 0.36,
  cut: 0.5,
  leaves: false,
  salt: 81,
});

/** Daisies and small blossoms between them. */
export const meadow: Print = withPaleBlossoms();

function withPaleBlossoms(): Print {
  let dyed: PrintColors | null = null;
  let pale: PrintColors | null = null;
  return (point, sample, colors) => {
    if (pale === null || colors !== dyed) pale = { ...colors, ink: colors.second };
    dyed = colors;
    smallFlowers(point, sample, pale);
    daisies(point, sample, colors);
  };
}

/** Large blooms cut by the edges of the cloth. */
export const blooms = flowers({
  gap: 11,
  density: 0.95,
  petals: 6,
  radius: 0.4,
  cut: 0.26,
  leaves: true,
  salt: 91,
});

/** Soft washes of two inks over the ground. */
export const abstract: Print = (point, sample, { ink, second }) => {
  const sway = 2.4 * noise(point.x / 9, point.y / 9, 101);
  const first = noise((point.x + sway) / 7.5, (point.y - sway) / 5.2, 102);
  const other = noise((point.x - sway) / 5.5, (point.y + sway) / 8.1, 103);
  const soft = 0.03 + point.footprint / 12;
  lay(sample, ink, smoothStep(0.12 - soft, 0.12 + soft, first) * 0.95);
  lay(sample, second, smoothStep(0.3 - soft, 0.3 + soft, other) * 0.95);
};
