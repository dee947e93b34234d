import { descendantsOf, findType } from '@modiste/lexicon/garment-types';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import { stemOf, writtenWords } from './analyze-words.ts';

export const stemsOf = (text: string): string[] =>
  writtenWords(text).flatMap((word) => stemOf(word) ?? []);

/** What tells a kind from the others of its parent: "weekend" of a weekend bag. */
function tellingStems(name: string, parent: string): string[] {
  const common = new Set(stemsOf(`${parent} ${findType(parent)?.plural ?? ''}`));
  return stemsOf(name).filter((stem) => !common.has(stem));
}

type Titled = Pick<IndexedItem, 'title' | 'type'>;

/** Tells from the stems of its title and its type whether an item bears the name of one type. */
function namesakeTest(id: string): (stems: readonly string[], type: string) => boolean {
  const { name = '', synonyms = [], parent = null } = findType(id) ?? {};
  const names = [name, ...synonyms].map(stemsOf).filter((stems) => stems.length > 0);
  const near = new Set(parent === null ? [] : [parent, ...descendantsOf(parent)]);
  const telling =
    parent === null ? [] : [name, ...synonyms].map((one) => tellingStems(one, parent));
  return (stems, type) => {
    // Asked of every title of a kind: nothing is built for it.
    const endsSo = (own: readonly string[]) => {
      const from = stems.length - own.length;
      return from >= 0 && own.every((stem, at) => stems[from + at] === stem);
    };
    const has = (own: readonly string[]) =>
      own.length > 0 && own.every((stem) => stems.includes(stem));
    return names.some(endsSo) || (near.has(type) && telling.some(has));
  };
}

/**
 * Whether a title bears the name of one of these types, as a "Suede Wedge Espadrille" does that was
 * filed as a wedge, or what tells the type from its kin, as a "Weekend Duffel" among bags: for types
 * that no item is filed as.
 */
export function namesOneOf(types: readonly string[]): (item: Titled) => boolean {
  const tests = types.map(namesakeTest);
  return ({ title, type }) => {
    const stems = stemsOf(title);
    return tests.some((test) => test(stems, type));
  };
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
