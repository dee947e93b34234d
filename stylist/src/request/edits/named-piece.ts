import type { Item } from '@modiste/contract/entities/item';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { STOP_WORDS } from '@modiste/lexicon/query-words';
import { tokenize } from '@modiste/lexicon/tokens';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { boardIds, boardsOf } from '../../dialogue/boards.ts';
import { itemColorNames, shownColor } from '../../facts/item-colors.ts';
import { broadKind } from '../../facts/item-names.ts';
import { fittingItems } from '../../references/fits-description.ts';
import type { Turn } from '../../stylist.ts';
import { type Message, readMessage } from '../../understanding/message.ts';
import { isNamedBy, roleOf } from '../pieces/named-in-outfits.ts';

/** A piece that was shown, and how many of the words that name it tell it from another of its kind. */
export interface NamedPiece {
  piece: Item;
  telling: number;
  /** Whether it is called by a price, a brand or a word of its own name. */
  isByName: boolean;
  /** The color that it is named in, as the shop calls it, where it is shown in another one. */
  color: string | null;
}

const NAME_CHARS_MIN = 3;

const stem = (word: string): string => word.replace(/(?:ed|es|s|e)$/, '');

/** The words of a text, and the parts of compounds: of "Breton-Stripe" its "stripe", but of a T-shirt no shirt. */
const stemsOf = (text: string): string[] =>
  tokenize(text).flatMap(({ word }) => [
    stem(word),
    ...(word.startsWith('t-') || !word.includes('-') ? [] : word.split('-').map(stem)),
  ]);

/** Every piece that was shown in this conversation: those of the latest outfits first. */
export function knownPieces({ state, items, earlierItems = [] }: Turn): Item[] {
  const byId = new Map([...earlierItems, ...items].map((item) => [item.id, item]));
  const shown = [...boardIds(boardsOf(state)), ...state.shown.itemIds];
  const ids = new Set([...shown, ...earlierItems.map(({ id }) => id)]);
  return [...ids].flatMap((id) => byId.get(id) ?? []);
}

/** Words of a title, a brand or a color as the shop writes them. */
const ownWords = (item: Item): ReadonlySet<string> =>
  new Set(stemsOf([item.short_description, item.brand, ...itemColorNames(item)].join(' ')));

const kindWords = (item: Item): ReadonlySet<string> => {
  const type = findType(item.other_info.type);
  return new Set(stemsOf(`${type?.name ?? ''} ${type?.plural ?? ''} ${broadKind(item).noun}`));
};

/** A limit is no price of a piece. */
const LIMIT =
  /\b(?:under|below|less|max(?:imum)?|up to|at most|no more|over|above|budget|around|about|left|spend|cheaper)\b/i;

const isType = ({ concepts }: QueryReading): boolean =>
  concepts.some(({ kind }) => kind === 'type');

const typesOf = ({ concepts }: QueryReading): string[] =>
  concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : []));

/** What a clause says of one piece. */
interface Words {
  message: Message;
  /** Words that are part of no reading but of the names of shown pieces. */
  names: readonly string[];
  prices: readonly number[];
  role: string | null;
}

const DESCRIBES: ReadonlySet<string> = new Set(['type', 'color', 'material', 'pattern']);

const describes = ({ kind, role, concepts }: QueryReading): boolean =>
  role !== 'negated' && (kind === 'brand' || concepts.some((one) => DESCRIBES.has(one.kind)));

function wordsOf(text: string, among: readonly Item[], role: string | null): Words {
  const message = readMessage(understandQuery(text));
  const known = new Set(among.flatMap((item) => [...ownWords(item)]));
  const isRead = (at: number): boolean =>
    message.readings.some(({ reading, from, to }) => at >= from && at < to && describes(reading));
  const names = message.words.flatMap(({ start, end }, at) => {
    const [typed = ''] = tokenize(text.slice(start, end)).map(({ word }) => word);
    const isName = typed.length >= NAME_CHARS_MIN && !STOP_WORDS.has(typed) && !/^\d/.test(typed);
    return isName && !isRead(at) && known.has(stem(typed)) ? [typed] : [];
  });
  const prices = [
    ...(LIMIT.test(text) ? '' : text).matchAll(/(?<![\w.])[$€£]?(\d{2,4}(?:\.\d\d)?)(?![\d%])/g),
  ]
    .map(([, said]) => Number(said))
    .filter((said) => among.some(({ price }) => isPriceOf(said, price)));
  return { message, names, prices, role };
}

/** Whether a price is meant by what is said: "126" is $126.50. */
const isPriceOf = (said: number, price: number): boolean =>
  Math.abs(price - said) < (Number.isInteger(said) ? 1 : 0.01);

