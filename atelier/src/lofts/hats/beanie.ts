import type { Point } from '../../geometry/point.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, ease } from '../surfaces/point-math.ts';
import { type Revolved, revolved, revolvedLoop } from '../surfaces/revolved.ts';
import type { Detailing } from '../surfaces/surface.ts';

const RIBS = 46;
const STITCH_CM = 0.42;
const [WIDE, DEEP] = [0.96, 0.86];

/**
 * Head-shaped without a head in it: slack toward the back of the crown, which sinks in and leans,
 * nowhere quite round, its turn-up higher on one side.
 */
const headed = ([x, y, z]: Point): Point => {
  const slack = ease(12, 22, y);
  const angle = Math.atan2(z, x);
  const loose = ease(7, 15, y);
  const dents =
    0.42 * Math.sin(2 * angle + y * 0.24 + 0.6) +
    0.26 * Math.sin(3 * angle - y * 0.42 + 2) +
    0.14 * Math.sin(5 * angle + y * 0.8);
  const reach = 1 + (dents * (0.25 + 0.75 * loose)) / 9.6;
  const sunk = slack * (0.9 + 0.5 * Math.sin(angle + 0.5));
  const turnUp = (0.34 * Math.sin(angle + 0.8) + 0.16 * Math.sin(3 * angle)) * ease(1, 7, y);
  const lean = 0.9 * slack;
  return [x * WIDE * reach + lean, y - sunk + turnUp, z * DEEP * reach - 1.6 * slack];
};

/** Ribs that run to the crown, each a row of stitches with furrows between them. */
const knitted: Detailing = ([x, y, z], out) => {
  const angle = Math.atan2((z + 1.6 * ease(12, 22, y)) / DEEP, x / WIDE);
  const rib = Math.cos(angle * RIBS);
  const away = Math.hypot(x, z);
  const shown = ease(1.2, 4.5, away);
  const stitch = Math.cos((y / STITCH_CM) * 2 * Math.PI + 2.2 * Math.abs(rib));
  out.relief += shown * (0.13 * rib + 0.035 * stitch);
  out.openness *= 1 - 0.42 * shown * ease(0.1, -1, rib);
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
    columns: 260,
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
    columns: 260,
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
