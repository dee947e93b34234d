import type { PhraseMatch } from '../../phrases/phrase-table.ts';
import { listOf, type Token } from '../../words/tokens.ts';
import { ANYTHING } from '../query-words.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(listOf(list));

/** Words after which something is not wanted. */
const SINGLE = setOf(
  'no, not, without, non, except, excepting, excluding, exclude, excludes, minus, never, isnt, arent, aint, wasnt, dont, doesnt, didnt, wont, wouldnt, shouldnt, cant, cannot, couldnt, avoid, avoiding, avoids, nothing, none, hate, hates, hating, dislike, dislikes, detest, detests, loathe, loathes, despise, despises, sans, skip, skipping, omit, omitting, refuse, refuses, refused, refusing, wo, lacking, neither, besides',
);

/** The same in several words. */
const PHRASES: readonly (readonly string[])[] = listOf(
  'w o, w out, over it with, so over, had it with, had enough of, sick and tired of, alternative to, alternatives to, substitute for, replacement for, no more, not another, not any more, enough with, enough of, im over, done with, fed up with, bored of, bored with, allergic to, allergy to, intolerant to, sensitive to, other than, apart from, aside from, instead of, rather than, as opposed to, opposed to, free of, free from, leave out, leaving out, stay away from, staying away from, steer clear of, steering clear of, keep away from, sick of, tired of, own too much, own too many, have too much, have too many, got too much, got too many, own enough, have enough, got enough, own plenty of, have plenty of, got plenty of, have tons of, own tons of, anti, not keen on, not too keen on, not so keen on, not that keen on, not really keen on, not very keen on, not feeling, not really feeling, not fond of, not too fond of, not sold on, not really sold on, not big on, not crazy about, not too crazy about, not wild about, not loving, not really loving',
).map((phrase) => phrase.split(' '));

const CAN_NOT = setOf('cant, cannot, couldnt');
/** "Can't wear wool" refuses; "can't find a dress" does not. */
const REFUSALS = setOf(
  'wear, stand, do, have, handle, tolerate, use, be, bear, deal, take, pull, walk, abide',
);
const DO_NOT = setOf('dont, doesnt, didnt, not, do');
/** After "don't" or "not" these turn nothing round: "don't mind", "not only", "not sure". */
const INERT_AFTER_NOT = setOf(
  'mind, know, care, matter, forget, worry, think, hesitate, understand, own, only, just, sure, necessarily, bad, picky, fussy, yet, to, out',
);
const INERT_AFTER_NEVER = setOf('worn, mind, out, used, goes, go, enough, fails');
/** "No fuss", "no problem": nothing that a garment could have. */
const INERT_AFTER_NO = setOf(
  'sew, fuss, frills, nonsense, matter, problem, worries, rush, doubt, idea, offense, pressure, brainer, name, hurry, reason, longer, limit, limits, preference, clue, joke, time, budget, one',
);
/** "No, I said boots" answers: what follows is no list of what is refused. */
const ANSWERED_ON = setOf(
  'i, im, we, he, she, they, it, its, that, thats, this, you, actually, sorry, wait, thanks, show, make, let, lets, just, please, give, go, keep, what, how, is, are, can, could, for, in, with, to, at, from, something, maybe, rather, a, an, the',
);
/** "No I meant a dress": nobody refuses these. */
const PRONOUNS = setOf(
  'i, im, ive, id, ill, we, you, u, he, she, they, it, its, that, thats, this, the',
);
const SPEAKERS = setOf('i, we, she, he, they');

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? '';

function phraseLength(tokens: readonly Token[], at: number): number {
  const found = PHRASES.find((words) =>
    words.every((word, step) => {
      const token = tokens[at + step];
      return token?.word === word && (step === 0 || !token.afterBreak);
    }),
  );
  return found?.length ?? 0;
}

const OF_ANYTHING_MAX = 3;
/** "Any color but", "any shoes but": what may stand between "any" and "but". */
const KINDS = setOf(
  'color, colors, colour, colours, shade, shades, style, styles, kind, kinds, kinda, type, types, material, materials, fabric, fabrics, print, prints, pattern, patterns, brand, brands, thing, things, else, of, the, other',
);

/** "Anything but black" and "any color but black" negate; "long but light" does not. */
function isAnythingBut(tokens: readonly Token[], at: number, isType: IsType): boolean {
  for (let back = at - 1; back >= Math.max(0, at - OF_ANYTHING_MAX); back -= 1) {
    if (ANYTHING.has(wordAt(tokens, back))) return true;
    if (tokens[back + 1]?.afterBreak === true) return false;
    if (!KINDS.has(wordAt(tokens, back)) && !isType(back)) return false;
  }
  return false;
}

