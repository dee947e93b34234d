import { COLORS, type Color } from '@modiste/contract/values';
import { listOf, phraseKey, type Token, tokenise } from '../words/tokens.ts';
import { COLOR_WORDS, LOOSE_COLOR_WORDS } from './color-words.ts';

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

/** Colour phrases that are safe to read in any text. */
export const colorPhrases: ColorTable = tableOf(COLOR_WORDS);
const allColorPhrases: ColorTable = new Map([...tableOf(LOOSE_COLOR_WORDS), ...colorPhrases]);
/** Every single word that stands in a colour's name. */
export const colorWords: ReadonlySet<string> = new Set(
  [...allColorPhrases.keys()].flatMap((key) => key.split(' ')),
);
const PHRASE_WORDS_MAX = 3;

/**
 * The spec's colour for a shop's colour name, for example "Midnight" or "Heather Grey".
 * @returns null when no word of it names a colour.
 */
export function colorOfWord(name: string): Color | null {
  const exact = allColorPhrases.get(phraseKey(name));
  return exact ?? colorsIn(tokenise(name), allColorPhrases).at(-1) ?? null;
}

/** Colors that any text may name, or with those that only a color column names. */
type Reach = 'sure' | 'loose';
const tableFor = (reach: Reach): ColorTable => (reach === 'sure' ? colorPhrases : allColorPhrases);

/** The color that a whole phrase names, or null. */
export const colorOfPhrase = (phrase: string, reach: Reach): Color | null =>
  tableFor(reach).get(phraseKey(phrase)) ?? null;

/** Every color that the words of a name tell, in order. */
export const colorsNamedIn = (name: string, reach: Reach): Color[] =>
  colorsIn(tokenise(name), tableFor(reach));

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
 * The colours that a colour column names, each once, in order. Reads every shop's colour word
 * ("Sand", "Wine"), so give it colour text, not prose: "Black/White", "navy with red".
 */
export function readColors(text: string): Color[] {
  const parts = text.split(/[/,;|&+]|\band\b|\bwith\b/i).filter((part) => part.trim() !== '');
  const colors = parts.flatMap((part) => {
    const whole = allColorPhrases.get(phraseKey(part));
    const strict = whole === undefined ? colorsIn(tokenise(part), colorPhrases) : [whole];
    return strict.length > 0 ? strict : colorsIn(tokenise(part), allColorPhrases);
  });
  return [...new Set(colors)];
}
