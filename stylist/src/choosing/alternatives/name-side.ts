import { attributeGroup } from '@modiste/lexicon/attributes';
import type { Concept } from '@modiste/lexicon/concept';
import { findType } from '@modiste/lexicon/garment-types';
import { patternAdjective, written } from '../../facts/item-names.ts';
import type { Alternative } from './read-alternatives.ts';

const WITH_PLURALS: ReadonlySet<string> = new Set(['type', 'pattern', 'attribute']);

/** "Trousers" and "heels" are many, a dress is one. */
export const isMany = ({ words, concept }: Alternative): boolean =>
  concept !== null && WITH_PLURALS.has(concept.kind) && /[^s]s$/.test(words);

const NAMED_AS_THINGS: ReadonlySet<string> = new Set(['length', 'neckline']);

/** What a thing is called within a sentence: "trousers", "the skirt", "navy", "the midi". */
export function nameSide(side: Alternative): string {
  const { words, concept } = side;
  const isThing =
    concept?.kind === 'type' ||
    (concept?.kind === 'attribute' && NAMED_AS_THINGS.has(attributeGroup(concept.id) ?? ''));
  return `${isThing && !isMany(side) ? 'the ' : ''}${written(words)}`;
}

/** A clause said of one thing or of many: "[lets|let] air in". */
export const clauseFor = (side: Alternative, does: string): string =>
  does.replaceAll(/\[([^|\]]*)\|([^\]]*)\]/g, (_, one: string, many: string) =>
    isMany(side) ? many : one,
  );

const BY_GROUP: Readonly<Record<string, string>> = {
  length: 'dresses',
  rise: 'jeans',
  fit: 'pants',
  neckline: 'tops',
  sleeve: 'tops',
  heel: 'shoes',
};
const BY_CLOTH: Readonly<Record<string, string>> = {
  wool: 'sweaters',
  cashmere: 'sweaters',
  merino: 'sweaters',
  acrylic: 'sweaters',
  leather: 'jackets',
  'faux-leather': 'jackets',
  suede: 'jackets',
  fleece: 'jackets',
  'down-fill': 'jackets',
};

/** Where a cut can be at all: no pants have a neckline. */
const HAS: Readonly<Record<string, ReadonlySet<string>>> = {
  neckline: new Set(['top', 'one-piece', 'outer', 'mid-layer']),
  sleeve: new Set(['top', 'one-piece', 'outer', 'mid-layer']),
  rise: new Set(['bottom']),
  length: new Set(['one-piece', 'bottom', 'top', 'outer']),
  heel: new Set(['shoes']),
};

const KNITTED: ReadonlySet<string> = new Set(
  'wool,cashmere,merino,acrylic,cotton,alpaca,mohair'.split(','),
);
const OF_HIDE: ReadonlySet<string> = new Set('leather,suede,faux-leather,canvas,satin'.split(','));
const WORN = /^(?:top|bottom|one-piece|outer|suit)$/;

/** Whether a kind of garment can be of a cloth or cut: no sweater of satin, no pants with a neckline. */
function canBe({ kind, id }: Concept, role: string): boolean {
  const group = attributeGroup(id) ?? '';
  if (kind === 'attribute') return HAS[group]?.has(role) !== false;
  if (kind === 'pattern') return WORN.test(role) || role === 'mid-layer';
  if (kind !== 'material') return true;
  if (role === 'mid-layer') return KNITTED.has(id);
  return WORN.test(role) ? !(id in BY_CLOTH) || role === 'outer' : OF_HIDE.has(id);
}

/** The kind to show a thing in, where nobody named one. */
function usualKind({ kind, id }: Concept, isMens: boolean): string {
  const group = attributeGroup(id) ?? '';
  const own = kind === 'material' ? BY_CLOTH[id] : BY_GROUP[group];
  return own ?? (kind === 'material' || isMens ? 'shirts' : 'dresses');
}

/** What to look for in order to see a thing: "linen shirts". */
export function searchFor(
  side: Alternative,
  { kind, isMens }: { kind: string | null; isMens: boolean },
): string {
  const { words, concept } = side;
  if (concept === null) return words;
  if (concept.kind === 'type')
    return isMany(side) ? words : (findType(concept.id)?.plural ?? words);
  const type = findType(kind ?? '');
  if (/^(?:gold|silver)$/.test(words)) {
    const isWorn = type?.role === 'shoes' || type?.role === 'bag';
    return `${words} ${isWorn ? type.plural : 'jewelry'}`;
  }
  const plural = type !== null && canBe(concept, type.role) ? type.plural : null;
  const named =
    concept.kind === 'pattern'
      ? patternAdjective(concept.id)
      : concept.kind === 'attribute'
        ? concept.id.replaceAll('-', ' ')
        : words;
  return `${named} ${plural ?? usualKind(concept, isMens)}`;
}
