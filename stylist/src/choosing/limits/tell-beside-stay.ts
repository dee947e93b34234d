import { spellCount } from '../../facts/number-words.ts';
import { capitalize } from '../../speech/join-words.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Found } from '../../stylist.ts';

/** Whether nothing was found in place of what no record bears out, so that it is shown again. */
export function cameBack({ state, candidates }: Pick<Found, 'state' | 'candidates'>): boolean {
  const { doubtIds = [] } = state.request ?? {};
  return doubtIds.length > 0 && candidates.every(({ id }) => doubtIds.includes(id));
}

/** What was told of the complaint says it all. */
const AS_IS = null;

/** Further down a long list nobody has looked yet. */
const LOOKED_AT = 12;

/**
 * What came to the pieces that stayed where fault was found with the others: null where nothing is to
 * be told, empty where nothing stayed, so that what was found is told as ever.
 */
export function tellBesideStay(found: Found, speech: Speech): string | null {
  const { state, candidates, dropped } = found;
  const stay = found.state.request?.stayIds ?? [];
  if (cameBack(found)) {
    const { doubtTold = '' } = state.request ?? {};
    return speech.say(
      doubtTold,
      'The listings don’t say either way, and I have nothing to put in their place, so I kept them.',
      'No listing mentions that, and nothing else fits what you asked for, so I kept these.',
      'I can’t tell that from the listings and found no others, so these are the same ones.',
    );
  }
  if (stay.length === 0) return '';
  if (stay.length > 0 && state.shown.itemIds.length > LOOKED_AT) return AS_IS;
  if (stay.length > 0 && state.shown.itemIds.every((id) => stay.includes(id))) return AS_IS;
  const seen = [...stay, ...state.shown.itemIds.slice(0, LOOKED_AT)];
  const fresh = candidates.filter(({ id }) => !seen.includes(id)).length;
  const left = candidates.filter(({ id }) => stay.includes(id)).length;
  if (fresh === 0 && left < stay.length) {
    // What else was refused took some of them along.
    return speech.say(
      `That leaves ${spellCount(left)}.`,
      `${capitalize(spellCount(left))} ${left === 1 ? 'is' : 'are'} left.`,
    );
  }
  if (fresh === 0) {
    return speech.say(
      'I found no others without that.',
      'I have nothing else without it.',
      'There are no others to add.',
    );
  }
  const others = fresh === 1 ? 'one other' : `${spellCount(fresh)} others`;
  if (dropped?.startsWith('“') === true) {
    return speech.say(
      `Behind ${stay.length === 1 ? 'it' : 'them'} I put ${others}, which miss ${dropped}.`,
      `${capitalize(others)} come behind, without ${dropped}.`,
    );
  }
  return speech.say(
    `${capitalize(others)} ${fresh === 1 ? 'takes' : 'take'} the free places.`,
    `Behind ${stay.length === 1 ? 'it' : 'them'} I put ${others}.`,
    `${capitalize(others)} ${fresh === 1 ? 'comes' : 'come'} in for what left.`,
  );
}
