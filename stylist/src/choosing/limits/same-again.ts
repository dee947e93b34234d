import { filtersDiffer } from '@modiste/contract/filters/compare-filters';
import { formatPrice } from '@modiste/contract/price';
import type { DialogueState } from '../../dialogue/dialogue-state.ts';
import { sumOf } from '../../references/shown-outfits.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Found } from '../../stylist.ts';
import { needsSaid } from '../needs/said-needs.ts';

/** Whether something else is asked for than by the message before. */
function isChanged({ request, earlier }: DialogueState): boolean {
  const before = earlier.at(-1);
  if (request === null || before === undefined) return false;
  return (
    request.refinedQuery !== before.refinedQuery ||
    filtersDiffer(request.filters, before.filters) ||
    request.leastOff !== before.leastOff ||
    request.piecePrices !== before.piecePrices ||
    request.outfit?.budget !== before.outfit?.budget ||
    request.outfit?.steps !== before.outfit?.steps
  );
}

/** So many pieces are seen at once. */
const LISTED_MAX = 12;

const keyOf = (ids: readonly string[]): string => ids.toSorted().join(' ');

/** Who asks to see them again is not told that they are the same. */
const AGAIN = /\b(?:again|back|once more|show|see|remind|repeat|list)\b/i;

/** Whether the very same pieces were found for a message that did not ask to see them again. */
export function isSameAgain({ state, candidates, outfits }: Found): boolean {
  const { itemIds, outfits: before } = state.shown;
  // A use that was just told puts them in another order, which is an answer.
  if (needsSaid(state.heard?.at(-1) ?? '').length > 0) return false;
  if (!isChanged(state) && AGAIN.test(state.heard?.at(-1) ?? '')) return false;
  if (outfits.length > 0) {
    const now = outfits.map((pieces) => keyOf(pieces.map(({ id }) => id)));
    return before.length > 0 && keyOf(now) === keyOf(before.map(keyOf));
  }
  const now = candidates.map(({ id }) => id);
  // Of a long list others may lead now, which is an answer.
  if (now.length > LISTED_MAX) return false;
  return before.length === 0 && now.length > 0 && keyOf(now) === keyOf(itemIds);
}

/** That the same pieces stand there as before: what they are is not told anew. */
export function tellSame({ dropped, candidates, state }: Found, speech: Speech): string {
  const isOne = candidates.length === 1;
  if (!isChanged(state)) {
    return speech.say(
      'The listings don’t tell me enough to act on that, so these stay.',
      'I could not make anything else of that, so these are the same as before.',
      'That changes nothing I can search for: tell me a color, a price or a kind.',
    );
  }
  if (dropped !== null) {
    return speech.say(
      `So it stays with ${isOne ? 'the one' : 'those'} above; drop one of your wishes, and I can show you others.`,
      `That leaves the same as before; with one wish fewer I can show you more.`,
      `Nothing new, then, unless one of your wishes gives way.`,
    );
  }
  return isOne
    ? speech.say(
        'It stays with the one above: I found no other.',
        'That leaves the one from before, and no other.',
        'Still that one, as nothing else came up.',
      )
    : speech.say(
        'The choice stays the same: none drops out, and no others come in.',
        'That leaves the ones from before, and no others.',
        'Still the same ones, as nothing else came up.',
      );
}

/** So many outfits are shown at most: where there are as many, others may be left. */
const SHOWN_MAX = 3;

const LIMIT_SAID = /\d|\b(?:budget|limit|max)\b/i;

/** Who says their limit once more is told that what is shown keeps to it; empty where they did not. */
function tellWithin(outfits: Found['outfits'], state: DialogueState, speech: Speech): string {
  const budget = state.request?.outfit?.budget ?? null;
  const isSaid = LIMIT_SAID.test(state.heard?.at(-1) ?? '');
  if (budget === null || !isSaid || outfits.some((pieces) => sumOf(pieces) > budget)) return '';
  const limit = formatPrice(budget);
  return outfits.length === 1
    ? speech.say(`This one stays within your ${limit} already.`)
    : speech.say(
        `Each of them stays within your ${limit} already, so nothing changes.`,
        `None of them costs more than your ${limit}, so they stay as they are.`,
      );
}

/** The same of outfits: nobody is shown them anew as though they were others. */
export function tellSameOutfits(
  { outfits, notice, dropped, state }: Found,
  speech: Speech,
): string {
  const isAll = outfits.length < SHOWN_MAX;
  const one = outfits.length === 1;
  const within = isChanged(state) ? '' : tellWithin(outfits, state, speech);
  if (within !== '') return within;
  if (!isChanged(state)) {
    return speech.say(
      'I could not make anything else of that, so it stays as it was.',
      'That changes nothing I can search for: tell me a piece, a color or a price.',
    );
  }
  if (notice !== null || dropped !== null)
    return speech.say('So it stays as it was.', 'No other comes closer.');
  if (!isAll) {
    return speech.say(
      'These keep to that already, so they stay as they were.',
      'Nothing in them goes against that, so these are the ones from before.',
    );
  }
  return one
    ? speech.say(
        'This one keeps to that already, and I found no other that does.',
        'It stays with this outfit: one wish fewer, or a higher budget, would open up others.',
        'The same outfit as before, as no other I can put together meets it all.',
      )
    : speech.say(
        'These keep to that already, and I found no others that do.',
        'It stays with these outfits: one wish fewer, or a higher budget, would open up others.',
        'The same outfits as before, as no others I can put together meet it all.',
      );
}
