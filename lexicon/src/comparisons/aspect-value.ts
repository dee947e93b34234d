import type { Color } from '@modiste/contract/values';
import { type Lab, SHADES } from '../colors/shades.ts';
import type { GarmentFacts } from '../garments/garment-facts.ts';
import { ancestorsOf, formalityOf, warmthOf } from '../garments/garment-types.ts';
import { listOf } from '../words/tokens.ts';
import { ASPECT_SCALES } from './aspect-scales.ts';
import type { Aspect } from './comparisons.ts';

type Known = Pick<GarmentFacts, 'type' | 'colors' | 'materials' | 'patterns' | 'attributes'>;

const LIGHTNESS_MAX = 100;
/** The most colourful of clothes; the formula has no bound of its own. */
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

/** The first shade of each colour is the colour itself. */
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
