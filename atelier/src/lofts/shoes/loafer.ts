import { type Last, makeLast } from '../lasts/last.ts';
import { DRESS_LAST } from '../lasts/lasts.ts';
import { type LeatherSole, leatherSole } from '../lasts/leather-sole.ts';
import { contourLines } from '../surfaces/contour-lines.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, blend, ease, plus } from '../surfaces/point-math.ts';
import { evenly } from '../surfaces/space-curve.ts';
import type { Surface } from '../surfaces/surface.ts';
import { throughKnots } from '../surfaces/through-knots.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { laceUp } from './lacing.ts';
import { type Panel, panelDetailing, panelStitches } from './shoe-panels.ts';
import { rimOf, shoeUpper } from './shoe-upper.ts';

const collar = throughKnots([
  [-1, 8.5],
  [0.6, 8.5],
  [2, 7.6],
  [4.5, 6.3],
  [7, 5.7],
  [9.5, 5.7],
  [12, 6.1],
  [13.6, 6.9],
  [14.6, 8.2],
  [15.2, 10],
  [16, 20],
]);
const opening = (x: number, y: number, _z: number) => y - collar(x);

/** The apron: a flat plug over the toes, its edge a rounded U. */
function apron(x: number, _y: number, z: number): number {
  const half = throughApron(x);
  return Math.min(half - Math.abs(z - 0.12), 25.7 - x);
}
const throughApron = throughKnots([
  [9, 2.75],
  [14, 2.6],
  [18, 2.6],
  [21, 2.5],
  [23.5, 2.05],
  [25, 1.25],
  [25.7, 0.25],
  [26, -0.6],
]);

const PANELS: readonly Panel[] = [
  { inside: apron, rise: 0.05, softness: 0.08, rows: [] },
  { inside: (x, y) => 3.4 + 0.05 * y - x, rise: 0.06, rows: [0.16] },
];

/** The raised, pinched seam around the apron. */
function seamOf(upper: Surface): Surface[] {
  return contourLines(upper, apron)
    .slice(0, 2)
    .map((line) => line.path.filter(({ point }) => point[0] > 14.6))
    .filter((path) => path.length > 30)
    .map((path) => {
      const points = path.map(({ point, normal }) => plus(point, normal, 0.02));
      return tubeSurface(evenly(points, 260), {
        section: (s, angle) => {
          const pinch = 0.1 + 0.02 * Math.sin(s * 420);
          return [Math.cos(angle) * pinch, Math.sin(angle) * pinch];
        },
        material: 'upper',
      });
    });
}

/** The saddle across the instep, with the slot that a penny goes into. */
function saddle(last: Last): Surface {
  const rows = 110;
  const surface = gridSurface({
    columns: 44,
    rows,
    material: 'upper',
    at: (u, v) => {
      const around = blend(0.06, 0.94, v);
      const middle = Math.sin(Math.PI * v);
      const x = blend(15.1 - 0.9 * (1 - middle), 18.1 + 0.9 * (1 - middle), u);
      const edge = ease(0, 0.08, u) * ease(1, 0.92, u);
      return last.at(last.alongAt(x), around, 0.1 + 0.14 * edge);
    },
  });
  const slot = (x: number, z: number) =>
    bell(x - 16.5 - 0.16 * Math.sin(z * 2.4), 0.1) * ease(1.15, 0.95, Math.abs(z));
  return {
    ...surface,
    detailing: ([x, , z], out) => {
      out.relief -= 0.05 * slot(x, z);
      out.openness *= 1 - 0.75 * slot(x, z);
      const rim = Math.abs(x - 16.6) - 1.2;
      out.relief -= 0.02 * bell(rim, 0.06);
    },
  };
}

interface LoaferPlan {
  name: string;
  sole: LeatherSole;
  /** What lies over the instep, and where its apron ends. */
  over: (last: Last) => Surface[];
}

