import { typeRole } from '@modiste/lexicon/garment-types';
import type { SetPart } from '../../dialogue/outfit-request.ts';
import type { Turn } from '../../stylist.ts';
import { isNamedBy } from './named-in-outfits.ts';

const MAIN: ReadonlySet<string | null> = new Set(['one-piece', 'suit', 'bottom', 'shoes']);

/** Nobody puts two dresses on at once: of pieces that an outfit is asked around, the first of each such part. */
export function wornOnce({ items }: Turn, ids: readonly string[]): readonly string[] {
  const roleOf = (id: string) =>
    typeRole(items.find((item) => item.id === id)?.other_info.type ?? '');
  return ids.filter((id, at) => {
    const role = roleOf(id);
    return !MAIN.has(role) || ids.findIndex((other) => roleOf(other) === role) === at;
  });
}

/** The kinds of a set without those of which one stays: "suit, shirt and tie" around a shirt has no second one. */
export function withoutKept(
  set: readonly SetPart[] | null,
  kept: readonly string[],
  { items }: Turn,
): readonly SetPart[] | null {
  if (set === null) return null;
  const stays = items.filter(({ id }) => kept.includes(id));
  const open = set.filter(
    ({ type, count }) => count > 1 || !stays.some((item) => isNamedBy([type], item)),
  );
  return open.length > 0 ? open : set;
}
