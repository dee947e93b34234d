import {
  CONCEPT_DIMENSIONS,
  type ConceptPart,
  garmentConceptParts,
} from '@modiste/lexicon/concept-vector';
import { garmentFactsOf } from '../../item-facts/garment-facts.ts';
import type { FactColumns } from '../columns/fact-columns.ts';
import { type RowSet, roomFor } from '../rows/row-set.ts';
import { type ScoredRow, TopRows } from '../rows/top-rows.ts';

const NOTHING = { type: '', category: '', gender: '', colors: [], facets: [] };

/** What one value of a column adds to the concept vector of every row that has it. */
interface Share {
  keys: ReadonlySet<string>;
  sum: Float32Array;
}

/** Works out the cosines of so many rows. */
type Compare = (rows: Uint32Array, count: number, cosines: Float32Array) => void;

function toShare(parts: readonly ConceptPart[]): Share {
  const sum = new Float32Array(CONCEPT_DIMENSIONS);
  for (const { weight, direction } of parts) {
    for (let at = 0; at < sum.length; at += 1) {
      sum[at] = (sum[at] ?? 0) + weight * (direction[at] ?? 0);
    }
  }
  return { keys: new Set(parts.map(({ key }) => key)), sum };
}

/** Shares by the code of their value, worked out when they are first asked for. */
class Shares {
  readonly #shares: Share[] = [];
  readonly #make: (code: number) => Share;

  constructor(make: (code: number) => ConceptPart[]) {
    this.#make = (code) => toShare(make(code));
  }

  at(code: number): Share {
    const known = this.#shares[code];
    if (known !== undefined) return known;
    const made = this.#make(code);
    this.#shares[code] = made;
    return made;
  }

  /** Their products with a vector, by code. */
  productsWith(wanted: Float32Array, values: number): Float64Array {
    return Float64Array.from({ length: values }, (_, code) => dot(this.at(code).sum, wanted));
  }
}

/**
 * Where the items stand among the lexicon's concepts. A concept vector is the sum of what the type, the
 * colors, the gender and each further fact of an item bring (`garmentConceptVector`), and so is
 * its cosine with another: no vector is kept, four bytes a row are.
 */
export class ConceptVectors {
  readonly #facts: FactColumns;
  /** One by the length of each row's sum; 0 where nothing is known. */
  readonly #inverseNorm: Float32Array;
  readonly #types: Shares;
  readonly #colors: Shares;
  readonly #genders: Shares;
  readonly #facets: Shares;
  readonly #nearness = new WeakMap<Float32Array, (row: number) => number>();
  /** A search asks for the same vector in every part of an outfit. */
  readonly #comparers = new WeakMap<Float32Array, Compare>();
  /** Room to add up one row after the other. */
  readonly #sum = new Float32Array(CONCEPT_DIMENSIONS);
  /** A 1 by type and facet where the type says the facet already. */
  #said = new Uint8Array(0);

  constructor(facts: FactColumns) {
    const { types, colors, genders, facets } = facts;
    this.#facts = facts;
    this.#inverseNorm = new Float32Array(facts.rows);
    this.#types = new Shares((code) => partsOf({ type: types.values[code] ?? '' }));
    this.#colors = new Shares((code) => partsOf({ colors: colors.values[code] ?? [] }));
    this.#genders = new Shares((code) => partsOf({ gender: genders.values[code] ?? '' }));
    this.#facets = new Shares((code) => partsOf({ facets: [facets.names[code] ?? ''] }));
  }

