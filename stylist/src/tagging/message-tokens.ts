import { tokenize } from '@modiste/lexicon/tokens';
import type { Message } from '../understanding/message.ts';

/** What the shopper looks at when a message is written: nothing but advice in words is `talk`. */
export type Screen = 'nothing' | 'items' | 'outfits' | 'list' | 'piece' | 'talk';

/** What a message is said to, in plain words. */
export interface TaggingScene {
  readonly screen: Screen;
  /** What is on the screen: "chocolate leather lace-up boots, navy dress". */
  shown: string;
  /** What was asked for so far: "boots, rain". */
  asked: string;
  /** What the stylist said last. */
  told: string;
}

/** One word of a message as the network sees it. */
export interface MessageToken {
  word: string;
  /** Numbers of the hash buckets of its trigrams. */
  grams: readonly number[];
  /** Which flags are set, by their numbers. */
  flags: readonly number[];
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  end: number;
}

export const GRAM_BUCKETS = 2048;

const SCREENS: readonly Screen[] = ['nothing', 'items', 'outfits', 'list', 'piece'];
/** What the lexicon says of a word. */
const KINDS = [
  'garment',
  'fabric',
  'color',
  'pattern',
  'attr',
  'occasion',
  'comparison',
  'person',
  'child',
  'brand',
  'price',
  'size',
  'slot',
  'goods',
  'number',
] as const;
const ROLES = ['negated', 'less', 'beside', 'shown'] as const;
const MARKS = [',', '.', '?', '!', '…'] as const;
const PLACES = ['shown', 'asked', 'told', 'broken', 'first', 'last'] as const;

const FLAGS: ReadonlyMap<string, number> = new Map(
  [
    ...SCREENS.map((screen) => `screen ${screen}`),
    ...KINDS.map((kind) => `kind ${kind}`),
    ...ROLES.map((role) => `role ${role}`),
    ...MARKS.map((mark) => `mark ${mark}`),
    ...PLACES.map((place) => `place ${place}`),
    // Last, so that networks that were trained without it have all others where they were.
    'screen talk',
  ].map((name, at) => [name, at]),
);
export const FLAG_COUNT = FLAGS.size;

const flag = (name: string): number[] => {
  const at = FLAGS.get(name);
  return at === undefined ? [] : [at];
};

/** Words of one stem are one: "boots" and "boot". */
const stem = (word: string): string => word.replace(/(?<=[a-z]{2})(?:es|s)$/, '');

/** A 32-bit FNV-1a hash. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}

function gramsOf(word: string): number[] {
  const padded = `^${word}$`;
  const count = Math.max(1, padded.length - 2);
  return Array.from({ length: count }, (_, at) => hash(padded.slice(at, at + 3)) % GRAM_BUCKETS);
}

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(tokenize(text).map(({ word }) => stem(word)));

/** The mark that ends a word, if one does. */
const markAfter = (text: string, end: number): string =>
  /^\s*(?<mark>\.{2,}|…|[,.?!;:])/
    .exec(text.slice(end))
    ?.groups?.mark?.replace(/^(?:\.{2,}|…)$/, '…') ?? '';

/** A run of words of a message, by their places; the last one excluded. */
export interface WordRun {
  from: number;
  to: number;
}

/** The words of a message, or a run of them, with all that the network is told of them. */
export function messageTokens(
  message: Message,
  scene: TaggingScene,
  run: WordRun = { from: 0, to: message.words.length },
): MessageToken[] {
  const { text, words, readings, spansAt } = message;
  const kinds = words.map((): string[] => []);
  for (const { tag, from, to } of [...spansAt.values()].flat()) {
    for (let at = from; at < to; at += 1) kinds[at]?.push(`kind ${tag}`);
  }
  for (const { reading, from, to } of readings) {
    for (let at = from; at < to; at += 1) kinds[at]?.push(`role ${reading.role}`);
  }
  const places = (['shown', 'asked', 'told'] as const).map(
    (place) => [place, stemsOf(scene[place])] as const,
  );
  return words.slice(run.from, run.to).map(({ word, start, end, afterBreak }, index) => {
    const at = run.from + index;
    const where = places.flatMap(([place, stems]) => (stems.has(stem(word)) ? [place] : []));
    const names = [
      ...(scene.screen === 'talk' ? ['screen nothing'] : []),
      `screen ${scene.screen}`,
      ...(kinds[at] ?? []),
      `mark ${markAfter(text, end)}`,
      ...where.map((place) => `place ${place}`),
      ...(afterBreak && index > 0 ? ['place broken'] : []),
      ...(index === 0 ? ['place first'] : []),
      ...(at === run.to - 1 ? ['place last'] : []),
    ];
    return { word, grams: gramsOf(word), flags: [...new Set(names.flatMap(flag))], start, end };
  });
}

/** A word that nothing is known of but its letters. */
export const wordToken = (word: string): MessageToken => ({
  word,
  grams: gramsOf(word),
  flags: [],
  start: 0,
  end: 0,
});
