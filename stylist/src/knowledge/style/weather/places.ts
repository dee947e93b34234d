import { listOf, phraseKey } from '@modiste/lexicon/tokens';
import places from './places.json' with { type: 'json' };

/** What the weather of a place is like over the year. */
export type Climate = keyof typeof places;

/** A well-known place. */
export interface Place {
  /** As shoppers write it: "Rome". */
  name: string;
  climate: Climate;
  isSouthern: boolean;
}

/** Where most people cover shoulders and knees away from the beach. */
const MODEST: ReadonlySet<string> = new Set(
  'Morocco, Marrakech, Marrakesh, Egypt, Cairo, Jordan, Qatar, Saudi, Dubai, Abu Dhabi, Turkey, Istanbul, Malaysia, Indonesia'.split(
    ', ',
  ),
);

export const isModestPlace = ({ name }: Pick<Place, 'name'>): boolean => MODEST.has(name);

const CLIMATES = ['cold', 'ocean', 'temperate', 'mediterranean', 'tropical', 'desert'] as const;
const ALL_CAPITALS = ['uk', 'usa', 'nyc'];
const SMALL_WORDS = ['of'];

const nameOf = (words: string): string =>
  ALL_CAPITALS.includes(words)
    ? words.toUpperCase()
    : words
        .split(' ')
        .map((word) =>
          SMALL_WORDS.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
        )
        .join(' ');

const placesByKey = new Map(
  CLIMATES.flatMap((climate) =>
    listOf(places[climate]).map((entry): [string, Place] => {
      const words = entry.replace('*', '');
      return [words, { name: nameOf(words), climate, isSouthern: entry.endsWith('*') }];
    }),
  ),
);

const PLACE_WORDS_MAX = 2;

/** Of these the town is meant where one goes there: "in Nice", not "a nice dinner". */
const ORDINARY = new Set(['nice']);
const GOING = new Set(['in', 'to', 'for', 'near', 'visiting', 'from', 'around']);

/** The countries after which sizes are counted: "UK 9", "a size 9 UK". */
const SIZE_SYSTEMS = new Set(['uk', 'usa', 'britain']);
const SIZE = /^\d{1,2}$/;
/** What a number counts where it is no size: "UK 4 days", "UK 9 degrees". */
const COUNTED = /^(?:days?|nights?|weeks?|months?|weekends?|degrees?|c|f|celsius)$/;
const SIZED = new Set(['size', 'sizes', 'shoe', 'shoes']);

/** Whether a country only says how a size is counted. */
function isOfSize(words: readonly string[], at: number): boolean {
  if (!SIZE_SYSTEMS.has(words[at] ?? '')) return false;
  const [before = '', next = '', afterNext = ''] = [words[at - 1], words[at + 1], words[at + 2]];
  return SIZED.has(before) || SIZE.test(before) || (SIZE.test(next) && !COUNTED.test(afterNext));
}

/** The known places that a text names, in its order. */
export function findPlaces(text: string): Place[] {
  const words = phraseKey(text).split(' ');
  const found: Place[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let length = PLACE_WORDS_MAX; length > 0; length -= 1) {
      const name = words.slice(at, at + length).join(' ');
      const place = placesByKey.get(name);
      const isMeant =
        (!ORDINARY.has(name) || at === 0 || GOING.has(words[at - 1] ?? '')) && !isOfSize(words, at);
      if (place === undefined || !isMeant) continue;
      if (!found.includes(place)) found.push(place);
      at += length - 1;
      break;
    }
  }
  return found;
}

/** The first known place that a text names, or null. */
export const findPlace = (text: string): Place | null => findPlaces(text)[0] ?? null;
