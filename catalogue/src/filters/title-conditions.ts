import { descendantsOf, findType } from '@modiste/lexicon/garment-types';
import { rowSetOf } from '../memory-index/rows/row-set.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { stemOf, writtenWords } from './analyze-words.ts';
import { type Condition, list } from './conditions.ts';

export const stemsOf = (text: string): string[] =>
  writtenWords(text).flatMap((word) => stemOf(word) ?? []);

/** What tells a kind from the others of its parent: "weekend" of a weekend bag. */
function tellingStems(name: string, parent: string): string[] {
  const common = new Set(stemsOf(`${parent} ${findType(parent)?.plural ?? ''}`));
  return stemsOf(name).filter((stem) => !common.has(stem));
}

/** Tells from a title and a type whether an item bears the name of one type. */
function namesakeTest(id: string): (title: string, type: string) => boolean {
  const { name = '', synonyms = [], parent = null } = findType(id) ?? {};
  const names = [name, ...synonyms].map(stemsOf).filter((stems) => stems.length > 0);
  const near = new Set(parent === null ? [] : [parent, ...descendantsOf(parent)]);
  const telling =
    parent === null ? [] : [name, ...synonyms].map((one) => tellingStems(one, parent));
  return (title, type) => {
    const stems = stemsOf(title);
    const endsSo = (own: readonly string[]) => stems.slice(-own.length).join() === own.join();
    const has = (own: readonly string[]) =>
      own.length > 0 && own.every((stem) => stems.includes(stem));
    return names.some(endsSo) || (near.has(type) && telling.some(has));
  };
}

/**
 * Its title bears the name of one of these types, as a "Suede Wedge Espadrille" does that was filed as
 * a wedge, or what tells the type from its kin, as a "Weekend Duffel" among bags: for types that no
 * item is filed as.
 */
export function bearsNameOf(
  { words, all }: CatalogueSnapshot,
  types: readonly string[],
): Condition {
  const tests = types.map(namesakeTest);
  const named = types.flatMap((id) => {
    const { name = '', synonyms = [] } = findType(id) ?? {};
    return [name, ...synonyms].flatMap(writtenWords);
  });
  return {
    text: `its title names one of ${list(types)}`,
    rows({ rows, titles, types: column }) {
      const found = words.matching(named, all).filter((row) => {
        const [title, type] = [titles.at(row), column.at(row) ?? ''];
        return tests.some((test) => test(title, type));
      });
      return rowSetOf(found, rows);
    },
    passes: ({ type, title }) => tests.some((test) => test(title, type)),
  };
}

/** More titles than this are not read: a word that stands in so many tells little. */
const TITLES_READ_MAX = 3_000;

/** Its title has this word, in any form; null where the word stands in no title, or in very many. */
export function titleHas(shop: CatalogueSnapshot, word: string): Condition | null {
  const [term] = stemsOf(word);
  const found = shop.words.matching([word], shop.all);
  if (term === undefined || found.length === 0 || found.length > TITLES_READ_MAX) return null;
  const titled = found.filter((row) => stemsOf(shop.facts.titles.at(row)).includes(term));
  if (titled.length === 0) return null;
  return {
    text: `its title has ${JSON.stringify(word)}`,
    rows: ({ rows }) => rowSetOf(titled, rows),
    passes: ({ title }) => stemsOf(title).includes(term),
  };
}
