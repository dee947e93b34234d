import type { Item } from '@modiste/contract/entities/item';
import { shownColorsOf } from '@modiste/contract/filters/in-shown-color';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { ChangedPart, OutfitChange } from '@modiste/stylist/dialogue-state';
import { type Composing, matchesOf, readOutfits } from './change-outfit.ts';
import { asShown } from './composing/as-shown.ts';
import type { Wanted } from './find-candidates.ts';
import { joinNotices } from './join-notices.ts';
import type { Matches } from './read-matches.ts';

/** Changes one part of one outfit. */
type ChangePart = (
  wanted: Wanted,
  asked: { change: OutfitChange; taken: readonly string[] },
) => Promise<Matches | null>;

/** How a part is changed with a catalogue. */
export type ChangingWith = (deps: Composing) => ChangePart;

const roleOf = ({ other_info }: Item) => typeRole(other_info.type);
const ids = (items: readonly Item[]): string[] => items.map(({ id }) => id);

/** What the parts that are still to be filled are likely to cost: as much as those before them, or their limit. */
const reserveFor = (parts: readonly ChangedPart[], old: readonly Item[]): number =>
  parts.reduce((sum, { role, most }) => {
    const before = old.find((piece) => roleOf(piece) === role)?.price ?? 0;
    return sum + (most === null ? before : Math.min(most, before));
  }, 0);

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

const isMet = (found: Matches | null): boolean =>
  found !== null && found.dropped === null && found.notice === null;

/** The change of one part of an outfit as it stands now. */
const changeOf = (part: ChangedPart, now: readonly Item[], former: readonly Item[]): OutfitChange => ({
  bases: [ids(now)],
  fill: [part.role],
  most: part.most,
  isAdded: former.length === 0,
  ...(part.than.length > 0 && { than: part.than }),
  ...(part.needs.length > 0 && { needs: part.needs }),
});

/** One part changed within what the others leave of the budget; where nothing is, within all of it. */
async function changeOnePart(
  { changePart, wanted }: { changePart: ChangePart; wanted: Wanted },
  part: ChangedPart,
  { now, old, rest, taken }: { now: readonly Item[]; old: readonly Item[]; rest: readonly ChangedPart[]; taken: readonly string[] },
): Promise<Matches | null> {
  const former = old.filter((piece) => roleOf(piece) === part.role && !now.includes(piece));
  const shown = ids([...now, ...former]);
  const asked = { change: changeOf(part, now, former), taken };
  const reserve = reserveFor(rest, old);
  const saving = await changePart(wantedFor(wanted, part, { shown, reserve }), asked);
  if (isMet(saving) || reserve === 0) return saving;
  return changePart(wantedFor(wanted, part, { shown, reserve: 0 }), asked);
}

/** One outfit with each of its parts changed that it lacks now, one after the other. */
async function changeOne(
  deps: Composing,
  { wanted, changing }: { wanted: Wanted; changing: ChangingWith },
  { base, parts, taken }: Changing,
): Promise<Changed> {
  const { outfits } = wanted.state.shown;
  const before = outfits.find((one) => base.some((id) => one.includes(id))) ?? base;
  const [old = [], start = []] = await readOutfits(deps, [before, base]);
  const open = parts.filter(({ role }) => !start.some((piece) => roleOf(piece) === role));
  const notices: string[] = [];
  let pieces: readonly Item[] = start;
  let dropped: string | null = null;
  for (const [at, part] of open.entries()) {
    // What was found for another part keeps the color that it was found in.
    const catalogue = asShown(deps.catalogue, {
      shownColors: { ...wanted.state.shownColors, ...shownColorsOf(pieces) },
    });
    const changePart = changing({ catalogue });
    const rest = open.slice(at + 1);
    const found = await changeOnePart({ changePart, wanted }, part, { now: pieces, old, rest, taken });
    pieces = found?.outfits[0] ?? pieces;
    dropped ??= found?.dropped ?? null;
    if (found?.notice != null) notices.push(found.notice);
  }
  return { pieces, notices, dropped };
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
  const { bases, parts = [] } = change;
  const outfits: (readonly Item[])[] = [];
  const notices: { place: number; text: string }[] = [];
  const taken: string[] = [];
  let dropped: string | null = null;
  for (const base of bases) {
    const changed = await changeOne(deps, { wanted, changing }, { base, parts, taken });
    if (changed.pieces.length === 0) continue;
    const place = outfits.length;
    outfits.push(changed.pieces);
    notices.push(...changed.notices.map((text) => ({ place, text })));
    taken.push(...ids(changed.pieces).filter((id) => !base.includes(id)));
    dropped ??= changed.dropped;
  }
  if (outfits.length === 0) return null;
  return { ...matchesOf(outfits, bases.flat()), dropped, notice: joinNotices(notices, outfits.length) };
}
