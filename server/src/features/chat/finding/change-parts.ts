import type { Item } from '@modiste/contract/entities/item';
import { shownColorsOf } from '@modiste/contract/filters/in-shown-color';
import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { ChangedPart } from '@modiste/stylist/changed-part';
import type { OutfitChange } from '@modiste/stylist/outfit-request';
import { type Composing, matchesOf, readOutfits } from './change-outfit.ts';
import { asShown } from './composing/as-shown.ts';
import type { Wanted } from './find-candidates.ts';
import { joinNotices } from './name-dropped.ts';
import type { Matches } from './read-matches.ts';

/** What one outfit is changed in. */
export interface AskedChange {
  change: OutfitChange;
  /** What other outfits were given already. */
  taken: readonly string[];
  /** Whether only what is all that was asked for counts, and nothing that comes near is looked for. */
  isStrict: boolean;
}

/** Changes one part of one outfit. */
type ChangePart = (wanted: Wanted, asked: AskedChange) => Promise<Matches | null>;

/** How a part is changed with a catalogue. */
export type ChangingWith = (deps: Composing) => ChangePart;

const roleOf = ({ other_info }: Item) => typeRole(other_info.type);
const ids = (items: readonly Item[]): string[] => items.map(({ id }) => id);

/** What the parts that are still to be filled may cost: as much as those before them, and no more than their share. */
function reserveFor(parts: readonly ChangedPart[], old: readonly Item[], open: number): number {
  const share = Math.max(0, open) / (parts.length + 1);
  return parts.reduce((sum, { role, most }) => {
    const before = old.find((piece) => roleOf(piece) === role)?.price ?? share;
    return sum + Math.min(share, before, most ?? share);
  }, 0);
}

/** The request for one part: its own wishes, and what the other parts leave of the budget. */
function wantedFor(
  wanted: Wanted,
  part: ChangedPart,
  { shown, reserve }: { shown: readonly string[]; reserve: number },
): Wanted {
  const { state } = wanted;
  const { outfit } = state.request;
  const budget = outfit?.budget ?? null;
  const { wishes, query } = part;
  return {
    ...wanted,
    state: {
      ...state,
      shown: { ...state.shown, outfits: [shown] },
      request: {
        ...state.request,
        wishes,
        refinedQuery: query,
        outfit: outfit && { ...outfit, budget: budget === null ? null : budget - reserve },
      },
    },
  };
}

/** Whether a part of an outfit is there: a suit has its trousers. */
const isFilledBy = (role: string, piece: Item): boolean =>
  roleOf(piece) === role || (role === 'bottom' && roleOf(piece) === 'suit');

/** The parts that another is worn in the place of. */
const IN_PLACE_OF: Readonly<Record<string, readonly string[]>> = {
  'one-piece': ['top', 'bottom', 'suit'],
  suit: ['bottom', 'one-piece'],
  top: ['one-piece'],
  bottom: ['one-piece', 'suit'],
};

const givesWay = (piece: Item, role: string): boolean =>
  roleOf(piece) === role || IN_PLACE_OF[role]?.includes(roleOf(piece) ?? '') === true;

interface Changed {
  pieces: readonly Item[];
  notices: readonly string[];
  dropped: string | null;
}

interface Changing {
  base: readonly string[];
  parts: readonly ChangedPart[];
  /** What other outfits were given already. */
  taken: readonly string[];
}

/** Whether all that was asked of the new piece is met. */
export const isMet = (found: Matches | null): found is Matches & { dropped: null; notice: null } =>
  found !== null && found.dropped === null && found.notice === null;

/** The change of one part of an outfit as it stands now. */
const changeOf = (
  part: ChangedPart,
  now: readonly Item[],
  former: readonly Item[],
): OutfitChange => ({
  bases: [ids(now)],
  fill: [part.role],
  most: part.most,
  isAdded: former.length === 0,
  ...(part.than.length > 0 && { than: part.than }),
  ...(part.needs.length > 0 && { needs: part.needs }),
});

/** Of what the other parts are to cost so much is left to them; less, where nothing is to be had for the rest. */
const RESERVES = [1, 0.8, 0.6, 0.4, 0];

