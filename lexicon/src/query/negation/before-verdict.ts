import type { PhraseMatch } from '../../phrases/phrase-table.ts';
import { range } from '../../words/span.ts';
import { listOf } from '../../words/tokens.ts';
import type { NegationText } from './negators.ts';

const WORDS_LOOKED_AT = 6;
const VERDICTS: ReadonlySet<string> = new Set(['no', 'nono', 'excluded', 'out', 'off']);
const COMPLAINING: ReadonlySet<string> = new Set(
  listOf('is, are, be, feels, feel, gets, get, looks, look, makes, make, drives'),
);
const DEGREES: ReadonlySet<string> = new Set(
  listOf(
    'too, so, way, just, really, very, a, bit, always, would, me, him, her, them, us, my, skin',
  ),
);
const COMPLAINTS: ReadonlySet<string> = new Set(
  listOf(
    'itch, itchy, itches, scratchy, prickly, sweat, sweaty, annoying, uncomfortable, ugly, hideous, awful, horrible, gross, crazy',
  ),
);

/** "Polka dots are a no": how many words from here on are such a verdict; 0 for none. */
function verdictLength(words: readonly string[]): number {
  const [is, a, verdict] = words;
  if (is !== 'is' && is !== 'are') return 0;
  const said = a === 'a' ? verdict : a;
  return VERDICTS.has(said ?? '') ? (a === 'a' ? 3 : 2) : 0;
}

/** "Wool is too itchy", "it makes me sweat": how many words from here on complain; 0 for none. */
function complaintLength(words: readonly string[]): number {
  const at = words.findIndex((word) => COMPLAINTS.has(word));
  const before = words.slice(0, at);
  const isSaid = before.some((word) => COMPLAINING.has(word));
  return at > 0 && isSaid && before.every((word) => COMPLAINING.has(word) || DEGREES.has(word))
    ? at + 1
    : 0;
}

/** The phrases before a verdict or a complaint, with it. */
export function beforeVerdict({ tokens }: NegationText, matches: readonly PhraseMatch[]): number[] {
  return matches.flatMap((match) => {
    const words = tokens.slice(match.to, match.to + WORDS_LOOKED_AT).map(({ word }) => word);
    const length = verdictLength(words) || complaintLength(words);
    return length === 0 ? [] : range(match.from, match.to + length);
  });
}
