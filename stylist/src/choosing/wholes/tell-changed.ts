import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { nameOfComparison } from '@modiste/lexicon/comparisons';
import { findType } from '@modiste/lexicon/garment-types';
import { areOfEarlier, boardIds } from '../../dialogue/boards.ts';
import { isInSameColor } from '../../facts/item-colors.ts';
import { isPairType } from '../../facts/item-names.ts';
import { spellCount, spellPlace } from '../../facts/number-words.ts';
import { sumOf } from '../../references/shown-outfits.ts';
import { capitalize, joinSentences, joinWithAnd, uncapitalize } from '../../speech/join-words.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Found } from '../../stylist.ts';
import { savedName } from '../reasons/goes-with.ts';

/** Whether a change brought no piece that was not there before, in that very color. */
export function isUnchanged({ state, outfits }: Found): boolean {
  const before = state.shown.outfits;
  const { change, move } = state.request?.outfit ?? {};
  const isChange = change !== undefined || move !== undefined;
  const wasShown = (pieces: readonly Item[]) =>
    before.some((old) => old.length === pieces.length && newIn(pieces, old, state).length === 0);
  return isChange && outfits.every(wasShown);
}

/** The pieces that an outfit did not have, or not in that color. */
const newIn = (
  pieces: readonly Item[],
  former: readonly string[],
  { boards = [], shownColors }: Found['state'],
): Item[] => {
  const colors = boards.at(-1)?.colors ?? shownColors;
  return pieces.filter((item) => !former.includes(item.id) || !isInSameColor(item, colors));
};

/** What an outfit was before: the one on the screen that it came of, or with which it shares most. */
function formerOf(
  pieces: readonly Item[],
  { state: { shown, request }, outfits }: Found,
): readonly string[] {
  const { from = [] } = request?.outfit?.change ?? {};
  const place = from.length === outfits.length ? from[outfits.indexOf(pieces)] : undefined;
  const origin = shown.outfits[place ?? -1];
  if (origin !== undefined) return origin;
  const shared = (ids: readonly string[]) => pieces.filter(({ id }) => ids.includes(id)).length;
  const [most = []] = shown.outfits.toSorted((one, other) => shared(other) - shared(one));
  return shared(most) > 0 ? most : [];
}

/** What is new in an outfit; of what was bought for the rest of a budget, its price, too. */
function tellNew(fresh: readonly Item[], isPriced: boolean): string {
  const names = fresh.map((item) =>
    isPriced ? `${savedName(item)} at ${formatPrice(item.price)}` : savedName(item),
  );
  return names.length === 0 ? '' : `has ${joinWithAnd(names)}`;
}

/** "The first now has the brown boots": what is new in each, where several changed. */
function tellEach(found: Found, speech: Speech): string {
  const { state, outfits } = found;
  const { move } = state.request?.outfit ?? {};
  const isOwn = move?.upgrade !== undefined;
  const told = outfits.flatMap((pieces, place) => {
    const former = formerOf(pieces, found);
    // What came back is told as a whole.
    if (former.length === 0 && state.request?.outfit?.change?.parts !== undefined) return [];
    const fresh = newIn(pieces, former, state);
    const gone = former.length - pieces.length;
    const less =
      gone > 0 && !isOwn ? `has ${spellCount(gone)} piece${gone > 1 ? 's' : ''} less` : '';
    const what = [tellNew(fresh, isOwn), less].filter((one) => one !== '');
    return what.length === 0 ? [] : `the ${spellPlace(place)} now ${what.join(' and ')}`;
  });
  if (told.length === 0) return '';
  const list = joinWithAnd(told);
  return speech.say(
    `${capitalize(list)}; all else stays as it was.`,
    `${capitalize(list)}, and nothing else changes.`,
  );
}

/** Whether all outfits are those of the screen, brought within a lower budget. */
const areTrimmed = (found: Found): boolean =>
  found.state.request?.outfit?.isTrimmed === true &&
  found.dropped === null &&
  found.outfits.every((pieces) => {
    const former = formerOf(pieces, found);
    return pieces.some(({ id }) => former.includes(id));
  });

/** That pieces went, where the shopper has their own. */
function tellOwn({ state: { shown, request } }: Found): string {
  const bases = request?.outfit?.move?.bases ?? [];
  return bases.flat().length < shown.outfits.flat().length ? 'You wear your own instead.' : '';
}

/** Outfits with no piece of the screen: back from an earlier reply, or new in all. */
function tellCome({ state, outfits }: Found, places: readonly number[], speech: Speech): string {
  if (places.length === 0) return '';
  const known = new Set(boardIds(state.boards ?? []));
  const isBack = places.every((at) => outfits[at]?.every(({ id }) => known.has(id)));
  const names = joinWithAnd(places.map((at) => `the ${spellPlace(at)}`));
  const are = places.length > 1 ? 'are' : 'is';
  if (isBack)
    return speech.say(`${capitalize(names)} ${are} back from before.`, 'Back as you saw it.');
  return outfits.length === 1
    ? speech.say(
        'Only one whole outfit keeps to all of that, so every piece of it is new.',
        'This is the one outfit that keeps to all of it; each piece is new.',
      )
    : speech.say(`Every piece of ${names} is new.`, `${capitalize(names)} ${are} new in all.`);
}

