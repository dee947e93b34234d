import type { Color } from '@modiste/contract/values';
import type { Colorway } from '../item-facts/colorways.ts';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import { keysAt } from './columns/facet-bits.ts';
import type { FactColumns } from './columns/fact-columns.ts';
import type { PriceStandings } from './columns/price-standings.ts';
import type { ConceptVectors } from './vectors/concept-vectors.ts';

interface ItemColumns {
  facts: FactColumns;
  conceptVectors: ConceptVectors;
  standings: PriceStandings;
}

/** A row of the index as an item: what is asked of it is read from the columns, texts once. */
export class MemoryItem implements IndexedItem {
  readonly #facts: FactColumns;
  readonly #conceptVectors: ConceptVectors;
  readonly #standings: PriceStandings;
  readonly #row: number;
  #id: string | null = null;
  #title: string | null = null;
  #facets: readonly string[] | null = null;
  #sizeKeys: readonly string[] | null = null;

  constructor({ facts, conceptVectors, standings }: ItemColumns, row: number) {
    this.#facts = facts;
    this.#conceptVectors = conceptVectors;
    this.#standings = standings;
    this.#row = row;
  }

  get id(): string {
    this.#id ??= this.#facts.idAt(this.#row);
    return this.#id;
  }

  get title(): string {
    this.#title ??= this.#facts.titles.at(this.#row);
    return this.#title;
  }

  get design(): number {
    return this.#facts.designs[this.#row] ?? 0;
  }

  get facets(): readonly string[] {
    this.#facets ??= this.#facts.facets.at(this.#row);
    return this.#facets;
  }

  get brand(): string {
    return this.#facts.brands.at(this.#row) ?? '';
  }

  get type(): string {
    return this.#facts.types.at(this.#row) ?? '';
  }

  get category(): string {
    return this.#facts.categories.at(this.#row) ?? '';
  }

  get gender(): string {
    return this.#facts.genders.at(this.#row) ?? '';
  }

  get colors(): readonly Color[] {
    return this.#facts.colors.at(this.#row) ?? [];
  }

  get color_names(): readonly string[] {
    return this.#facts.colorNames.at(this.#row) ?? [];
  }

  get colorways(): readonly Colorway[] {
    return this.#facts.colorways.at(this.#row) ?? [];
  }

  get fits(): readonly string[] {
    return this.#facts.fits.at(this.#row) ?? [];
  }

  get size_keys(): readonly string[] {
    this.#sizeKeys ??= keysAt(this.#facts.bits, this.#row, 'sizes');
    return this.#sizeKeys;
  }

  get price(): number {
    return this.#facts.prices[this.#row] ?? 0;
  }

  get full_price(): number {
    return this.#facts.fullPrices[this.#row] ?? 0;
  }

  get currency(): string {
    return this.#facts.currencies.at(this.#row) ?? '';
  }

  get priceStanding(): number | null {
    return this.#standings.at(this.#row);
  }

  get in_stock(): boolean {
    return this.#facts.inStock[this.#row] === 1;
  }

  get added(): number {
    return this.#facts.added[this.#row] ?? 0;
  }

  conceptSimilarityTo(vector: Float32Array): number {
    return this.#conceptVectors.conceptSimilarityTo(vector)(this.#row);
  }
}
