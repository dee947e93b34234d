import { fabricWithKinds } from '@modiste/lexicon/attributes';
import { ownStatements } from '@modiste/lexicon/own-statements';
import { readText } from '@modiste/lexicon/read-text';
import { listOf } from '@modiste/lexicon/tokens';
import { translatePhrase } from '@modiste/lexicon/translate';

/** A garment is made of the one or the other of these; weaves such as satin go with any. */
const FIBERS: ReadonlySet<string> = new Set(
  listOf(
    'cotton, linen, silk, wool, leather, faux-leather, faux-suede, polyester, nylon, viscose, acrylic, modal, lyocell, hemp, bamboo, fur, faux-fur',
  ).flatMap(fabricWithKinds),
);

const isOfOneKind = (one: string, other: string): boolean =>
  fabricWithKinds(one).includes(other) || fabricWithKinds(other).includes(one);

type FabricKind = 'materials' | 'patterns';

function knownFabrics(word: string, kind: FabricKind): readonly string[] {
  const known = readText(word)[kind];
  if (known.length > 0) return known;
  const bare = word.replace(/\d+\s*%/g, ' ').trim();
  return readText(translatePhrase(bare) ?? '')[kind];
}

/** A feed's own words as the lexicon's ids; makers' names that it does not know stay words. */
export function fabricsOf(words: readonly string[], kind: FabricKind): string[] {
  const ids = words.flatMap(ownStatements).flatMap((word) => {
    const known = knownFabrics(word, kind);
    return known.length > 0 ? known : [word.replace(/[®™]/g, '').trim().toLowerCase()];
  });
  return [...new Set(ids)];
}

/** Those of a feed's words that the lexicon does not know. */
export const unknownFabrics = (words: readonly string[], kind: FabricKind): string[] =>
  words.flatMap(ownStatements).filter((word) => knownFabrics(word, kind).length === 0);

/**
 * The material column's words, then what title and description add. Where the column names a
 * fiber, another fiber of the title does not stand beside it.
 */
export function materialsOf(column: readonly string[], stated: readonly string[]): string[] {
  const named = fabricsOf(column, 'materials');
  const fibers = named.filter((id) => FIBERS.has(id));
  const agreeing = stated.filter(
    (id) => fibers.length === 0 || !FIBERS.has(id) || fibers.some((one) => isOfOneKind(one, id)),
  );
  return [...new Set([...named, ...agreeing])];
}
