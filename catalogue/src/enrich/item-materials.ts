import { fabricWithKinds } from '@modiste/lexicon/attributes';
import { meaningOfPhrase } from '@modiste/lexicon/languages/translate';
import { readText } from '@modiste/lexicon/read-text';
import { ownStatements } from '@modiste/lexicon/statements/own-statements';
import { listOf } from '@modiste/lexicon/tokens';

/** A garment is made of the one or the other of these; weaves such as satin go with any. */
const FIBERS: ReadonlySet<string> = new Set(
  listOf(
    'cotton, linen, silk, wool, leather, faux-leather, faux-suede, polyester, nylon, viscose, acrylic, modal, lyocell, hemp, bamboo, fur, faux-fur',
  ).flatMap(fabricWithKinds),
);

const isOfOneKind = (one: string, other: string): boolean =>
  fabricWithKinds(one).includes(other) || fabricWithKinds(other).includes(one);

/** A feed's own words as the lexicon's ids; makers' names that it does not know stay words. */
export function fabricsOf(words: readonly string[], kind: 'materials' | 'patterns'): string[] {
  const ids = words.flatMap(ownStatements).flatMap((word) => {
    const known = readText(word)[kind];
    if (known.length > 0) return known;
    const bare = word.replace(/\d+\s*%/g, ' ').trim();
    const foreign = readText(meaningOfPhrase(bare) ?? '')[kind];
    return foreign.length > 0 ? foreign : [word.replace(/[®™]/g, '').trim().toLowerCase()];
  });
  return [...new Set(ids)];
}

/**
 * The material column's words, then what title and description add. Where the column names a
 * fiber, another fiber of the title does not stand beside it.
 */
export function materialsOf(column: readonly string[], told: readonly string[]): string[] {
  const named = fabricsOf(column, 'materials');
  const fibers = named.filter((id) => FIBERS.has(id));
  const agreeing = told.filter(
    (id) => fibers.length === 0 || !FIBERS.has(id) || fibers.some((one) => isOfOneKind(one, id)),
  );
  return [...new Set([...named, ...agreeing])];
}
