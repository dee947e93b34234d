import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { broadKind } from '@modiste/stylist/item-names';
import type { OutfitChange } from '@modiste/stylist/outfit-request';
import { type Composing, changeOutfit, matchesOf, readOutfits, searchOf } from './change-outfit.ts';
import { type AskedChange, type ChangingWith, changeParts, isMet } from './change-parts.ts';
import { composingDiffering } from './composing/differing.ts';
import { choicesOfNeeds, composingMeeting } from './composing/meeting-needs.ts';
import type { Wanted } from './find-candidates.ts';
import { ANY_PRICE, withoutBudget } from './looser-outfits.ts';
import { joinNotices } from './name-dropped.ts';
import { kindAsked, namesOf, typeAsked } from './name-pieces.ts';
import type { Matches } from './read-matches.ts';
import { tellUnmetNeeds } from './tell-unmet-needs.ts';

/** The outfit on the screen of which all this stays. */
const shownWith = ({ state }: Wanted, base: readonly string[]): readonly string[] =>
  state.shown.outfits.find((ids) => base.every((id) => ids.includes(id))) ?? base;

/** One outfit with its part changed; what is new differs from the old as was asked. */
async function changeOne(
  deps: Composing,
  wanted: Wanted,
  { change, isStrict }: Pick<AskedChange, 'change' | 'isStrict'>,
) {
  const { bases, than = [] } = change;
  const [base = []] = bases;
  const gone = shownWith(wanted, base).filter((id) => !base.includes(id));
  const [old = []] = than.length === 0 ? [] : await readOutfits(deps, [gone]);
  const catalogue = composingDiffering(deps.catalogue, { old, than });
  return changeOutfit({ catalogue }, wanted, { change, isStrict });
}

const without = (wanted: Wanted, exceptIds: readonly string[]): Wanted => {
  const { state } = wanted;
  return { ...wanted, state: { ...state, request: { ...state.request, exceptIds } } };
};

/** Of the parts to fill those that an outfit lacks: only where a dress went, a top is missing too. */
async function missingRoles(
  deps: Composing,
  base: readonly string[],
  fill: readonly string[],
): Promise<string[]> {
  const [kept = []] = await readOutfits(deps, [base]);
  const roles = kept.map(({ other_info }) => typeRole(other_info.type));
  return fill.filter((role) => !roles.some((one) => one === role));
}

/** What is not to come: of what was shown before at first none, then only what it has now or was disliked. */
function exceptions({ state }: Wanted, { change, taken }: AskedChange): string[][] {
  const [base = []] = change.bases;
  const { exceptIds, refusedIds = [] } = state.request;
  const versions = state.shown.outfits.filter((ids) => base.every((id) => ids.includes(id)));
  const own = versions.flat().filter((id) => !base.includes(id));
  const least = [...own.filter((id) => exceptIds.includes(id)), ...refusedIds];
  const all = [[...exceptIds, ...taken], [...least, ...taken], least];
  const keyOf = (one: readonly string[]) => [...new Set(one)].toSorted().join(' ');
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
}

const priceOf = ({ outfits: [pieces = []] }: Matches): number =>
  pieces.reduce((sum, { price }) => sum + price, 0);

/** Of two that go beyond a limit the cheaper one; else the first. */
function nearer(one: Matches | null, other: Matches | null): Matches | null {
  if (one === null || other === null) return one ?? other;
  const areBeyond = one.dropped !== null && other.dropped !== null;
  return areBeyond && priceOf(other) < priceOf(one) ? other : one;
}

/**
 * One outfit with its part changed; where all that fits was shown before, by what another one had. What
 * only comes near is looked for once, among all that may come.
 */
async function changeOneOf(
  deps: Composing,
  wanted: Wanted,
  asked: AskedChange,
): Promise<Matches | null> {
  const { change } = asked;
  let last: Matches | null = null;
  const lists = exceptions(wanted, asked);
  for (const [at, except] of lists.entries()) {
    const isStrict = asked.isStrict || at < lists.length - 1;
    const found = await changeOne(deps, without(wanted, except), { change, isStrict });
    if (found !== null && found.dropped === null && found.notice === null) return found;
    last = nearer(last, found);
  }
  return last;
}

/** Whether a new piece is of another kind than was asked for, and told so: a hoodie without a zip. */
function isOtherKind(
  wanted: Wanted,
  { bases: [base = []] }: OutfitChange,
  { outfits, dropped, notice }: Matches,
): boolean {
  const shown = shownWith(wanted, base);
  const isNew = outfits.some((pieces) => pieces.some(({ id }) => !shown.includes(id)));
  return dropped === null && notice !== null && isNew;
}

