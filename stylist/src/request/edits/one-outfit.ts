import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { Turn } from '../../stylist.ts';
import type { OutfitEdits, PartEdit, StartOutfit } from './part-edit.ts';

export type Placed = Pick<OutfitEdits, 'start' | 'colors' | 'parts'>;

export interface Scene {
  turn: Turn;
  byId: ReadonlyMap<string, Item>;
}

export const share = (one: readonly string[], other: readonly string[]): number =>
  one.filter((id) => other.includes(id)).length;

/** Pieces that one sentence names are worn together, in the outfit that has most of them. */
export function worn(parts: readonly PartEdit[], start: readonly StartOutfit[]): PartEdit[] {
  const isNamed = ({ does, piece, at }: PartEdit): boolean =>
    does !== 'leave' && piece !== null && at === null;
  return parts.map((part) => {
    const group = parts.filter((one) => one.group === part.group && isNamed(one));
    if (!isNamed(part) || group.length < 2) return part;
    const ids = group.flatMap(({ piece }) => piece?.id ?? []);
    const [home] = start.toSorted((one, other) => share(ids, other.ids) - share(ids, one.ids));
    const isThere =
      home === undefined || home.from === null || home.ids.includes(part.piece?.id ?? '');
    const isOwn = home !== undefined && share(ids, home.ids) > 0;
    return isThere || !isOwn ? part : { ...part, does: 'set', at: [home.from ?? 0] };
  });
}

const SECOND = /\b(?:second|another|2nd|extra) (?:[\w-]+ )?$/i;

/** "A second shirt, same outfit" is the outfit once more with another one. */
export function withSecond(placed: Placed, { turn: { words } }: Scene): Placed {
  const start = [...placed.start];
  const parts = placed.parts.map((own) => [...own]);
  for (const [at, own] of placed.parts.entries()) {
    const second = own.find(({ type, does, piece, gone }) => {
      const name = words.toLowerCase().indexOf((type.split('-').at(-1) ?? type).toLowerCase());
      return (
        does === 'set' &&
        piece === null &&
        gone === null &&
        name > 0 &&
        SECOND.test(words.slice(0, name)) &&
        /\b(?:same|too|as well|also|for)\b/i.test(words.slice(name))
      );
    });
    const outfit = placed.start[at];
    if (
      second === undefined ||
      outfit === undefined ||
      /^(?:bag|accessory)$/.test(typeRole(second.type) ?? '')
    )
      continue;
    const others = own
      .filter((part) => part !== second)
      .map((part) => ({ ...part, isShared: true }));
    parts[at] = others;
    start.push({ ids: outfit.ids, from: null });
    parts.push([...others, second]);
    break;
  }
  return { ...placed, start, parts };
}
