import type { OutfitRequest, StyleRequest } from '../dialogue/dialogue-state.ts';
import type { Change } from './change.ts';
import { keptPieces, shownBefore } from './edit-outfit.ts';
import type { PieceEdit } from './edit-pieces.ts';
import { isStepped, outfitSteps } from './outfit-steps.ts';
import type { TakenBack } from './take-back.ts';

/** What the outfit is asked for now, but for its budget. */
export function outfitAsked(
  change: Change,
  before: StyleRequest,
  { edit, types }: { edit: PieceEdit | null; types: readonly string[] },
): OutfitRequest {
  const { turn } = change;
  const fill = edit?.fill ?? null;
  const [first = []] = edit === null ? [keptPieces(change, before, types)] : edit.bases;
  const keep = fill?.length === 0 ? [] : first;
  const isMoved = isStepped(change);
  const moved = isMoved ? { steps: outfitSteps(change, before) } : {};
  if (edit !== null && fill !== null) {
    const { bases, most, kind } = edit;
    const steps = before.outfit?.steps;
    return {
      budget: null,
      keep,
      ...(steps !== undefined && { steps }),
      change: { bases, fill, most, isAdded: kind === 'add', ...moved },
    };
  }
  const seen = [...(before.outfit?.seen ?? []), ...turn.state.shown.outfits.flat()];
  const known = before.outfit?.steps === undefined ? {} : { steps: before.outfit.steps };
  return {
    budget: null,
    keep,
    ...known,
    ...moved,
    ...(isMoved && { seen: [...new Set(seen)].filter((id) => !keep.includes(id)) }),
  };
}

/** The words that say nothing of what is looked for: they refer, or take something back. */
export function spansBeside({ references }: Change, taken: TakenBack, edit: PieceEdit | null) {
  return [
    ...references.spans.filter((span) => edit?.named.includes(span) !== true),
    ...taken.spans.map((span) => ({ ...span, tag: 'taken' })),
    ...(edit?.ignored ?? []),
  ];
}

/** The message without the price of a new piece, which is no limit of the whole outfit. */
export function ofWhole(change: Change, edit: PieceEdit | null): Change {
  if (edit === null || edit.fill === null) return change;
  const { sized } = change;
  const comparisons = sized.comparisons.filter(({ aspect }) => aspect !== 'price');
  const hard = edit.most === null ? sized.hard : { ...sized.hard, priceMin: null, priceMax: null };
  return { ...change, sized: { ...sized, comparisons, hard } };
}

/** What is not to be found again. */
export function exceptOf(
  change: Change,
  request: StyleRequest,
  edit: PieceEdit | null,
): readonly string[] {
  if (edit === null) return shownBefore(change, request);
  const kept = new Set(edit.bases.flat());
  return [...new Set([...request.exceptIds, ...edit.gone])].filter((id) => !kept.has(id));
}
