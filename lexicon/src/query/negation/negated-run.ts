import { attributeGroup } from '../../attributes/attributes.ts';
import { findType } from '../../garments/garment-types.ts';
import { isKindOf } from '../../garments/refine-type.ts';
import { matchPhrases, type PhraseMatch } from '../../phrases/phrase-table.ts';
import type { Token } from '../../words/tokens.ts';
import { NEGATORS } from '../query-words.ts';
import type { NegationText } from './negators.ts';

const typeOf = ({ concepts }: PhraseMatch): string | null =>
  concepts.find(({ kind }) => kind === 'type')?.id ?? null;

/** "No print", "without sleeves": a refusal of its own. */
const refuses = (tokens: readonly Token[], { from, to }: PhraseMatch): boolean =>
  to > from + 1 && NEGATORS.has(tokens[from]?.word ?? '');

/** "No plaid for him": whom it is for is not refused with it. */
const tellsWearer = (tokens: readonly Token[], { from, concepts }: PhraseMatch): boolean =>
  tokens[from]?.word === 'for' && concepts.every(({ kind }) => kind.endsWith('gender'));

/** The known phrases that follow each other from here on without a word or a break between. */
export function phraseRunAt({ tokens, matchAt }: NegationText, from: number): PhraseMatch[] {
  const run: PhraseMatch[] = [];
  for (let match = matchAt.get(from); match !== undefined; match = matchAt.get(match.to)) {
    const isAnother =
      tokens[match.from]?.afterBreak === true ||
      refuses(tokens, match) ||
      tellsWearer(tokens, match);
    if (run.length > 0 && isAnother) break;
    run.push(match);
    if (typeOf(match) !== null) break;
  }
  return run;
}

/** Shoes and boots, a dress and a slip dress: one may be said for the other. */
function mayBeSame(one: string, other: string): boolean {
  return isKindOf(one, other) || isKindOf(other, one);
}

/** The first phrase, and the part that it describes: "fur trim", "leather pockets". */
function withParts([first, ...rest]: readonly PhraseMatch[]): PhraseMatch[] {
  const end = rest.findIndex(
    ({ concepts }) => !['detail', 'closure'].includes(attributeGroup(concepts[0]?.id ?? '') ?? ''),
  );
  return first === undefined ? [] : [first, ...rest.slice(0, Math.max(0, end))];
}

interface RefusedRun {
  refused: readonly PhraseMatch[];
  /** What only describes the refused part. */
  ignored: readonly PhraseMatch[];
}

/**
 * Which phrases of a run are refused. In "no lace wedding dress" it is the lace; in "no fur hood"
 * both; in "dress without a black belt" the belt, of whatever color.
 */
export function refusedInRun(run: readonly PhraseMatch[], before: PhraseMatch | null): RefusedRun {
  const head = run.at(-1);
  const first = run[0];
  if (first === undefined || head === undefined || run.length === 1) {
    return { refused: run, ignored: [] };
  }
  const type = typeOf(head);
  if (type === null) return { refused: run, ignored: [] };
  const earlier = before === null ? null : typeOf(before);
  const isPart = earlier !== null && findType(type) !== null && !mayBeSame(type, earlier);
  return isPart
    ? { refused: [head], ignored: run.slice(0, -1) }
    : { refused: withParts(run), ignored: [] };
}

/** "No skinny jeans" refuses the skinny ones: the garment itself is wanted, so the two part. */
export function splitRefused(match: PhraseMatch, tokens: readonly Token[]): PhraseMatch[] {
  const type = typeOf(match);
  const at = match.to - 1;
  if (type === null || at === match.from) return [match];
  const [feature, more] = matchPhrases(tokens.slice(match.from, at));
  const base = matchPhrases(tokens.slice(at, match.to))[0];
  const baseType = base === undefined ? null : typeOf(base);
  if (feature === undefined || base === undefined || baseType === null) return [match];
  if (more !== undefined || feature.to !== at - match.from || typeOf(feature) !== null)
    return [match];
  const isMade = feature.concepts.some(({ id }) => id === findType(type)?.when);
  if (baseType !== type && !isMade) return [match];
  return [
    { ...feature, from: match.from, to: at },
    { ...base, from: at, to: match.to },
  ];
}
