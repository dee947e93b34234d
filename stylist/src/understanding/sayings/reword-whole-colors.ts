import { COLORS } from '@modiste/contract/values';
import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';

/** "All white", "completely black"; "show me all white ones" asks for each of these. */
const BEFORE =
  /(?<!\b(?:show|see|find|me|are|is|they|why|you|with|got|have|and|or) )\b(?:all[- ]|(?:completely|entirely|totally|fully|purely|pure) )(?<color>[a-z]+)(?= [a-z]|\s*(?:[,.;!?]|$))(?! (?:and|or|of|with)\b)/i;
/** "White all over", "black and nothing else". */
const AFTER =
  /\b(?<color>[a-z]+) (?:all over|through and through|everywhere|from (?:top|sole|head) to (?:bottom|laces|toe)|and nothing else|and no other colou?rs?|with no other colou?rs?|without any other colou?rs?)\b/i;
/** Shoes that are plain have no stripe, sole or heel tab of another color. */
const PLAIN = /\bplain (?<color>[a-z]+)\b(?! (?:and|or)\b)/i;

const colorOf = (word: string): string | null => {
  const [reading, ...others] = understandQuery(word).readings;
  const [concept] = reading?.concepts ?? [];
  return others.length === 0 && concept?.kind === 'color' ? concept.id : null;
};

const isOfShoes = (types: readonly string[]): boolean =>
  types.length > 0 && types.every((type) => typeRole(type) === 'shoes');

/**
 * A piece that is to be of one color all over is of no other one: "white all over" becomes "white, no black, no
 * gray …".
 *
 * @param looksFor the kinds that are looked for so far.
 */
export function rewordWholeColors(text: string, looksFor: readonly string[]): string {
  const named = understandQuery(text).types;
  const isShoes = isOfShoes(named.length > 0 ? named : looksFor);
  const found = [BEFORE, AFTER, ...(isShoes ? [PLAIN] : [])]
    .map((pattern) => pattern.exec(text))
    .find((one) => one !== null && colorOf(one.groups?.color ?? '') !== null);
  const word = found?.groups?.color;
  if (found == null || word === undefined) return text;
  const own = colorOf(word);
  const others = COLORS.filter((color) => color !== own).map(
    (color) => `no ${color.toLowerCase()}`,
  );
  const said = text.slice(0, found.index) + word + text.slice(found.index + found[0].length);
  return `${said.replace(/[\s,.;!?]+$/, '')}, ${others.join(', ')}`;
}