/** The outfits that left the screen, and those that came back to it: "only the third stays". */
function tellMoved(found: Found, speech: Speech): string {
  const { state, outfits } = found;
  const before = state.shown.outfits;
  const formers = outfits.map((pieces) => formerOf(pieces, found));
  const gone = before.flatMap((ids, at) => (formers.includes(ids) ? [] : [at]));
  const back = outfits.flatMap((_, at) => ((formers[at] ?? []).length === 0 ? [at] : []));
  const stays = before.findIndex((ids) => formers.includes(ids));
  const are = (places: readonly number[]) => (places.length > 1 ? 'are' : 'is');
  const named = (places: readonly number[]) =>
    joinWithAnd(places.map((at) => `the ${spellPlace(at)}`));
  const left =
    gone.length === 0 || stays < 0
      ? ''
      : outfits.length === 1
        ? speech.say(`Only the ${spellPlace(stays)} stays.`, `Just the ${spellPlace(stays)}, then.`)
        : speech.say(`${capitalize(named(gone))} ${are(gone)} out.`);
  return joinSentences(left, before.length === 0 ? '' : tellCome(found, back, speech));
}

/** "It now has the black loafers, and the tie is out": what several edits came to. */
function tellEdits(found: Found, left: readonly string[], speech: Speech): string {
  const { state, outfits } = found;
  const [pieces = [], ...others] = outfits;
  const moved = tellMoved(found, speech);
  const types = left.flatMap((type) => findType(type) ?? []);
  const names = types.map(
    (type) => `the ${(isPairType(type) ? type.plural : type.name).toLowerCase()}`,
  );
  const areOut = names.length > 1 || types.some(isPairType);
  const out = names.length === 0 ? '' : `${joinWithAnd(names)} ${areOut ? 'are' : 'is'} out`;
  if (others.length > 0) {
    const each = tellEach(found, speech);
    const all = out === '' || each !== '' ? each : speech.say(`${capitalize(out)} of all of them.`);
    return joinSentences(moved, all);
  }
  const former = formerOf(pieces, found);
  if (!pieces.some(({ id }) => former.includes(id))) return moved;
  const fresh = newIn(pieces, former, state).map((item) => savedName(item));
  const now = fresh.length === 0 ? '' : `it now has ${joinWithAnd(fresh)}`;
  const told = [now, out].filter((one) => one !== '').join(', and ');
  if (told === '') return moved;
  return joinSentences(
    moved,
    speech.say(
      `${capitalize(told)}; all else stays as it was.`,
      `${capitalize(told)}. The rest is as before.`,
    ),
  );
}

/** What the edits of a message came to, each with a part of its own. */
function tellParts(found: Found, left: readonly string[], speech: Speech): string {
  const { state, outfits, notice } = found;
  const ids = outfits.map((pieces) => pieces.map(({ id }) => id));
  if (areOfEarlier(ids, state)) {
    return outfits.length > 1
      ? speech.say('Here they are as they were before.', 'Back to how they were.')
      : speech.say('Here it is as it was before.', 'Back to how it was.');
  }
  const isFewer = outfits.length !== state.shown.outfits.length;
  const isEdited = !isUnchanged(found) || isFewer || notice !== null;
  const edited = isEdited ? tellEdits(found, left, speech) : '';
  if (edited !== '' || notice !== null) return edited;
  const same = outfits.length > 1 ? 'They stay as they are.' : 'It stays as it is.';
  return speech.say(same, 'Nothing changes in it.');
}

/** The pieces that a shopper listed, what they come to, and what was found for those that were not shown. */
function tellListed({ outfits: [pieces = []], state }: Found, speech: Speech): string {
  const kept = state.request?.outfit?.change?.bases.flat() ?? [];
  const fresh = pieces.filter(({ id }) => !kept.includes(id));
  const sum = formatPrice(sumOf(pieces));
  const names = joinWithAnd(pieces.map((item) => savedName(item)));
  const own = joinWithAnd(fresh.map((item) => savedName(item)));
  return joinSentences(
    speech.say(
      `${capitalize(names)} come to ${sum} together.`,
      `Together that is ${sum}: ${names}.`,
    ),
    own === '' ? '' : speech.say(`For it I picked ${own}.`, `New in it: ${own}.`),
  );
}

/** What was done to the outfits on the screen, where they were not composed anew. */
export function tellChanged(found: Found, speech: Speech): string {
  const { state, outfits, dropped } = found;
  const change = state.request?.outfit?.change;
  if (areTrimmed(found)) {
    const formers = outfits.map((pieces) => formerOf(pieces, found));
    const gone = state.shown.outfits.flatMap((ids, at) => (formers.includes(ids) ? [] : [at]));
    const names = joinWithAnd(gone.map((at) => `the ${spellPlace(at)}`));
    const rest =
      gone.length === 0
        ? ''
        : speech.say(
            `I could not bring ${names} down that far, so ${gone.length > 1 ? 'they are' : 'it is'} out.`,
          );
    return joinSentences(tellEach(found, speech), rest);
  }
  const { move } = state.request?.outfit ?? {};
  if (move !== undefined) {
    const how = joinWithAnd(move.than.flatMap((one) => nameOfComparison(one) ?? []));
    const told = tellEach(found, speech);
    if (move.upgrade !== undefined) return joinSentences(tellOwn(found), told);
    if (how === '') return told;
    return `${capitalize(how)}: ${uncapitalize(told)}`;
  }
  const isNew = !isUnchanged(found);
  if (change === undefined) return '';
  if (change.isListed === true && outfits.length === 1) return tellListed(found, speech);
  if (change.parts !== undefined) return tellParts(found, change.left ?? [], speech);
  if (dropped !== null) return '';
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
