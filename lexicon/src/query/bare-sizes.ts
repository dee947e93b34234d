import { findType } from '../garment-types.ts';
import type { SizeMention } from './find-sizes.ts';
import type { QueryPhrases } from './read-phrases.ts';

const LETTERS: ReadonlySet<string> = new Set(['small', 'medium', 'large']);
const SIZED: ReadonlySet<string> = new Set(['upper_body', 'lower_body', 'dresses', 'suits']);

/** "large mens hoodie": a size only where clothes are looked for, never of a bag or a print. */
export function bareSizes(read: QueryPhrases): SizeMention[] {
  const wanted = read.phrases.filter((phrase) => phrase.role === 'wanted');
  const typeIds = wanted.flatMap((phrase) =>
    phrase.concepts.filter((concept) => concept.kind === 'type').map((concept) => concept.id),
  );
  const isClothing =
    typeIds.length > 0 && typeIds.every((id) => SIZED.has(findType(id)?.category ?? ''));
  if (!isClothing) return [];
  const starts = new Map(wanted.map((phrase) => [phrase.from, phrase]));
  return read.tokens.flatMap(({ word, start, end }, at) => {
    if (!LETTERS.has(word)) return [];
    const next = starts.get(at + 1);
    const isOfPattern = next?.concepts.some((concept) => concept.kind === 'pattern') ?? false;
    return isOfPattern ? [] : [{ start, end, sizes: [word], kind: 'size', fit: null }];
  });
}
