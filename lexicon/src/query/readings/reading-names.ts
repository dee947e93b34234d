import type { AttributeGroup } from '../../attributes/attribute-row.ts';
import { attributeGroup, findAttribute } from '../../attributes/attributes.ts';
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

/** A concept by its name alone: "Blue", "Midi dresses", "For men". */
export function plainName({ kind, id }: Concept): string {
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
export function nameConcept(concept: Concept): string {
  const group = groupName(concept);
  return group === null ? plainName(concept) : `${group}: ${plainName(concept)}`;
}

/** What a negated concept means: "Not color: Blue" reads badly, so "No blue". */
export function nameNegated({ kind, id }: Concept): string {
  if (kind === 'comparison') return spaced(id);
  if (kind === 'type') return `No ${findType(id)?.plural ?? id}`;
  const name = findAttribute(id)?.name ?? id.replaceAll('-', ' ').toLowerCase();
  return kind === 'attribute' ? `Not ${name}` : `No ${name}`;
}
