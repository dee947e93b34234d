import type { Item } from '@modiste/contract/entities/item';
import { findFabric, kindOfFact } from '@modiste/lexicon/attributes';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { itemColors, shownColor } from '../../facts/item-colors.ts';
import { isJudged, readItemFacts } from '../../facts/item-facts.ts';
import { isMassType, written } from '../../facts/item-names.ts';
import { type NamedColor, namedColors } from '../../knowledge/style/colors/color-rows.ts';

/** A thing that advice is asked of: a garment, a color, a fabric, or a piece that is shown. */
export interface AskedThing {
  /** As an answer names it: "white sneakers", "navy". */
  name: string;
  /** As the shopper says it: "a belt". */
  said: string;
  /** Whether it takes "are". */
  isMany: boolean;
  /** Lexicon id of its kind; null where only a color or a fabric is named. */
  type: string | null;
  colors: readonly NamedColor[];
  /** Ids of fabrics, patterns and details. */
  facts: readonly string[];
  /** The piece on the screen that is meant; null where a kind of thing is. */
  item: Item | null;
}

/** What is put on beside an outfit: that is asked for and not how dressy it is. */
const EXTRAS: ReadonlySet<string | null> = new Set([
  'belt',
  'scarf',
  'jewelry',
  'headwear',
  'watch',
  'eyewear',
  'hosiery',
  'other',
]);
const DETAILS: ReadonlySet<string> = new Set(['material', 'pattern']);
/** What goes by its length alone is a skirt: "flats with a midi". */
const BY_LENGTH: Readonly<Record<string, string>> = {
  mini: 'mini-skirt',
  midi: 'midi-skirt',
  maxi: 'maxi-skirt',
};
const plainWords = (words: string): string =>
  words.replace(/^(?:an?|the|my|some|any|those|these|this|that)\s+/, '').trim();

/** A thing that is named by words: "white sneakers"; null where nothing to wear is. */
export function namedThing(words: string): AskedThing | null {
  const concepts = understandQuery(words).readings.flatMap((reading) => reading.concepts);
  const attributes = concepts.flatMap(({ kind, id }) => (kind === 'attribute' ? [id] : []));
  const length = attributes.flatMap((id) => BY_LENGTH[id] ?? [])[0];
  const named = concepts.find(({ kind }) => kind === 'type')?.id ?? null;
  const facts = concepts.flatMap(({ kind, id }) =>
    DETAILS.has(kind) || (kind === 'attribute' && !isJudged(id)) ? [id] : [],
  );
  const colors = namedColors(words);
  const type = named ?? length ?? null;
  if (type === null && facts.length === 0 && colors.length === 0) return null;
  const found = findType(type ?? '');
  const implied = [found?.when ?? null, ...(found?.implies ?? [])].flatMap((id) =>
    id !== null && kindOfFact(id) === 'material' && findFabric(id) !== null ? [id] : [],
  );
  const told = plainWords(words);
  const isMany = found === null ? /[^s]s$/.test(told) : !isMassType(found);
  const kind = found === null ? told : written(found.plural);
  const color = colors[0]?.name;
  const isColored = color !== undefined && told.startsWith(color);
  const name = found === null ? told : isColored ? `${color} ${kind}` : kind;
  return { name, said: words, isMany, type, colors, facts: [...facts, ...implied], item: null };
}

/** A piece that is shown, as a thing that advice is asked of. */
export function shownThing(item: Item, name: string, isMany: boolean): AskedThing {
  const { garment, stated } = readItemFacts(item);
  const own = shownColor(item)?.name ?? itemColors(item)[0]?.name ?? '';
  return {
    name,
    said: name,
    isMany,
    type: garment.type ?? item.other_info.type,
    colors: namedColors(own).slice(0, 1),
    facts: [...garment.materials, ...garment.patterns, ...stated],
    item,
  };
}

/** The part of an outfit that a thing plays; null where only a color or a fabric is named. */
export const roleOf = ({ type }: AskedThing): string | null => typeRole(type ?? '');

/** Whether a thing is put on beside an outfit: a belt, a scarf. */
export const isExtra = (thing: AskedThing): boolean => EXTRAS.has(roleOf(thing));
