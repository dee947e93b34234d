import { spellCount, spellPlace } from '../../facts/number-words.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Found } from '../../stylist.ts';
import { savedName } from '../reasons/goes-with.ts';

/** Whether a change brought no piece that was not there before. */
export function isUnchanged({ state, outfits }: Found): boolean {
  const before = state.shown.outfits;
  const isChange = state.request?.outfit?.change !== undefined;
  const wasShown = (ids: readonly string[]) =>
    before.some((old) => old.length === ids.length && ids.every((id) => old.includes(id)));
  return isChange && outfits.every((pieces) => wasShown(pieces.map(({ id }) => id)));
}

/** "The first now has the brown boots": what is new in each, where several changed. */
function tellEach({ state, outfits }: Found, speech: Speech): string {
  const kept = new Set(state.request?.outfit?.change?.bases.flat());
  const told = outfits.flatMap((pieces, place) => {
    const old = new Set(
      state.shown.outfits.find((ids) => pieces.every(({ id }) => ids.includes(id))),
    );
    const fresh = pieces.filter(({ id }) => !kept.has(id) && !old.has(id));
    const names = joinWithAnd(fresh.map(savedName));
    return fresh.length === 0 ? [] : { place: `the ${spellPlace(place)}`, names };
  });
  const [first, ...others] = told;
  if (first === undefined) return '';
  const list = joinWithAnd([
    `${first.place} now has ${first.names}`,
    ...others.map(({ place, names }) => `${place} ${names}`),
  ]);
  return speech.say(
    `${capitalize(list)}; all else stays as it was.`,
    `${capitalize(list)}, and nothing else changes.`,
  );
}

/** What was done to the outfits on the screen, where they were not composed anew. */
export function tellChanged(found: Found, speech: Speech): string {
  const { state, outfits, dropped } = found;
  const change = state.request?.outfit?.change;
  const isNew = !isUnchanged(found);
  if (change === undefined || dropped !== null) return '';
  if (!isNew && change.fill.length > 0) return speech.say('Here it is again.', 'As it was:');
  if (change.fill.length > 0 && change.bases.length > 1) return tellEach(found, speech);
  const isOne = outfits.length === 1;
  if (change.fill.length === 0) {
    return isOne
      ? speech.say('The same outfit, with that left out.', 'It is out; the rest stays as it was.')
      : speech.say('The same outfits, with that left out.', 'It is out of all of them.');
  }
  if (change.isAdded) {
    return isOne
      ? speech.say('Here it is with that added.', 'Added; the rest stays as it was.')
      : speech.say(
          `The same outfit with that added, in ${spellCount(outfits.length)} versions.`,
          `Added, in ${spellCount(outfits.length)} versions of the one outfit.`,
        );
  }
  return isOne
    ? speech.say(
        'One piece is new, and the rest stays as it was.',
        'Changed; all else is as before.',
      )
    : speech.say(
        `The same outfit with one part changed, in ${spellCount(outfits.length)} versions.`,
        `${capitalize(spellCount(outfits.length))} ways to change that part, with all else as it was.`,
        `Only that part changes: ${spellCount(outfits.length)} versions.`,
      );
}
