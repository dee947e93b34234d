import { lengthOf } from '../flat/outline.ts';
import type { Measures } from '../measuring/measures.ts';
import type { EdgeName, Pattern, PatternPanel, Seam } from '../pattern.ts';
import { makeHalterStraps } from '../pieces/halter-strap.ts';
import { makeStrap } from '../pieces/shoulder-strap.ts';
import { makeTiers } from '../pieces/skirt-tiers.ts';
import { makeStrapPanel, sideSeams } from '../pieces/strap-panel.ts';
import { BOUND, draftStrap, type StrapCut } from './strap-garment.ts';

/** A bodice on straps, or on none, with a skirt of one or more tiers. */
export interface StrapDressStyle {
  name: string;
  bodice: Omit<StrapCut, 'length'>;
  straps: 'shoulder' | 'halter' | 'none';
  skirt: {
    /** From the waist to the hem, as a share of the way from the waist to the ankle. */
    length: number;
    /** How much longer each tier is than what it is gathered into. */
    gathers: readonly number[];
    /** The part of a circle that front and back each span, radians. */
    flare: number;
  };
}

const SKIRT = ['front-skirt', 'back-skirt'] as const;

interface Straps {
  panels: PatternPanel[];
  seams: Seam[];
  held: EdgeName[];
}

/** A bodice without straps is boned: its upper edge stays where it is. */
const boned: EdgeName[] = ['front', 'back'].flatMap((panel) =>
  ['neckline', 'left-strap', 'right-strap', 'left-armhole', 'right-armhole'].map(
    (edge): EdgeName => [panel, edge],
  ),
);

function strapsOf(
  measures: Measures,
  { straps, bodice }: StrapDressStyle,
  [front, back]: readonly [PatternPanel, PatternPanel],
): Straps {
  const width = bodice.strapWidth;
  if (straps === 'none') return { panels: [], seams: [], held: boned };
  if (straps === 'halter') {
    const halter = makeHalterStraps(measures, { front, width });
    const low = ['neckline', 'left-strap', 'right-strap'].map((edge): EdgeName => ['back', edge]);
    return { ...halter, held: [...halter.held, ...low] };
  }
  const both = (['left', 'right'] as const).map((side) =>
    makeStrap(measures, { side, width, front, back, share: 1 }),
  );
  return {
    panels: both.map(({ panel }) => panel),
    seams: both.flatMap(({ seams }) => seams),
    held: both.flatMap(({ held }) => held),
  };
}

export function makeStrapDress(measures: Measures, style: StrapDressStyle): Pattern {
  const { neckY, waistDrop, ankleDrop } = measures;
  const [front, back] = ([1, -1] as const).map((facing) =>
    makeStrapPanel(measures, draftStrap(measures, { ...style.bodice, length: 0 }, facing), {
      name: facing > 0 ? 'front' : 'back',
      facing,
      grain: style.bodice.grain,
      hem: { kind: 'elastic' },
      edge: BOUND,
    }),
  );
  if (!front || !back) throw new Error('A dress has two sides.');
  const hemOf = ({ edges }: PatternPanel) =>
    lengthOf(edges.find(({ name }) => name === 'hem')?.points ?? []);
  const tiers = makeTiers(measures, {
    topY: neckY - waistDrop,
    sewn: (hemOf(front) + hemOf(back)) / 2,
    length: (ankleDrop - waistDrop) * style.skirt.length,
    gathers: style.skirt.gathers,
    flare: style.skirt.flare,
    names: SKIRT,
  });
  const straps = strapsOf(measures, style, [front, back]);
  return {
    name: style.name,
    panels: [front, back, ...tiers.flatMap(({ panels }) => panels), ...straps.panels],
    seams: [
      ...sideSeams('front', 'back'),
      ...SKIRT.map((skirt, index): Seam => {
        return { first: [index === 0 ? 'front' : 'back', 'hem'], second: [skirt, 'top-0'] };
      }),
      ...tiers.flatMap(({ seams }) => seams),
      ...straps.seams,
    ],
    tethers: straps.held.map((edge) => ({ edge, forGood: true })),
    fastenings: [],
    buttoned: [],
  };
}
