import type { QueryPhrase, QueryPhrases } from './read-phrases.ts';

/** The only other spelling of one of the 15 names themselves. */
const PLAIN: ReadonlySet<string> = new Set(['grey']);

const namesColor = ({ role, concepts }: QueryPhrase): boolean =>
  role === 'wanted' && concepts.some(({ kind }) => kind === 'color');

/** The names of wanted colours that say more than the colour they count as, folded, in order. */
export function wantedShades({ tokens, phrases }: QueryPhrases): string[] {
  const shades = phrases.filter(namesColor).flatMap(({ from, to, concepts }): string[] => {
    const name = tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' ');
    const isPlain = PLAIN.has(name) || concepts.some(({ id }) => id.toLowerCase() === name);
    return isPlain ? [] : [name];
  });
  return [...new Set(shades)];
}
