import type { Item } from '@modiste/contract/entities/item';
import { PICKS_MAX, withShown } from '../dialogue/dialogue-state.ts';
import { notHeard } from '../dialogue/heard.ts';
import { chooseTone } from '../speech/choose-tone.ts';
import { joinSentences } from '../speech/join-words.ts';
import { Speech } from '../speech/speech.ts';
import type { Found, Ranking } from '../stylist.ts';
import { chooseDeepItems } from './choose-deep-items.ts';
import { composeReply } from './compose-reply.ts';
import { describeOutfits } from './describe-outfits.ts';
import { giveReasons } from './give-reasons.ts';
import { leadOf } from './highlights.ts';
import { carriedLimit, withoutLimit } from './limits/carried-limit.ts';
import { heldAgainst } from './limits/hold-against.ts';
import { inSoberColors } from './limits/sober-colors.ts';
import { stillShownFirst } from './limits/still-shown.ts';
import { cameBack } from './limits/tell-beside-stay.ts';
import { fittingAlone, fittingFirst } from './limits/tell-fits.ts';
import { tellUntold, toldFirst } from './limits/told-by-page.ts';
import { trueColorFirst } from './limits/true-color.ts';
import { withoutClingy } from './limits/without-clingy.ts';
import { mostFirst, tellMost } from './most/most-first.ts';
import { nameFound } from './name-found.ts';
import { servesSaid, servingFirst } from './needs/judge-need.ts';
import { favoredFirst, suitingFirst } from './reasons/suits-request.ts';
import { readWish, type Wish } from './reasons/wish.ts';
import { suggestForOutfits, suggestTurns, suggestWithoutItems } from './suggest-turns.ts';
import { beyondEnd, endTurns } from './tell-beyond.ts';
import { isUnchanged } from './wholes/tell-changed.ts';

const SUGGESTED_MAX = 4;

/** Of what is made for both it is asked once for whom: in the reply to what was looked for first. */
function wearersOf({ state, candidates, outfits }: Found): string[] {
  const { request, earlier, own } = state;
  const isOpen = request?.wearer === 'self' && request.filters.gender.length === 0;
  if (!isOpen || earlier.length > 0 || (own?.gender ?? null) !== null) return [];
  const genders = new Set([...candidates, ...outfits.flat()].map((item) => item.other_info.gender));
  return genders.has('Women') && genders.has('Men') ? ['For women', 'For men'] : [];
}

/** What may lead further: past a limit that was kept, and where the last picks were as far as it goes. */
function waysOn(found: Found, wish: Wish): string[] {
  const end = found.dropped === null ? beyondEnd(found) : null;
  const lowest = Math.min(...found.candidates.map(({ price }) => price));
  const kept = carriedLimit(found.state, found.state.heard?.at(-1) ?? '');
  const ends = end === null ? [] : endTurns(end, wish, lowest);
  const onward = [...wearersOf(found), ...ends];
  return kept === null ? onward : [...onward, withoutLimit(kept)];
}

/** The same in their order, but for one that goes first. */
const firstOf = <T extends { id: string }>(all: readonly T[], id: string | undefined): T[] => [
  ...all.filter((one) => one.id === id),
  ...all.filter((one) => one.id !== id),
];

/** The pieces in the order in which a reply before showed them; null where none showed all of them. */
function asBefore(
  picked: readonly Item[],
  { shown, shownBefore = [] }: Found['state'],
): Item[] | null {
  const isIn = (ids: readonly string[]) =>
    picked.length > 1 && picked.every(({ id }) => ids.includes(id));
  const before = isIn(shown.itemIds) ? undefined : shownBefore.find(isIn);
  if (before === undefined) return null;
  return picked.toSorted((one, other) => before.indexOf(one.id) - before.indexOf(other.id));
}

/** What was found with what is wrong for the need last. */
function withServing(found: Found): Found {
  const { candidates, outfits } = found;
  if (outfits.length > 0) return found;
  const wish = readWish(found);
  const serving = toldFirst(servingFirst(candidates, wish), wish);
  return { ...found, candidates: fittingFirst(serving, found) };
}

/**
 * Only what suits the request is spoken of first, though something else costs less, of that what is plainly
 * of the color that was asked for, and of that what serves what was said of a figure or a use.
 */
function fitToPraise(picked: readonly Item[], wish: Wish, ofColor: readonly Item[]): Item[] {
  const { suiting } = suitingFirst(picked, wish);
  const suited = suiting.length === 0 ? [...picked] : suiting;
  const own = suited.filter((item) => ofColor.includes(item));
  const fit = own.length === 0 ? suited : own;
  const serving = fit.filter((item) => servesSaid(item, wish));
  return serving.length === 0 ? fit : serving;
}

/**
 * The request without what came to nothing: a piece that could not be added is looked for no more, and
 * what came back may be found again.
 */
function withoutVain(found: Found): Found['state'] {
  const { state } = found;
  const before = state.earlier.at(-1);
  const { request } = state;
  if (request !== null && cameBack(found)) {
    // What is shown again is refused no more.
    const { doubtIds = [], refusedIds = [] } = request;
    const isAway = (id: string) => !doubtIds.includes(id);
    const ids = {
      refusedIds: refusedIds.filter(isAway),
      exceptIds: request.exceptIds.filter(isAway),
    };
    return { ...state, request: { ...request, ...ids } };
  }
  const isInVain = request?.outfit?.change?.isAdded === true && isUnchanged(found);
  if (request === null || before === undefined || !isInVain) return state;
  const { wishes, refinedQuery, filters } = before;
  return { ...state, request: { ...request, wishes, refinedQuery, filters } };
}

