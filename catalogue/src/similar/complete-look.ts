import type { Table } from '@lancedb/lancedb';
import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';
import { LOOK_RESULTS_MAX } from '@modiste/contract/limits';
import { colorHarmony } from '@modiste/lexicon/color-harmony';
import { formalityOf, GARMENT_TYPES, typeRole, warmthOf } from '@modiste/lexicon/garment-types';
import type { Role } from '@modiste/lexicon/types/type-row';
import { type Constraints, constraintsSql, keepPassing } from '../search/constraints.ts';
import { NO_WORDS } from '../search/no-words.ts';
import { type Found, fromListing } from '../search/sources.ts';
import type { Candidate } from '../store/candidate.ts';
import { readAnchor } from '../store/read-anchor.ts';
import { readItemsByRows } from '../store/read-items.ts';
import { explainMatch } from './explain-match.ts';
import { gendersBeside, listsAlike, pricesAlike } from './nearness.ts';
import { rolesBeside } from './outfit-roles.ts';

const WEIGHTS = { color: 3, formality: 3, warmth: 1.5, facets: 1, price: 1, brand: 0.2 };
/** Beyond this an item is of another occasion: no trainers to a gown. */
const FORMALITY_APART_MAX = 0.4;
const CANDIDATES_A_ROLE = 150;
const UNKNOWN_TRAIT = 0.5;

interface Piece {
  role: Role;
  found: Found;
}

const formality = (type: string) => formalityOf(type) ?? UNKNOWN_TRAIT;
const warmth = (type: string) => warmthOf(type) ?? UNKNOWN_TRAIT;
const near = (a: number, b: number) => 1 - Math.abs(a - b);

/** How well a candidate goes with the item and with what was chosen before it. */
function fitness(anchor: Candidate, chosen: readonly Candidate[], candidate: Candidate): number {
  const harmonies = [anchor, ...chosen].map(({ colors }) => colorHarmony(candidate.colors, colors));
  return (
    WEIGHTS.color * Math.min(...harmonies) +
    WEIGHTS.formality * near(formality(anchor.type), formality(candidate.type)) +
    WEIGHTS.warmth * near(warmth(anchor.type), warmth(candidate.type)) +
    WEIGHTS.facets * listsAlike(anchor.facets, candidate.facets) +
    WEIGHTS.price * pricesAlike(anchor.price, candidate.price) +
    WEIGHTS.brand * Number(anchor.brand === candidate.brand)
  );
}

/** Types of the role that suit the same occasion. */
const typesFor = (role: Role, anchor: Candidate): string[] =>
  GARMENT_TYPES.filter((type) => type.role === role)
    .filter((type) => Math.abs(type.formality - formality(anchor.type)) <= FORMALITY_APART_MAX)
    .map((type) => type.id);

async function candidatesOf(table: Table, constraints: Constraints): Promise<Found[]> {
  if (constraints.types.length === 0) return [];
  const where = constraintsSql(constraints);
  const total = await table.countRows(where);
  const found = await fromListing(table, where, { total, most: CANDIDATES_A_ROLE });
  return keepPassing(found, constraints);
}

function choosePieces(anchor: Candidate, offers: readonly { role: Role; found: Found[] }[]) {
  const pieces: Piece[] = [];
  for (const { role, found } of offers) {
    const chosen = pieces.map((piece) => piece.found.candidate);
    const [best] = found
      .map((one) => ({ one, fit: fitness(anchor, chosen, one.candidate) }))
      .toSorted((a, b) => b.fit - a.fit || (a.one.candidate.id < b.one.candidate.id ? -1 : 1));
    if (best !== undefined) pieces.push({ role, found: best.one });
  }
  return pieces;
}

/**
 * One outfit around an item: the best of each role that it leaves open, each chosen to go with the
 * item and with the pieces before it, with the reason in a sentence.
 * @returns null when there is no such item.
 */
export async function completeLook(
  table: Table,
  id: string,
  filters: Filters,
): Promise<Item[] | null> {
  const anchor = (await readAnchor(table, id))?.candidate;
  if (anchor === undefined) return null;
  const role = typeRole(anchor.type);
  const roles = role === null ? [] : rolesBeside(role).slice(0, LOOK_RESULTS_MAX);
  const hard = { ...NO_WORDS.hard, gender: gendersBeside(anchor.gender) };
  const offers = await Promise.all(
    roles.map(async (beside) => {
      const types = typesFor(beside, anchor);
      const constraints = { filters, hard, not: NO_WORDS.not, types, exceptId: id };
      return { role: beside, found: await candidatesOf(table, constraints) };
    }),
  );
  const pieces = choosePieces(anchor, offers);
  const items = await readItemsByRows(
    table,
    pieces.map(({ found }) => found.rowId),
  );
  return items.map((item, at) => ({
    ...item,
    rank: at + 1,
    reason: explainMatch(anchor, pieces[at]?.found.candidate),
  }));
}
