import { COLORS, type Color, GENDERS, type Gender } from '@modiste/contract/values';
import { kindOfFact } from './attributes.ts';
import type { Concept } from './concept.ts';
import { findType } from './garment-types.ts';
import { matchPhrases } from './phrase-table.ts';
import { tokenise } from './tokens.ts';

/** Everything but the type that a text names, in order, with repetitions. */
export interface TextReading {
  colors: Color[];
  materials: string[];
  patterns: string[];
  attributes: string[];
  genders: Gender[];
}

const asColor = (id: string): Color | undefined => COLORS.find((color) => color === id);
export const asGender = (id: string): Gender | undefined => GENDERS.find((gender) => gender === id);

const pushTo = <Value>(list: Value[], value: Value | undefined): void => {
  if (value !== undefined) list.push(value);
};

/** Sorts one concept into a reading. */
export function addConcept(reading: TextReading, { kind, id }: Concept): void {
  if (kind === 'color') pushTo(reading.colors, asColor(id));
  else if (kind === 'gender') pushTo(reading.genders, asGender(id));
  else if (kind === 'material') reading.materials.push(id);
  else if (kind === 'pattern') reading.patterns.push(id);
  else if (kind === 'attribute') reading.attributes.push(id);
}

/** Reads colours, materials, patterns, attributes and genders from any text. */
export const readText = (text: string): TextReading => read(text, () => []);

/** As `readText`, and what the types' names tell: "in our linen dress" tells of linen. */
export const readProse = (text: string): TextReading => read(text, factsOfType);

function factsOfType({ kind, id }: Concept): Concept[] {
  const fact = kind === 'type' ? (findType(id)?.when ?? null) : null;
  return fact === null ? [] : [{ kind: kindOfFact(fact), id: fact }];
}

function read(text: string, tell: (concept: Concept) => readonly Concept[]): TextReading {
  const reading: TextReading = {
    colors: [],
    materials: [],
    patterns: [],
    attributes: [],
    genders: [],
  };
  if (text === '') return reading;
  for (const match of matchPhrases(tokenise(text))) {
    for (const concept of match.concepts) {
      addConcept(reading, concept);
      for (const told of tell(concept)) addConcept(reading, told);
    }
  }
  return reading;
}

/** One gender from all that were named: both sexes make Unisex, none null. */
export function genderOfConcepts(genders: readonly Gender[]): Gender | null {
  const named = new Set(genders);
  if (named.has('Unisex') || (named.has('Men') && named.has('Women'))) return 'Unisex';
  return genders[0] ?? null;
}
