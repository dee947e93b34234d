import { COLORS, type Color } from '@modiste/contract/values';
import { listOf, phraseKey, type Token, tokenize } from '../words/tokens.ts';
import colorWordLists from './color-words.json' with { type: 'json' };

type ColorTable = ReadonlyMap<string, Color>;

function tableOf(lists: Readonly<Partial<Record<Color, string>>>): Map<string, Color> {
  return new Map(
    COLORS.flatMap((color) =>
      listOf(lists[color])
        .filter((word) => word !== '')
        .map((word): [string, Color] => [phraseKey(word), color]),
    ),
  );
}

/** Color phrases that are safe to read in any text. */
export const colorPhrases: ColorTable = tableOf(colorWordLists.anywhere);
/** With those that name a color only where a color is asked for, as in a feed's color column. */
const allColorPhrases: ColorTable = new Map([
  ...tableOf(colorWordLists.inColorColumns),
  ...colorPhrases,
]);
/** Every single word that stands in a color's name. */
export const colorWords: ReadonlySet<string> = new Set(
  [...allColorPhrases.keys()].flatMap((key) => key.split(' ')),
);
const PHRASE_WORDS_MAX = 3;

/**
 * The spec's color for a shop's color name, for example "Midnight" or "Heather Grey".
 * @returns null when no word of it names a color.
 */
export function colorOfWord(name: string): Color | null {
  const exact = allColorPhrases.get(phraseKey(name));
  return exact ?? colorsIn(tokenize(name), allColorPhrases).at(-1) ?? null;
}

/** Colors that any text may name, or with those that only a color column names. */
type Reach = 'sure' | 'loose';
const tableFor = (reach: Reach): ColorTable => (reach === 'sure' ? colorPhrases : allColorPhrases);

/** The color that a whole phrase names, or null. */
export const colorOfPhrase = (phrase: string, reach: Reach): Color | null =>
  tableFor(reach).get(phraseKey(phrase)) ?? null;

/** Every color that the words of a name tell, in order. */
export const colorsNamedIn = (name: string, reach: Reach): Color[] =>
  colorsIn(tokenize(name), tableFor(reach));

function colorsIn(tokens: readonly Token[], table: ColorTable): Color[] {
  const found: Color[] = [];
  for (let at = 0; at < tokens.length; ) {
    let length = Math.min(PHRASE_WORDS_MAX, tokens.length - at);
    let color: Color | undefined;
    for (; length > 0; length -= 1) {
      color = table.get(wordsOf(tokens, at, length));
      if (color !== undefined) break;
    }
    if (color !== undefined) found.push(color);
    at += Math.max(1, length);
  }
  return found;
}

const wordsOf = (tokens: readonly Token[], at: number, length: number): string =>
  tokens
    .slice(at, at + length)
    .map((token) => token.word)
    .join(' ');

/**
 * The colors that a color column names, each once, in order. Reads every shop's color word
 * ("Sand", "Wine"), so give it color text, not prose: "Black/White", "navy with red".
 */
export function readColors(text: string): Color[] {
  const parts = text.split(/[/,;|&+]|\band\b|\bwith\b/i).filter((part) => part.trim() !== '');
  const colors = parts.flatMap((part) => {
    const whole = allColorPhrases.get(phraseKey(part));
    const strict = whole === undefined ? colorsIn(tokenize(part), colorPhrases) : [whole];
    return strict.length > 0 ? strict : colorsIn(tokenize(part), allColorPhrases);
  });
  return [...new Set(colors)];
}
