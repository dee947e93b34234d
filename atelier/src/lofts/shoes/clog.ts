import type { Point } from '../../geometry/point.ts';
import { CLOG_LAST } from '../lasts/clog-last.ts';
import { edgeOf, type Last, makeLast } from '../lasts/last.ts';
import { soleUnit } from '../lasts/sole-unit.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { ease, plus, signedPower } from '../surfaces/point-math.ts';
import { evenly } from '../surfaces/space-curve.ts';
import type { Surface } from '../surfaces/surface.ts';
import { throughKnots } from '../surfaces/through-knots.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { panelDetailing } from './shoe-panels.ts';
import { rimOf, shoeUpper } from './shoe-upper.ts';

/** The height of the topline over the feather line, by length: open behind the instep. */
const TOPLINE = throughKnots([
  [-1, 0.01],
  [9.4, 0.01],
  [10.2, 1],
  [11, 2.7],
  [12, 4.6],
  [13, 6.3],
  [14, 9],
]);
/** The leather reaches the wood from here on. */
const UPPER_FROM_CM = 9.8;
const RUBBER_CM = 0.4;

/** How far the base lies over the floor: arched before its heel, and raised at its toe. */
const underside = (x: number) =>
  1.1 * ease(7, 9, x) * ease(13, 10, x) + 0.75 * ease(20, 25.5, x) ** 1.5;

/** The carved base, on which the foot stands, and the rubber under its heel and its ball. */
function base(last: Last): Surface[] {
  const rubber = (x: number) => RUBBER_CM * (1 - 0.95 * ease(7, 8, x) * ease(12.4, 11, x));
  const wood = soleUnit(last, {
    profile: [
      [-0.06, 0],
      [0.04, 0.06],
      [0.1, 0.3],
      [0.08, 0.7],
      [0.02, 0.9],
      [-0.1, 0.97],
      [-0.3, 1],
    ],
    bottom: (x) => underside(x) + rubber(x) - 0.01,
    top: (x) => last.feather(x) + 0.1,
    margin: 0.34,
    material: 'wood',
  });
  const tread = soleUnit(last, {
    profile: [
      [-0.2, 0],
      [-0.02, 0.12],
      [0, 0.9],
      [-0.1, 1],
    ],
    bottom: underside,
    top: (x) => underside(x) + rubber(x),
    margin: 0.38,
    material: 'lug-sole',
  });
  return [wood, tread];
}

interface EdgePlace {
  point: Point;
  out: Point;
}

/** The edge of the leather on the wood, from the inner side around the toe to the outer one. */
function leatherEdge(last: Last, over: number): EdgePlace[] {
  const edge = edgeOf(last, 600).filter(({ x }) => x > UPPER_FROM_CM);
  return edge.map(({ x, z, outX, outZ }) => {
    const out: Point = [outX, 0, outZ];
    return { point: plus([x, last.feather(x) + over, z], out, 0.2), out };
  });
}

/** A strip of leather that covers where the upper meets the wood. */
function strip(last: Last): Surface {
  const path = evenly(
    leatherEdge(last, 0.42).map(({ point }) => point),
    360,
    false,
  );
  return tubeSurface(path, {
    section: (_, angle) => [
      signedPower(Math.cos(angle), 0.5) * 0.1,
      signedPower(Math.sin(angle), 0.5) * 0.44,
    ],
    material: 'upper',
    sides: 24,
    up: [0, 1, 0],
  });
}

const NAIL_EVERY_CM = 1.25;
const NAIL_CM = 0.2;

/** Brass nails with round heads through the strip, evenly around the shoe. */
function nails(last: Last): Surface[] {
  let since = NAIL_EVERY_CM * 0.5;
  let before: Point | null = null;
  const heads: Surface[] = [];
  for (const { point, out } of leatherEdge(last, 0.42)) {
    if (before) since += Math.hypot(point[0] - before[0], point[2] - before[2]);
    before = point;
    if (since < NAIL_EVERY_CM) continue;
    since = 0;
    const along = [0.04, 0.1, 0.16, 0.2].map((away) => plus(point, out, away));
    const section = (s: number, angle: number) => {
      const head = NAIL_CM * Math.sqrt(1 - 0.9 * s * s);
      return [Math.cos(angle) * head, Math.sin(angle) * head] as const;
    };
    heads.push(tubeSurface(along, { section, material: 'hardware', sides: 16 }));
  }
  return heads;
}

/** A clog: leather nailed to a carved wooden base, under a round and high toe. */
export function clog(): LoftedShape {
  const last = makeLast(CLOG_LAST);
  const opening = (x: number, y: number) => y - last.feather(x) - TOPLINE(x);
  const detailing = panelDetailing({ base: 'upper', panels: [], soleLine: last.feather });
  const { upper, rims } = shoeUpper(last, { opening, detailing, away: 0.1 });
  const rim = rims[0];
  return {
    name: 'clog',
    kind: 'shoe',
    surfaces: [
      upper,
      ...base(last),
      ...(rim ? [rimOf(rim, { half: 0.16, material: 'upper' })] : []),
      strip(last),
      ...nails(last),
    ],
  };
}
