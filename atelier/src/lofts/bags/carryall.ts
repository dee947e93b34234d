import type { Point } from '../../geometry/point.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, blend, ease, plus, signedPower } from '../surfaces/point-math.ts';
import { type Reshaping, reshape } from '../surfaces/reshape.ts';
import { curveThrough } from '../surfaces/space-curve.ts';
import { BOLD_STITCHING, presentSurfaces, stitchRow } from '../surfaces/stitch-row.ts';
import type { Detailing, Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { type BagPlan, bagBody } from './bag-body.ts';
import { rowOfTeeth, tassel } from './bag-trims.ts';
import { metalDome, metalRing } from './ring.ts';
import { strapOf } from './strap.ts';

/** A zipped bag with handles or a strap on rings: centimeters. */
interface ZippedBag {
  name: string;
  body: BagPlan;
  /** Below it the body is gathered, that deep; where its base is sewn on. */
  band: number;
  gathers: number;
  base: number;
  /** Where a pocket is zipped, and half the width of its zip; null without one. */
  pocket: { y: number; half: number } | null;
  /** Half the distance of the rings and how high they are; how high the handles stand. */
  rings: readonly [number, number];
  tall: number;
  /** A shoulder strap between the ends in place of two handles. */
  isStrapped: boolean;
  yaw: number;
}

const uneven = (x: number, y: number) =>
  0.4 * Math.sin(x * 1.7) + 0.25 * Math.sin(x * 0.6 + y * 0.3);

/** Gathers under the band, folds where the rings pull, a seam along the base, a zipped pocket. */
function detailsOf({ body, band, gathers, base, pocket, rings }: ZippedBag): Detailing {
  return ([x, y, z], out) => {
    if (Math.abs(z) < 0.16 * body.depth && y > body.height - 1) return;
    const below = band - y;
    out.relief += 0.08 * ease(-0.06, 0.06, -below);
    out.openness *= 1 - 0.4 * bell(below - 0.08, 0.1);
    const length = 3.8 + 0.9 * Math.sin(x * 0.7 + 1);
    const gathered = ease(0, 0.25, below) * ease(length, 0.4, below);
    out.relief += gathers * Math.sin(x * 3.3 + uneven(x, y)) * gathered;
    const lean = Math.abs(x) - rings[0];
    const pulled = ease(9, 1, below) * ease(0, 1, below);
    out.relief -= 0.1 * pulled * (bell(lean - 0.22 * below, 0.5) + bell(lean + 0.3 * below, 0.6));
    out.relief -= 0.06 * bell(y - base, 0.1);
    out.openness *= 1 - 0.3 * bell(y - base + 0.1, 0.09);
    if (y < base) out.material = 'base';
    if (!pocket) return;
    const edge = Math.max(Math.abs(x) - pocket.half, Math.abs(y - pocket.y) - 0.75);
    out.relief += 0.05 * bell(edge, 0.12) - 0.1 * ease(-0.1, -0.3, edge);
  };
}

/** How the filled bag stands: its rim dips between the handles, one side lower than the other. */
function slumpOf({ body: { width, height } }: ZippedBag): Reshaping {
  return ([x, y, z]) => {
    const up = ease(height * 0.16, height, y);
    const dip =
      0.025 * width * bell(x, width / 6) +
      0.5 * ease(-width / 6, -width / 2, x) +
      0.9 * ease(width / 4.5, width / 2, x);
    const side = ease(0.3, 0.5, Math.abs(x) / width) * Math.sin(Math.PI * Math.min(1, y / height));
    const wave = 0.4 * Math.sin(y * 0.42 + x * 0.2) * up * ease(0, 2, Math.abs(z));
    return [x + Math.sign(x) * 0.02 * width * side, y - dip * up, z + Math.sign(z) * wave];
  };
}

interface Making {
  plan: ZippedBag;
  /** A place on its front (1) or back as it stands, `away` from it. */
  on: (at: readonly [x: number, y: number, away: number], side: 1 | -1) => Point;
  slump: Reshaping;
}

function zips({ plan, on, slump }: Making): Surface[] {
  const { width, height } = plan.body;
  const line = (half: number, at: (x: number) => Point) =>
    Array.from({ length: 240 }, (_, i) => at(blend(-half, half, i / 239)));
  const top = line(width * 0.33, (x) => slump([x, height + 0.1, 0]));
  const zipped = rowOfTeeth(top, [0, 1, 0]);
  if (!plan.pocket)
    return [...zipped, metalDome(slump([width * 0.31, height + 0.3, 0]), [0.5, 0.3, 0.3])];
  const { y, half } = plan.pocket;
  const pocket = line(half - 0.4, (x) => on([x, y, 0.02], 1));
  const slider = on([half - 1.4, y, 0.2], 1);
  const tab = strapOf({
    through: [
      plus(slider, [0, -0.2, 0.2]),
      plus(slider, [-0.12, -1.6, 0.36]),
      plus(slider, [0.1, -3.4, 0.3]),
    ],
    half: 0.36,
    thick: 0.08,
    across: [1, 0, 0],
    isStitched: false,
    count: 30,
  });
  return [
    ...zipped,
    ...rowOfTeeth(pocket, [0, 0, 1]),
    metalDome(slider, [0.42, 0.34, 0.26], 0.6),
    ...tab,
  ];
}

/** A leather tab that is sewn and riveted to the band and holds a ring. */
function tabs({ plan, on }: Making, side: 1 | -1): Surface[] {
  const [ringX, ringY] = plan.rings;
  return [-ringX, ringX].flatMap((x) => {
    const along = [6.4, 4.5, 2.5, 1].map((down) => on([x, ringY - down, 0.2], side));
    const [, high, deep] = on([x, ringY, 0.42], side);
    return [
      ...strapOf({
        through: [...along, [x, high - 0.35, deep + side * 0.16]],
        half: 0.95,
        thick: 0.13,
        across: [1, 0, 0],
        count: 60,
      }),
      metalRing({
        center: [x, high + 0.55, deep],
        half: [1.25, 1.05],
        wire: 0.19,
        roundness: 0.75,
      }),
      metalDome(on([x, ringY - 5.6, 0.34], side), [0.3, 0.3, side * 0.18]),
      metalDome(on([x, ringY - 2.1, 0.34], side), [0.3, 0.3, side * 0.18]),
    ];
  });
}

/** A padded handle from ring to ring; those of both sides meet over the bag, not quite alike. */
function handle({ plan, on }: Making, side: 1 | -1): Surface[] {
  const [ringX, ringY] = plan.rings;
  const [, , foot] = on([ringX, ringY, 0.42], side);
  const tall = side > 0 ? plan.tall : plan.tall + 1.5;
  const lean = side * 1.3 + 0.5;
  const half = (s: 1 | -1): Point[] => [
    [s * ringX, ringY + 1, foot],
    [s * ringX, ringY + 3.2, foot * 0.92],
    [s * (ringX + 0.1) + 0.2, blend(ringY, tall, 0.5), blend(foot, lean, 0.6)],
    [s * (ringX - 2) + 0.4, tall - 2.6, lean],
    [s * 3.2 + 0.5, tall - 0.5, lean],
  ];
  const path = curveThrough([...half(-1), [0.5, tall, lean], ...half(1).reverse()], 220);
  const grip = tubeSurface(path, {
    section: (s, angle) => {
      const round = ease(0.02, 0.13, Math.min(s, 1 - s));
      const corner = blend(0.4, 1, round);
      return [
        signedPower(Math.cos(angle), corner) * blend(0.85, 0.62, round),
        signedPower(Math.sin(angle), corner) * blend(0.16, 0.6, round),
      ];
    },
    material: 'handle',
    sides: 30,
    up: [0, 0, 1],
  });
  const seam = stitchRow(
    path.slice(18, 202).map(([x, y, deep]) => ({ point: [x, y, deep + 0.6], normal: [0, 0, 1] })),
    BOLD_STITCHING,
  );
  return [grip, ...(side > 0 ? presentSurfaces([seam]) : [])];
}

/** A short strap between rings at both ends, that leans to one side as it stands. */
function shoulderStrap({ plan, slump }: Making): Surface[] {
  const { width, height } = plan.body;
  const end = width / 2 - 1.6;
  const rings = [-1, 1].map((s) =>
    metalRing({
      center: slump([s * end, height - 0.4, 0]),
      half: [1.4, 0.95],
      across: [0, 0, 1],
      wire: 0.17,
      roundness: 0.6,
    }),
  );
  const rise = plan.tall - height;
  const half = (s: 1 | -1): Point[] => [
    plus(slump([s * end, height - 0.4, 0]), [s * 0.1, 0.75, 0]),
    [s * (end + 0.1) + 0.5, height + rise * 0.3, -0.6],
    [s * (end - 1.6) + 1.2, height + rise * 0.66, -1.6],
    [s * (end - 5) + 1.7, height + rise * 0.92, -2.3],
  ];
  const through = [...half(-1), [1.8, plan.tall, -2.5] as const, ...half(1).reverse()];
  return [...rings, ...strapOf({ through, half: 1.1, thick: 0.15, across: [0, 0, 1], count: 260 })];
}

function makeZippedBag(plan: ZippedBag): LoftedShape {
  const body = bagBody(plan.body);
  const slump = slumpOf(plan);
  const detailing = detailsOf(plan);
  const making: Making = {
    plan,
    slump,
    on: ([x, y, away], side) => plus(slump(body.face(x, y, side)), [0, 0, side * away]),
  };
  const skin = reshape(body.surfaces, slump).map((surface) =>
    surface.material === 'edge' ? surface : { ...surface, detailing },
  );
  const [ringX, ringY] = plan.rings;
  const held = plan.isStrapped
    ? shoulderStrap(making)
    : ([1, -1] as const).flatMap((side) => [...tabs(making, side), ...handle(making, side)]);
  const charm = plan.isStrapped ? [] : tassel(making.on([-ringX + 0.5, ringY - 0.3, 1], 1));
  return {
    name: plan.name,
    kind: 'bag',
    surfaces: [...skin, ...zips(making), ...held, ...charm],
    front: { yaw: plan.yaw, pitch: 9 },
  };
}

/** A zipped tote with a pocket, two handles on rings and a tassel. */
export const carryall = (): LoftedShape =>
  makeZippedBag({
    name: 'carryall',
    body: {
      width: 36,
      height: 26,
      depth: 14,
      narrows: 0.08,
      flattens: 0.72,
      roundness: 0.22,
      swell: 0.9,
      fold: 0.9,
      edge: { radius: 0.2, material: 'edge' },
      isStitched: false,
    },
    band: 21.2,
    gathers: 0.02,
    base: 5,
    pocket: { y: 14.6, half: 8.6 },
    rings: [8.2, 22],
    tall: 43,
    isStrapped: false,
    yaw: 9,
  });

/** A low shoulder bag, zipped along its top and gathered under a piped band. */
export const zippedBaguette = (): LoftedShape =>
  makeZippedBag({
    name: 'zipped-baguette',
    body: {
      width: 29,
      height: 14.5,
      depth: 8,
      narrows: 0.06,
      flattens: 0.62,
      roundness: 0.42,
      swell: 1,
      fold: 0.5,
      edge: { radius: 0.15, material: 'edge' },
      isStitched: false,
    },
    band: 11.4,
    gathers: 0.06,
    base: -1,
    pocket: null,
    rings: [9, 12],
    tall: 28.5,
    isStrapped: true,
    yaw: -12,
  });
