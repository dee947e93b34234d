import { formatPrice } from '@modiste/contract/price';
import type { AttributeGroup } from '../../attributes/attribute-row.ts';
import { attributeGroup, findAttribute } from '../../attributes/attributes.ts';
import { findType } from '../../garments/garment-types.ts';
import type { Concept } from '../../phrases/concept.ts';
import { alphaSize } from '../../sizes/alpha-sizes.ts';
import { capital, joinedByOr } from '../../words/joined-names.ts';
import { fold } from '../../words/tokens.ts';
import type { PriceAmount, QueryReading, Unavailable } from '../understood-query.ts';

const GROUP_NAMES: Readonly<Record<AttributeGroup, string>> = {
  neckline: 'Neckline',
  sleeve: 'Sleeves',
  length: 'Length',
  fit: 'Fit',
  rise: 'Rise',
  heel: 'Shoe shape',
  closure: 'Closure',
  detail: 'Detail',
  feature: 'Feature',
  age: 'Age',
  activity: 'Activity',
  season: 'Season',
  occasion: 'Occasion',
  'dress-code': 'Dress code',
  style: 'Style',
};

const SIZE_NAMES = { size: 'Size', waist: 'Waist', neck: 'Neck', leg: 'Inseam' };
const FIT_NAMES = { P: 'Petite', T: 'Tall', W: 'Plus size', S: 'Short', R: 'Regular', L: 'Tall' };
const QUALITIES: ReadonlySet<string> = new Set(['short', 'long', 'high', 'tall']);

const spaced = (id: string): string => capital(id.replaceAll('-', ' '));

/** A concept by its name alone: "Blue", "Midi dresses", "For men". */
function plainName({ kind, id }: Concept): string {
  if (kind === 'type') return capital(findType(id)?.plural ?? id);
  if (kind === 'color') return id;
  if (kind === 'gender' || kind === 'shopper-gender') {
    return id === 'Unisex' ? 'For everyone' : `For ${id.toLowerCase()}`;
  }
  const attribute = kind === 'attribute' ? findAttribute(id) : null;
  return attribute === null ? spaced(id) : capital(attribute.name);
}

/** What a concept says something about, such as "Color"; null where its name tells. */
function groupName({ kind, id }: Concept): string | null {
  if (kind === 'color' || kind === 'material' || kind === 'pattern') return capital(kind);
  const group = kind === 'attribute' ? attributeGroup(id) : null;
  return group === null ? null : GROUP_NAMES[group];
}

/** What one concept means in the shopper's terms: "Color: Blue", "Midi dresses", "For men". */
function nameConcept(concept: Concept): string {
  const group = groupName(concept);
  return group === null ? plainName(concept) : `${group}: ${plainName(concept)}`;
}

/** What a negated concept means: "Not color: Blue" reads badly, so "No blue". */
function nameNegated({ kind, id }: Concept): string {
  if (kind === 'comparison') return spaced(id);
  if (kind === 'type') return `No ${findType(id)?.plural ?? id}`;
  const name = findAttribute(id)?.name ?? id.replaceAll('-', ' ').toLowerCase();
  return kind === 'attribute' ? `Not ${name}` : `No ${name}`;
}

function nameInRole(concept: Concept, role: QueryReading['role']): string {
  if (role === 'negated') return nameNegated(concept);
  if (role === 'shown') return `Like: ${plainName(concept)}`;
  if (role === 'less') return `Less ${plainName(concept).toLowerCase()}`;
  return role === 'beside' ? `Beside: ${plainName(concept)}` : nameConcept(concept);
}

function namePrice({ min, max, around, currency }: PriceAmount): string {
  const name = (price: number): string => formatPrice(price, currency ?? 'USD');
  const range = [min, max].flatMap((price) => (price === null ? [] : [name(price)])).join(' to ');
  if (around !== null) return `Around ${name(around)} (${range})`;
  if (min === null) return `Under ${range}`;
  return max === null ? `Over ${range}` : range;
}

const writeSize = (size: string): string =>
  alphaSize(fold(size).replace('-', ' ')) ??
  (/\dx\d/i.test(size) ? size : size.toUpperCase().replace(/\b(?:SIZE|SZ)\s+/, ''));

function nameSizes(sizes: readonly string[], concept: QueryReading['concept']): string {
  if (concept?.kind === 'fit') return `Fit: ${FIT_NAMES[concept.id]}`;
  const name = concept?.kind === 'size' ? SIZE_NAMES[concept.id] : SIZE_NAMES.size;
  return `${name}: ${sizes.map(writeSize).join(', ')}`;
}

function nameAmount(
  amount: NonNullable<QueryReading['amount']>,
  concept: QueryReading['concept'],
): string {
  switch (amount.kind) {
    case 'price':
      return amount.currency === null ? namePrice(amount) : `${namePrice(amount)} (not converted)`;
    case 'price-level':
      return amount.level < 0 ? 'Lower prices first' : 'Higher prices first';
    case 'age':
      return `${amount.isChild ? 'For a child' : 'Age'}: ${amount.said}`;
    case 'heel':
      return `${spaced(concept?.id ?? 'heel')}, about ${Math.round(amount.cm)} cm`;
    case 'sizes':
      return nameSizes(amount.sizes, concept);
  }
}

function nameMeaning({ kind, role, concept, amount }: QueryReading): string {
  if (amount !== null) return nameAmount(amount, concept);
  if (concept === null) return kind === 'sale' ? 'On sale' : 'Not sold here';
  switch (concept.kind) {
    case 'brand':
      return `Brand: ${concept.id}`;
    case 'shade':
      return `No ${concept.id}`;
    case 'word':
      return `${QUALITIES.has(concept.id) ? 'Not' : 'No'} ${concept.id}`;
    case 'size':
    case 'fit':
      return nameSizes([], concept);
    default:
      return nameInRole(concept, role);
  }
}

const namesOf = (types: readonly string[]): string =>
  joinedByOr(types.map((id) => findType(id)?.plural ?? id.replaceAll('-', ' ')));

function nameReplacement({ types, replacedBy, gender }: Extract<Unavailable, { kind: 'types' }>) {
  const whose = gender === null ? '' : `${gender.toLowerCase()}’s `;
  return `${capital(whose + namesOf(replacedBy))} (no ${namesOf(types)} available)`;
}

/**
 * A reading in English as a shopper reads it: "Under $50", "No leather", "Size: M (not available)".
 * Only for display: nothing in the lexicon or the catalogue reads it back.
 */
export function readingLabel(reading: QueryReading): string {
  const { unavailable } = reading;
  if (unavailable === null) return nameMeaning(reading);
  return unavailable.kind === 'size'
    ? `${nameMeaning(reading)} (not available)`
    : nameReplacement(unavailable);
}
