import type { Color } from '@modiste/contract/values';
import { type Lab, SHADES } from '../colors/shades.ts';
import type { GarmentFacts } from '../garments/garment-facts.ts';
import { ancestorsOf, formalityOf, warmthOf } from '../garments/garment-types.ts';
import { listOf } from '../words/tokens.ts';
import type { Aspect } from './comparisons.ts';

/** Where facts stand on an aspect, from 0 for least to 1 for most: a lexicon id and its place. */
export const ASPECT_SCALES: Readonly<Partial<Record<Aspect, string>>> = {
  length:
    'micro 0, cropped 0.05, mini 0.15, hip-length 0.2, high-low 0.5, knee-length 0.4, bermuda 0.4, capri 0.6, midi 0.65, longline 0.8, ankle 0.85, maxi 1, hot-pants 0, shorts 0.15, skort 0.15, evening-gown 0.95',
  sleeve:
    'strapless 0, spaghetti-strap 0.05, thick-strap 0.1, sleeveless 0.1, cap-sleeve 0.2, flutter-sleeve 0.3, short-sleeve 0.35, puff-sleeve 0.4, elbow-sleeve 0.5, rolled-sleeve 0.6, three-quarter-sleeve 0.7, bell-sleeve 0.85, long-sleeve 1',
  fit: 'bodycon 0, skinny 0.05, muscle-fit 0.1, slim-fit 0.2, athletic-fit 0.3, tapered 0.4, shift 0.5, regular-fit 0.5, straight-leg 0.5, bootcut 0.55, fit-and-flare 0.55, a-line 0.65, flared 0.7, relaxed-fit 0.75, boyfriend-fit 0.8, wide-leg 0.85, cocoon 0.9, oversized 1',
  coverage:
    'backless 0.05, plunging 0.05, cutout 0.1, sheer 0.1, strapless 0.15, off-the-shoulder 0.25, spaghetti-strap 0.25, mini 0.2, slit 0.25, one-shoulder 0.35, halter 0.35, cropped 0.25, cold-shoulder 0.4, sleeveless 0.45, v-neck 0.5, scoop-neck 0.5, short-sleeve 0.6, knee-length 0.6, midi 0.7, crew-neck 0.75, boat-neck 0.75, collared 0.75, long-sleeve 0.85, maxi 0.85, mock-neck 0.9, high-neck 0.9, turtleneck 0.95, modest 1',
  pattern:
    'solid 0, heather 0.15, textured 0.2, pinstripe 0.35, herringbone 0.3, ombre 0.4, stripes 0.5, checks 0.55, polka-dot 0.6, plaid 0.6, color-block 0.5, chevron 0.65, houndstooth 0.6, geometric 0.75, lettering 0.6, graphic 0.75, floral 0.8, print 0.75, paisley 0.85, animal-print 0.85, leopard 0.85, tropical-print 0.85, camouflage 0.8, tie-dye 0.85, abstract 0.85, patchwork 0.9, baroque 1',
  heel: 'flat-heel 0, low-heel 0.3, mid-heel 0.6, high-heel 1, platform 0.8, flats 0, sneakers 0.1, loafers 0.15, sandals 0.15, kitten-heels 0.4, block-heels 0.7, wedges 0.7, heels 0.8, pumps 0.85, stilettos 1',
  rise: 'low-rise 0, mid-rise 0.5, high-waisted 1',
  warmth:
    'lightweight 0.1, breathable 0.15, linen 0.05, chiffon 0.1, mesh 0.05, sleeveless 0.1, flannel 0.7, wool 0.75, cashmere 0.75, fleece 0.75, insulated 0.85, quilted 0.75, sherpa 0.9, down-fill 1, shearling 0.95',
  shine:
    'cotton 0.1, linen 0.05, denim 0.1, wool 0.1, suede 0.1, leather 0.4, velvet 0.45, silk 0.65, satin 0.75, patent-leather 0.85, metallic 0.9, lurex 0.9, embellished 0.85, glitter 1, sequin 1',
  straps: 'spaghetti-strap 0, thick-strap 1',
};

type Known = Pick<GarmentFacts, 'type' | 'colors' | 'materials' | 'patterns' | 'attributes'>;

const LIGHTNESS_MAX = 100;
/** The most colorful of clothes; the formula has no bound of its own. */
const CHROMA_MAX = 100;

const scales: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(ASPECT_SCALES).map(([aspect, list]) => [
    aspect,
    new Map(
      listOf(list).map((row): [string, number] => {
        const at = row.lastIndexOf(' ');
        return [row.slice(0, at), Number(row.slice(at + 1))];
      }),
    ),
  ]),
);

/** The first shade of each color is the color itself. */
const labOfColor = new Map<Color, Lab>(SHADES.toReversed().map(({ color, lab }) => [color, lab]));

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const ofColors = (colors: readonly Color[], measure: (lab: Lab) => number): number | null =>
  mean(
    colors
      .map((color) => labOfColor.get(color))
      .filter((lab) => lab !== undefined)
      .map(measure),
  );

function onScale(aspect: Aspect, facts: Known): number[] {
  const scale = scales.get(aspect);
  if (scale === undefined) return [];
  const said = [...facts.attributes, ...facts.patterns, ...facts.materials];
  const line = facts.type === null ? [] : [facts.type, ...ancestorsOf(facts.type)];
  const type = line.find((id) => scale.has(id));
  const places = said.flatMap((id) => scale.get(id) ?? []);
  return type === undefined ? places : [...places, scale.get(type) ?? 0];
}

/**
 * How much of an aspect a garment has, from 0 to 1, so that "longer" and "darker" can be held
 * against what is attached: the mean of the places where its facts stand.
 * @returns null where nothing that is known of it tells.
 */
export function aspectValue(aspect: Aspect, facts: Known): number | null {
  if (aspect === 'shade') return ofColors(facts.colors, ([lightness]) => lightness / LIGHTNESS_MAX);
  if (aspect === 'brightness') {
    return ofColors(facts.colors, ([, a, b]) => Math.min(1, Math.hypot(a, b) / CHROMA_MAX));
  }
  if (aspect === 'formality') return facts.type === null ? null : formalityOf(facts.type);
  const own = aspect === 'warmth' && facts.type !== null ? warmthOf(facts.type) : null;
  return mean([...onScale(aspect, facts), ...(own === null ? [] : [own])]);
}
