import { fabricWithKinds, findAttribute } from '../../attributes/attributes.ts';
import { childrenOf, findType } from '../../garments/garment-types.ts';

const NAME_WEIGHT = 0.9;
const SYNONYM_WEIGHT = 0.8;
const CHILD_WEIGHT = 0.5;
const KIND_WEIGHT = 0.7;
const RELATED_MAX = 48;

interface RelatedWord {
  word: string;
  weight: number;
}

interface Meant {
  /** Types as typed, not expanded. */
  types: readonly string[];
  /** Every type wanted; empty when any will do. */
  allowed: ReadonlySet<string>;
  attributes: readonly string[];
  materials: readonly string[];
  colors: readonly string[];
}

const spaced = (id: string): string => id.replaceAll('-', ' ');

const ofType = (id: string): RelatedWord[] => {
  const type = findType(id);
  if (type === null) return [];
  return [
    { word: type.name, weight: NAME_WEIGHT },
    ...type.synonyms.map((word) => ({ word, weight: SYNONYM_WEIGHT })),
    ...childrenOf(id).map((child) => ({ word: child.name, weight: CHILD_WEIGHT })),
  ];
};

function ofAttribute(id: string, allowed: ReadonlySet<string>): RelatedWord[] {
  const row = findAttribute(id);
  if (row === null) return [];
  const concepts = [...row.related].flatMap(([concept, weight]) => {
    const type = findType(concept);
    const isElsewhere = type !== null && allowed.size > 0 && !allowed.has(concept);
    return isElsewhere ? [] : [{ word: type?.name ?? spaced(concept), weight }];
  });
  return [{ word: row.name, weight: NAME_WEIGHT }, ...concepts];
}

/** Words that an item may carry instead of the typed ones, the closest first. */
export function relatedWords(meant: Meant, typed: ReadonlySet<string>): RelatedWord[] {
  const all = [
    ...meant.types.flatMap(ofType),
    ...meant.attributes.flatMap((id) => ofAttribute(id, meant.allowed)),
    ...meant.materials
      .flatMap((id) => fabricWithKinds(id).slice(1))
      .map((id) => ({ word: spaced(id), weight: KIND_WEIGHT })),
    ...meant.colors.map((color) => ({ word: color.toLowerCase(), weight: KIND_WEIGHT })),
  ];
  const best = new Map<string, number>();
  for (const { word, weight } of all) {
    if (!typed.has(word)) best.set(word, Math.max(best.get(word) ?? 0, weight));
  }
  return [...best]
    .map(([word, weight]) => ({ word, weight }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, RELATED_MAX);
}
