import { listOf } from '@modiste/lexicon/tokens';
import talk from './wordless-talk.json' with { type: 'json' };

const HAS_WORDS = /[\p{L}\p{N}]/u;
const URL = /\b(?:https?:\/\/|www\.)\S+/gi;
const ASKS_ON = /^[\s?!.…]*\?[\s?!.…]*$/;
/** Where nothing is left but a link. */
const ABOUT_LINKS = 'can you open links';

const bySign = new Map(
  Object.entries<string>(talk.signs).flatMap(([words, signs]) =>
    listOf(signs).map((sign): [string, string] => [sign, words]),
  ),
);
const byGreeting = new Map(
  Object.entries<string>(talk.greetings).flatMap(([words, said]) =>
    listOf(said).map((one): [string, string] => [one, words]),
  ),
);

/** What signs alone say: a heart "love it", a boot that boots are looked for. */
function wordsOfSigns(text: string): string {
  const found = [...text].flatMap((sign) => bySign.get(sign) ?? []);
  return [...new Set(found)].slice(0, 2).join(' ');
}

/**
 * A message without a word of English in it, said in words: an emoji, question marks, a link alone,
 * a greeting of another language. Any other message stays as it is, without its links.
 */
export function rewordTalk(text: string): string {
  if (ASKS_ON.test(text)) return 'huh';
  if (!HAS_WORDS.test(text)) return wordsOfSigns(text) || text;
  const bare = text.replaceAll(URL, ' ').trim();
  if (bare !== text.trim()) return HAS_WORDS.test(bare) ? bare : ABOUT_LINKS;
  const folded = text
    .toLowerCase()
    .replaceAll(/[^\p{L} ]/gu, '')
    .trim();
  return byGreeting.get(folded) ?? text;
}
