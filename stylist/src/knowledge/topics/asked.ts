import type { ReadTurn } from '../../answers/answer.ts';
import { cueWeight, cueWords } from './cues.ts';

/** Whom a fact may be for. */
export type Wearer = 'women' | 'men';

/** A question as the topics are held against it. */
export interface Asked {
  read: ReadTurn;
  /** The question with misspellings corrected. */
  text: string;
  words: readonly string[];
  /** Null where it is for anyone, or nobody knows. */
  wearer: Wearer | null;
}

const MEN =
  'he,him,his,husband,boyfriend,brother,dad,father,son,groom,groomsman,groomsmen,guy,guys,man,men,mens,male,uncle,grandpa,nephew,bf';
const WOMEN =
  'she,her,wife,girlfriend,sister,mom,mum,mother,daughter,bride,bridesmaid,lady,ladies,woman,women,womens,female,aunt,grandma,niece,gf';

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(','));
const mens = wordsOf(MEN);
const womens = wordsOf(WOMEN);

/** Who comes along wears nothing of it: "with my boyfriend". */
const COMPANY = new RegExp(
  `\\b(?:with|and|visiting|meeting|seeing|joining) (?:my|our) (?:[a-z]+ ){0,2}?(?:${[...wordsOf(MEN), ...wordsOf(WOMEN)].filter((word) => word.length > 3).join('|')})\\b(?!['’]s)`,
  'gi',
);

/** A message without those who come along. */
export const withoutCompany = (text: string): string => text.replaceAll(COMPANY, ' ');

function wearerAmong(genders: readonly string[]): Wearer | null {
  const [isMens, isWomens] = [genders.includes('Men'), genders.includes('Women')];
  if (isMens === isWomens) return null;
  return isMens ? 'men' : 'women';
}

function wearerOf({ understood, turn }: ReadTurn, words: readonly string[]): Wearer | null {
  const named = wearerAmong(understood.hard.gender);
  if (named !== null) return named;
  const [isMens, isWomens] = [words.some((w) => mens.has(w)), words.some((w) => womens.has(w))];
  if (isMens !== isWomens) return isMens ? 'men' : 'women';
  if (isMens) return null;
  // Who shops among men's pieces is not told of dresses.
  return (
    wearerAmong(turn.shopper.preferences.gender_preference ?? []) ??
    wearerAmong(turn.filters.gender)
  );
}

/** Reads a message for the topics. */
export function readAsked(read: ReadTurn): Asked {
  const text = read.understood.corrected ?? read.turn.words;
  // A correction may have taken a word that only the topics know: both are looked at.
  const words = [...cueWords(read.turn.words), '|', ...cueWords(text)];
  const own = [
    ...cueWords(withoutCompany(read.turn.words)),
    '|',
    ...cueWords(withoutCompany(text)),
  ];
  return { read, text, words, wearer: wearerOf(read, own) };
}

/** Whether one of these cues stands in the question. */
export const asksOf = (asked: Asked, ...cues: readonly string[]): boolean =>
  cueWeight(asked.words, cues) > 0;

/** Whom pieces are looked for, as filters name it; null where nobody knows. */
export const genderOf = ({ wearer }: Asked): 'Women' | 'Men' | null =>
  wearer === null ? null : wearer === 'men' ? 'Men' : 'Women';
