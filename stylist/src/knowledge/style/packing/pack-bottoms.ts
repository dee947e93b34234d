import { isKindOf } from '@modiste/lexicon/refine-type';
import type { Wearer } from '../../topics/asked.ts';
import type { Trip } from './read-trip.ts';

/** A line of a list: how many, and of what. */
export interface PackedLine {
  count: number;
  what: string;
  /** Whether it counts as a piece of clothing, in the sum. */
  isPiece: boolean;
  /** Whether it is one of the halves that combine to outfits. */
  part?: 'top' | 'bottom';
}

/** In degrees Celsius: from the one it is hot, up to the other cold. */
export const HOT_MIN = 23;
export const COLD_MAX = 6;

/** A small bag holds these; what is washed once on the way lasts for the rest. */
export const LIGHT = { tops: 4, bottoms: 2, shoes: 2, small: 5 } as const;

export const piece = (count: number, what: string): PackedLine => ({ count, what, isPiece: true });

/** Whether shoulders and knees are covered where a trip goes. */
export const isModest = ({ modestPlaces }: Trip): boolean => modestPlaces.length > 0;

/** Whoever packs: what they wear, and which kinds of garments they do not, by lexicon id. */
export interface Packer {
  wearer: Wearer | null;
  refused: readonly string[];
}

/** A bottom as a list names it, and its kind. */
type Bottom = readonly [name: string, kind: string];

const SKIRTS: readonly Bottom[] = [
  ['a midi skirt', 'skirt'],
  ['a wrap skirt', 'skirt'],
];
const MILD: readonly Bottom[] = [
  ['jeans', 'jeans'],
  ['trousers', 'pants'],
];
const HOT_WOMEN: readonly Bottom[] = [
  ['linen trousers', 'pants'],
  ['shorts', 'shorts'],
  ['a cotton skirt', 'skirt'],
  ['a wrap skirt', 'skirt'],
];
const HOT_MEN: readonly Bottom[] = [
  ['shorts', 'shorts'],
  ['linen trousers', 'pants'],
  ['chinos', 'pants'],
];
const MODEST: readonly Bottom[] = [
  ['wide linen trousers', 'pants'],
  ['a cotton maxi skirt', 'skirt'],
  ['a midi skirt', 'skirt'],
];
const WORK: readonly Bottom[] = [
  ['tailored trousers', 'pants'],
  ['a pencil skirt', 'skirt'],
  ['a midi skirt', 'skirt'],
];

function bottomsFor(days: number): number {
  if (days <= 2) return 1;
  if (days <= 4) return 2;
  return days <= 8 ? 3 : 4;
}

/** What is packed where nothing is refused. */
function usualBottoms(trip: Trip, count: number, wearer: Wearer | null): string {
  const isOne = count === 1;
  if (trip.kind === 'business') {
    const several = wearer === 'men' ? 'tailored trousers' : 'tailored trousers or skirts';
    return isOne ? 'pair of tailored trousers' : several;
  }
  if (trip.celsius >= HOT_MIN && isModest(trip)) {
    const long =
      wearer === 'men' ? 'linen trousers, chinos' : 'wide linen trousers, a cotton maxi skirt';
    return isOne ? 'pair of linen trousers' : `bottoms: ${long}`;
  }
  if (trip.celsius >= HOT_MIN) {
    const light =
      wearer === 'men' ? 'shorts and linen trousers' : 'bottoms: linen trousers, shorts or a skirt';
    return isOne ? 'pair of light trousers' : light;
  }
  return isOne ? 'pair of jeans or trousers' : 'bottoms: jeans and trousers';
}

/** What may be packed for the lower half, the likeliest first. */
function bottomsOpen(trip: Trip, wearer: Wearer | null): readonly Bottom[] {
  const isHot = trip.celsius >= HOT_MIN;
  if (wearer === 'men') return isHot ? HOT_MEN : MILD;
  if (trip.kind === 'business') return WORK;
  if (isHot) return isModest(trip) ? MODEST : HOT_WOMEN;
  return [...MILD, ...SKIRTS];
}

const isRefused = (kind: string, refused: readonly string[]): boolean =>
  refused.some((one) => isKindOf(kind, one));

/** The bottoms of a list; null where none is worn. */
export function bottomsLine(trip: Trip, { wearer, refused }: Packer): PackedLine | null {
  const isFew = trip.isLight || trip.kind === 'ski';
  const usual = bottomsFor(trip.days);
  const count = isFew ? Math.min(LIGHT.bottoms, usual) : usual;
  const all = bottomsOpen(trip, wearer);
  const open = all.filter(([, kind]) => !isRefused(kind, refused));
  if (open.length === 0) return null;
  const what =
    open.length === all.length
      ? usualBottoms(trip, count, wearer)
      : count === 1
        ? (open[0]?.[0] ?? '').replace(/^an? /, '')
        : `bottoms: ${open
            .slice(0, 2)
            .map(([name]) => name)
            .join(', ')}`;
  return { ...piece(count, what), part: 'bottom' };
}

const DRESSES = ['a shirt dress', 'a wrap dress', 'a midi dress'];
const DRESSES_MAX = 5;

/** Dresses for the day, of who wears no trousers; null where dresses are not worn, or trousers are. */
export function dayDresses(trip: Trip, packer: Packer): PackedLine | null {
  const { wearer, refused } = packer;
  const isOther = trip.isForChild || trip.kind === 'ski' || trip.kind === 'hiking';
  if (wearer === 'men' || isOther || isRefused('dress', refused)) return null;
  if (!isRefused('pants', refused) || !isRefused('jeans', refused)) return null;
  const isAll = bottomsLine(trip, packer) === null;
  const count = isAll ? Math.min(DRESSES_MAX, trip.days) : trip.days <= 3 ? 1 : 2;
  return count === 1
    ? piece(1, 'shirt dress')
    : piece(count, `day dresses: ${DRESSES.slice(0, count).join(', ')}`);
}