  /** Takes in a row whose facts have been set. */
  add(row: number): void {
    const { types, colors, genders, facets } = this.#facts;
    const type = this.#types.at(types.codes[row] ?? 0);
    const sum = this.#sum;
    sum.set(type.sum);
    addTo(sum, this.#colors.at(colors.codes[row] ?? 0).sum);
    addTo(sum, this.#genders.at(genders.codes[row] ?? 0).sum);
    for (let at = facets.startOf(row); at < (facets.ends[row] ?? 0); at += 1) {
      const share = this.#facets.at(facets.codes[at] ?? 0);
      if (!meet(share.keys, type.keys)) addTo(sum, share.sum);
    }
    const squares = dot(sum, sum);
    this.#inverseNorm[row] = squares === 0 ? 0 : 1 / Math.sqrt(squares);
  }

  /** Ends the reading: every type and every facet is known. */
  finish(): void {
    const [types, facets] = [this.#facts.types.values.length, this.#facts.facets.names.length];
    this.#said = Uint8Array.from({ length: types * facets }, (_, at) => {
      const type = this.#types.at(Math.floor(at / facets));
      return Number(meet(this.#facets.at(at % facets).keys, type.keys));
    });
  }

  /** The cosine of a concept vector of unit length with each row's; 0 where nothing is known. */
  conceptSimilarityTo(wanted: Float32Array): (row: number) => number {
    const known = this.#nearness.get(wanted);
    if (known !== undefined) return known;
    const cosines = new Float32Array(1);
    const rows = new Uint32Array(1);
    const compare = this.#compareWith(wanted);
    const made = (row: number): number => {
      rows[0] = row;
      compare(rows, 1, cosines);
      return cosines[0] ?? 0;
    };
    this.#nearness.set(wanted, made);
    return made;
  }

  /** The nearest to a concept vector of unit length among some rows, best first. */
  nearest(among: RowSet, wanted: Float32Array, limit: number): ScoredRow[] {
    if (among.count === 0) return [];
    const compare = this.#compareWith(wanted);
    const top = new TopRows(limit);
    const rows = roomFor(among);
    const cosines = new Float32Array(rows.length);
    let least = top.least;
    for (const count of among.inParts(rows)) {
      compare(rows, count, cosines);
      for (let at = 0; at < count; at += 1) {
        const cosine = cosines[at] ?? 0;
        if (cosine <= least) continue;
        top.offer(rows[at] ?? 0, cosine);
        least = top.least;
      }
    }
    return top.finish();
  }

  /** Works out the cosines of some rows at a time. */
  #compareWith(wanted: Float32Array): Compare {
    const made = this.#comparers.get(wanted) ?? this.#prepareFor(wanted);
    this.#comparers.set(wanted, made);
    return made;
  }

  #prepareFor(wanted: Float32Array): Compare {
    const { types, colors, genders, facets } = this.#facts;
    const [inverseNorm, names] = [this.#inverseNorm, facets.names.length];
    const [typeCodes, colorCodes, genderCodes] = [types.codes, colors.codes, genders.codes];
    const [facetCodes, ends] = [facets.codes, facets.ends];
    const byType = this.#types.productsWith(wanted, types.values.length);
    const byColors = this.#colors.productsWith(wanted, colors.values.length);
    const byGender = this.#genders.productsWith(wanted, genders.values.length);
    const byFacet = this.#facets.productsWith(wanted, names);
    const byTypeAndFacet = Float64Array.from(this.#said, (isSaid, at) =>
      isSaid === 1 ? 0 : (byFacet[at % names] ?? 0),
    );
    return (rows, count, cosines) => {
      for (let of = 0; of < count; of += 1) {
        const row = rows[of] ?? 0;
        const type = typeCodes[row] ?? 0;
        let sum = byType[type] ?? 0;
        sum += byColors[colorCodes[row] ?? 0] ?? 0;
        sum += byGender[genderCodes[row] ?? 0] ?? 0;
        const end = ends[row] ?? 0;
        for (let at = row === 0 ? 0 : (ends[row - 1] ?? 0); at < end; at += 1) {
          sum += byTypeAndFacet[type * names + (facetCodes[at] ?? 0)] ?? 0;
        }
        cosines[of] = sum * (inverseNorm[row] ?? 0);
      }
    };
  }
}

const partsOf = (fact: Partial<Parameters<typeof garmentFactsOf>[0]>): ConceptPart[] =>
  garmentConceptParts(garmentFactsOf({ ...NOTHING, ...fact }));

const meet = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((key) => others.has(key));

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function addTo(sum: Float32Array, more: Float32Array): void {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (more[at] ?? 0);
}