/** Behind a note on what is missing nothing is good news. */
const withoutCheer = (told: string): string =>
  told.replace(/^Good news: (\p{L})/u, (_, first: string) => first.toUpperCase());

/** What stands on the screen and suits as before; null where others may lead. */
function keptPicks(found: Found, wish: Wish): Item[] | null {
  const kept = stillShownFirst(found);
  if (kept === null) return null;
  const suiting = suitingFirst(kept, wish).suiting.slice(0, PICKS_MAX);
  return suiting.length === 0 ? null : suiting;
}

/** What is told before what was found; what came back is not told to be out. */
function tellFirst(found: Found, wish: Wish, speech: Speech): string[] {
  const { notes = [] } = found.state;
  return [...(cameBack(found) ? [] : notes), tellUntold(found, wish, speech)].filter(
    (note) => note !== '',
  );
}

/** What is spoken of where nothing stands on the screen that stays there. */
const freshPicks = (best: readonly Item[], { found, wish }: { found: Found; wish: Wish }): Item[] =>
  chooseDeepItems(fittingAlone(best, found), wish);

/** What stands below those that are spoken of: as many in all as were asked for. */
function besideChosen(others: readonly Item[], chosen: readonly Item[], count?: number): Item[] {
  const left = others.filter((item) => !chosen.includes(item));
  return count === undefined ? left : left.slice(0, count - chosen.length);
}

/** What was found, with as many outfits as were asked for, held against what was asked. */
function asAsked(all: Found): Found {
  const asked = { ...all, outfits: all.outfits.slice(0, all.state.request?.count) };
  return withServing(inSoberColors(withoutClingy(heldAgainst(asked, readWish(asked)))));
}

/**
 * Chooses among what was found: items with a reason each, outfits, a reply and what to say next.
 * Pure: the same state and items give the same answer.
 */
export function rankFound(all: Found): Ranking {
  const found = asAsked(all);
  const { state, shopper } = found;
  const speech = new Speech(state.said, chooseTone(shopper.preferences));
  const wish = readWish(found);
  const most = mostFirst(found, wish);
  const colored = trueColorFirst(favoredFirst(found.candidates, wish), state);
  const candidates = most?.items ?? colored.all;
  const isOutfits = found.outfits.length > 0;
  const count = isOutfits ? undefined : state.request?.count;
  const best = most?.items.slice(0, PICKS_MAX);
  const kept = best === undefined ? keptPicks(found, wish) : null;
  const picked = isOutfits ? [] : (best ?? kept ?? freshPicks(colored.best, { found, wish }));
  const given = giveReasons({ chosen: picked, among: candidates, wish, shopper }, speech);
  // Back to what was shown before, "the second one" is still that one.
  const again = kept ?? asBefore(picked, state);
  const fit = fitToPraise(picked, wish, colored.own);
  const lead =
    most?.items[0]?.id ??
    again?.[0]?.id ??
    leadOf({ chosen: fit, among: candidates, wish, reasons: given, state });
  // What is praised is what stands first, so that "the first one" is that one.
  // Of what everything was said already nothing is said again: it stands among the others.
  const isTold = ({ id }: Item) => given.some((one) => one.id === id && one.reason !== '');
  const ordered = most === null ? (again ?? firstOf(picked, lead)).filter(isTold) : picked;
  const chosen = ordered.slice(0, count);
  const reasons = chosen.flatMap((item) => given.find(({ id }) => id === item.id) ?? []);
  const others = most?.items ?? suitingFirst(candidates, wish).all;
  const quick = besideChosen(others, chosen, count);
  const shownItems = [...chosen, ...quick];
  const said = { turn: state.said.length, heard: state.heard ?? [] };
  const outfits = describeOutfits(found, wish, speech);
  const praised = again === null ? chosen.filter((item) => fit.includes(item)) : chosen.slice(0, 1);
  const text =
    (most === null ? '' : tellMost(most, nameFound(found, wish), speech)) ||
    composeReply({ found, wish, chosen: praised, outfits, reasons }, speech);
  const { notes: _, ...rest } = withoutVain(found);
  const first = tellFirst(found, wish, speech);
  const reply = joinSentences(...first, first.length > 0 ? withoutCheer(text) : text);
  const [pieces = []] = found.outfits;
  const next = [...waysOn(found, wish), ...suggestTurns({ items: shownItems, wish, ...said })];
  const suggestions = isOutfits
    ? [...wearersOf(found), ...suggestForOutfits(pieces, wish, said)]
    : notHeard(next, state);
  const outfitIds = outfits.map(({ pieces: worn }) => worn.map(({ item_id }) => item_id));
  const shown = { itemIds: shownItems.map(({ id }) => id), outfits: outfitIds };
  // Where nothing was found, what was shown before is what "the second one" still means.
  const isNone = shown.itemIds.length + shown.outfits.length === 0;
  return {
    quickPickIds: quick.map(({ id }) => id),
    deep: reasons.map(({ id, reason }) => ({ id, reason })),
    outfits,
    reply,
    suggestions:
      suggestions.length > 0
        ? suggestions.slice(0, SUGGESTED_MAX)
        : notHeard(suggestWithoutItems(wish), state),
    state: {
      ...(isNone ? rest : withShown(rest, shown, [...shownItems, ...found.outfits.flat()])),
      asked: null,
      said: speech.said,
    },
  };
}
