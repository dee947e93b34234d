import type { Color } from '@modiste/contract/values';
import { fnv1a } from '@modiste/lexicon/hash/fnv1a';
import { keysOf } from '../../filters/facet-keys.ts';
import { endOfTitle } from '../../filters/title-names.ts';
import type { Candidate } from '../../item-facts/candidate.ts';
import { type Colorway, colorwaysOf } from '../../item-facts/colorways.ts';
import { designKey } from '../../item-facts/design-key.ts';
import { DictionaryColumn } from './dictionary-column.ts';
import { emptyBits, type FacetBits, maskOf } from './facet-bits.ts';
import { HashTable } from './hash-table.ts';
import { ListColumn } from './list-column.ts';
import { TextColumn } from './text-column.ts';

/** What is known of the items for sale, column by column: some hundred bytes an item. */
export class FactColumns {
  readonly rows: number;
  readonly #ids: TextColumn;
  readonly #rowsById: HashTable;
  readonly titles: TextColumn;
  /** See `endOfTitle`. */
  readonly titleEnds: DictionaryColumn<string>;
  /** Hashes: a product's colors and sizes share one. */
  readonly designs: Uint32Array;
  readonly brands: DictionaryColumn<string>;
  readonly types: DictionaryColumn<string>;
  readonly categories: DictionaryColumn<string>;
  readonly genders: DictionaryColumn<string>;
  readonly colors: DictionaryColumn<readonly Color[]>;
  /** As the shop calls them. */
  readonly colorNames: DictionaryColumn<readonly string[]>;
  readonly colorways: DictionaryColumn<readonly Colorway[]>;
  readonly fits: DictionaryColumn<readonly string[]>;
  readonly facets: ListColumn;
  readonly prices: Float64Array;
  readonly fullPrices: Float64Array;
  readonly currencies: DictionaryColumn<string>;
  /** 1 where it can be bought now. */
  readonly inStock: Uint8Array;
  readonly added: Uint32Array;
  /** See `SAMPLE_BUCKETS`. */
  readonly sampleBuckets: Uint16Array;
  readonly bits: FacetBits;

  constructor(rows: number) {
    this.rows = rows;
    this.#ids = new TextColumn(rows);
    this.#rowsById = new HashTable(rows);
    this.titles = new TextColumn(rows);
    this.titleEnds = new DictionaryColumn(rows);
    this.designs = new Uint32Array(rows);
    this.brands = new DictionaryColumn(rows);
    this.types = new DictionaryColumn(rows);
    this.categories = new DictionaryColumn(rows);
    this.genders = new DictionaryColumn(rows);
    this.colors = new DictionaryColumn(rows);
    this.colorNames = new DictionaryColumn(rows);
    this.colorways = new DictionaryColumn(rows);
    this.fits = new DictionaryColumn(rows);
    this.facets = new ListColumn(rows);
    this.prices = new Float64Array(rows);
    this.fullPrices = new Float64Array(rows);
    this.currencies = new DictionaryColumn(rows);
    this.inStock = new Uint8Array(rows);
    this.added = new Uint32Array(rows);
    this.sampleBuckets = new Uint16Array(rows);
    this.bits = emptyBits(rows);
  }

  set(row: number, candidate: Candidate, sampleBucket: number): void {
    const { id, colors, color_names = [], fits, in_stock = true, currency = 'USD' } = candidate;
    this.#ids.set(row, id);
    this.#rowsById.add(fnv1a(id), row);
    this.titles.set(row, candidate.title);
    const end = endOfTitle(candidate.title);
    this.titleEnds.set(row, end, end);
    this.designs[row] = designKey(candidate.design);
    this.brands.set(row, candidate.brand, candidate.brand);
    this.types.set(row, candidate.type, candidate.type);
    this.categories.set(row, candidate.category, candidate.category);
    this.genders.set(row, candidate.gender, candidate.gender);
    this.colors.set(row, colors.join(), colors);
    this.colorNames.set(row, color_names.join('\n'), color_names);
    const colorways = colorwaysOf(candidate);
    this.colorways.set(row, JSON.stringify(colorways), colorways);
    this.fits.set(row, fits.join(), fits);
    this.facets.set(row, candidate.facets);
    this.prices[row] = candidate.price;
    this.fullPrices[row] = candidate.full_price;
    this.currencies.set(row, currency, currency);
    this.inStock[row] = Number(in_stock);
    this.added[row] = candidate.added;
    this.sampleBuckets[row] = sampleBucket;
    const mask = maskOf(keysOf(candidate));
    for (const [at, words] of this.bits.entries()) words[row] = mask[at] ?? 0;
  }

  idAt(row: number): string {
    return this.#ids.at(row);
  }

  /** The row of an item; -1 where none for sale has this id. */
  rowOf(id: string): number {
    return this.#rowsById.find(fnv1a(id), (row) => this.#ids.at(row) === id);
  }
}
