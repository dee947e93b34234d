import type { Item } from '@modiste/contract/entities/item';
import { findType } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';
import type { SetPart } from '../dialogue/outfit-request.ts';
import type { ShownLine, ShownList } from '../dialogue/shown-list.ts';
import { written } from '../facts/item-names.ts';
import type { Turn } from '../stylist.ts';

/** So many pieces that were put together are a wardrobe, and no outfit. */
const WARDROBE_MIN = 6;

const isOfType = ({ concepts }: StyleRequest['wishes'][number]): boolean =>
  concepts.some(({ kind }) => kind === 'type');

/** What is asked of every piece: its occasion, and what is refused. */
function wordsOfAll({ wishes }: StyleRequest): string[] {
  const occasions = wishes.filter((wish) => wish.role === 'wanted' && !isOfType(wish));
  const refused = wishes.filter(({ role }) => role === 'negated');
  return [
    ...occasions.filter(({ kind }) => kind === 'concept').map(({ words }) => words),
    ...refused.map(({ words }) => `not ${words.replace(/^(?:no|not|without) /i, '')}`),
  ];
}

const WEATHERS = ['winter', 'summer'] as const;

const says = ({ wishes }: StyleRequest, season: string): boolean =>
  wishes.some(
    ({ role, concepts }) => role === 'wanted' && concepts.some(({ id }) => id === season),
  );

/** The pieces of one kind, and those that are left. */
function lineOf(
  { type }: SetPart,
  items: readonly Item[],
  all: readonly string[],
): { line: ShownLine; rest: readonly Item[] } {
  const own = items.filter(({ other_info }) => isKindOf(other_info.type, type));
  const name = written(findType(type)?.plural ?? type).toLowerCase();
  const words = [name, ...all].join(', ');
  const pieces = own.map(({ id }) => ({ words, spare: [name], itemId: id }));
  return {
    line: { count: own.length, name, pieces },
    rest: items.filter((item) => !own.includes(item)),
  };
}

/** A wardrobe that was put together piece by piece, as a list that can be edited; null where none is shown. */
export function wardrobeList({ state, items, filters }: Turn): ShownList | null {
  const { request, shown } = state;
  const { set, budget = null, around } = request?.outfit ?? {};
  const [ids = [], ...others] = shown.outfits;
  if (request === null || set === undefined || others.length > 0) return null;
  if (ids.length < WARDROBE_MIN) return null;
  let open: readonly Item[] = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const lines: ShownLine[] = [];
  for (const part of set) {
    const { line, rest } = lineOf(part, open, wordsOfAll(request));
    if (line.count > 0) lines.push(line);
    open = rest;
  }
  for (const item of open) {
    const { line } = lineOf({ type: item.other_info.type, count: 1 }, [item], wordsOfAll(request));
    lines.push(line);
  }
  const isFor = (gender: 'Women' | 'Men'): boolean => filters.gender.includes(gender);
  const gender = isFor('Women') === isFor('Men') ? null : isFor('Women') ? 'Women' : 'Men';
  return {
    words: 'capsule wardrobe',
    kind: 'capsule',
    lines,
    gender,
    weather: WEATHERS.find((season) => says(request, season)) ?? null,
    budget,
    ...(around !== undefined && { around }),
    goneIds: request.exceptIds,
  };
}
