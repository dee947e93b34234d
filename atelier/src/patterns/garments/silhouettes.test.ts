import { describe, expect, it } from 'vitest';
import { makeBody } from '../../bodies/make-body.ts';
import { withoutArms } from '../../dress-form/without-arms.ts';
import { lengthOf, type Polyline } from '../flat/outline.ts';
import { measureBody } from '../measuring/measures.ts';
import { areaOf } from '../meshing/polygon.ts';
import type { EdgeName, Pattern } from '../pattern.ts';
import { assemble } from '../sewing/assemble.ts';
import { BLAZER_SILHOUETTES } from './blazer-silhouettes.ts';
import { COAT_SILHOUETTES } from './coat-silhouettes.ts';
import { DRESS_SILHOUETTES } from './dress-silhouettes.ts';
import { JACKET_SILHOUETTES } from './jacket-silhouettes.ts';
import { KNIT_SILHOUETTES } from './knit-silhouettes.ts';
import { SHEATH_SILHOUETTES } from './sheath-silhouettes.ts';
import { SHIRT_SILHOUETTES } from './shirt-silhouettes.ts';
import type { Silhouette } from './silhouette.ts';
import { SKIRT_SILHOUETTES } from './skirt-silhouettes.ts';
import { STRAP_SILHOUETTES } from './strap-silhouettes.ts';
import { TOP_SILHOUETTES } from './top-silhouettes.ts';
import { TROUSER_SILHOUETTES } from './trouser-silhouettes.ts';

const BODIES = {
  woman: makeBody('woman-hourglass-relaxed'),
  man: makeBody('man-straight-relaxed'),
};
const FORM = withoutArms(BODIES.woman);
const SILHOUETTES = [
  ...TROUSER_SILHOUETTES,
  ...SKIRT_SILHOUETTES,
  ...STRAP_SILHOUETTES,
  ...TOP_SILHOUETTES,
  ...KNIT_SILHOUETTES,
  ...SHIRT_SILHOUETTES,
  ...JACKET_SILHOUETTES,
  ...BLAZER_SILHOUETTES,
  ...COAT_SILHOUETTES,
  ...DRESS_SILHOUETTES,
  ...SHEATH_SILHOUETTES,
];

const bodyOf = ({ gender, isSleeveless }: Silhouette) => (isSleeveless ? FORM : BODIES[gender]);
const patternOf = (silhouette: Silhouette) => silhouette.cut(measureBody(bodyOf(silhouette)));

function edgeOf(pattern: Pattern, [panel, name]: EdgeName): Polyline {
  const found = pattern.panels.find((one) => one.name === panel);
  return found?.edges.concat(found.inner).find((edge) => edge.name === name)?.points ?? [];
}

/** Twice the area within a closed line: positive where it runs counterclockwise. */
function turnOf(outline: Polyline): number {
  const [first = [0, 0]] = outline;
  return outline
    .slice(1)
    .reduce((sum, point, index) => sum + areaOf(first, outline[index] ?? first, point), 0);
}

describe.each(SILHOUETTES.map((silhouette) => [silhouette.name, silhouette] as const))(
  '%s',
  (_name, silhouette) => {
    const pattern = patternOf(silhouette);

    it('is cut in closed panels, counterclockwise, each edge from where the last one ended', () => {
      for (const { edges } of pattern.panels) {
        expect(turnOf(edges.flatMap(({ points }) => points))).toBeGreaterThan(0.3);
        for (const [index, { points }] of edges.entries()) {
          const [u = 0, v = 0] = edges.at(index - 1)?.points.at(-1) ?? [];
          expect(points[0]?.[0]).toBeCloseTo(u, 4);
          expect(points[0]?.[1]).toBeCloseTo(v, 4);
        }
      }
    });

    it('has seams whose sides are alike long, but for what is gathered or eased', () => {
      for (const { first, second } of pattern.seams) {
        const [one, other] = [first, second].map((edge) => lengthOf(edgeOf(pattern, edge)));
        expect(one).toBeGreaterThan(0.3);
        expect((other ?? 0) / (one ?? 1)).toBeGreaterThan(0.89);
        expect((other ?? 0) / (one ?? 1)).toBeLessThan(1.9);
      }
    });

    it('starts outside of the body', () => {
      const { start } = assemble(pattern, bodyOf(silhouette), 5);
      const sample = new Float64Array(4);
      for (let at = 0; at < start.length; at += 3) {
        const [x = 0, y = 0, z = 0] = start.subarray(at, at + 3);
        bodyOf(silhouette).sample(x, y, z, sample);
        expect(sample[0]).toBeGreaterThan(0);
      }
    });
  },
);

describe('trousers', () => {
  const [trousers] = TROUSER_SILHOUETTES;
  const pattern = trousers ? patternOf(trousers) : undefined;

  it('have inseams that a tailor need not ease', () => {
    if (!pattern) throw new Error('There are no trousers.');
    const front = lengthOf(edgeOf(pattern, ['left-front', 'inseam']));
    const back = lengthOf(edgeOf(pattern, ['left-back', 'inseam']));
    expect(Math.abs(front - back)).toBeLessThan(1.5);
  });

  it('reach farther between the legs behind than in front', () => {
    if (!pattern) throw new Error('There are no trousers.');
    const front = lengthOf(edgeOf(pattern, ['left-front', 'crotch']));
    const back = lengthOf(edgeOf(pattern, ['left-back', 'crotch']));
    expect(back).toBeGreaterThan(front + 4);
  });
});
