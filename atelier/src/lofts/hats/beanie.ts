import type { Point } from '../../geometry/point.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, ease } from '../surfaces/point-math.ts';
import { type Revolved, revolved, revolvedLoop } from '../surfaces/revolved.ts';
import type { Detailing } from '../surfaces/surface.ts';

const RIBS = 46;
const STITCH_CM = 0.42;
const [WIDE, DEEP] = [0.92, 1.06];

/** Head-shaped, and a little slack toward the back of the crown. */
const headed = ([x, y, z]: Point): Point => {
  const slack = ease(12, 22, y);
  const sag = 0.18 * Math.sin(x * 0.7 + y * 0.5) * ease(8, 14, y);
  return [x * WIDE + sag, y, z * DEEP - 1.6 * slack];
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
  const over = ease(12, 24, y);
  return [x + 3.4 * over, y + 1.6 * over - 0.2 * x * over, z];
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
