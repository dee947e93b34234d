import type { Measures } from '../measuring/measures.ts';
import type { Pattern, PatternPanel, Seam } from '../pattern.ts';
import { addButtons, type ButtonFront } from './button-front.ts';
import {
  type Lower,
  type LowerSkirt,
  type LowerTrousers,
  makeLowerSkirt,
  makeLowerTrousers,
} from './dress-lower.ts';
import { makeUpper, type Upper, type UpperStyle } from './dress-upper.ts';
import { makeInsetBand } from './inset-band.ts';
import { addTie } from './waist-tie.ts';

/** A dress or a jumpsuit: an upper part that is sewn to a skirt or to trousers at the waist. */
export interface DressStyle {
  name: string;
  upper: UpperStyle;
  skirt?: LowerSkirt;
  trousers?: LowerTrousers;
  /** Where the band at the waist is tied, as a share of its front from the right; its ends. */
  tie?: { at: number; ends: readonly [number, number] };
  buttons?: ButtonFront;
}

interface Waist {
  panels: PatternPanel[];
  seams: Seam[];
  /** What holds the waist where it is. */
  tethers: Pattern['tethers'];
}

/** Sews the upper to the lower part, by a band between both or without one. */
function joinAtWaist(style: DressStyle, upper: Upper, lower: Lower): Waist {
  const { bandHeight: height } = style.upper;
  const skirts = ['front-skirt', 'back-skirt'];
  if (height === 0) {
    const seams = upper.waist.flatMap((hosts, index) =>
      hosts.map(({ panel, edge }, piece): Seam => {
        return { first: [panel.name, edge], second: [skirts[index] ?? '', `top-${piece}`] };
      }),
    );
    return { panels: [], seams, tethers: [] };
  }
  const length = upper.quarter * 4;
  const band = makeInsetBand({ below: lower.waist, above: upper.waist.flat(), length, height });
  const crossed: Seam[] = style.upper.isWrapped
    ? [{ first: ['waistband', 'above-0'], second: ['outer', 'hem'] }]
    : [];
  const tied = style.tie
    ? addTie(band.panel, { u: (length / 2) * style.tie.at, height, ends: style.tie.ends })
    : { panels: [band.panel], seams: [] };
  const tethers = upper.waist.flat().map((_, index) => {
    return { edge: ['waistband', `above-${index}`] as const, forGood: true };
  });
  return { panels: tied.panels, seams: [...band.seams, ...crossed, ...tied.seams], tethers };
}

export function makeDress(measures: Measures, style: DressStyle): Pattern {
  const upper = makeUpper(measures, style.upper);
  const { bandHeight } = style.upper;
  const waist = { quarter: upper.quarter, bandHeight, above: upper.waist };
  const lower = style.trousers
    ? makeLowerTrousers(measures, style.trousers, waist)
    : makeLowerSkirt(measures, style.skirt ?? { length: 0.7, flare: 1, gather: 1 }, waist);
  const joined = joinAtWaist(style, upper, lower);
  const whole: Pattern = {
    name: style.name,
    panels: [...upper.panels, ...lower.panels, ...joined.panels],
    seams: [...upper.seams, ...lower.seams, ...joined.seams],
    tethers: [...upper.tethers, ...joined.tethers],
    fastenings: [],
    buttoned: [],
  };
  return style.buttons ? addButtons(whole, style.buttons) : whole;
}
