import { findType } from './garment-types.ts';
import type { GarmentWords } from './garment-words.ts';
import { matchPhrases, type PhraseMatch } from './phrase-table.ts';
import { headOf, isKindOf } from './refine-type.ts';
import { type Token, tokenise } from './tokens.ts';

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
  const tokens = tokenise(text);
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

/** Every type that the deepest telling part of a product type or category path names. */
function shopTypes(path: string): string[] {
  const levels = path.split(/[>/|]/).reverse();
  for (const level of levels) {
    const ids = matchPhrases(tokenise(level))
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

/**
 * The type of an item: the title's head noun, unless the shop's product type or category says it
 * is quite another thing; then the shop's word; then the tags; then the description.
 */
export function chooseType(words: GarmentWords, describe: () => string | null): string | null {
  const title = readHead(words.title);
  const fromShop = [words.productType, words.categoryPath]
    .map((path) => shopTypes(path ?? ''))
    .find((ids) => ids.length > 0);
  if (fromShop !== undefined) {
    const titleType = title.type;
    const isBacked = titleType !== null && fromShop.some((id) => agree(id, titleType));
    if (!isBacked) return commonType(fromShop);
    return fromShop.length === 1 ? headOf([...fromShop, titleType]) : titleType;
  }
  if (title.type !== null || title.isOtherGoods) return title.type;
  const tagged = (words.tags ?? []).map((tag) => readHead(tag).type).find((id) => id !== null);
  return tagged ?? describe();
}
