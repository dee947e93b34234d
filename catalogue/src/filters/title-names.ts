import { descendantsOf, findType } from '@modiste/lexicon/garment-types';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import { stemOf, writtenWords } from './analyze-words.ts';

export const stemsOf = (text: string): string[] =>
  writtenWords(text).flatMap((word) => stemOf(word) ?? []);

/** The last word of a title that tells anything; empty where none does. */
export function endOfTitle(title: string): string {
  const last = writtenWords(title).findLast((word) => stemOf(word) !== null);
  return (last && stemOf(last)) ?? '';
}

/** What tells a kind from the others of its parent: "weekend" of a weekend bag. */
function tellingStems(name: string, parent: string): string[] {
  const common = new Set(stemsOf(`${parent} ${findType(parent)?.plural ?? ''}`));
  return stemsOf(name).filter((stem) => !common.has(stem));
}

type Titled = Pick<IndexedItem, 'title' | 'type'>;

/** What a name is told by in a title, and the types of the items where it is. */
interface Telling {
  own: readonly string[];
  near: ReadonlySet<string>;
}

const namesOf = (id: string): string[] => {
  const { name = '', synonyms = [] } = findType(id) ?? {};
  return [name, ...synonyms];
};

/** A type's parent and all that are of it. */
const kinOf = (parent: string): string[] => [parent, ...descendantsOf(parent)];

function tellingsOf(id: string): Telling[] {
  const parent = findType(id)?.parent ?? null;
  if (parent === null) return [];
  const near = new Set(kinOf(parent));
  return namesOf(id)
    .map((name) => ({ own: tellingStems(name, parent), near }))
    .filter(({ own }) => own.length > 0);
}

const endsIn = (stems: readonly string[], own: readonly string[]): boolean => {
  const from = stems.length - own.length;
  return from >= 0 && own.every((stem, at) => stems[from + at] === stem);
};

/**
 * Whether a title bears the name of one of these types, as a "Suede Wedge Espadrille" does that was
 * filed as a wedge, or what tells the type from its kin, as a "Weekend Duffel" among bags: for types
 * that no item is filed as.
 */
export function namesOneOf(types: readonly string[]): (item: Titled) => boolean {
  // Asked of titles by the thousand: only names that share a word with one are compared.
  const names = Map.groupBy(types.flatMap(namesOf).map(stemsOf), (stems) => stems.at(-1));
  const tellings = Map.groupBy(types.flatMap(tellingsOf), ({ own: [first] }) => first);
  return ({ title, type }) => {
    const stems = stemsOf(title);
    const isTold = ({ own, near }: Telling) =>
      near.has(type) && own.every((stem) => stems.includes(stem));
    return (
      (stems.length > 0 && names.get(stems.at(-1))?.some((own) => endsIn(stems, own))) ||
      stems.some((stem) => tellings.get(stem)?.some(isTold))
    );
  };
}

/** What a title ends with, or the type that it is filed as, where it bears the name of one of these types. */
export function marksOfNames(types: readonly string[]): { ends: string[]; kin: string[] } {
  const ends = types.flatMap(namesOf).flatMap((name) => stemsOf(name).slice(-1));
  const parents = new Set(types.flatMap((id) => findType(id)?.parent ?? []));
  return { ends, kin: [...parents].flatMap(kinOf) };
}

/**
 * Lists of words: a title that bears the name of one of these types has all words of a list. Its
 * telling words are enough, which are rarer than those that all of its kin share.
 */
export const wordsNaming = (types: readonly string[]): string[][] =>
  types.flatMap((id) => {
    const { name = '', synonyms = [], parent = null } = findType(id) ?? {};
    const lists = [name, ...synonyms].map((one) => {
      const telling = parent === null ? [] : tellingStems(one, parent);
      const words = writtenWords(one).filter((word) => stemOf(word) !== null);
      const rare = words.filter((word) => telling.includes(stemOf(word) ?? ''));
      return rare.length > 0 ? rare : words;
    });
    return lists.filter((words) => words.length > 0);
  });
