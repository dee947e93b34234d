import { fabricWithKinds, findAttribute, findFabric } from '../attributes.ts';
import type { Concept } from '../concept.ts';
import { descendantsOf, findType } from '../garment-types.ts';
import { impliedBy } from '../refine-type.ts';
import type { UnderstoodQuery } from '../understood-query.ts';
import type { QueryPhrases } from './read-phrases.ts';
import { conceptsIn, gather } from './wanted-parts.ts';
import { negatedShade } from './wanted-shades.ts';

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Parts of a garment that are garments by themselves: a dress without belt is not belted. */
const PART_ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  ['belt', 'belted'],
  ['bow-tie', 'bow'],
]);

/** What cannot be where the wanted attributes are asked for, save what is asked for as well. */
function excludedBy(wanted: readonly Concept[]) {
  const asked = new Set(wanted.map(({ id }) => id));
  const excluded = wanted
    .flatMap(({ id }) => findAttribute(id)?.excludes ?? [])
    .filter((id) => !asked.has(id));
  return {
    attributes: excluded.filter((id) => findAttribute(id) !== null),
    types: excluded.filter((id) => findType(id) !== null),
    materials: excluded.filter((id) => findFabric(id) !== null),
  };
}

/** What is not wanted, with every kind of it. */
export function negatedParts(read: QueryPhrases, hasWantedType: boolean): UnderstoodQuery['not'] {
  const excluded = excludedBy(conceptsIn(read, 'wanted'));
  const shades = read.phrases.flatMap((phrase) => negatedShade(read, phrase) ?? []);
  const whole = read.phrases.filter((phrase) => negatedShade(read, phrase) === null);
  const negated = gather(conceptsIn({ ...read, phrases: whole }, 'negated'));
  const parts = hasWantedType ? negated.types.flatMap((id) => PART_ATTRIBUTES.get(id) ?? []) : [];
  const named = negated.types.filter((id) => !hasWantedType || !PART_ATTRIBUTES.has(id));
  const types = [...named, ...excluded.types];
  const materials = [...negated.materials, ...excluded.materials];
  return {
    colors: unique(negated.colors),
    shades: unique(shades),
    materials: unique(materials.flatMap(fabricWithKinds)),
    patterns: unique(negated.patterns.flatMap(fabricWithKinds)),
    attributes: unique([...negated.attributes, ...parts, ...excluded.attributes]),
    types: unique(types.flatMap((id) => [id, ...descendantsOf(id)])),
    words: unique(read.negatedWords),
  };
}

/** "jeans, not ripped" wants no ripped jeans. */
export function isNegated(type: string, not: UnderstoodQuery['not']): boolean {
  const facts = impliedBy(type);
  return (
    not.types.includes(type) ||
    facts.attributes.some((id) => not.attributes.includes(id)) ||
    facts.materials.some((id) => not.materials.includes(id)) ||
    facts.patterns.some((id) => not.patterns.includes(id))
  );
}
