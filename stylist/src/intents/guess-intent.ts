import { isEnglishWord } from '@modiste/lexicon/english-dictionary';
import type { Message } from '../understanding/message.ts';
import type { Scores } from '../understanding/score-cues.ts';
import learned from './intent-weights.json' with { type: 'json' };
import { messageFeatures } from './message-features.ts';
import { type Context, wants } from './purpose.ts';

/** What a message can be guessed to ask. */
export type GuessedIntent = Exclude<keyof Scores, 'outfit'>;

export const GUESSED_INTENTS = [
  'search',
  'compare',
  'item_question',
  'style_advice',
  'size_fit',
  'care',
  'help',
  'small_talk',
  'out_of_scope',
  'unsafe',
] as const;

/** How likely each intent is; together they are one, or less where few of the words are known. */
export type Guess = Readonly<Record<GuessedIntent, number>>;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const ZERO = LETTERS.length / 2;

/** How a weight is stored, in units from -32 to 31. */
export const letterOf = (weight: number): string =>
  LETTERS.charAt(Math.max(0, Math.min(LETTERS.length - 1, ZERO + weight)));

const weightsOf: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries(learned.weights).map(([feature, row]) => [
    feature,
    [...row].map((letter) => LETTERS.indexOf(letter) - ZERO),
  ]),
);

/** The likelihoods of a row of scores, in its order (softmax). */
export function likelihoods(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** How many of the words were learned: of "zzz qqq" nothing can be guessed. */
function shareKnown({ words }: Message): number {
  const known = words.filter(({ word }) => weightsOf.has(word) || isEnglishWord(word));
  return words.length === 0 ? 0 : known.length / words.length;
}

/**
 * What a message asks by all of its words at once, for what no cue phrase foresaw: a multinomial
 * logistic regression over words, neighbors and pieces of words.
 */
export function guessIntent(message: Message, hasShown: boolean): Guess {
  const features = messageFeatures(message, hasShown);
  const rows = features.flatMap((feature) => {
    const row = weightsOf.get(feature);
    return row === undefined ? [] : [row];
  });
  const share = learned.unit / Math.sqrt(Math.max(1, features.length));
  const scores = learned.intents.map((_, at) =>
    rows.reduce((sum, row) => sum + (row[at] ?? 0) * share, 0),
  );
  const shares = likelihoods(scores);
  const trust = shareKnown(message);
  const of = (intent: GuessedIntent): number =>
    (shares[learned.intents.indexOf(intent)] ?? 0) * trust;
  return {
    search: of('search'),
    compare: of('compare'),
    item_question: of('item_question'),
    style_advice: of('style_advice'),
    size_fit: of('size_fit'),
    care: of('care'),
    help: of('help'),
    small_talk: of('small_talk'),
    out_of_scope: of('out_of_scope'),
    unsafe: of('unsafe'),
  };
}

/** From here on a guess says more than a phrase that other questions share. */
export const SURE = 0.8;

/** The intent that is all but certain, or null. */
export function sureIntent(guess: Guess): GuessedIntent | null {
  for (const intent of GUESSED_INTENTS) if (guess[intent] >= SURE) return intent;
  return null;
}

const UNSAFE_SURE = 9;
const UNSAFE_LIKELY = 6;
/** Without any cue a likelihood has to be high, and beside a garment higher still. */
const UNSAFE_SAID = 0.9;
const UNSAFE_CERTAIN = 0.96;

/** "Show me nude heels" names their color, unless it speaks of a child or of pictures. */
const NUDE = /\bnude\b/i;
const OF_PEOPLE =
  /\b(?:child\w*|kids?|teens?\w*|girls?|boys?|minors?|years? old|pics?|pictures?|photos?|selfies?|videos?|send|sexy|naked)\b/i;
/** Where a parcel goes is asked of the shop. */
const OF_PARCEL =
  /\b(?:sent|send|deliver\w*|ship\w*|parcels?|packages?|orders?|ordered)\b.*\baddress\b|\baddress\b.*\b(?:orders?|ordered|deliver\w*|parcels?|packages?)\b/i;

/**
 * Whether a message is to be declined: by its cues, or where it names nothing to wear and refuses
 * nothing, by what all of its words suggest.
 */
export function isUnsafe({ message, references, scores }: Context, guess: Guess): boolean {
  const { unsafe, style_advice: style, size_fit: fit } = scores;
  const isLooking = wants(message, references.spans);
  const isColor = NUDE.test(message.text) && isLooking && !OF_PEOPLE.test(message.text);
  if (isColor || OF_PARCEL.test(message.text)) return false;
  if (unsafe >= UNSAFE_SURE || (unsafe >= UNSAFE_LIKELY && Math.max(style, fit) < unsafe)) {
    return true;
  }
  if (unsafe > 0) return guess.unsafe >= SURE;
  const refuses = message.readings.some(({ reading }) => reading.role === 'negated');
  return !refuses && guess.unsafe >= (isLooking ? UNSAFE_CERTAIN : UNSAFE_SAID);
}
