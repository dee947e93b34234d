import type { TryOnCategory } from '@modiste/contract/values';
import { attributeGroup } from '../../attributes/attributes.ts';
import { findType } from '../../garments/garment-types.ts';
import { listOf } from '../../words/tokens.ts';
import type { QueryPhrase, QueryPhrases } from '../phrases/query-phrases.ts';
import type { SizeMention } from './find-sizes.ts';

const WORDS: ReadonlySet<string> = new Set(['small', 'medium', 'large']);
const LETTERS: ReadonlySet<string> = new Set(['s', 'm', 'l']);
const CLOTHING: ReadonlySet<string> = new Set(['upper_body', 'lower_body', 'dresses', 'suits']);
/** These come in letters, but hardly in numbers. */
const LETTERED: ReadonlySet<string> = new Set([...CLOTHING, 'intimates']);
const OCCASIONS: ReadonlySet<string> = new Set(['occasion', 'activity']);
/** What is small, medium or large besides a garment. */
const EXTENT_OF: ReadonlySet<string> = new Set(
  listOf(
    'budget, family, group, gathering, get, ceremony, party, event, office, company, town, village, city, amount, number, difference, detail, details, logo, logos, print, prints, chest, bust, breasts, boobs, waist, frame, hips, hands, feet, wrists, shoulders, head, neck, build, body, dog, car, house, apartment, laptop, phone, heat, pockets, pocket, buttons, windows, portion, part, problem, question, request, gift, present, thing, things, something, token, crowd',
  ),
);
/** Before "small" and "large" these judge how something fits. */
const JUDGING: ReadonlySet<string> = new Set(
  listOf(
    'is, are, was, too, so, bit, little, very, quite, rather, pretty, looks, look, seems, runs',
  ),
);
/** After a size the query goes on with these, or ends: "boots 11 in black". */
const AFTER: ReadonlySet<string> = new Set(
  'in,for,under,over,below,with,or,and,that,please,from,by,on,to,size,sizes,fit'.split(','),
);
/** "9 wide boots", "10.5 D shoes": a width between the size and the shoe. */
const WIDTHS: ReadonlySet<string> = new Set(['wide', 'narrow', 'extra', 'd', 'ee', 'eee']);
const BRA_CUP = /^(?:2[8-9]|3[0-9]|4[0-8])(?:a{1,2}|b|c|d{1,3}|e|f|g|h)$/;
const BRAS: ReadonlySet<string> = new Set(['bra', 'bikini-top', 'bralette', 'lingerie', 'bikini']);

/** A word that may be a size, and what stands around it. */
interface Candidate {
  word: string;
  /** As typed. */
  written: string;
  before: QueryPhrase | undefined;
  after: QueryPhrase | undefined;
  isFirst: boolean;
  /** The word before it; empty at the beginning. */
  previous: string;
  /** Whether nothing that it could count follows: the end, a break, or a joining word. */
  isLast: boolean;
  /** The next word as typed, whatever was read of it; empty at the end. */
  next: string;
  /** Whether it stands between two breaks: "a robe, cotton, L". */
  isAlone: boolean;
}

const typesOf = ({ concepts }: QueryPhrase): string[] =>
  concepts.filter(({ kind }) => kind === 'type').map(({ id }) => id);

const says = (phrase: QueryPhrase | undefined, kinds: readonly string[]): boolean =>
  phrase?.concepts.every(({ kind }) => kinds.includes(kind)) === true;

/** A plain garment, and no product that is told by a number: "jordans 4". */
const isGarment = (phrase: QueryPhrase | undefined): boolean => says(phrase, ['type']);
const describes = (phrase: QueryPhrase | undefined): boolean =>
  says(phrase, ['color', 'material', 'pattern', 'gender', 'shopper-gender', 'type']);

/** Whether pieces of these categories are made in this number. */
function isMadeIn(number: number, categories: readonly TryOnCategory[]): boolean {
  return categories.every((category) => {
    if (category === 'shoes')
      return (number >= 4 && number <= 17) || (number >= 34 && number <= 50);
    if (!Number.isInteger(number)) return false;
    if (category === 'lower_body') return number <= 46;
    return number % 2 === 0 && (number <= 28 || (number >= 30 && number <= 56));
  });
}

/** "A small wedding", "a large print": what these words tell the extent of instead of a size. */
const isOfOther = (phrase: QueryPhrase | undefined): boolean =>
  phrase?.concepts.some(
    ({ kind, id }) =>
      kind === 'pattern' || (kind === 'attribute' && OCCASIONS.has(attributeGroup(id) ?? '')),
  ) === true;

