import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { tokenize } from '@modiste/lexicon/tokens';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { shownColor } from '../../facts/item-colors.ts';
import { fittingItems } from '../../references/fits-description.ts';
import type { Turn } from '../../stylist.ts';
import { isNamedBy, roleOf } from '../pieces/named-in-outfits.ts';
import type { EditClause } from './read-clause.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const PLACE =
  '(?:(?:outfit|look|number|no\\.?|set|#) ?)?(?<place>first|second|third|fourth|fifth|sixth|1st|2nd|3rd|last|[1-6])\\b(?: (?:one|outfit|look))?';
/** "The shoes from outfit 2". */
const FROM = new RegExp(`\\b(?:from|of|off) (?:the )?${PLACE}`, 'i');
const FROM_ONLY = new RegExp(`\\bfrom (?:the )?${PLACE}`, 'i');
/** "Outfit 2", "the first one": which outfit is meant, and no piece of it. */
const MEANT = new RegExp(
  `(?<!\\b(?:from|of|off) (?:the )?)(?:\\bin (?:the |a )?${PLACE}|\\b(?:outfit|look|number|#) ?(?<number>[1-6])\\b|\\bthe (?<named>first|second|third|last)(?= (?:one|outfit|look)\\b|\\s*$|\\s+(?:with|without|is|looks|please)\\b)|^(?<alone>first|second|third|last)(?: one| outfit| look)?(?=\\s|$))`,
  'i',
);

/** The index of an outfit by its name among so many; null where there is none such. */
function placeOf(name: string | undefined, count: number): number | null {
  if (name === undefined) return null;
  const word = name.toLowerCase();
  const at = word === 'last' ? count - 1 : ORDINALS.indexOf(word);
  const place = at >= 0 ? at : Number.parseInt(word, 10) - 1;
  return place >= 0 && place < count ? place : null;
}

const CHANGES =
  /\b(?:swap|switch|change|replace|exchange|trade|drop|lose|ditch|remove|make|should|must)\b/i;
const FOR = /\b(?:for|with|to|into)\b/i;
const OF = new RegExp(`\\bof (?:the )?${PLACE}`, 'i');

/** What gives way, and what is to come: of "swap the shoes of the first for boots" both sides. */
function sidesOf(text: string): { old: string; fresh: string } {
  if (!CHANGES.test(text)) return { old: '', fresh: text };
  const found = FOR.exec(text);
  return found === null
    ? { old: text, fresh: '' }
    : { old: text.slice(0, found.index), fresh: text.slice(found.index) };
}

/** The outfit that a piece is to come from: "the heels from 2". */
const sourcePlace = (text: string, count: number): number | null =>
  placeOf((FROM.exec(sidesOf(text).fresh) ?? FROM_ONLY.exec(text))?.groups?.place, count);

/** The outfit that a clause speaks of: "the top in 1", "the shoes of the first", "the second one". */
export function meantPlace(text: string, count: number): number | null {
  const of = placeOf(OF.exec(sidesOf(text).old)?.groups?.place, count);
  if (of !== null) return of;
  const { place, number, named, alone } = MEANT.exec(text)?.groups ?? {};
  return placeOf(place ?? number ?? named ?? alone, count);
}

const NUMBER = /(?<![\w.])[$€£]?(\d{2,4}(?:\.\d\d)?)(?![\d%])/;
const DEFINITE = /\b(?:the|that|those|these|this|same)\b/i;
const NAME_CHARS_MIN = 4;

/** "I want the cheap gray wool trousers": so much said of one is said of one that was shown. */
const WANTS_THE =
  /\b(?:want|take|use|get|show(?: me)?(?: again)?|back to|meant?) (?:again )?(?:the|that|those|these)\b|\bfrom (?:outfit|look|before|earlier)\b/i;
const DESCRIBED_MIN = 2;

/** Words of a title that are no kind, color or fabric: what a piece is called. */
const namesIn = ({ short_description }: Item): string[] =>
  tokenize(short_description).flatMap(({ word }) =>
    word.length >= NAME_CHARS_MIN && understandQuery(word).concepts.length === 0 ? [word] : [],
  );

/** "The shoes at 90" are those that cost that. */
const AT_PRICE = /\b(?:the|those|these|that)\b.*\bat [$€£]?\d/i;

