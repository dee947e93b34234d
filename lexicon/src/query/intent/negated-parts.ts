import {
  fabricWithKinds,
  findAttribute,
  findFabric,
  kindOfFact,
} from '../../attributes/attributes.ts';
import { PATTERNS } from '../../fabrics/fabrics.ts';
import { descendantsOf, findType } from '../../garments/garment-types.ts';
import { impliedBy } from '../../garments/refine-type.ts';
import type { Concept } from '../../phrases/concept.ts';
import { isRefusable, refusedByWord } from '../negation/refused-words.ts';
import type { QueryPhrases } from '../phrases/query-phrases.ts';
import { NEGATORS } from '../query-words.ts';
import type { UnderstoodQuery } from '../understood-query.ts';
import { conceptsIn, groupByKind } from './wanted-parts.ts';
import { negatedShade, negatedTones } from './wanted-shades.ts';

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

const FLAT: Concept = { kind: 'attribute', id: 'flat-heel' };
const NOTHING = { attributes: [], types: [], materials: [] };

const kindsOfFacts = (ids: readonly string[]) => {
  const of = (kind: Concept['kind']) => ids.filter((id) => kindOfFact(id) === kind);
  return { attributes: of('attribute'), materials: of('material'), patterns: of('pattern') };
};

/** "No prints" and "without pattern" mean solid, and keep every pattern out. */
const PATTERNED: readonly string[] = PATTERNS.map(({ id }) => id).filter(
  (id) => id !== 'solid' && id !== 'heather',
);
const refusesPatterns = ({ tokens, phrases }: QueryPhrases): boolean =>
  phrases.some(
    ({ from, concepts, role }) =>
      role === 'wanted' &&
      NEGATORS.has(tokens[from]?.word ?? '') &&
      concepts.some(({ id }) => id === 'solid'),
  );

/** What is not wanted, with every kind of it. */
export function negatedParts(read: QueryPhrases, hasWantedType: boolean): UnderstoodQuery['not'] {
  const excluded = excludedBy(conceptsIn(read, 'wanted'));
  const shades = read.phrases.flatMap((phrase) => negatedShade(read, phrase) ?? []);
  const whole = read.phrases.filter((phrase) => negatedShade(read, phrase) === null);
  const negated = groupByKind(conceptsIn({ ...read, phrases: whole }, 'negated'));
  const parts = hasWantedType ? negated.types.flatMap((id) => PART_ATTRIBUTES.get(id) ?? []) : [];
  const named = negated.types.filter((id) => !hasWantedType || !PART_ATTRIBUTES.has(id));
  const told = kindsOfFacts(named.flatMap((id) => findType(id)?.when ?? []));
  const worded = refusedByWord(read.negatedWords.map(({ word }) => word));
  const heeled = named.includes('heels') ? excludedBy([FLAT]) : NOTHING;
  const types = [...named, ...excluded.types, ...worded.types, ...heeled.types];
  const materials = [
    ...negated.materials,
    ...excluded.materials,
    ...told.materials,
    ...worded.materials,
  ];
  return {
    colors: unique(negated.colors),
    shades: unique([...shades, ...negatedTones(read)]),
    materials: unique(materials.flatMap(fabricWithKinds)),
    patterns: unique([
      ...[...negated.patterns, ...told.patterns, ...worded.patterns].flatMap(fabricWithKinds),
      ...(refusesPatterns(read) ? PATTERNED : []),
    ]),
    attributes: unique([
      ...negated.attributes,
      ...parts,
      ...excluded.attributes,
      ...told.attributes,
      ...worded.attributes,
      ...heeled.attributes,
    ]),
    types: unique(types.flatMap((id) => [id, ...descendantsOf(id)])),
    words: unique(read.negatedWords.flatMap(({ word }) => (isRefusable(word) ? [] : [word]))),
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
