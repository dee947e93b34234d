import type { Turn } from '../stylist.ts';
import type { ListEdit } from './list-edit.ts';

/** "I'm vegan, so no wool" and "I'm allergic to nickel" hold for all that is worn. */
const OF_ALL_WORN = /\b(?:i ?m|i am|we re|we are|were)(?: \w+)? (?:vegan|allergic)\b/;

type Refusal = Extract<ListEdit, { kind: 'refuse' }>;

/**
 * The materials that the shopper refused of all they wear while something else than the list was
 * spoken of; null where they refused none.
 */
export function refusedSince({ state: { heard = [], request } }: Turn): Refusal | null {
  if (request === null || !heard.some((words) => OF_ALL_WORN.test(words))) return null;
  const names = request.wishes.flatMap(({ role, concepts }) =>
    role === 'negated' ? concepts.flatMap(({ kind, id }) => (kind === 'material' ? [id] : [])) : [],
  );
  const words = names.map((name) => `not ${name.replaceAll('-', ' ')}`).join(' ');
  return names.length === 0 ? null : { kind: 'refuse', names: [...new Set(names)], words };
}
