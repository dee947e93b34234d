import { understandQuery } from '@modiste/lexicon/understand-query';
import { type PlacedReading, readMessage } from '../../understanding/message.ts';

const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  one: 0,
  second: 1,
  '2nd': 1,
  two: 1,
  third: 2,
  '3rd': 2,
  three: 2,
  fourth: 3,
  '4th': 3,
  four: 3,
  fifth: 4,
  '5th': 4,
  sixth: 5,
  '6th': 5,
};
/** Words for a place. */
export const ORDINAL =
  '(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th|last|middle)';
/** What follows "the second" where it is no "second dress". */
export const ALONE = String.raw`(?=\s*(?:$|[,.!?;:)]|but\b|with\b|without\b|and\b|is\b|are\b|has\b|was\b|pls\b|please\b|then\b|though\b|tho\b|just\b|only\b|looks?\b|costs?\b|in (?:total|all)\b|altogether\b|instead\b|for me\b|it is\b|i think\b))`;

/** The place, from 0, that a word or number names among so many; null where there is no such place. */
export function placeCalled(name: string, count: number): number | null {
  const word = name.toLowerCase();
  const at =
    word === 'last'
      ? count - 1
      : word === 'middle' && count === 3
        ? 1
        : (PLACES[word] ?? Number.parseInt(word, 10) - 1);
  return at >= 0 && at < count ? at : null;
}

const NAMES: ReadonlySet<string> = new Set(['type', 'color', 'material', 'pattern', 'attribute']);
/** "The first time", "the last two": these count something else. */
const COUNTED =
  /^(?:few|couple|two|three|four|half|ones?|times?|things?|days?|dates?|weeks?|months?|years?|places?|parts?|floors?|rounds?|impressions?|names?|people|person|letters?|message|questions?|choice|of|and|or|i|you|we)$/i;
const PLACED = new RegExp(
  String.raw`\b(?:the|that|this) (${ORDINAL})(?=\s+(?<next>[\w'’-]+))`,
  'gi',
);

/** Whether a word says which piece is meant, or what else is counted: "the first dress", "the first time". */
const isCounted = (next: string): boolean =>
  COUNTED.test(next) ||
  understandQuery(next).concepts.some(({ kind, id }) => NAMES.has(kind) && !SPOKEN.has(id));
/** "The first says it all" and "the first fits" name no pattern. */
const SPOKEN: ReadonlySet<string> = new Set(['lettering', 'graphic', 'distressed']);

/**
 * A message in which each thing on the screen that is called by its place alone is called by another name:
 * "the first hurts my eyes".
 *
 * @param call gives that name for a place, in words; null where there is no such place.
 */
export const callPlaces = (words: string, call: (place: string) => string | null): string =>
  words.replace(PLACED, (all, place: string, next: string) =>
    isCounted(next) ? all : (call(place) ?? all),
  );

const LOOKS: ReadonlySet<string> = new Set(['color', 'pattern', 'material', 'type', 'attribute']);

/** The readings of words that say nothing but what a piece is and looks like; null where they say more. */
export function lookReadings(words: string): readonly PlacedReading[] | null {
  const message = readMessage(understandQuery(words));
  const covered = message.readings.reduce((sum, { from, to }) => sum + to - from, 0);
  const areLooks = message.readings.every(
    ({ reading: { role, concepts } }) =>
      role === 'wanted' && concepts.length > 0 && concepts.every(({ kind }) => LOOKS.has(kind)),
  );
  return areLooks && covered > 0 && covered === message.words.length ? message.readings : null;
}