/** How many things that tell a piece from others a clause says of it; 0 where one of them is wrong. */
function told(item: Item, clause: EditClause, brands: readonly string[]): number {
  const text = clause.text.toLowerCase();
  const said = NUMBER.exec(text)?.[1];
  const isPriced = said !== undefined && (clause.most === null || AT_PRICE.test(text));
  if (isPriced && Math.abs(item.price - Number(said)) >= 1) return 0;
  const named = brands.filter((brand) => text.includes(brand.toLowerCase()));
  const isOfBrand = named.includes(item.brand);
  if (named.length > 0 && !isOfBrand) return 0;
  const words = new Set(tokenize(text).map(({ word }) => word));
  const titled = namesIn(item).filter((word) => words.has(word)).length;
  const looks = clause.looks.filter(({ role }) => role === 'wanted').length;
  const isDescribed = WANTS_THE.test(text) && looks >= DESCRIBED_MIN;
  return Number(isPriced) + Number(isOfBrand) + titled + Number(isDescribed);
}

/** Those that look as a clause says. */
const looking = (items: readonly Item[], looks: EditClause['looks']): Item[] =>
  fittingItems(items, {
    readings: looks
      .filter(({ role }) => role === 'wanted')
      .map((reading) => ({ reading, from: 0, to: 0 })),
    names: [],
  });

/** Whether a piece is all that a clause says of its look already, in no other color. */
export function isAsSaid(item: Item, looks: EditClause['looks']): boolean {
  const worn: readonly string[] = shownColor(item)?.colors ?? [];
  const said = looks.flatMap(({ concepts }) =>
    concepts.flatMap(({ kind, id }) => (kind === 'color' ? [id] : [])),
  );
  const isOfColors = ({ role, concepts }: QueryReading): boolean =>
    role === 'negated' ||
    concepts.every(({ kind }) => kind !== 'color') ||
    worn.every((color) => said.includes(color));
  const hasLook = (look: QueryReading): boolean =>
    isOfColors(look) && looking([item], [{ ...look, role: 'wanted' }]).length > 0;
  return looks.length > 0 && looks.every((look) => hasLook(look) === (look.role === 'wanted'));
}

/** The pieces that may be meant: those of one outfit, or all that was shown, the latest first. */
function amongOf({ state, items, earlierItems = [] }: Turn, source: number | null): Item[] {
  const byId = new Map([...earlierItems, ...items].map((item) => [item.id, item]));
  const { outfits, itemIds } = state.shown;
  const shown = source === null ? [...outfits.flat(), ...itemIds] : (outfits[source] ?? []);
  const ids = source === null ? [...shown, ...earlierItems.map(({ id }) => id)] : shown;
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** Those of a kind, or worn where it is: pleated trousers may be filed as dress pants. */
function piecesOfKind(among: readonly Item[], types: readonly string[]): Item[] {
  const called = among.filter((item) => isNamedBy(types, item));
  const isWornSo = (item: Item) => types.some((type) => typeRole(type) === roleOf(item));
  return called.length > 0 ? called : among.filter(isWornSo);
}

/**
 * The very piece that a clause names among those that were shown: by the outfit that it is of, its
 * brand, its price or its name. Null where a piece is only described, or none is it.
 */
export function namedPiece(turn: Turn, clause: EditClause, types: readonly string[]): Item | null {
  const source = sourcePlace(clause.text, turn.state.shown.outfits.length);
  const among = amongOf(turn, source);
  const ofKind = piecesOfKind(among, types);
  const fitting = looking(ofKind, clause.looks);
  if (source !== null) return fitting[0] ?? ofKind[0] ?? null;
  if (!DEFINITE.test(clause.text) && clause.does !== 'keep') return null;
  const brands = [...new Set(ofKind.map(({ brand }) => brand))];
  const scored = fitting
    .map((item) => ({ item, score: told(item, clause, brands) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.item.price - other.item.price);
  return scored[0]?.item ?? null;
}

/** A piece that was shown before and is called by its price: "I like the blue one, 540". */
export function pricedPiece(turn: Turn, { text, looks }: EditClause): Item | null {
  const said = NUMBER.exec(text)?.[1];
  const among = amongOf(turn, null).filter(({ price }) => Math.abs(price - Number(said)) < 1);
  return looking(among, looks)[0] ?? null;
}

/** The piece of an outfit that is praised by its look alone: "I like the blue one". */
export function describedPiece(turn: Turn, clause: EditClause): Item | null {
  const { outfits } = turn.state.shown;
  const shown = amongOf(turn, null).filter(({ id }) => outfits.flat().includes(id));
  const among = clause.types.length === 0 ? shown : piecesOfKind(shown, clause.types);
  const isLooked = clause.looks.some(({ role }) => role === 'wanted');
  const fitting = isLooked ? looking(among, clause.looks) : [];
  const said = NUMBER.exec(clause.text)?.[1];
  const priced = among.find(({ price }) => Math.abs(price - Number(said)) < 1);
  return said === undefined ? (fitting[0] ?? null) : (priced ?? null);
}
