import { headOf } from '../../garments/refine-type.ts';
import { hasType, matchPhrases, type PhraseMatch } from '../../phrases/phrase-table.ts';
import { range } from '../../words/span.ts';
import { type Token, tokenize } from '../../words/tokens.ts';
import { findNegations } from '../negation/find-negations.ts';
import { splitRefused } from '../negation/negated-run.ts';
import { negatorLength } from '../negation/negators.ts';
import { CONTEXT_WORDS, LESSENERS, NEGATION_FILLERS } from '../query-words.ts';
import { findShown } from './find-shown.ts';
import type { QueryPhrase, QueryPhrases } from './query-phrases.ts';
import { readInContext } from './read-in-context.ts';
import { readParts } from './read-parts.ts';

/** Where one piece is worn about another. */
const WORN_OVER: ReadonlySet<string> = new Set(['over', 'under', 'beneath', 'underneath']);

/** A price that was read is blanked. */
const PRICES = /;+/g;
const AFTER_PRICE = /;\s*$/;
const OWN = /^\s*(?:my|her|his|our|their|this|that|these|those)\b/i;

/** "$100 for shoes and $60 for a bag" asks for both: each "for" only says what the price is of. */
const isPricedApart = (text: string, { start, end }: Token): boolean =>
  [...text.matchAll(PRICES)].length > 1 &&
  AFTER_PRICE.test(text.slice(0, start)) &&
  !OWN.test(text.slice(end));

/** Numbers each token by the part of the query it stands in; a break starts a part of its own. */
function partsOf(
  tokens: readonly Token[],
  matches: readonly PhraseMatch[],
  text: string,
): { number: number; isContext: boolean }[] {
  const inside = new Set(matches.flatMap(({ from, to }) => range(from, to)));
  let number = 0;
  let isContext = false;
  return tokens.map((token, at) => {
    const isOfPrice = token.word === 'for' && isPricedApart(text, token);
    if (!inside.has(at) && CONTEXT_WORDS.has(token.word) && !isOfPrice) {
      number += 1;
      isContext = true;
    } else if (token.afterBreak) {
      number += 1;
      isContext = false;
    }
    return { number, isContext };
  });
}

/** Leaves one type in each unbroken run of types, the head: "jersey dress" is a dress. */
function keepHeads(matches: readonly PhraseMatch[], tokens: readonly Token[]): PhraseMatch[] {
  return matches.map((match, at): PhraseMatch => {
    const next = matches[at + 1];
    const isFollowed =
      next !== undefined && next.from === match.to && tokens[next.from]?.afterBreak === false;
    if (!hasType(match) || !isFollowed || !hasType(next)) return match;
    const head = headOf([typeId(match), typeId(next)]);
    if (head === typeId(match)) return match;
    return { ...match, concepts: match.concepts.filter((concept) => concept.kind !== 'type') };
  });
}

const typeId = (match: PhraseMatch): string =>
  match.concepts.find((concept) => concept.kind === 'type')?.id ?? '';

/** Words that mean a pattern or a color only to a shopper do so here. */
const asShopperMeans = (match: PhraseMatch): PhraseMatch => ({
  ...match,
  concepts: match.concepts.map(({ kind, id }) => {
    if (kind === 'shopper-pattern') return { kind: 'pattern', id };
    if (kind === 'shopper-type') return { kind: 'type', id };
    return { kind: kind === 'shopper-color' ? 'color' : kind, id };
  }),
});

/** "Not skinny jeans", "non-leather belt", "without a leather belt". */
const followsRefusal = (tokens: readonly Token[], { from }: PhraseMatch): boolean =>
  [1, 2, 3, 4].some((back) => {
    const length = from < back ? 0 : negatorLength(tokens, from - back, () => false);
    const between = tokens.slice(from - back + length, from);
    return length > 0 && length <= back && between.every(({ word }) => NEGATION_FILLERS.has(word));
  });

/** Reads the known phrases of a query and what the shopper wants with each. */
export function readPhrases(text: string): QueryPhrases {
  const tokens = tokenize(text);
  const all = keepHeads(
    readInContext(matchPhrases(tokens).map(asShopperMeans), tokens, text),
    tokens,
  )
    .flatMap((match) => (followsRefusal(tokens, match) ? splitRefused(match, tokens) : [match]))
    .map(asShopperMeans);
  const { negated, silent, ignored, words } = findNegations(tokens, all);
  // "No more tight jeans" asks for nothing tighter: its "more" belongs to the refusal.
  const isOfRefusal = ({ from, concepts }: PhraseMatch): boolean =>
    silent.has(from) && !negated.has(from) && concepts.every(({ kind }) => kind === 'comparison');
  const matches = all.filter((match) => !ignored.has(match.from) && !isOfRefusal(match));
  const parts = partsOf(tokens, matches, text);
  const shown = findShown(tokens);
  const types = matches.filter(hasType);
  const wantedType = types.find((match) => !negated.has(match.from));
  const [named] = types;
  // "Something other than a cardigan over a dress" looks for no dress.
  const isCompany =
    wantedType !== undefined &&
    named !== wantedType &&
    tokens.slice(named?.to ?? 0, wantedType.from).some(({ word }) => WORN_OVER.has(word));
  const firstType = isCompany ? named : wantedType;
  const besideParts = new Set(
    matches
      .filter((match) => hasType(match) && firstType !== undefined && match.from > firstType.from)
      .filter((match) => parts[match.from]?.isContext === true)
      .map((match) => parts[match.from]?.number)
      .filter((number) => number !== parts[firstType?.from ?? 0]?.number),
  );
  const phrases = matches.map((match): QueryPhrase => {
    const isBeside = besideParts.has(parts[match.from]?.number) && !isAboutPerson(match);
    if (negated.has(match.from)) return { ...match, role: 'negated' };
    if (LESSENERS.has(tokens[match.from - 1]?.word ?? '')) return { ...match, role: 'less' };
    if (isBeside) return { ...match, role: 'beside' };
    return { ...match, role: shown.has(match.from) ? 'shown' : 'wanted' };
  });
  return {
    tokens,
    phrases: readParts({ tokens, phrases, negatedTokens: silent }),
    negatedTokens: silent,
    negatedWords: words.flatMap((at) => tokens[at] ?? []),
  };
}

const isAboutPerson = (match: PhraseMatch): boolean =>
  match.concepts.some((concept) => concept.kind.endsWith('gender'));
