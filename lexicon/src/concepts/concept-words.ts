import { ATTRIBUTES, type Attribute, findAttribute } from '../attributes/attributes.ts';
import type { GarmentFacts } from '../garments/garment-facts.ts';
import { ancestorsOf, findType } from '../garments/garment-types.ts';

const TYPE_WEIGHT_MIN = 0.6;
const CONCEPT_GROUPS: ReadonlySet<string> = new Set([
  'occasion',
  'dress-code',
  'style',
  'season',
  'activity',
]);
const EVOKING: readonly Attribute[] = ATTRIBUTES.filter(
  (row) => CONCEPT_GROUPS.has(row.group) && row.related.size > 0,
);

const spaced = (id: string): string => id.replaceAll('-', ' ');

/** What each type alone evokes, worked out once: types are few and items are many. */
const evokedByType = new Map<string, readonly string[]>();

function evokedBy(type: string): readonly string[] {
  const known = evokedByType.get(type);
  if (known !== undefined) return known;
  const line = [type, ...ancestorsOf(type)];
  const evoked = EVOKING.filter((row) =>
    line.some((id) => (row.related.get(id) ?? 0) >= TYPE_WEIGHT_MIN),
  ).map((row) => row.id);
  evokedByType.set(type, evoked);
  return evoked;
}

function typeNames(id: string): string[] {
  const type = findType(id);
  if (type === null) return [];
  const ancestors = ancestorsOf(id).flatMap((ancestor) => findType(ancestor) ?? []);
  return [
    type.name,
    type.plural,
    ...type.synonyms,
    ...ancestors.flatMap((ancestor) => [ancestor.name, ancestor.plural, ...ancestor.synonyms]),
  ];
}

/**
 * Extra words to index with an item, so that "trainers" finds sneakers and "wedding guest" a midi
 * dress: names of its type and the types above, its colors, materials, patterns and attributes,
 * and the occasions, seasons and styles that its type evokes.
 */
export function conceptWords(facts: GarmentFacts): string {
  const evoked = facts.type === null ? [] : evokedBy(facts.type);
  const attributes = [...facts.attributes, ...evoked].map(
    (id) => findAttribute(id)?.name ?? spaced(id),
  );
  const words = [
    ...(facts.type === null ? [] : typeNames(facts.type)),
    ...facts.colors,
    ...facts.materials.map(spaced),
    ...facts.patterns.map(spaced),
    ...attributes,
  ];
  return [...new Set(words)].join(' ').toLowerCase();
}
