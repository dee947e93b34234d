import { typeRole } from '@modiste/lexicon/garment-types';
import type { Role } from '@modiste/lexicon/type-row';
import type { RequestWish } from '@modiste/stylist/dialogue-state';

const LOOKS: ReadonlySet<string> = new Set(['color', 'material', 'pattern']);

/** What was asked of the piece of a role before: burgundy shoes stay burgundy, however dressy. */
export function looksAsked(wishes: readonly RequestWish[], role: Role): string[] {
  const looks: RequestWish[] = [];
  for (const wish of wishes) {
    const type = wish.concepts.find(({ kind }) => kind === 'type');
    if (wish.role === 'wanted' && type !== undefined && typeRole(type.id) === role) {
      return [...looks.map(({ words }) => words), wish.words];
    }
    const isLook = wish.concepts.length > 0 && wish.concepts.every(({ kind }) => LOOKS.has(kind));
    if (isLook && wish.role === 'wanted') looks.push(wish);
    else looks.length = 0;
  }
  return [];
}
