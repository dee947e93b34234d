import { typeRole } from '@modiste/lexicon/garment-types';
import type { Turn } from '../../stylist.ts';

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
