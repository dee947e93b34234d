import type { Measures } from '../measuring/measures.ts';
import type { PatternPanel, Seam } from '../pattern.ts';
import { makeBand } from '../pieces/band.ts';
import { mirrorPanel, mirrorSeams } from '../pieces/make-panel.ts';
import { makeSleeve, sleeveSeams } from '../pieces/sleeve.ts';
import { alongArm } from '../wraps/wrap-ring.ts';

/** Centimeters; a length of at most 1.5 is a share of the arm. */
export interface DressSleeve {
  length: number;
  /** The girth of its hem. */
  hem: number;
  capHeight: number;
  /** How much longer the cap is than the armhole: eased in, or gathered into a puff. */
  capEase: number;
  /** A cuff: how high, and how long as a share of the hem that it draws in. */
  cuff?: { height: number; share: number; role?: 'rib' };
}

interface SetIn {
  armholes: readonly number[];
  /** The front that an edge belongs to. */
  frontOf: (edge: string) => string;
}

const TURNED = { hem: { depthCm: 2, plies: 2 } };

/** Both sleeves with their cuffs, and the seams that set them in. */
export function makeDressSleeves(
  measures: Measures,
  style: DressSleeve,
  { armholes, frontOf }: SetIn,
): { panels: PatternPanel[]; seams: Seam[] } {
  const { cuff } = style;
  const long = style.length <= 1.5 ? style.length * measures.armLength : style.length;
  const sleeve = makeSleeve(measures, {
    capHeight: style.capHeight,
    length: long - (cuff?.height ?? 0),
    hemHalfWidth: style.hem / 2,
    armholes: [armholes[0] ?? 0, armholes[1] ?? 0],
    ease: style.capEase,
    hem: cuff ? { kind: 'seam' } : TURNED,
    fineness: 0.85,
  });
  const bands = cuff
    ? [
        makeBand({
          name: 'left-cuff',
          role: cuff.role ?? 'cuff',
          part: 'left-arm',
          hosts: [{ panel: sleeve, edge: 'hem' }],
          hangs: true,
          height: cuff.height,
          share: cuff.share,
          gathers: true,
          stiffness: cuff.role ? 1 : 2,
          fineness: 0.85,
          isClosed: true,
          rise: alongArm(measures),
        }),
      ]
    : [];
  const own = [sleeve, ...bands.map(({ panel }) => panel)];
  const seams = bands.flatMap((band) => band.seams);
  return {
    panels: [...own, ...own.map(mirrorPanel)],
    seams: [
      ...sleeveSeams(
        (side) => frontOf(`${side}-armhole`),
        () => 'back',
      ),
      ...seams,
      ...mirrorSeams(seams),
    ],
  };
}
