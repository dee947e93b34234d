import { fabricWithKinds, findAttribute } from '../attributes.ts';
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

/** What is not wanted, with every kind of it. */
export function negatedParts(read: QueryPhrases, hasWantedType: boolean): UnderstoodQuery['not'] {
  const excluded = conceptsIn(read, 'wanted').flatMap(
    ({ id }) => findAttribute(id)?.excludes ?? [],
  );
  const shades = read.phrases.flatMap((phrase) => negatedShade(read, phrase) ?? []);
  const whole = read.phrases.filter((phrase) => negatedShade(read, phrase) === null);
  const negated = gather(conceptsIn({ ...read, phrases: whole }, 'negated'));
  const parts = hasWantedType ? negated.types.flatMap((id) => PART_ATTRIBUTES.get(id) ?? []) : [];
  const named = negated.types.filter((id) => !hasWantedType || !PART_ATTRIBUTES.has(id));
  const types = [...named, ...excluded.filter((id) => findType(id) !== null)];
  return {
    colors: unique(negated.colors),
    shades: unique(shades),
    materials: unique(negated.materials.flatMap(fabricWithKinds)),
    patterns: unique(negated.patterns.flatMap(fabricWithKinds)),
    attributes: unique([
      ...negated.attributes,
      ...parts,
      ...excluded.filter((id) => findAttribute(id) !== null),
    ]),
    types: unique(types.flatMap((id) => [id, ...descendantsOf(id)])),
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