/** What takes the place of a piece costs about as much, where nothing is said of the price. */
const NEAR_PRICE = 1.5;

/** The most that a new piece costs first of all; null where a price was said, or nothing is replaced. */
const nearPrice = ({ most }: ChangedPart, former: readonly Item[]): number | null =>
  most !== null || former.length === 0
    ? null
    : Math.max(...former.map(({ price }) => price)) * NEAR_PRICE;

/** One part of an outfit, as it stands now, and those that are filled after it. */
interface OpenPart {
  part: ChangedPart;
  rest: readonly ChangedPart[];
  now: readonly Item[];
  old: readonly Item[];
  taken: readonly string[];
}

/** One part changed within what the others leave of the budget; where nothing is, within more of it. */
async function changeOnePart(
  changePart: ChangePart,
  wanted: Wanted,
  { part, rest, now, old, taken }: OpenPart,
): Promise<Matches | null> {
  const kept = new Set(ids(now));
  const former = old.filter((piece) => roleOf(piece) === part.role && !kept.has(piece.id));
  const shown = [...kept, ...ids(former)];
  const change = changeOf(part, now, former);
  const budget = wanted.state.request.outfit?.budget ?? null;
  const left = now.reduce((sum, { price }) => sum - price, budget ?? 0);
  const whole = budget === null ? 0 : reserveFor(rest, old, left);
  const near = nearPrice(part, former);
  if (near !== null) {
    const own = wantedFor(wanted, part, { shown, reserve: whole });
    const asked = { change: { ...change, most: near }, taken, isStrict: true };
    const alike = await changePart(own, asked);
    if (isMet(alike)) return alike;
  }
  let found: Matches | null = null;
  for (const share of whole === 0 ? [0] : RESERVES) {
    const own = wantedFor(wanted, part, { shown, reserve: whole * share });
    found = await changePart(own, { change, taken, isStrict: share > 0 });
    if (isMet(found)) return found;
  }
  const [pieces = []] = found?.outfits ?? [];
  // What nothing takes the place of stays: where no dress goes with it, the blouse and the skirt.
  const isLost = !pieces.some((piece) => isFilledBy(part.role, piece));
  const replaced = old.filter((piece) => givesWay(piece, part.role) && !kept.has(piece.id));
  return found === null || (isLost && replaced.length > 0)
    ? { ...matchesOf([[...now, ...replaced]], []), notice: found?.notice ?? null }
    : found;
}

/** What is worn in the other parts is chosen to go with these. */
const FIRST = ['one-piece', 'suit', 'top', 'bottom', 'mid-layer', 'outer', 'shoes'];
const placeOf = ({ role }: ChangedPart): number => {
  const at = FIRST.indexOf(role);
  return at < 0 ? FIRST.length : at;
};

/** The parts, of each of which the least expensive that suits is to come. */
const cheapestOf = (parts: readonly ChangedPart[]): ChangedPart[] =>
  parts.map((part) => ({
    ...part,
    wishes: [...part.wishes, ...understandQuery('cheapest').readings],
  }));

/** One outfit with each of its open parts changed, one after the other. */
async function fillParts(
  deps: Composing,
  { wanted, changing }: { wanted: Wanted; changing: ChangingWith },
  {
    start,
    old,
    parts,
    taken,
  }: { start: readonly Item[]; old: readonly Item[] } & Omit<Changing, 'base'>,
): Promise<Changed> {
  const notices: string[] = [];
  let pieces = start;
  let dropped: string | null = null;
  for (const [at, part] of parts.entries()) {
    // What was found for another part keeps the color that it was found in.
    const catalogue = asShown(deps.catalogue, {
      shownColors: { ...wanted.state.shownColors, ...shownColorsOf(pieces) },
    });
    const rest = parts.slice(at + 1);
    let found: Matches | null = null;
    for (const one of [part, ...(part.or ?? [])]) {
      const open = { part: one, rest, now: pieces, old, taken: [...taken, ...(one.except ?? [])] };
      const next = await changeOnePart(changing({ catalogue }), wanted, open);
      found = isMet(next) || found === null ? next : found;
      if (isMet(next)) break;
    }
    pieces = found?.outfits[0] ?? pieces;
    dropped ??= found?.dropped ?? null;
    if (found?.notice != null) notices.push(found.notice);
  }
  return { pieces, notices, dropped };
}

