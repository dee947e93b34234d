import type { Point } from '../../geometry/point.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, blend, ease } from '../surfaces/point-math.ts';
import { type Revolved, revolved, revolvedLoop } from '../surfaces/revolved.ts';
import type { Detailing } from '../surfaces/surface.ts';

const RIBS = 52;
const STITCH_CM = 0.44;
/** How far a rib stands out of its furrows, centimeters. */
const RIB_CM = 0.2;
const [WIDE, DEEP] = [0.96, 0.86];

/** Where a place lies on its rib, from -1 to 1; no hand knits them quite straight. */
function besideRib(around: number, y: number, ribs: number): number {
  const sway = 0.2 * Math.sin(y * 0.7 + 3 * around) + 0.12 * Math.sin(y * 1.9 + 5 * around);
  return Math.asin(Math.sin((around * ribs + sway) / 2)) / (Math.PI / 2);
}

/** How high a rib is there: round, with a narrow furrow to the next. */
const swell = (beside: number) => 1 - Math.abs(beside) ** 2.2;

/**
 * Head-shaped without a head in it: slack toward the back of the crown, which sinks in and leans,
 * nowhere quite round, its turn-up higher on one side. Its ribs show along its edges.
 */
const headed = ([x, y, z]: Point): Point => {
  const slack = ease(12, 22, y);
  const angle = Math.atan2(z, x);
  const loose = ease(7, 15, y);
  const dents =
    0.42 * Math.sin(2 * angle + y * 0.24 + 0.6) +
    0.26 * Math.sin(3 * angle - y * 0.42 + 2) +
    0.14 * Math.sin(5 * angle + y * 0.8);
  const ribbed = swell(besideRib(angle, y, RIBS)) * ease(13, 9.5, y);
  const reach = 1 + (dents * (0.25 + 0.75 * loose) + RIB_CM * ribbed) / 9.6;
  const sunk = slack * (0.9 + 0.5 * Math.sin(angle + 0.5));
  const turnUp = (0.34 * Math.sin(angle + 0.8) + 0.16 * Math.sin(3 * angle)) * ease(1, 7, y);
  const lean = 0.9 * slack;
  return [x * WIDE * reach + lean, y - sunk + turnUp, z * DEEP * reach - 1.6 * slack];
};

/** Rows of stitches on ribs: two legs that lean apart like a V, some pulled tighter than others. */
function stitches([around, y]: readonly [number, number], ribs: number) {
  const beside = besideRib(around, y, ribs);
  const row = y / STITCH_CM + 0.16 * Math.sin(around * 7 + y * 0.3);
  const tight = 0.75 + 0.25 * Math.sin(row * 2.1 + around * ribs * 0.37);
  const leg = Math.cos((row - 0.85 * Math.abs(beside)) * 2 * Math.PI);
  const parting = bell(beside, 0.16);
  const raised = ease(1, 0.6, Math.abs(beside));
  const relief = raised * (0.045 * tight * leg - 0.06 * parting);
  const furrow = ease(0.66, 1, Math.abs(beside));
  const hidden = 0.2 * raised * ease(0, -0.9, leg) + 0.16 * parting;
  return { height: swell(beside), relief, openness: (1 - 0.55 * furrow) * (1 - hidden) };
}

/** Where half of the ribs are knitted away toward the crown, by the distance from its middle. */
const DECREASE = [3.4, 4.8] as const;

/** Ribs that run to the crown. Low down they stand out in the shape itself. */
const knitted: Detailing = ([x, y, z], out) => {
  const slack = ease(12, 22, y);
  const [aside, ahead] = [x - 0.9 * slack, z + 1.6 * slack];
  const around = Math.atan2(ahead / DEEP, aside / WIDE);
  const away = Math.hypot(aside, ahead);
  const shown = ease(0.5, 1.6, away);
  const all = ease(...DECREASE, away);
  const [fine, coarse] = [stitches([around, y], RIBS), stitches([around, y], RIBS / 2)];
  const modeled = ease(13, 9.5, y);
  const ribs = blend(coarse.height, fine.height * (1 - 0.6 * modeled), all) * RIB_CM;
  out.relief += shown * (ribs + blend(coarse.relief, fine.relief, all));
  out.openness *= 1 - shown * (1 - blend(coarse.openness, fine.openness, all));
};

const cuffed: Detailing = (place, out) => {
  knitted(place, out);
  out.openness *= 1 - 0.4 * bell(place[1] - 0.1, 0.35);
};

/** A crown that is too long to stand: its tip falls to one side. */
const fallen: Revolved['bend'] = (place) => {
  const [x, y, z] = headed(place);
  const over = ease(11, 23, y);
  return [x + 3.6 * over, y + 1.9 * over - 0.24 * x * over, z];
};

/** A rib-knitted beanie with a deep turn-up. */
export const beanie = (): LoftedShape => makeBeanie('beanie', headed);

/** The same with a crown that has fallen over, seen from its other side. */
export const slouchyBeanie = (): LoftedShape => ({
  ...makeBeanie('slouchy-beanie', fallen),
  front: { yaw: -16, pitch: 10 },
});

function makeBeanie(name: string, bend: Revolved['bend']): LoftedShape {
  const crown = revolved({
    profile: [
      [9.3, 3],
      [9.6, 7],
      [9.6, 11],
      [9.2, 14.4],
      [8.2, 17.4],
      [6.3, 19.9],
      [3.7, 21.4],
      [1.4, 21.9],
      [0.02, 21.8],
    ],
    columns: 620,
    rows: 120,
    material: 'knit',
    bend,
  });
  const cuff = revolvedLoop({
    profile: [
      [9.35, 0.2],
      [9.8, 0],
      [10.25, 0.3],
      [10.4, 2],
      [10.45, 5],
      [10.3, 7.1],
      [9.95, 7.5],
      [9.6, 7.2],
      [9.4, 4],
    ],
    columns: 620,
    rows: 90,
    material: 'knit',
    bend: headed,
  });
  return {
    name,
    kind: 'hat',
    surfaces: [
      { ...crown, detailing: knitted },
      { ...cuff, detailing: cuffed },
    ],
    front: { yaw: 18, pitch: 6 },
  };
}
