import { matchPhrases } from '@modiste/lexicon/phrase-table';
import { type Token, tokenize } from '@modiste/lexicon/tokens';

const DENYING = new Set(['no', 'not', 'without', 'never', 'non', 'isnt', 'arent', 'zero', 'nor']);
const BETWEEN = new Set(['a', 'an', 'any', 'the', 'of', 'fully', 'real', 'visible']);
const FREE = new Set(['free', 'less']);
const STATED_KINDS: ReadonlySet<string> = new Set(['attribute', 'material', 'pattern']);

/** Words that deny a fact by themselves. */
const DENYING_WORDS: Readonly<Record<string, readonly string[]>> = {
  unlined: ['lined'],
  sleeveless: ['sleeved', 'long-sleeve', 'short-sleeve'],
  collarless: ['collared'],
  pocketless: ['pockets'],
  hoodless: ['hooded'],
  unpadded: ['removable-pads', 'quilted', 'shoulder-pads'],
  opaque: ['sheer'],
  rigid: ['stretch'],
  laceless: ['lace-up'],
};

/** Whether what stands before a word takes it back: "no", "not a", "without any". */
export function isDeniedAt(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (at > 0 && tokens[at]?.afterBreak !== true) {
    const word = tokens[at - 1]?.word ?? '';
    if (DENYING.has(word)) return true;
    if (!BETWEEN.has(word)) return false;
    at -= 1;
  }
  return false;
}

/** "Wool-free": what stands after a word takes it back. */
export const isFreeAfter = (tokens: readonly Token[], to: number): boolean =>
  tokens[to]?.afterBreak === false && FREE.has(tokens[to]?.word ?? '');

/** Lexicon ids of attributes, materials and patterns that a text says an item does not have. */
export function readDenials(text: string): ReadonlySet<string> {
  const tokens = tokenize(text);
  const denied = new Set(tokens.flatMap(({ word }) => DENYING_WORDS[word] ?? []));
  for (const { from, to, concepts } of matchPhrases(tokens)) {
    if (!isDeniedAt(tokens, from) && !isFreeAfter(tokens, to)) continue;
    for (const { kind, id } of concepts) if (STATED_KINDS.has(kind)) denied.add(id);
  }
  return denied;
}