/** Whether the token at an index belongs to the name of a garment type. */
export type IsType = (at: number) => boolean;

const PREFERS = setOf('prefer, prefers, preferring, favor, favour, preferably, choose, pick');

/** "Gold over silver" refuses silver only after "prefer". */
const isPreference = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).some(({ word }) => PREFERS.has(word));

const RATHER = setOf('rather, sooner');
const RATHER_MAX = 5;
const ARTICLES = setOf('a, an, the, any, some, my');

/** "Rather trousers than a skirt", "rather red than blue"; not "rather longer than a mini skirt". */
function isRatherThan(tokens: readonly Token[], at: number, isType: IsType): boolean {
  const from = Math.max(0, at - RATHER_MAX);
  const rather = tokens.slice(from, at).findLastIndex(({ word }) => RATHER.has(word));
  if (rather < 0 || from + rather === at - 1) return false;
  return isType(at - 1) || from + rather === at - 2;
}

/** "I prefer boots to sandals"; not "I prefer dresses to work". */
function isPreferredTo(tokens: readonly Token[], at: number, isType: IsType): boolean {
  const next = ARTICLES.has(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  return isPreference(tokens, at) && isType(at - 1) && isType(next);
}

/** A query as the search for negations reads it. */
export interface NegationText {
  tokens: readonly Token[];
  matchAt: ReadonlyMap<number, PhraseMatch>;
  isType: IsType;
  /** The last garment that is named before an index, or null. */
  wantedTypeBefore: (at: number) => PhraseMatch | null;
}

/** How many tokens from here on say that what follows is not wanted; 0 where none does. */
export function negatorLength(tokens: readonly Token[], at: number, isType: IsType): number {
  const word = wordAt(tokens, at);
  const length = phraseLength(tokens, at);
  if (length > 0) return length;
  if (word === 'over') return isPreference(tokens, at) ? 1 : 0;
  if (word === 'than') return isRatherThan(tokens, at, isType) ? 1 : 0;
  if (word === 'to') return isPreferredTo(tokens, at, isType) ? 1 : 0;
  if (word === 'but') return isAnythingBut(tokens, at, isType) ? 1 : 0;
  const isSplit =
    (word === 'do' || word === 'can' || word === 'does') && wordAt(tokens, at + 1) === 'not';
  if (isSplit) return 2;
  return SINGLE.has(word) ? 1 : 0;
}

/** "No no. Men's trousers": a full stop, which parts no words that short, ends the answer. */
function endsSentence(tokens: readonly Token[], at: number): boolean {
  const [answer, next] = [tokens[at], tokens[at + 1]];
  if (answer === undefined || next === undefined || next.afterBreak) return false;
  return next.start - answer.end > 1;
}

/** Whether a negator, though it stands there, turns nothing round: "not only", "can't find". */
export function isInertNegator(tokens: readonly Token[], at: number, length: number): boolean {
  const [word, next] = [wordAt(tokens, at), wordAt(tokens, at + length)];
  // "There is none. Show me light ones" refuses no light ones.
  const isLast = word === 'none' && tokens[at + length]?.afterBreak === true;
  if (isLast || endsSentence(tokens, at + length - 1)) return true;
  if (CAN_NOT.has(word) || word === 'can') return !REFUSALS.has(next);
  const isAnswer =
    PRONOUNS.has(next) || (tokens[at + length]?.afterBreak === true && ANSWERED_ON.has(next));
  if (word === 'no') {
    return isAnswer || INERT_AFTER_NO.has(next) || /^\d/.test(next);
  }
  if (word === 'never') return INERT_AFTER_NEVER.has(next);
  if (!DO_NOT.has(word) && word !== 'does') return false;
  if (next === 'have' && SPEAKERS.has(wordAt(tokens, at - 1))) return true;
  return INERT_AFTER_NOT.has(next);
}

/** A second one of these takes back the first: "not without pockets", "nothing that isn't black". */
const CANCELLERS = setOf(
  'without, isnt, arent, aint, doesnt, dont, non, lacking, w, except, excepting, excluding, not, other, apart, aside, free',
);

/** "Nothing but black" wants black alone. */
const EXCLUSIVE = setOf('nothing, none, dont, not, doesnt, no, never, isnt, wont');

/** Whether the negator at `second` takes back the one at `first`. */
export function cancelsNegation(tokens: readonly Token[], first: number, second: number): boolean {
  const [one, other] = [wordAt(tokens, first), wordAt(tokens, second)];
  if (other === 'but') return EXCLUSIVE.has(one);
  return CANCELLERS.has(other) && !(one === 'no' && other === 'not');
}
