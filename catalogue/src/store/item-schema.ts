import { CONCEPT_DIMENSIONS } from '@modiste/lexicon/concepts/concept-vector';
import { LOOK_DIMENSIONS } from '@modiste/vision/picture-facts';
import { arrow } from './arrow.ts';

const { Bool, Field, FixedSizeList, Float32, Float64, Int32, List, Schema, Utf8 } = arrow;

const text = (name: string) => new Field(name, new Utf8(), false);
const number = (name: string) => new Field(name, new Float64(), false);
const whole = (name: string) => new Field(name, new Int32(), false);
const flag = (name: string) => new Field(name, new Bool(), false);
const textList = (name: string) =>
  new Field(name, new List(new Field('item', new Utf8(), true)), false);

/** The columns that Lance filters by; each has a scalar index. Searches filter in memory. */
export const FILTER_COLUMNS = {
  id: 'btree',
  source: 'bitmap',
  available: 'bitmap',
  made_by: 'bitmap',
} as const;

export const WORDS_COLUMN = 'words';
export const LOOK_COLUMN = 'look';
/** Where the item stands among the lexicon's concepts. */
export const MEANING_COLUMN = 'meaning';
/** See `madeByNow`. */
export const MADE_BY = 'made_by';
export const HAS_LOOK = 'has_look';
export const CANDIDATE_COLUMN = 'candidate';
export const ITEM_COLUMN = 'item';
/** What the item cost before: see `PriceTrack`. A table lacks it until it is next written to. */
export const PRICES_COLUMN = 'prices';

/** `mix` spreads the items evenly over so many values, so that a range of it is a fair sample. */
export const MIXES = 4096;

const vectorType = (dimensions: number) =>
  new FixedSizeList(dimensions, new Field('item', new Float32(), true));

/** The columns that hold a vector where an item has one, by their shapes. */
export const VECTOR_TYPES = {
  [LOOK_COLUMN]: vectorType(LOOK_DIMENSIONS),
  [MEANING_COLUMN]: vectorType(CONCEPT_DIMENSIONS),
} as const;
export type VectorColumn = keyof typeof VECTOR_TYPES;

/** One row an item. `candidate` and `item` are JSON; the item is read only for what is shown. */
export const ITEM_SCHEMA = new Schema([
  text('id'),
  text('source'),
  text('hash'),
  whole('added_day'),
  text(MADE_BY),
  flag('available'),
  text('type'),
  text('category'),
  text('gender'),
  textList('colors'),
  textList('size_keys'),
  textList('fits'),
  textList('facets'),
  number('price'),
  flag('on_sale'),
  flag(HAS_LOOK),
  whole('price_floor'),
  whole('price_ceiling'),
  whole('mix'),
  text(WORDS_COLUMN),
  new Field(LOOK_COLUMN, VECTOR_TYPES[LOOK_COLUMN], true),
  new Field(MEANING_COLUMN, VECTOR_TYPES[MEANING_COLUMN], true),
  text(CANDIDATE_COLUMN),
  text(ITEM_COLUMN),
  new Field(PRICES_COLUMN, new Utf8(), true),
]);
