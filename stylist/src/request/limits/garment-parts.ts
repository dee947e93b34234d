import { attributeGroup } from '@modiste/lexicon/attributes';
import type { Concept } from '@modiste/lexicon/concept';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { PlacedReading } from '../../understanding/message.ts';
import { materialName } from './limit-filters.ts';

/** The filters' name for what words name, where that is a fabric alone. */
function fabricNamed(words: string): Concept | null {
  const [reading, ...others] = understandQuery(words).readings;
  const [concept, ...more] = reading?.concepts ?? [];
  if (reading === undefined || concept === undefined || others.length + more.length > 0)
    return null;
  const isWhole = reading.words.length === words.length && concept.kind === 'material';
  return isWhole && materialName(reading) !== null ? concept : null;
}

/** The garment of these words, where they name nothing else. */
function garmentNamed(words: string): Concept | null {
  const [reading, ...others] = understandQuery(words).readings;
  const concept = reading?.concepts[0];
  const isWhole = reading?.words.length === words.length && others.length === 0;
  return isWhole && concept?.kind === 'type' ? concept : null;
}

/** "Leather belt" names one type; its fabric is a wish of its own, with a chip of its own. */
export function partsOf(reading: QueryReading): QueryReading[] {
  const { role, concepts, words } = reading;
  const [concept, ...others] = concepts;
  const type = concept?.kind === 'type' && others.length === 0 ? concept.id : null;
  if (role !== 'wanted' || type === null || isKindOf(type, 'jeans')) return [reading];
  for (let at = words.indexOf(' '); at > 0; at = words.indexOf(' ', at + 1)) {
    const [name, rest] = [words.slice(0, at), words.slice(at + 1)];
    const fabric = fabricNamed(name);
    const garment = fabric === null ? null : garmentNamed(rest);
    if (fabric === null || garment === null || !isKindOf(type, garment.id)) continue;
    return [
      { ...reading, words: name, concept: fabric, concepts: [fabric] },
      { ...reading, words: rest, concept: garment, concepts: [garment] },
    ];
  }
  return [reading];
}

const DETAILS: ReadonlySet<string | null> = new Set(['detail', 'closure', 'hardware', 'trim']);

const isDetail = ({ role, concepts, kind }: QueryReading): boolean =>
  role === 'wanted' &&
  kind === 'concept' &&
  concepts.length > 0 &&
  concepts.every((one) => one.kind === 'attribute' && DETAILS.has(attributeGroup(one.id)));

const isColorAlone = ({ role, concepts }: QueryReading): boolean =>
  role === 'wanted' && concepts.length > 0 && concepts.every(({ kind }) => kind === 'color');

/** "Gold buttons" tell the color of the buttons, and not of the coat. */
export function joinDetails(placed: readonly PlacedReading[]): PlacedReading[] {
  return placed.flatMap((one, at) => {
    const [before, next] = [placed[at - 1], placed[at + 1]];
    const isColor = ({ reading }: PlacedReading) => isColorAlone(reading);
    if (next !== undefined && isColor(one) && isDetail(next.reading) && next.from === one.to)
      return [];
    if (
      before === undefined ||
      !isColor(before) ||
      !isDetail(one.reading) ||
      before.to !== one.from
    )
      return [one];
    const words = `${before.reading.words} ${one.reading.words}`;
    return [{ ...one, from: before.from, reading: { ...one.reading, words } }];
  });
}
