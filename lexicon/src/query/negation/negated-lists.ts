import { attributeGroup } from '../../attributes/attributes.ts';
import type { PhraseMatch } from '../../phrases/phrase-table.ts';
import type { NegationText } from './negators.ts';

type ItemClass = 'type' | 'color' | 'feature' | null;

/** Things of one class may be told off in one list: "no lace, sequins or ruffles". */
function classOf(match: PhraseMatch | undefined): ItemClass {
  const kinds = match?.concepts.map((concept) => concept.kind) ?? [];
  if (kinds.includes('type')) return 'type';
  if (kinds.includes('color')) return 'color';
  const isFeature = kinds.some((kind) => ['material', 'pattern', 'attribute'].includes(kind));
  return isFeature ? 'feature' : null;
}

/** Finer than a class: what may follow without a joining word, "no stripes, dots, florals". */
function groupOf(match: PhraseMatch): string | null {
  const concept = match.concepts[0];
  if (concept?.kind === 'pattern') return 'pattern';
  const group = concept?.kind === 'attribute' ? attributeGroup(concept.id) : null;
  return group === 'detail' || group === 'closure' ? 'detail' : null;
}

const CLOSING = new Set(['or', 'nor', 'and']);
const ARTICLES = new Set(['a', 'an', 'any', 'the', 'no']);

/** After these a garment is what is told of, not one more that is refused: "and the shoes should be brown". */
const VERBS = new Set([
  'should',
  'must',
  'need',
  'needs',
  'can',
  'could',
  'are',
  'is',
  'have',
  'has',
]);

const wordAt = ({ tokens }: NegationText, at: number): string => tokens[at]?.word ?? '';

const skipArticle = (text: NegationText, at: number): number =>
  ARTICLES.has(wordAt(text, at)) && !text.matchAt.has(at) ? at + 1 : at;

/** "No belts, lace or sequins": parts and features may stand in one list. */
const mayMix = (one: ItemClass, other: ItemClass): boolean =>
  one === other || (one !== null && other !== null && one !== 'color' && other !== 'color');

/** Whether the items that begin here are closed by "or" or "and" and another of their class. */
function isClosedList(text: NegationText, from: number, asked: ItemClass): boolean {
  let at = from;
  let isMixed = false;
  for (;;) {
    const item = text.matchAt.get(skipArticle(text, at));
    if (item === undefined || !mayMix(classOf(item), asked)) return false;
    isMixed ||= classOf(item) !== asked;
    at = item.to;
    if (!CLOSING.has(wordAt(text, at))) {
      if (text.tokens[at]?.afterBreak !== true) return false;
      continue;
    }
    const closing = text.matchAt.get(skipArticle(text, at + 1));
    if (closing === undefined || !mayMix(classOf(closing), asked)) return false;
    isMixed ||= classOf(closing) !== asked;
    return !isMixed || classOf(text.matchAt.get(closing.to)) !== 'type';
  }
}

/** "No suede, leather or plastic instead": whether what begins here takes the place of what is refused. */
function isInstead({ tokens, matchAt }: NegationText, from: number): boolean {
  let at = from;
  for (let item = matchAt.get(at); item !== undefined; item = matchAt.get(at)) {
    at = item.to;
    if (CLOSING.has(tokens[at]?.word ?? '')) at += 1;
  }
  return at > from && tokens[at]?.word === 'instead' && tokens[at + 1]?.word !== 'of';
}

/**
 * Whether a negated list goes on here, after one of its items: at a comma or at "and". A new sentence
 * names something of its own.
 */
export function continuesList(text: NegationText, at: number, last: PhraseMatch | null): boolean {
  const { tokens, matchAt } = text;
  const asked = classOf(last ?? undefined);
  if (asked === null || last === null) return false;
  const isAnd = CLOSING.has(wordAt(text, at));
  const next = skipArticle(text, isAnd ? at + 1 : at);
  const item = matchAt.get(next);
  if (item === undefined || !mayMix(classOf(item), asked)) return false;
  if (tokens[at]?.afterStop === true && !isAnd) return false;
  if (isInstead(text, next)) return false;
  if (isAnd) return classOf(item) === asked && !VERBS.has(wordAt(text, item.to));
  if (tokens[at]?.afterBreak !== true) return false;
  if (isClosedList(text, next, asked)) return true;
  const end = tokens[item.to];
  const isAlone = end === undefined || end.afterBreak;
  return isAlone && groupOf(item) !== null && groupOf(item) === groupOf(last);
}