function slipOver({ name, sole, over }: LoaferPlan): LoftedShape {
  const last = makeLast(DRESS_LAST);
  const soleLine = (x: number) => last.feather(x) + 0.16;
  const detailing = panelDetailing({ base: 'upper', panels: PANELS, soleLine });
  const { upper, rims } = shoeUpper(last, { opening, detailing, away: 0.1 });
  const isSewn = ({ point: [x, y, z] }: { point: readonly [number, number, number] }) =>
    y > soleLine(x) + 0.15 && opening(x, y, z) < -0.1;
  const rim = rims[0];
  const sock = gridSurface({
    columns: 60,
    rows: 20,
    material: 'lining',
    isFlipped: true,
    at: (u, v) => {
      const x = 0.6 + 16 * u;
      const z = blend(last.edge(x, 'outer'), last.edge(x, 'inner'), v) * 0.96;
      return [x, last.feather(x) + 0.1, z];
    },
  });
  const surfaces = [
    upper,
    sock,
    ...over(last),
    ...seamOf(upper),
    ...leatherSole(last, sole),
    ...panelStitches(upper, PANELS, { isSewn }),
  ];
  if (rim) surfaces.push(rimOf(rim, { half: 0.1, material: 'upper' }));
  return { name, kind: 'shoe', surfaces };
}

/** A penny loafer: an apron sewn by hand, a saddle with a slot, a leather sole. */
export const loafer = () =>
  slipOver({
    name: 'loafer',
    sole: { thick: 0.85, margin: 0.34, heelEnd: 7, heelTaper: 0.04 },
    over: (last) => [saddle(last)],
  });

/** A loafer on a thick cleated sole. */
export const chunkyLoafer = () =>
  slipOver({
    name: 'chunky-loafer',
    sole: { thick: 2, margin: 0.4, heelEnd: 7.6, heelTaper: 0.02, lugs: 1 },
    over: (last) => [saddle(last)],
  });

/** A deck shoe: rawhide laced through the collar and over the apron, a pale sole. */
export const deckShoe = () => {
  const shape = slipOver({
    name: 'deck-shoe',
    sole: { thick: 1.15, margin: 0.3, heelEnd: 7.4, heelTaper: 0.01 },
    over: (last) => [...sideLacing(last), ...toeLacing(last)],
  });
  const pale = (material: string) =>
    ['sole', 'stacked-heel', 'lug-sole'].includes(material) ? 'rubber-sole' : material;
  return {
    ...shape,
    surfaces: shape.surfaces.map((surface) => ({
      ...surface,
      material: pale(surface.material),
      detailing: surface.material === 'stacked-heel' ? null : surface.detailing,
    })),
  };
};

/** A thong that dives in and out below the collar. */
function sideLacing(last: Last): Surface[] {
  return (['outer', 'inner'] as const).flatMap((side) =>
    Array.from({ length: 7 }, (_, i) => {
      const from = 3.4 + i * 1.35;
      const path = Array.from({ length: 14 }, (_unused, k) => {
        const x = from + (0.95 * k) / 13;
        const y = collar(x) - 0.75;
        const { point, normal } = last.onWall({ x, side, away: 0.1 }, (place) => place[1] - y);
        return plus(
          point,
          normal,
          0.1 * Math.sqrt(Math.max(0, Math.sin((Math.PI * k) / 13))) - 0.02,
        );
      });
      return tubeSurface(path, {
        section: (_s, angle) => [Math.cos(angle) * 0.07, Math.sin(angle) * 0.17],
        material: 'lace',
        sides: 12,
        up: [0, 1, 0],
      });
    }),
  );
}

function toeLacing(last: Last): Surface[] {
  return laceUp(last, {
    eyelets: [17.9, 16.6],
    halfGap: () => 0.95,
    lace: { half: 0.19, thick: 0.11 },
    away: 0.14,
    style: 'bars',
    eyelet: 'metal',
    bow: 2.2,
  });
}