/** One outfit with all parts changed that it lacks now; where a budget stands in the way, for as little as can be. */
async function changeOne(
  deps: Composing,
  { wanted, changing }: { wanted: Wanted; changing: ChangingWith },
  { base, before, parts, taken }: Changing & { before: readonly string[] },
): Promise<Changed> {
  const [old = [], start = []] = await readOutfits(deps, [before, base]);
  const missing = parts
    .filter(({ role }) => !start.some((piece) => isFilledBy(role, piece)))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  const open = { start, old, taken };
  const best = await fillParts(deps, { wanted, changing }, { ...open, parts: missing });
  const isWithin = best.notices.length === 0 && best.dropped === null;
  const budget = wanted.state.request.outfit?.budget ?? null;
  if (isWithin || budget === null || missing.length < 2) return best;
  const least = await fillParts(
    deps,
    { wanted, changing },
    { ...open, parts: cheapestOf(missing) },
  );
  return least.notices.length === 0 && least.dropped === null ? least : best;
}

/** The outfit of the screen that a base was part of. */
function outfitOf(base: readonly string[], outfits: readonly (readonly string[])[], at: number) {
  const shared = (ids: readonly string[]) => base.filter((id) => ids.includes(id)).length;
  const [most = []] = outfits.toSorted((one, other) => shared(other) - shared(one));
  return shared(most) > 0 ? most : (outfits[at] ?? base);
}

/** Where one keeps the budget that was said now, those that cannot are left out. */
function withinBudget(all: readonly Changed[], budget: number | null): readonly Changed[] {
  const sumOf = ({ pieces }: Changed) => pieces.reduce((sum, { price }) => sum + price, 0);
  const within = all.filter((one) => budget === null || sumOf(one) <= budget);
  return within.length > 0 ? within : all;
}

/**
 * Outfits on the screen with several parts changed, each as was said of it alone; what was named stands
 * in their bases already.
 */
export async function changeParts(
  deps: Composing,
  wanted: Wanted,
  { change, changing }: { change: OutfitChange; changing: ChangingWith },
): Promise<Matches | null> {
  const { bases, parts = [], from } = change;
  const all: Changed[] = [];
  const taken: string[] = [];
  const shared = new Map<ChangedPart, Item>();
  for (const [at, base] of bases.entries()) {
    const own = parts.filter((part) => part.at?.includes(at) ?? true);
    const given = own.flatMap((part) => shared.get(part)?.id ?? []);
    const shown = wanted.state.shown.outfits;
    const before = shown[from?.[at] ?? -1] ?? outfitOf(base, shown, at);
    const asked = { base: [...base, ...given], before, parts: own, taken };
    const changed = await changeOne(deps, { wanted, changing }, asked);
    if (changed.pieces.length === 0) continue;
    all.push(changed);
    const fresh = changed.pieces.filter(({ id }) => !asked.base.includes(id));
    taken.push(...ids(fresh));
    for (const part of own.filter(({ isShared }) => isShared === true)) {
      const piece = fresh.find((one) => roleOf(one) === part.role);
      if (piece !== undefined) shared.set(part, piece);
    }
  }
  // What only one of them is given leaves the others on the screen.
  const isOfAll = parts.every(({ at }) => at === undefined);
  const kept = isOfAll ? withinBudget(all, wanted.state.request.outfit?.budget ?? null) : all;
  const outfits = kept.map(({ pieces }) => pieces);
  const notices = kept.flatMap((one, place) => one.notices.map((text) => ({ place, text })));
  const dropped = kept.find((one) => one.dropped !== null)?.dropped ?? null;
  if (outfits.length === 0) return null;
  const notice = joinNotices(notices, outfits.length);
  return { ...matchesOf(outfits, bases.flat()), dropped, notice };
}
