import {
  type AdviceAsked,
  ASKS_BACK,
  BARE,
  BARE_AT,
  FORMS,
  LEAD,
  SWAPS,
  TAIL,
  THINKS,
  TOLD,
  VERBLESS,
} from './advice-forms.ts';

/** A question that is answered with yes or no: "can i wear flats with a midi to a wedding". */
export interface AdviceQuestion {
  asks: AdviceAsked;
  /** What is asked about: "flats", "it", "black". */
  what: string;
  /** What it is held against: "a midi"; empty where nothing is. */
  beside: string;
  /** Where or when: "a wedding"; empty where nobody says. */
  at: string;
  /** Who is asked about, where that is not the shopper: "short people". */
  who: string;
}

const NO_OTHER =
  /^(?:i|you|u|we|one|someone|he|she|they|people)$|^(?:my|the) (?!.*\b(?:people|men|women)\b)/;
const BESIDE =
  /^(?<left>.*?)\b(?:with|w\/?|over|under|underneath|beside|next to|on top of|against|to go with|matching)\s+(?<right>.+)$/;
const AND = /^(?<left>.+?) (?:and|&|n|plus) (?<right>.+)$/;
const AT = /^(?<left>.*?)\b(?:for|to|at|in|on|during|around|when|if)\s+(?<right>.+)$/;
/** What stands between the two things, or names the way of wearing them. */
const IDLE =
  /\boff$|\b(?:my|your|some|any|those|a pair of|pair of|together|something like|go|wear(?:ing)?|like)\b/g;

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[’`]/g, "'")
    .replaceAll(/\bw\/? /g, 'with ')
    .replaceAll(/\bur\b/g, 'your')
    .replace(/\bam i (?:even )?allowed to\b/, 'can i')
    .replace(/\bwithout (?:any |a )?(?=[a-z]+$)/, 'with no ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const parted = (pattern: RegExp, text: string): [string, string] | null => {
  const { left, right } = pattern.exec(text)?.groups ?? {};
  return left === undefined || right === undefined ? null : [left.trim(), right.trim()];
};

const thing = (text: string): string => text.replaceAll(IDLE, ' ').replaceAll(/\s+/g, ' ').trim();

/** Sorts what is asked about, what beside it and where from the words behind the question. */
function sortParts(
  what: string,
  rest: string,
  isPair: boolean,
): Omit<AdviceQuestion, 'asks' | 'who'> {
  const text = `${what} ${rest}`
    .replaceAll(/[?.!]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [first, second = ''] = parted(BESIDE, text) ?? [text];
  const [one, where] = parted(AT, first) ?? [first, ''];
  const [other, place] = parted(AT, second) ?? [second, ''];
  const [left, right = ''] = isPair && other === '' ? (parted(AND, one) ?? [one]) : [one, other];
  return { what: thing(left), beside: thing(right), at: place === '' ? where : place };
}

/** The question alone, without what leads to it and what presses for an answer. */
export const plainQuestion = (words: string): string => {
  const text = plain(words).replace(/[?.! ]+$/, '');
  let stripped = text.replace(LEAD, '');
  for (let before = ''; before !== stripped; ) {
    before = stripped;
    stripped = stripped.replace(TAIL, '').replace(/[?.!, ]+$/, '');
  }
  return stripped;
};

const OF_PAIR = /\b(?:clash|together|mix|combine|match|go|pair|work)\b/;
/** A message that says more than its question is read part by part. */
const IS_SEVERAL = /[.?!;]\s+\w|\n/;
/** What is sold, how many are needed, and what is worn below are told elsewhere. */
const OF_OTHER =
  /\b(?:under \$?\d|\$\d|\d+ (?!-)|bras?|underwear|underneath|size|in stock|available|cheaper|instead of buying|or (?:does|do|will|can|is) (?:it|they))\b|^\W*(?:are|is) there\b/i;

const NONE = /^no /;

/** "Are they ok with no socks" asks whether these can be left off. */
const withoutNone = (read: AdviceQuestion): AdviceQuestion =>
  NONE.test(read.beside)
    ? { ...read, asks: 'spared', what: read.beside.replace(NONE, ''), beside: '' }
    : read;

/** Reads a question that yes or no answers; null where a message is none. */
export function readAdviceQuestion(words: string): AdviceQuestion | null {
  if (IS_SEVERAL.test(words.trim()) || OF_OTHER.test(words)) return null;
  const placed = BARE_AT.exec(plain(words).replace(LEAD, ''))?.groups;
  if (placed?.what !== undefined) {
    return { asks: 'right', who: '', ...sortParts(placed.what, placed.rest ?? '', false) };
  }
  const bare = BARE.exec(plain(words).replace(LEAD, ''))?.groups;
  const asked = plainQuestion(words);
  if (bare?.what !== undefined && !FORMS.some(({ form }) => form.test(asked))) {
    const isWrong = /weird|tacky|much|a no$|clash/.test(bare.says ?? '');
    return { asks: isWrong ? 'wrong' : 'right', who: '', ...sortParts(bare.what, '', true) };
  }
  const swapped = ASKS_BACK.test(plain(words)) ? SWAPS.exec(asked)?.groups?.what : undefined;
  if (swapped !== undefined) return { asks: 'right', who: '', ...sortParts(swapped, '', false) };
  const verbless = VERBLESS.exec(asked)?.groups;
  if (verbless?.what !== undefined) {
    const isWrong = /weird|tacky|much/.test(verbless.says ?? '');
    const parts = sortParts(verbless.what, verbless.rest ?? '', true);
    return { asks: isWrong ? 'wrong' : 'right', who: '', ...parts };
  }
  const isThought = THINKS.test(asked);
  const text = asked.replace(THINKS, '');
  for (const { asks, form } of isThought ? TOLD : FORMS) {
    const groups = form.exec(text)?.groups;
    if (groups?.what === undefined) continue;
    const who = groups.who ?? '';
    return withoutNone({
      asks,
      who: NO_OTHER.test(who) ? '' : who,
      ...sortParts(
        groups.what,
        groups.beside === undefined ? (groups.rest ?? '') : `with ${groups.beside}`,
        OF_PAIR.test(text),
      ),
    });
  }
  return null;
}
