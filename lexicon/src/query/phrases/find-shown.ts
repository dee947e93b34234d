import type { Token } from '../../words/tokens.ts';

/** "like the", "similar to that", "the same size as those": what follows was shown before. */
const LIKENESS: ReadonlySet<string> = new Set([
  'like',
  'to',
  'as',
  'resembling',
  'matches',
  'than',
]);
const POINTERS: ReadonlySet<string> = new Set(['the', 'that', 'those', 'these', 'this']);
/** From here on the shopper speaks of what is wanted again. */
const TURNS: ReadonlySet<string> = new Set(['but', 'except', 'only', 'just', 'however', 'instead']);
/** "shoes to the wedding" points at nothing that was shown. */
const BEFORE_TO: ReadonlySet<string> = new Set(['similar', 'identical', 'comparable', 'close']);

function startsReference(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (!LIKENESS.has(word) || !POINTERS.has(tokens[at + 1]?.word ?? '')) return false;
  return word !== 'to' || BEFORE_TO.has(tokens[at - 1]?.word ?? '');
}

/** Indexes of tokens that describe what was shown: "something like the red sweater, but longer". */
export function findShown(tokens: readonly Token[]): Set<number> {
  const shown = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    if (!startsReference(tokens, at)) continue;
    for (at += 1; at < tokens.length && !TURNS.has(tokens[at]?.word ?? ''); at += 1) shown.add(at);
  }
  return shown;
}
