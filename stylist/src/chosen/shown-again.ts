import type { Item } from '@modiste/contract/entities/item';
import { listOf } from '@modiste/lexicon/tokens';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { isNamedInPlural } from '../references/scene.ts';
import type { Turn } from '../stylist.ts';
import { readMessage } from '../understanding/message.ts';
import { ASKS } from './choice-words.ts';
import { inChosenColors } from './chosen-pieces.ts';
import { piecesCalled } from './pieces-called.ts';

/** What says nothing but that something is to be seen again. */
const AROUND: ReadonlySet<string> = new Set(
  listOf(
    'show, see, look, bring, let, me, us, can, could, i, you, we, again, back, once, more, please, pls, the, to, go, get, at, that, up, where, was, is, ok, okay, no, so, and, then, now, just, want, wanna, have, one, time, another, a, meant, mean, asked, for, about',
  ),
);
const AGAIN =
  /\b(?:again|back|once more|another look|where (?:is|was)|i meant|i mean|asked (?:for|about))\b/i;

const MEANS = /\bi (?:mean|meant)\b/i;

/**
 * The one piece that is to be shown again: "show me the cardigan again", "no, the Fable Row one, 126".
 * Null where a message says more, or no piece of this conversation is called so.
 */
export function shownAgain(turn: Turn): Item | null {
  const { state, words, attachment } = turn;
  if (attachment !== null || state.list !== undefined || state.shown.outfits.length > 0)
    return null;
  if (!AGAIN.test(words) || words.includes('?')) return null;
  const message = readMessage(understandQuery(words));
  const { called } = piecesCalled(message, turn, true);
  const named = called.filter(({ isPronoun }) => !isPronoun);
  const [one, ...others] = named;
  const [item, ...more] = one?.items ?? [];
  if (one === undefined || item === undefined || others.length + more.length > 0) return null;
  // "The first ones again" are a whole search.
  if (message.words.some(({ word }) => word === 'ones')) return null;
  const isPlain = message.words.every(
    ({ word }, at) => AROUND.has(word) || (at >= one.from && at < one.to),
  );
  if (!isPlain || !one.isSure || !one.isNamed) return null;
  // "Back to the dresses" goes back to all that were looked for.
  if (one.isSeveral && !isNamedInPlural(item)) return null;
  // "No, I meant the linen one" asks once more what was asked of another.
  if (MEANS.test(words) && ASKS.test(state.heard?.at(-1) ?? '')) return null;
  return inChosenColors([item], state)[0] ?? item;
}
