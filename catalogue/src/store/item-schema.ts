import { CONCEPT_DIMENSIONS } from '@modiste/lexicon/concept-vector';
import { IMAGE_EMBEDDING_DIMENSIONS } from '@modiste/vision/picture-facts';
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

/** A look, where an item has one. */
export const LOOK_TYPE = vectorType(IMAGE_EMBEDDING_DIMENSIONS);

/**
 * Columns that nobody reads any more. A table that an earlier version wrote loses them when it is
 * next written to; they still have their part in its name, so that it is read as it is until then.
 */
export const UNREAD_COLUMNS: readonly string[] = [
  'gender',
  'colors',
  'size_keys',
  'fits',
  'facets',
  'price',
  'on_sale',
  'price_floor',
  'price_ceiling',
  'meaning',
];

const COLUMNS = [
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
  new Field(LOOK_COLUMN, LOOK_TYPE, true),
  new Field('meaning', vectorType(CONCEPT_DIMENSIONS), true),
  text(CANDIDATE_COLUMN),
  text(ITEM_COLUMN),
  new Field(PRICES_COLUMN, new Utf8(), true),
];

/** One row an item. `candidate` and `item` are JSON; the item is read only for what is shown. */
export const ITEM_SCHEMA = new Schema(COLUMNS.filter(({ name }) => !UNREAD_COLUMNS.includes(name)));

/** What tells items of this version from another's: what is read and what was. */
export const COLUMNS_SIGN = COLUMNS.filter(({ name }) => name !== PRICES_COLUMN)
  .map(({ name, type }) => `${name} ${type.toString()}`)
  .join();
