import type { Turn } from '../../stylist.ts';
import { isNamedBy } from '../pieces/named-in-outfits.ts';
import type { PartEdit } from './part-edit.ts';

/** The outfit that pieces are changed in, where no place is named; null where all are meant. */
export function outfitMeant(turn: Turn, parts: readonly PartEdit[]): number | null {
  const { outfits } = turn.state.shown;
  if (outfits.length === 1) return 0;
  const kept = parts.flatMap(({ does, piece }) => (does === 'keep' && piece ? [piece.id] : []));
  const holding = outfits.findIndex(
    (ids) => kept.length > 0 && kept.every((id) => ids.includes(id)),
  );
  if (holding >= 0) return holding;
  const praised = parts.filter(({ does }) => does === 'keep').map(({ type }) => type);
  const having = outfits.filter((ids) =>
    turn.items.some((item) => ids.includes(item.id) && isNamedBy(praised, item)),
  );
  if (having.length === 1 && having[0] !== undefined) return outfits.indexOf(having[0]);
  const [chosen] = turn.state.chosen ?? [];
  const taken = chosen === undefined ? [] : outfits.filter((ids) => ids.includes(chosen));
  if (taken.length === 1 && taken[0] !== undefined) return outfits.indexOf(taken[0]);
  const set = parts.flatMap(({ does, piece }) => (does === 'set' && piece ? [piece.id] : []));
  const sources = set.map((id) => outfits.findIndex((ids) => ids.includes(id)));
  const [source = -1] = sources;
  // "The blazer from the first, trousers from the third": the first piece leads.
  if (new Set(sources).size > 1 && source >= 0) return source;
  const other = outfits.findIndex((ids) => set.length > 0 && !set.some((id) => ids.includes(id)));
  return other >= 0 ? other : null;
}