/** "Large mens hoodie", "a medium tee": never of a bag or a print. */
const isWordSize = ({ word, after, next, previous }: Candidate): boolean =>
  WORDS.has(word) &&
  !isOfOther(after) &&
  !EXTENT_OF.has(next) &&
  // "38 is small for him" judges a size, and asks for none.
  !(next === 'for' && JUDGING.has(previous));

/** "Bomber L", "M black hoodie"; a small letter only beside the garment, at the end. */
function isLetterSize(candidate: Candidate): boolean {
  const { word, written, before, after, isFirst, isLast, isAlone } = candidate;
  if (!LETTERS.has(word)) return false;
  if (isAlone) return true;
  const isCapital = written !== word;
  if (isLast && (isCapital ? describes(before) : isGarment(before))) return true;
  return isCapital && describes(after) && (isFirst || describes(before));
}

/** "Shoes 9.5", "mens 11 boots", "jeans 32". */
function isNumberSize(candidate: Candidate, categories: readonly TryOnCategory[]): boolean {
  const { word, before, after, isFirst, isLast, previous } = candidate;
  // "Top 10 shoes" are the best ten.
  if (previous === 'top' && before === undefined) return false;
  if (!/^\d{1,2}(?:\.5)?$/.test(word) || !isMadeIn(Number(word), categories)) return false;
  if (isGarment(before)) return isLast || describes(after);
  const isShoe = categories.every((category) => category === 'shoes');
  return isShoe && isGarment(after) && (isFirst || describes(before));
}

/** "2 white, 2 blue", "3 shirts 2 pants": numbers that stand each before a piece or its looks count. */
function countsPieces({ tokens, phrases }: QueryPhrases): (at: number) => boolean {
  const counts = tokens.flatMap(({ word }, at) => {
    const next = phrases.find(({ from }) => from === at + 1);
    const isPiece =
      says(next, ['type', 'color', 'material', 'pattern']) && tokens[at + 1]?.afterBreak !== true;
    return /^[1-9]$/.test(word) && next !== undefined && isPiece ? [at] : [];
  });
  return (at) => counts.length > 1 && counts.includes(at);
}

/** Sizes that nothing but their place beside a garment tells. */
export function bareSizes(read: QueryPhrases, text: string): SizeMention[] {
  const wanted = read.phrases.filter(({ role }) => role === 'wanted');
  const types = wanted.flatMap(typesOf);
  const categories = types.flatMap((id) => findType(id)?.category ?? []);
  const isClothing = types.length > 0 && categories.every((category) => CLOTHING.has(category));
  const isShoes = types.length > 0 && categories.every((category) => category === 'shoes');
  const isBra = types.some((id) => BRAS.has(id) || findType(id)?.parent === 'bra');
  const isLettered = types.length > 0 && categories.every((category) => LETTERED.has(category));
  if (!isLettered && !isShoes && !isBra) return [];
  const isInPhrase = (at: number): boolean =>
    read.phrases.some(({ from, to }) => at >= from && at < to);
  const isCounted = countsPieces(read);
  return read.tokens.flatMap(({ word, start, end, afterBreak }, at) => {
    if (isInPhrase(at) || isCounted(at)) return [];
    const past = read.tokens.findIndex((token, index) => index > at && !WIDTHS.has(token.word));
    const afterAt = past < 0 ? read.tokens.length : past;
    const next = read.tokens[afterAt];
    const candidate: Candidate = {
      word,
      written: text.slice(start, end),
      before: wanted.find(({ to }) => to === at),
      after: wanted.find(({ from }) => from === afterAt),
      next: /^\s+([a-z]+)/i.exec(text.slice(end))?.[1]?.toLowerCase() ?? '',
      previous: afterBreak ? '' : (read.tokens[at - 1]?.word ?? ''),
      isFirst: at === 0,
      isLast: next === undefined || next.afterBreak || AFTER.has(next.word),
      isAlone: afterBreak && (next === undefined || next.afterBreak),
    };
    const isSize =
      (isLettered && (isWordSize(candidate) || isLetterSize(candidate))) ||
      (isBra && BRA_CUP.test(word)) ||
      ((isClothing || isShoes) && isNumberSize(candidate, categories));
    return isSize ? [{ start, end, sizes: [word], kind: 'size', fit: null }] : [];
  });
}
