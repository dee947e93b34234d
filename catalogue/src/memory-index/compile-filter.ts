import { LRUCache } from 'lru-cache';
import { colorwayTest, refusesColors } from '../filters/colorway-test.ts';
import type { FacetGroup } from '../filters/facet-keys.ts';
import { type Filter, foldBrand, type TermField, type VariantColor } from '../filters/filter.ts';
import { marksOfNames, namesOneOf, stemsOf, wordsNaming } from '../filters/title-names.ts';
import { variantColorTests, wantedColorwayTest } from '../filters/variant-colors.ts';
import type { Colorway } from '../item-facts/colorways.ts';
import { maskOf } from './columns/facet-bits.ts';
import type { FactColumns } from './columns/fact-columns.ts';
import { everyRow, type RowSet, rowSetOf } from './rows/row-set.ts';
import {
  selectBits,
  selectCodes,
  selectListed,
  selectPassing,
  selectRange,
} from './rows/select-rows.ts';
import type { PackedVectors } from './vectors/packed-vectors.ts';
import type { InvertedIndex } from './words/inverted-index.ts';

const CACHE_BYTES = 8 * 1024 * 1024;

/** The fields whose values have bits, by the group of these. */
const GROUPS: Readonly<Partial<Record<TermField, FacetGroup>>> = {
  color: 'color',
  department: 'category',
  material: 'material',
  gender: 'gender',
  size: 'sizes',
  fit: 'fit',
};

interface Columns {
  facts: FactColumns;
  words: InvertedIndex;
  imageEmbeddings: PackedVectors;
}

type Leaf = Exclude<Filter, { kind: 'all' | 'any' | 'not' }>;

/** Compiles filters to sets of rows. */
export class FilterCompiler {
  readonly #columns: Columns;
  readonly #every: RowSet;
  /** Shoppers ask for the same leaves again and again; one takes a pass over all rows. */
  readonly #leaves = new LRUCache<string, RowSet>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
  });

  constructor(columns: Columns) {
    this.#columns = columns;
    this.#every = everyRow(columns.facts.rows);
  }

  /** The rows that pass. */
  rowsOf(filter: Filter): RowSet {
    switch (filter.kind) {
      case 'all': {
        const [wanted, refused] = [
          filter.of.filter(({ kind }) => kind !== 'not'),
          filter.of.flatMap((part) => (part.kind === 'not' ? part.of : [])),
        ];
        return this.#every
          .intersect(wanted.map((part) => this.rowsOf(part)))
          .without(refused.map((part) => this.rowsOf(part)));
      }
      case 'any':
        return this.#set([]).union(filter.of.map((part) => this.rowsOf(part)));
      case 'not':
        return this.#every.without([this.rowsOf(filter.of)]);
      default: {
        const key = JSON.stringify(filter);
        const known = this.#leaves.get(key) ?? this.#select(filter);
        this.#leaves.set(key, known);
        return known;
      }
    }
  }

  #set(rows: Iterable<number>): RowSet {
    return rowSetOf(Uint32Array.from(rows), this.#columns.facts.rows);
  }

  #select(leaf: Leaf): RowSet {
    const { facts, words, imageEmbeddings } = this.#columns;
    switch (leaf.kind) {
      case 'terms':
        return this.#selectTerms(leaf.field, leaf.values);
      case 'price': {
        const [min, max] = [
          leaf.min ?? Number.NEGATIVE_INFINITY,
          leaf.max ?? Number.POSITIVE_INFINITY,
        ];
        return selectRange(facts.prices, { least: min, most: max });
      }
      case 'on-sale':
        return selectBits(facts.bits, maskOf({ sale: ['sale'] }));
      case 'variant-color':
        return selectVariantColor(facts, leaf.color);
      case 'colorway':
        return selectColorways(facts, colorwayTest(leaf));
      case 'title-type':
        return this.#selectNamed(leaf.types);
      case 'title-word': {
        const [stem = ''] = stemsOf(leaf.word);
        return this.#selectTitles(this.rowsOf({ kind: 'words', words: [leaf.word] }), ({ title }) =>
          stemsOf(title).includes(stem),
        );
      }
      case 'words':
        return this.#set(words.matching(leaf.words, this.#every));
      case 'has-image':
        return selectPassing(facts.rows, (row) => imageEmbeddings.has(row));
    }
  }

  #selectTerms(field: TermField, values: readonly string[]): RowSet {
    const { facts } = this.#columns;
    const group = GROUPS[field];
    if (group !== undefined) return selectBits(facts.bits, maskOf({ [group]: values }));
    switch (field) {
      case 'type':
        return selectCodes(facts.types.codes, facts.types.flagsOf(values), 1);
      case 'brand':
        return selectCodes(facts.brands.codes, facts.brands.flagsOf(values), 1);
      case 'folded-brand': {
        const { codes, values: brands } = facts.brands;
        const flags = Uint8Array.from(brands, (brand) => Number(values.includes(foldBrand(brand))));
        return selectCodes(codes, flags, 1);
      }
      case 'fact':
        return selectListed(facts.facets, facts.facets.flagsOf(values));
      default:
        return this.#set(values.map((id) => facts.rowOf(id)).filter((row) => row >= 0));
    }
  }

  /** Reads the titles only of what has all words of a name and is marked as those are that bear it. */
  #selectNamed(ids: readonly string[]): RowSet {
    const { titleEnds, types } = this.#columns.facts;
    const { ends, kin } = marksOfNames(ids);
    const marked = selectCodes(titleEnds.codes, titleEnds.flagsOf(ends), 1).union([
      selectCodes(types.codes, types.flagsOf(kin), 1),
    ]);
    const withAll = wordsNaming(ids).map((words) =>
      marked.intersect(words.map((word) => this.rowsOf({ kind: 'words', words: [word] }))),
    );
    return this.#selectTitles(this.#set([]).union(withAll), namesOneOf(ids));
  }

  #selectTitles(among: RowSet, passes: (item: { title: string; type: string }) => boolean): RowSet {
    const { titles, types } = this.#columns.facts;
    const found: number[] = [];
    among.each((row) => {
      if (passes({ title: titles.at(row), type: types.at(row) ?? '' })) found.push(row);
    });
    return this.#set(found);
  }
}

/** The rows that are sold in a color that passes. */
function selectColorways(
  { colorways: { codes, values } }: FactColumns,
  passes: (colorway: Colorway) => boolean,
): RowSet {
  return selectCodes(
    codes,
    Uint8Array.from(values, (own) => Number(own.some(passes))),
    1,
  );
}

function selectVariantColor(facts: FactColumns, wanted: VariantColor): RowSet {
  if (refusesColors(wanted.refused)) return selectColorways(facts, wantedColorwayTest(wanted));
  const { colors, colorNames } = facts;
  const { isNamed, isListed } = variantColorTests(wanted);
  const named = colorNames.values.map(isNamed);
  const flags = (told: boolean | null) => Uint8Array.from(named, (one) => Number(one === told));
  const listed = Uint8Array.from(colors.values, (own) => Number(isListed(own)));
  const untold = selectCodes(colorNames.codes, flags(null), 1);
  return selectCodes(colorNames.codes, flags(true), 1).union([
    untold.intersect([selectCodes(colors.codes, listed, 1)]),
  ]);
}
