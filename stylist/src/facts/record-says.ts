import type { Item } from '@modiste/contract/entities/item';
import { ASPECT_SCALES } from '@modiste/lexicon/aspect-value';
import { attributeGroup, fabricWithKinds, findAttribute } from '@modiste/lexicon/attributes';
import type { Concept } from '@modiste/lexicon/concept';
import { attributesEntailing } from '@modiste/lexicon/entailed-by';
import { findType } from '@modiste/lexicon/garment-types';
import { readText } from '@modiste/lexicon/read-text';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { listOf } from '@modiste/lexicon/tokens';
import { fabricGives, kindsOfFabric } from './fabric-traits.ts';
import { shownColor } from './item-colors.ts';
import { type ItemFacts, isJudged } from './item-facts.ts';

/** What a record says of a statement: that it is so, that it is not so, or nothing. */
export type Verdict = 'yes' | 'no' | 'unsaid';

/** A garment is made of the one or the other of these; weaves such as satin go with any. */
const FIBERS: ReadonlySet<string> = new Set(
  listOf(
    'cotton, linen, silk, wool, leather, faux-leather, faux-suede, polyester, nylon, viscose, acrylic, modal, lyocell, hemp, bamboo, fur, faux-fur, acetate, cupro, straw',
  ).flatMap(fabricWithKinds),
);
/** A garment has one sleeve, one length, one rise. */
const ONE_OF: ReadonlySet<string> = new Set(['neckline', 'sleeve', 'length', 'rise']);
const OPPOSITE = 0.35;

const isFiber = (id: string): boolean => FIBERS.has(id);

/** A linen dress is any dress of linen, whatever its cut makes of it. */
function isOfNamedKind({ garment, stated }: ItemFacts, id: string): boolean {
  const { when = null, parent = null } = findType(id) ?? {};
  if (garment.type === null || when === null || parent === null) return false;
  const kinds = kindsOfFabric(when);
  const isSo = [...garment.materials, ...garment.patterns, ...stated].some((one) => kinds.has(one));
  return isSo && isKindOf(garment.type, parent);
}

function saysType(facts: ItemFacts, id: string): Verdict {
  const { garment, item } = facts;
  const { type } = garment;
  if (type === null) return 'unsaid';
  if (isOfNamedKind(facts, id)) return 'yes';
  const covered = findType(id)?.covers ?? [];
  if (isKindOf(type, id) || covered.some((one) => isKindOf(type, one))) return 'yes';
  const name = findType(id)?.name ?? id;
  return item.short_description.toLowerCase().includes(name) ? 'yes' : 'no';
}

function saysColor({ item }: ItemFacts, id: string): Verdict {
  if (item.colors.some((color) => color === id)) return 'yes';
  return item.colors.length === 0 ? 'unsaid' : 'no';
}

/** Whether an item is in a color as it is shown, whatever other colors it is sold in. */
export function shownInColor(facts: ItemFacts, id: string): Verdict {
  const { item } = facts;
  const shown = item.shown_color === undefined ? null : shownColor(item);
  if (shown === null || shown.colors.length === 0) return saysColor(facts, id);
  return shown.colors.some((color) => color === id) ? 'yes' : 'no';
}

function saysMaterial({ garment, denied }: ItemFacts, id: string): Verdict {
  const kinds = kindsOfFabric(id);
  if (garment.materials.some((one) => kinds.has(one))) return 'yes';
  if (denied.has(id)) return 'no';
  const isWiderListed = garment.materials.some((one) => kindsOfFabric(one).has(id));
  if (isWiderListed || !isFiber(id)) return 'unsaid';
  return garment.materials.some(isFiber) ? 'no' : 'unsaid';
}

function saysPattern({ garment, denied }: ItemFacts, id: string): Verdict {
  const kinds = kindsOfFabric(id);
  if (garment.patterns.some((one) => kinds.has(one))) return 'yes';
  return denied.has(id) || garment.patterns.length > 0 ? 'no' : 'unsaid';
}

const places = new Map(
  listOf(ASPECT_SCALES.fit).map((row) => {
    const at = row.lastIndexOf(' ');
    return [row.slice(0, at), Number(row.slice(at + 1))] as const;
  }),
);

/** Whether both cannot be said of one garment: slim and oversized. */
export function areOpposite(one: string, other: string): boolean {
  const [first, second] = [places.get(one), places.get(other)];
  const isApart =
    first !== undefined && second !== undefined && Math.abs(first - second) >= OPPOSITE;
  const excludes = findAttribute(one)?.excludes.includes(other) === true;
  return isApart || excludes || findAttribute(other)?.excludes.includes(one) === true;
}

/** Flat by what they are, unless a listing tells of a heel. */
const FLAT_KINDS = [
  'ballet-flats',
  'pointed-flats',
  'slingback-flats',
  'flat-sandals',
  'slides',
  'flip-flops',
  'slippers',
  'sneakers',
];

const HEELS: ReadonlySet<string> = new Set([
  'high-heel',
  'mid-heel',
  'low-heel',
  'chunky-heel',
  'platform',
]);

const isFlatKind = ({ stated, garment: { type } }: ItemFacts): boolean =>
  type !== null &&
  FLAT_KINDS.some((kind) => isKindOf(type, kind)) &&
  ![...stated].some((one) => HEELS.has(one));

function saysAttribute(facts: ItemFacts, id: string): Verdict {
  if (id === 'flat-heel' && isFlatKind(facts)) return 'yes';
  return saysStated(facts, id);
}

function saysStated({ stated, uses, denied, garment }: ItemFacts, id: string): Verdict {
  if (uses.has(id)) return 'yes';
  if (attributesEntailing(id).some((one) => stated.has(one))) return 'yes';
  if (denied.has(id)) return 'no';
  if (garment.materials.some((material) => fabricGives(material, id))) return 'yes';
  const group = attributeGroup(id);
  const told = [...stated];
  if (told.some((one) => areOpposite(one, id))) return 'no';
  const isEntailed = (one: string) => attributesEntailing(one).includes(id);
  const isSettled =
    group !== null &&
    ONE_OF.has(group) &&
    told.some((one) => attributeGroup(one) === group && !isEntailed(one));
  return isSettled ? 'no' : 'unsaid';
}

/** What a record says of one concept of the lexicon. Occasions and styles are only ever stated. */
export function recordSays(facts: ItemFacts, { kind, id }: Pick<Concept, 'kind' | 'id'>): Verdict {
  switch (kind) {
    case 'type':
    case 'shopper-type':
      return saysType(facts, id);
    case 'color':
    case 'shopper-color':
      return saysColor(facts, id);
    case 'material':
      return saysMaterial(facts, id);
    case 'pattern':
    case 'shopper-pattern':
      return saysPattern(facts, id);
    case 'attribute':
      return saysAttribute(facts, id);
    case 'gender':
    case 'shopper-gender':
      return facts.item.other_info.gender === id ? 'yes' : 'no';
    default:
      return 'unsaid';
  }
}

/**
 * Lexicon ids of the features that a shop files an item under: "waterproof winter parka". They are
 * part of the record, though the description may be silent on them.
 */
export const filedAs = ({ semantic_search_description }: Item): ReadonlySet<string> =>
  new Set(
    readText(semantic_search_description).attributes.filter(
      // What a shop files a piece under proves none.
      (id) => !isJudged(id),
    ),
  );