/** Whether a reading is true of an item; "oxford" is a kind of shoe, and of a shirt a word of its name. */
function isTrueOf(item: Item, reading: QueryReading, role: string | null): boolean {
  const fits = fittingItems([item], {
    readings: [{ reading: { ...reading, role: 'wanted' }, from: 0, to: 0 }],
    names: [],
  });
  if (fits.length > 0) return true;
  const words = ownWords(item);
  const isTitled = stemsOf(reading.words).every((word) => words.has(word));
  if (isType(reading)) {
    const types = typesOf(reading);
    if (isNamedBy(types, item)) return true;
    // Over a shirt a blazer is a jacket to most people, and a skirt suit's jacket is one.
    const isOver = (one: string | null) => one === 'outer' || one === 'mid-layer';
    const isLayer = types.some((type) => isOver(typeRole(type))) && isOver(roleOf(item));
    const isOfRole = types.some((type) => typeRole(type) === roleOf(item)) || roleOf(item) === role;
    return (isOfRole || isLayer) && isTitled;
  }
  return isTitled;
}

/** A shade is told by its own name before the color that it is of: "sky", and not any blue. */
const isSeenAs = (item: Item, words: Words): number => {
  const seen = new Set(stemsOf(shownColor(item)?.name ?? ''));
  const all = [...words.names, ...words.message.words.map(({ word }) => word)];
  const titled = ownWords(item);
  const kinds = words.message.readings.flatMap(({ reading }) =>
    isType(reading) ? stemsOf(reading.words) : [],
  );
  const isCalledSo = kinds.length > 0 && kinds.every((word) => titled.has(word));
  return all.filter((word) => seen.has(stem(word))).length + Number(isCalledSo) / 2;
};

/** The color that words name of an item, where it is not the one that it is shown in. */
function otherColor(item: Item, words: Words): string | null {
  const said = new Set(words.message.words.map(({ word }) => stem(word)));
  const isSaid = (name: string): boolean => {
    const own = stemsOf(name);
    const colors = words.message.readings.flatMap(({ reading }) =>
      reading.role === 'negated' ? [] : reading.concepts.filter(({ kind }) => kind === 'color'),
    );
    const ofName = understandQuery(name).concepts.filter(({ kind }) => kind === 'color');
    return (
      own.some((word) => said.has(word)) ||
      ofName.some(({ id }) => colors.some((one) => one.id === id))
    );
  };
  const seen = shownColor(item)?.name ?? '';
  if (isSaid(seen)) return null;
  return (
    itemColorNames(item).find((name) => stemsOf(name).every((word) => said.has(word))) ??
    itemColorNames(item).find(isSaid) ??
    null
  );
}

function namedAs(item: Item, words: Words): NamedPiece | null {
  const { message, names, prices, role } = words;
  const own = ownWords(item);
  const kinds = kindWords(item);
  const readings = message.readings.map(({ reading }) => reading).filter(describes);
  const isOf = (reading: QueryReading): boolean =>
    isTrueOf(item, reading, hasKind ? roleOf(item) : role);
  const hasKind = readings.some((reading) => isType(reading) && isNamedBy(typesOf(reading), item));
  if (readings.some((one) => !isOf(one)) || names.some((name) => !own.has(stem(name)))) return null;
  if (prices.length > 0 && !prices.some((price) => isPriceOf(price, item.price))) return null;
  const told = readings.filter(
    (one) => !isType(one) || stemsOf(one.words).some((word) => !kinds.has(word) && own.has(word)),
  );
  const titled = names.filter((name) => !kinds.has(stem(name)));
  const isBranded = readings.some(({ kind }) => kind === 'brand');
  return {
    piece: item,
    telling: told.length + titled.length + 2 * prices.length,
    isByName: titled.length + prices.length > 0 || isBranded,
    color: otherColor(item, words),
  };
}

/**
 * The very piece that a clause names among those that were shown, by all that it says of it. Null where
 * none is all of that.
 * @param among The likeliest first: of those that fit equally well the first is meant.
 * @param role What is spoken of, where the clause itself names no kind.
 */
export function namedPiece(
  text: string,
  among: readonly Item[],
  role: string | null = null,
): NamedPiece | null {
  const words = wordsOf(text, among, role);
  const isKindSaid = words.message.readings.some(({ reading }) => isType(reading));
  const own = role === null || isKindSaid ? among : among.filter((item) => roleOf(item) === role);
  const called = own.flatMap((item) => namedAs(item, words) ?? []);
  const rank = ({ piece, telling }: NamedPiece) => telling + isSeenAs(piece, words) / 2;
  const [best = null] = called.toSorted((one, other) => rank(other) - rank(one));
  return best;
}
