import { toneOf } from '../../colors/tones.ts';
import type { Token } from '../../words/tokens.ts';
import type { QueryPhrase, QueryPhrases } from '../phrases/query-phrases.ts';

/** The only other spelling of one of the 15 names themselves. */
const PLAIN: ReadonlySet<string> = new Set(['grey']);

const colorsOf = ({ concepts }: QueryPhrase): string[] =>
  concepts.filter(({ kind }) => kind === 'color').map(({ id }) => id);

/** The name of a color where it says more than the color it counts as, folded; null otherwise. */
function shadeOf(tokens: readonly Token[], phrase: QueryPhrase): string | null {
  const colors = colorsOf(phrase);
  const name = tokens
    .slice(phrase.from, phrase.to)
    .map(({ word }) => word)
    .join(' ');
  const isPlain = PLAIN.has(name) || colors.some((id) => id.toLowerCase() === name);
  return colors.length === 0 || isPlain ? null : name;
}

const tonesOf = ({ concepts }: QueryPhrase): string[] =>
  concepts.map(({ id }) => id).filter((id) => toneOf(id) !== null);

/**
 * The names of wanted colors that say more than the color they count as, folded, and the wanted
 * tones, in order.
 */
export function wantedShades({ tokens, phrases }: QueryPhrases): string[] {
  const wanted = phrases.filter(({ role }) => role === 'wanted');
  const named = wanted.flatMap((phrase) => shadeOf(tokens, phrase) ?? tonesOf(phrase));
  return [...new Set(named)];
}

/** The tones that are refused: "nothing dark". */
export const negatedTones = ({ phrases }: QueryPhrases): string[] =>
  phrases.filter(({ role }) => role === 'negated').flatMap(tonesOf);

/**
 * The shade that a phrase keeps out where its color is wanted all the same, "navy" in "blue but not
 * navy"; null where it keeps out the whole color or none.
 */
export function negatedShade(
  { tokens, phrases }: QueryPhrases,
  phrase: QueryPhrase,
): string | null {
  if (phrase.role !== 'negated') return null;
  const wanted = new Set(phrases.filter(({ role }) => role === 'wanted').flatMap(colorsOf));
  return colorsOf(phrase).some((id) => wanted.has(id)) ? shadeOf(tokens, phrase) : null;
}
