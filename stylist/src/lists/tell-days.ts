import type { Item } from '@modiste/contract/entities/item';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { joinWithAnd } from '../speech/join-words.ts';
import { type EditedList, itemsOf } from './list-scene.ts';

const DAYS =
  /\b(?<days>\d{1,2}|two|three|four|five|six|seven)[ -]?(?<unit>days?|nights?|weeks?)\b/i;
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const DAYS_DEFAULT = 5;
/** More days repeat what was worn before. */
const DAYS_MAX = 7;

function daysOf(words: string): number {
  const { days = '', unit = '' } = DAYS.exec(words)?.groups ?? {};
  const count = Number(days) || NUMBERS.indexOf(days.toLowerCase());
  if (count <= 0) return /\bweek\b/i.test(words) ? DAYS_MAX : DAYS_DEFAULT;
  return Math.min(DAYS_MAX, /^week/i.test(unit) ? count * DAYS_MAX : count);
}

const levelOf = ({ other_info }: Item): number => findType(other_info.type)?.formality ?? 0;

/** What is worn together on a day: a piece in one, or a top and a bottom, and shoes in turn. */
function outfitOf(all: readonly Item[], day: number): Item[] {
  const ofRole = (role: string): Item[] =>
    all.filter(({ other_info }) => typeRole(other_info.type) === role);
  const pick = (items: readonly Item[], at: number): Item[] =>
    [items[at % Math.max(1, items.length)] ?? []].flat();
  const [tops, bottoms, whole] = [ofRole('top'), ofRole('bottom'), ofRole('one-piece')];
  const split = Math.max(1, tops.length * bottoms.length);
  const isWhole =
    whole.length > 0 && (tops.length * bottoms.length === 0 || day % (split + 1) === split);
  const worn = isWhole
    ? pick(whole, day)
    : [...pick(tops, day), ...pick(bottoms, Math.floor(day / Math.max(1, tops.length)) + day)];
  // A dress asks for the dressiest pair, other days for each in turn.
  const shoes = ofRole('shoes');
  const dressiest = shoes.toSorted((one, other) => levelOf(other) - levelOf(one));
  return [...worn, ...(isWhole ? pick(dressiest, 0) : pick(shoes, day))];
}

/** What to wear on each day of a trip, from what is on its list. */
export function tellDays(edited: EditedList): string {
  const all = itemsOf(edited);
  const days = edited.list.kind === 'trip' ? daysOf(edited.list.words) : DAYS_MAX;
  const lines = Array.from({ length: days }, (_, day) => {
    const worn = outfitOf(all, day).map(({ short_description }) => short_description);
    return `• Day ${day + 1}: ${joinWithAnd(worn)}`;
  });
  const layers = all.filter(({ other_info }) =>
    ['outer', 'mid-layer'].includes(typeRole(other_info.type) ?? ''),
  );
  const over = layers.map(({ short_description }) => short_description);
  const cool = over.length === 0 ? '' : `\nOver it, when it cools down: ${joinWithAnd(over)}.`;
  return `From the list, day by day:\n${lines.join('\n')}${cool}`;
}
