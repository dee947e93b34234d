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
export const EMBEDDING_COLUMN = 'look';
/** See `enrichmentStamp`. */
export const ENRICHMENT_COLUMN = 'made_by';
export const HAS_EMBEDDING_COLUMN = 'has_look';
export const CANDIDATE_COLUMN = 'candidate';
export const ITEM_COLUMN = 'item';
/** What the item cost before: see `PriceTrack`. A table lacks it until it is next written to. */
export const PRICES_COLUMN = 'prices';

/** When the item could not be bought: see `StockTrack`. A table lacks it likewise. */
export const STOCK_COLUMN = 'stock';
/** What a table is given when it is next written to has no part in its name. */
const LATER_COLUMNS = [PRICES_COLUMN, STOCK_COLUMN];

/** `mix` spreads the items evenly over so many buckets, so that a range of them is a fair sample. */
export const SAMPLE_BUCKETS = 4096;

const vectorType = (dimensions: number) =>
  new FixedSizeList(dimensions, new Field('item', new Float32(), true));

/** The type of image embeddings. */
export const EMBEDDING_TYPE = vectorType(IMAGE_EMBEDDING_DIMENSIONS);

/**
 * Columns that nothing reads any more. A table of an earlier version loses them when it is next
 * written to. They are still part of its name, so that it can be read until then.
 */
export const DEPRECATED_COLUMNS: readonly string[] = [
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
  text(ENRICHMENT_COLUMN),
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
  flag(HAS_EMBEDDING_COLUMN),
  whole('price_floor'),
  whole('price_ceiling'),
  whole('mix'),
  text(WORDS_COLUMN),
  new Field(EMBEDDING_COLUMN, EMBEDDING_TYPE, true),
  new Field('meaning', vectorType(CONCEPT_DIMENSIONS), true),
  text(CANDIDATE_COLUMN),
  text(ITEM_COLUMN),
  ...LATER_COLUMNS.map((name) => new Field(name, new Utf8(), true)),
];

/** One row an item. `candidate` and `item` are JSON; the item is read only for what is shown. */
export const ITEM_SCHEMA = new Schema(
  COLUMNS.filter(({ name }) => !DEPRECATED_COLUMNS.includes(name)),
);

/** Identifies the columns of this version, those that are deprecated included. */
export const SCHEMA_SIGNATURE = COLUMNS.filter(({ name }) => !LATER_COLUMNS.includes(name))
  .map(({ name, type }) => `${name} ${type.toString()}`)
  .join();
