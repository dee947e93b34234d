import { BLOCK, heelColumn, STILETTO } from '../lasts/heel-column.ts';
import { heeledLast } from '../lasts/heeled-last.ts';
import { sockOf } from '../lasts/heeled-sole.ts';
import { type Last, makeLast } from '../lasts/last.ts';
import { type SoleUnit, soleUnit } from '../lasts/sole-unit.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, blend, ease } from '../surfaces/point-math.ts';
import type { Detailing, Surface } from '../surfaces/surface.ts';
import { ankleStrap, footStrap, heelCounter } from './sandal-straps.ts';

/** A thin sole that follows the foot, `thick` centimeters. */
function thinSole(last: Last, thick: number, material = 'sole'): Surface {
  const sole: SoleUnit = {
    profile: [
      [-0.3, 0],
      [0, 0.06],
      [0.05, 0.3],
      [0.05, 0.7],
      [0, 0.96],
      [-0.25, 1],
    ],
    bottom: (x) => Math.max(0, last.feather(x) - thick),
    top: (x) => last.feather(x) + 0.02,
    margin: 0.12,
    material,
  };
  return soleUnit(last, sole);
}

/** A sandal on a block heel: two straps over the toes, a counter and a buckled ankle strap. */
export function blockSandal(): LoftedShape {
  const heel = 6.6;
  const last = makeLast(heeledLast(heel, 'square'));
  const surfaces = [
    thinSole(last, 0.5),
    sockOf(last, { over: 0.05, share: 1 }),
    ...heelColumn(last, BLOCK),
    ...footStrap(last, (v) => 20.1 - 0.5 * v, 1.9),
    ...footStrap(last, (v) => 16.4 + 0.9 * v, 1.7),
    ...heelCounter(last, heel),
    ...ankleStrap(heel),
  ];
  return { name: 'block-sandal', kind: 'shoe', surfaces };
}

/** A high sandal of narrow straps on a stiletto. */
export function strappySandal(): LoftedShape {
  const heel = 9;
  const last = makeLast(heeledLast(heel, 'round'));
  const surfaces = [
    thinSole(last, 0.34),
    sockOf(last, { over: 0.05, share: 1 }),
    ...heelColumn(last, STILETTO),
    ...footStrap(last, (v) => 20.4 - 0.6 * v, 0.95),
    ...footStrap(last, (v) => 17 + 1.2 * v, 0.9),
    ...footStrap(last, (v) => 18.6 - 1.6 * v, 0.9),
    ...heelCounter(last, heel),
    ...ankleStrap(heel, 0.34),
  ];
  return { name: 'strappy-sandal', kind: 'shoe', surfaces };
}

/** A flat sandal: three straps and one around the ankle, on a leather sole with a low heel. */
export function flatSandal(): LoftedShape {
  const heel = 1.5;
  const last = makeLast(heeledLast(heel, 'round'));
  const surfaces = [
    thinSole(last, 0.95),
    sockOf(last, { over: 0.05, share: 1 }),
    ...footStrap(last, (v) => 20 - 0.8 * v, 1.5),
    ...footStrap(last, (v) => 15.2 + 1.2 * v, 1.5),
    ...heelCounter(last, heel),
    ...ankleStrap(heel),
  ];
  return { name: 'flat-sandal', kind: 'shoe', surfaces };
}

/** Rope wound around a sole: turns that lie on each other, each twisted. */
const roped =
  (bottom: (x: number) => number): Detailing =>
  ([x, y, z], out) => {
    const turn = (y - bottom(x)) / 0.56;
    const step = turn - Math.floor(turn);
    const along = x * 0.9 + Math.atan2(z, x - 12) * 4;
    const twist = Math.sin(along * 9 + step * 3.4 + Math.floor(turn) * 1.7);
    out.relief += 0.12 * Math.sqrt(Math.max(0, 4 * step * (1 - step))) + 0.045 * twist;
    out.openness *= 1 - 0.45 * bell(Math.min(step, 1 - step), 0.13);
  };

function ropeSole(last: Last, plan: { rises: number; tread: number }): Surface[] {
  const bottom = (x: number) => plan.tread + plan.rises * ease(20, 26, x);
  const unit: SoleUnit = {
    profile: [
      [-0.4, 0],
      [-0.02, 0.02],
      [0.1, 0.15],
      [0.13, 0.5],
      [0.1, 0.85],
      [-0.02, 0.98],
      [-0.4, 1],
    ],
    bottom,
    top: (x) => last.feather(x) + 0.12,
    margin: 0.24,
    material: 'jute',
  };
  const tread: SoleUnit = {
    ...unit,
    bottom: (x) => plan.rises * ease(20, 26, x),
    top: (x) => bottom(x) + 0.06,
    margin: 0.28,
    material: 'lug-sole',
  };
  return [{ ...soleUnit(last, unit), detailing: roped(bottom) }, soleUnit(last, tread)];
}

/** An espadrille on a wedge wound with jute: a broad strap and one around the ankle. */
export function wedgeEspadrille(): LoftedShape {
  const heel = 7.6;
  const foot = heeledLast(heel, 'round');
  const last = makeLast({
    ...foot,
    feather: foot.feather.map(([x, y]) => [x, y + blend(1.2, 2, ease(6, 20, x))] as const),
  });
  const surfaces = [
    ...ropeSole(last, { rises: 0.35, tread: 0.5 }),
    sockOf(last, { over: 0.26, share: 1 }),
    ...footStrap(last, (v) => 18.8 - 0.2 * v, 4.6),
    ...heelCounter(last, heel + 1.2),
    ...ankleStrap(heel + 1.2),
  ];
  return { name: 'wedge-espadrille', kind: 'shoe', surfaces };
}

/** A pool slide: one broad padded band over a molded footbed. */
export function slide(): LoftedShape {
  const foot = heeledLast(1.2, 'square');
  const last = makeLast({
    ...foot,
    feather: [
      [0, 2.9],
      [6, 2.5],
      [12, 2.2],
      [18, 2],
      [25, 2.5],
    ],
  });
  const unit: SoleUnit = {
    profile: [
      [-0.4, 0],
      [-0.06, 0],
      [0.02, 0.06],
      [0.05, 0.4],
      [0.02, 0.75],
      [0.06, 0.96],
      [0, 1.06],
      [-0.3, 1.1],
    ],
    bottom: (x) => 0.5 * ease(20, 26, x),
    top: (x) => last.feather(x) + 0.1,
    margin: 0.4,
    material: 'foam-main',
  };
  const ribs: Detailing = ([x, y, z], out) => {
    if (y < 1 + 0.5 * ease(20, 26, x)) out.relief += 0.05 * Math.sin((x + 0.5 * z) * 8);
    out.openness *= 1 - 0.3 * bell(y - 1.02 - 0.5 * ease(20, 26, x), 0.07);
  };
  const bed: Detailing = ([x, , z], out) => {
    const dots = Math.cos(x * 8) * Math.cos(z * 8);
    out.relief += 0.03 * ease(0.3, 0.9, dots);
  };
  const [band, ...stitches] = footStrap(last, (v) => 16.6 + 0.5 * Math.sin(Math.PI * v), 7.2);
  const surfaces = [
    { ...soleUnit(last, unit), detailing: ribs },
    { ...sockOf(last, { over: 0.2, share: 1.04 }), material: 'footbed', detailing: bed },
    ...(band ? [band] : []),
    ...stitches,
  ];
  return { name: 'slide', kind: 'shoe', surfaces };
}