/** Whether only the look of a piece was to change: a blazer stays one where none is gray. */
async function isOfKindAlready(
  deps: Composing,
  wanted: Wanted,
  change: OutfitChange,
): Promise<boolean> {
  const [base = []] = change.bases;
  const gone = shownWith(wanted, base).filter((id) => !base.includes(id));
  const [[old] = []] = await readOutfits(deps, [gone]);
  const asked = typeAsked(wanted, change);
  const isSameKind = asked === null || isKindOf(old?.other_info.type ?? '', asked.id);
  return old !== undefined && (isSameKind || asked.parent === null);
}

/** What the piece that gives way is called; its part where there was none. */
async function kindOfOld(deps: Composing, wanted: Wanted, change: OutfitChange): Promise<string> {
  const [base = []] = change.bases;
  const gone = shownWith(wanted, base).filter((id) => !base.includes(id));
  const [[old] = []] = await readOutfits(deps, [gone]);
  const [role = ''] = change.fill;
  if (old === undefined || !/^(?:top|bottom|one-piece|suit)$/.test(role))
    return namesOf(change.fill);
  const { noun, isPair } = broadKind(old);
  return isPair ? `pair of ${noun}` : noun;
}

/** Whether anything takes the place at any price, so that it is worth to look for what fits best. */
async function isThereAny(
  { catalogue }: Composing,
  wanted: Wanted,
  asked: AskedChange,
): Promise<boolean> {
  const least = exceptions(wanted, asked).at(-1) ?? [];
  const search = searchOf(without(wanted, least), asked.change);
  const open = { ...search, filters: withoutBudget(search), budget: ANY_PRICE, limit: 1 };
  return (await catalogue.composeOutfits(open)).length > 0;
}

/** One outfit with its part changed: the new piece is all that it has to be, or as much of it as can be. */
async function changeMeeting(
  deps: Composing,
  wanted: Wanted,
  asked: AskedChange,
): Promise<Matches | null> {
  const { change } = asked;
  const needs = change.needs ?? [];
  if (asked.isStrict)
    return changeOneOf({ catalogue: composingMeeting(deps.catalogue, needs) }, wanted, asked);
  for (const met of choicesOfNeeds(needs)) {
    const catalogue = composingMeeting(deps.catalogue, met);
    if (met.length > 0 && !(await isThereAny({ catalogue }, wanted, asked))) continue;
    const found = await changeOneOf({ catalogue }, wanted, asked);
    if (met.length === needs.length && isMet(found)) return found;
    if (found !== null && isOtherKind(wanted, change, found)) return found;
    if (met.length > 0 && !isMet(found)) continue;
    if (needs.length === 0) return found;
    const search = searchOf(wanted, change);
    const what = kindAsked(wanted, change) ?? (await kindOfOld(deps, wanted, change));
    const isKept =
      !isMet(found) || (met.length === 0 && (await isOfKindAlready(deps, wanted, change)));
    const unmet = { search, what, needs, met, isKept };
    const notice = await tellUnmetNeeds(deps.catalogue, unmet);
    if (isMet(found) && !isKept) return { ...found, notice };
    const [base = []] = change.bases;
    const [shown = []] = await readOutfits(deps, [shownWith(wanted, base)]);
    return { ...matchesOf([shown], base), notice };
  }
  return null;
}

/**
 * Outfits on the screen with a part of them changed, added or left out, and all else as it was.
 * @returns Null where nothing goes in that place.
 */
export async function changeOutfits(
  deps: Composing,
  wanted: Wanted,
  change: OutfitChange,
): Promise<Matches | null> {
  const { bases, fill, parts } = change;
  if (parts !== undefined) {
    const changing: ChangingWith = (own) => (one, asked) => changeMeeting(own, one, asked);
    return changeParts(deps, wanted, { change, changing });
  }
  if (fill.length === 0) return changeOutfit(deps, wanted, { change, isStrict: false });
  if (bases.length < 2) return changeMeeting(deps, wanted, { change, taken: [], isStrict: false });
  const outfits: (readonly Item[])[] = [];
  const notices: { place: number; text: string }[] = [];
  let changed = 0;
  const taken: string[] = [];
  let dropped: string | null = null;
  for (const [place, base] of bases.entries()) {
    const isWhole = shownWith(wanted, base).length === base.length;
    const own = { ...change, bases: [base], fill: await missingRoles(deps, base, fill) };
    const asked = { change: own, taken, isStrict: false };
    const found = isWhole ? null : await changeMeeting(deps, wanted, asked);
    const [shown = []] = await readOutfits(deps, [shownWith(wanted, base)]);
    const [pieces = shown] = found?.outfits ?? [];
    outfits.push(pieces);
    taken.push(...pieces.map(({ id }) => id).filter((id) => !base.includes(id)));
    changed += isWhole ? 0 : 1;
    if (found?.notice != null) notices.push({ place, text: found.notice });
    dropped ??= found?.dropped ?? null;
  }
  const kept = bases.flat();
  if (changed === 0) {
    const notice = 'All of them have that already, so they stay as they are.';
    return { ...matchesOf(outfits, []), notice };
  }
  return { ...matchesOf(outfits, kept), dropped, notice: joinNotices(notices, changed) };
}
