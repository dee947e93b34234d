import { findType } from '../garments/garment-types.ts';
import type { GarmentWords } from '../garments/garment-words.ts';
import { headOf, isKindOf } from '../garments/refine-type.ts';
import { matchPhrases, type PhraseMatch } from '../phrases/phrase-table.ts';
import { type Token, tokenize } from '../words/tokens.ts';
import { ownStatements } from './own-statements.ts';

/** What a text is about: a type, a thing that is no fashion, or neither. */
interface Head {
  type: string | null;
  isOtherGoods: boolean;
}

/** After these a title speaks of parts and uses, not of the thing itself. */
const CONNECTORS: ReadonlySet<string> = new Set([
  'with',
  'w',
  'for',
  'in',
  'from',
  'by',
  'featuring',
  'to',
  'over',
  'under',
  'on',
  'of',
]);

/** "These soft wool trousers". */
const POINTED_WORDS_MAX = 3;

const typeOf = (match: PhraseMatch): string | undefined =>
  match.concepts.find((concept) => concept.kind === 'type')?.id;

const isOther = (match: PhraseMatch): boolean =>
  match.concepts.some((concept) => concept.kind === 'other-goods');

/** Numbers each token by the part of the text it stands in. */
function partsOf(tokens: readonly Token[]): number[] {
  let part = 0;
  return tokens.map((token, at) => {
    const isCount = token.word === 'of' && /^\d/.test(tokens[at + 1]?.word ?? '');
    if (token.afterBreak || (CONNECTORS.has(token.word) && !isCount)) part += 1;
    return part;
  });
}

/** The head noun of a title: the last thing named in the first part that names any. */
export function readHead(text: string): Head {
  const tokens = tokenize(text);
  const parts = partsOf(tokens);
  const things = matchPhrases(tokens).filter(
    (match) => typeOf(match) !== undefined || isOther(match),
  );
  const first = things[0];
  if (first === undefined) return { type: null, isOtherGoods: false };
  const same = things.filter((match) => parts[match.from] === parts[first.from]);
  const last = same.at(-1);
  if (last !== undefined && isOther(last)) return { type: null, isOtherGoods: true };
  const ids = same.map(typeOf).filter((id) => id !== undefined);
  return { type: headOf(ids), isOtherGoods: false };
}

/** How a description begins to speak of the item: "This coat", "Meet the cardigan". */
const POINTING: ReadonlySet<string> = new Set(['this', 'these', 'our']);

/** The type that a sentence says the item is: named before it turns to parts and uses, or pointed at. */
function statedType(sentence: string): string | null {
  const tokens = tokenize(sentence);
  const parts = partsOf(tokens);
  const things = matchPhrases(tokens).filter((match) => typeOf(match) !== undefined);
  const pointed = things.find(({ from }) =>
    tokens
      .slice(Math.max(0, from - POINTED_WORDS_MAX), from)
      .some(({ word }) => POINTING.has(word)),
  );
  const inFirst = things.filter(({ from }) => parts[from] === 0);
  const ids = (inFirst.length > 0 ? inFirst : pointed === undefined ? [] : [pointed]).map(typeOf);
  return headOf(ids.filter((id) => id !== undefined));
}

/** The type that a description says the item is, or null. */
export function describedType(description: string): string | null {
  for (const sentence of ownStatements(description)) {
    const type = statedType(sentence);
    if (type !== null) return type;
  }
  return null;
}

/** Every type that the deepest telling part of a product type or category path names. */
function shopTypes(path: string): string[] {
  const levels = path.split(/[>/|]/).reverse();
  for (const level of levels) {
    const ids = matchPhrases(tokenize(level))
      .map(typeOf)
      .filter((id) => id !== undefined)
      .filter((id) => id !== 'accessory');
    if (ids.length > 0) return ids;
  }
  return [];
}

/** The one type that a shop's list such as "Hoodies & Sweatshirts" stands for. */
function commonType(ids: readonly string[]): string | null {
  return ids.find((id) => ids.every((other) => isKindOf(other, id))) ?? ids[0] ?? null;
}

const agree = (one: string, other: string): boolean => {
  const [first, second] = [findType(one), findType(other)];
  return first?.category === second?.category || first?.role === second?.role;
};

/** Every type that the shop's product type or category names. */
export const categoryTypes = (words: GarmentWords): string[] =>
  [words.productType, words.categoryPath]
    .map((path) => shopTypes(path ?? ''))
    .find((ids) => ids.length > 0) ?? [];

/** The attribute or material that the shop's one category tells: midi of "Midi Dresses". */
export function factOfCategory(words: GarmentWords): string | null {
  const [id, ...others] = categoryTypes(words);
  return id === undefined || others.length > 0 ? null : (findType(id)?.when ?? null);
}

/**
 * The type of an item: the title's head noun, unless the shop's product type or category says it
 * is quite another thing; then the shop's word; then the tags; then the description.
 */
export function chooseType(words: GarmentWords, describe: () => string | null): string | null {
  const title = readHead(words.title);
  const fromShop = categoryTypes(words);
  if (fromShop.length > 0) {
    const titleType = title.type;
    const isBacked = titleType !== null && fromShop.some((id) => agree(id, titleType));
    if (!isBacked) return commonType(fromShop);
    return fromShop.length === 1 ? headOf([...fromShop, titleType]) : titleType;
  }
  if (title.type !== null || title.isOtherGoods) return title.type;
  const tagged = (words.tags ?? []).map((tag) => readHead(tag).type).find((id) => id !== null);
  return tagged ?? describe();
}
