import type { AttributeGroup } from '../../attributes/attribute-row.ts';
import { findAttribute } from '../../attributes/attributes.ts';
import { findType } from '../../garments/garment-types.ts';
import type { Concept } from '../../phrases/concept.ts';

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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const spaced = (id: string): string => capital(id.replaceAll('-', ' '));

/** What one concept means in the shopper's terms: "Color: Blue", "Midi dresses", "For men". */
export function nameConcept({ kind, id }: Concept): string {
  if (kind === 'comparison') return spaced(id);
  if (kind === 'type') return capital(findType(id)?.plural ?? id);
  if (kind === 'color') return `Color: ${id}`;
  if (kind === 'material') return `Material: ${spaced(id)}`;
  if (kind === 'pattern') return `Pattern: ${spaced(id)}`;
  if (kind === 'gender' || kind === 'shopper-gender') {
    return id === 'Unisex' ? 'For everyone' : `For ${id.toLowerCase()}`;
  }
  const row = findAttribute(id);
  return row === null ? spaced(id) : `${GROUP_NAMES[row.group]}: ${capital(row.name)}`;
}

/** What a negated concept means: "Not color: Blue" reads badly, so "No blue". */
export function nameNegated({ kind, id }: Concept): string {
  if (kind === 'comparison') return spaced(id);
  if (kind === 'type') return `No ${findType(id)?.plural ?? id}`;
  const name = findAttribute(id)?.name ?? id.replaceAll('-', ' ').toLowerCase();
  return kind === 'attribute' ? `Not ${name}` : `No ${name}`;
}
