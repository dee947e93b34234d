import type { Filters } from '@modiste/contract/filters/filters';
import type { Gender } from '@modiste/contract/values';
import { listOf, type Token, tokenize } from '@modiste/lexicon/tokens';
import type { DialogueState } from '../dialogue/dialogue-state.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(listOf(list));

/** What people call themselves. */
const NOUNS: Readonly<Record<'Women' | 'Men', ReadonlySet<string>>> = {
  Women: setOf(
    'woman, womans, women, womens, lady, ladies, female, females, girl, girls, gal, lass, chick, mom, mum, mother, wife, bride, bridesmaid, grandma, granny, nan, grandmother, aunt, daughter, sister',
  ),
  Men: setOf(
    'man, mans, men, mens, gentleman, gents, male, males, guy, guys, bloke, dude, lad, boy, dad, father, husband, groom, groomsman, grandad, granddad, grandpa, grandfather, uncle, son, brother',
  ),
};
/** What stands alone for a gender; "mom" alone may be for whom it is. */
const ALONE = setOf(
  'woman, womans, women, womens, lady, ladies, female, females, man, mans, men, mens, gents, gentleman, male, males, guy, bloke, dude',
);

/** What may stand between "I am" and what one is: "I'm a 6 foot tall man". */
const BETWEEN = setOf(
  'a, an, just, only, the, actually, still, also, such, very, quite, really, grown, big, small, tall, short, petite, curvy, plus, size, slim, skinny, young, younger, old, older, elderly, middle, aged, retired, busy, new, single, straight, plain, average, normal, regular, simple, year, years, foot, ft, in, late, early, mid, twenties, thirties, forties, fifties, sixties, seventies, proud, working, pregnant, black, white, asian',
);
const BETWEEN_MAX = 6;
/** "Dressed as a man" tells nothing of oneself. */
const COMPARES = setOf('same, well, soon, dress, dressed, dressing, go, going');
const WHOSE = setOf('my, her, his, their, the');

/** What stands beside a gender where a clause says nothing else: "female, 42", "men's only please". */
const FILLERS = setOf(
  'a, an, the, only, just, please, pls, plz, here, btw, and, yes, no, ok, okay, oh, sorry, hi, hello, hey, so, for, age, aged, years, year, old, yo, yrs, size, lol, obviously, of, course, by, way, ones, one, stuff, things, clothes, clothing, section, in',
);

const genderOf = (word: string): 'Women' | 'Men' | null =>
  NOUNS.Women.has(word) ? 'Women' : NOUNS.Men.has(word) ? 'Men' : null;

/** Whether "I am" or "as a" stands before a word, with no more than how one is between them. */
function isOfSpeaker(words: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - BETWEEN_MAX); before--) {
    const word = words[before]?.word ?? '';
    if (word === 'im' || word === 'am') return true;
    if (word === 'as') {
      return (
        !COMPARES.has(words[before - 1]?.word ?? '') && /^an?$/.test(words[before + 1]?.word ?? '')
      );
    }
    const isHow = BETWEEN.has(word) || /^\d/.test(word) || (before === at - 1 && WHOSE.has(word));
    if (!isHow) return false;
  }
  return false;
}

/** The clauses of a text, each as its words, and whether it asks something. */
function clausesOf(text: string): { words: readonly Token[]; asks: boolean }[] {
  const clauses: Token[][] = [];
  for (const token of tokenize(text)) {
    const before = clauses.at(-1)?.at(-1);
    const isParted =
      before === undefined || token.afterBreak || /[.]/.test(text.slice(before.end, token.start));
    if (isParted) clauses.push([token]);
    else clauses.at(-1)?.push(token);
  }
  return clauses.map((words, at) => {
    const next = clauses[at + 1]?.[0]?.start ?? text.length;
    return { words, asks: text.slice(words.at(-1)?.end ?? 0, next).includes('?') };
  });
}

/** "Female", "men's only please": nothing but the gender and an age. */
const isBare = (words: readonly Token[]): boolean =>
  words.every(({ word }) => FILLERS.has(word) || ALONE.has(word) || /^\d/.test(word));

const gendersIn = (words: readonly Token[]): Gender[] => {
  const isAlone = isBare(words);
  return words.flatMap(({ word }, at) => {
    const gender = genderOf(word);
    return gender !== null && (isAlone || isOfSpeaker(words, at)) ? [gender] : [];
  });
};

/** The gender that a message tells of the shopper: "im a guy", "female, 42"; null where it tells none. */
export function genderTold(text: string): Gender | null {
  const told = clausesOf(text).flatMap(({ words, asks }) => (asks ? [] : gendersIn(words)));
  const [gender = null] = told;
  return told.every((one) => one === gender) ? gender : null;
}

/** "Why men's suits?" of a woman wonders at them, and "is that a women's pair? I'm a man" asks. */
const WONDERS = /\?|\b(?:why|not|no|isn['’]?t|aren['’]?t|don['’]?t|stop)\b/i;

/** Who told their gender does not change it by naming the other one in a question or a complaint. */
export function withOwnGender(filters: Filters, text: string, { own }: DialogueState): Filters {
  if (own === undefined || own.gender === null || !own.isTold) return filters;
  const { gender } = own;
  const isOwn = filters.gender.length === 1 && filters.gender[0] === gender;
  const isBoth = filters.gender.length > 1;
  const isNow = genderTold(text) !== null;
  return !isOwn && (isBoth || isNow || WONDERS.test(text))
    ? { ...filters, gender: [gender] }
    : filters;
}
