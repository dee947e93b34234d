import { attributeGroup } from '@modiste/lexicon/attributes';
import { listOf } from '@modiste/lexicon/tokens';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading, UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { PlainWord, Tagged, TagSpan } from './cue-pattern.ts';
import slots from './cues/slots.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };
import { plainWords } from './plain-words.ts';

/** A reading and the words of the message that it was read from. */
export interface PlacedReading {
  reading: QueryReading;
  from: number;
  /** The index after its last word. */
  to: number;
}

/** A message as the rules look at it. */
export interface Message extends Tagged {
  text: string;
  words: readonly PlainWord[];
  readings: readonly PlacedReading[];
  /** What single words mean that were taken for the name of unknown goods: "black is fine". */
  loose: readonly PlacedReading[];
  understood: UnderstoodQuery;
}

/** What a shopper calls the kinds of wishes: "forget the color". */
export type Slot = keyof typeof slots;

const wordsBy = <Name extends string>(lists: Readonly<Record<Name, string>>) =>
  new Map(
    Object.entries<string>(lists).flatMap(([name, list]) =>
      listOf(list).map((word) => [word, name]),
    ),
  );

const slotsByWord = wordsBy(slots);
const peopleByWord = wordsBy(people);
const childWords: ReadonlySet<string> = new Set(listOf(people.child));

const isSlot = (name: string): name is Slot => Object.hasOwn(slots, name);

/** Which kind of wish a word names, or null. */
export function slotOfWord(word: string): Slot | null {
  const name = slotsByWord.get(word) ?? '';
  return isSlot(name) ? name : null;
}

/** Whether a word names somebody who may not be the shopper. */
export const isOtherPerson = (word: string): boolean => {
  const kind = peopleByWord.get(word);
  return kind === 'other' || kind === 'child';
};

const OCCASIONS: ReadonlySet<string | null> = new Set([
  'occasion',
  'dress-code',
  'activity',
  'season',
]);
const BY_KIND: Readonly<Record<string, readonly string[]>> = {
  type: ['garment', 'value'],
  material: ['fabric', 'value'],
  color: ['color', 'value'],
  pattern: ['pattern', 'value'],
  comparison: ['comparison'],
  attribute: ['attr', 'value'],
  'shopper-gender': ['person'],
  gender: ['person'],
};

/** What a reading is to the cue phrases. */
function tagsOf({ kind, concepts, role, amount }: QueryReading): string[] {
  if (kind === 'goods') return ['goods'];
  if (kind === 'brand') return ['brand', 'value'];
  if (kind === 'price' || kind === 'sale') return ['price'];
  if (kind === 'price-level') return ['comparison', 'price'];
  if (kind === 'size' || kind === 'fit') return ['size'];
  if (amount?.kind === 'age') return amount.isChild ? ['person', 'child'] : ['person'];
  const tags = concepts.flatMap((concept) => [
    ...(BY_KIND[concept.kind] ?? []),
    ...(concept.kind === 'attribute' && OCCASIONS.has(attributeGroup(concept.id))
      ? ['occasion']
      : []),
  ]);
  return role === 'less' ? [...tags, 'comparison'] : tags;
}

/** Readings tell what they were read from as it is typed; each is looked up after the one before. */
function placeReadings(
  { text, readings }: UnderstoodQuery,
  words: readonly PlainWord[],
): PlacedReading[] {
  const lower = text.toLowerCase();
  let last = 0;
  const placed = new Map<string, number>();
  return readings.flatMap((reading) => {
    const named = reading.words.toLowerCase();
    // What is named twice stands at two places.
    const next = lower.indexOf(named, Math.max(last, placed.get(named) ?? 0));
    const start = next < 0 ? lower.indexOf(named, last) : next;
    placed.set(named, start + named.length);
    if (start < 0 || reading.words === '') return [];
    last = start;
    const end = start + reading.words.length;
    const from = words.findIndex((word) => word.end > start);
    const after = words.findIndex((word) => word.start >= end);
    return from < 0 ? [] : [{ reading, from, to: after < 0 ? words.length : after }];
  });
}

/** What a run of words means alone, where all of it means something: "job fair". */
function readRun(words: readonly PlainWord[], from: number, to: number): PlacedReading[] {
  const text = words
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');
  const [reading] = understandQuery(text).readings;
  const isRead = reading !== undefined && reading.concepts.length > 0;
  return isRead && reading.words.toLowerCase() === text ? [{ reading, from, to }] : [];
}

/** Chatter around words may be taken for goods that no shop sells: they are read one or two at a time. */
function readLoose(
  readings: readonly PlacedReading[],
  words: readonly PlainWord[],
): PlacedReading[] {
  return readings
    .filter(({ reading }) => reading.kind === 'goods')
    .flatMap(({ from, to }) => {
      const found: PlacedReading[] = [];
      for (let at = from; at < to; ) {
        const pair = at + 1 < to ? readRun(words, at, at + 2) : [];
        const [next] = pair.length > 0 ? pair : readRun(words, at, at + 1);
        if (next !== undefined) found.push(next);
        at = next?.to ?? at + 1;
      }
      return found;
    });
}

const wordSpan = (tag: string, at: number): TagSpan => ({ tag, from: at, to: at + 1 });

function wordTags({ word }: PlainWord, at: number): TagSpan[] {
  return [
    ...(slotOfWord(word) === null ? [] : [wordSpan('slot', at)]),
    ...(isOtherPerson(word) ? [wordSpan('person', at)] : []),
    ...(childWords.has(word) ? [wordSpan('child', at)] : []),
    ...(/^\d+$/.test(word) ? [wordSpan('number', at)] : []),
  ];
}

/** A message with everything recognized in it at its place. */
export function readMessage(understood: UnderstoodQuery): Message {
  const { text } = understood;
  const words = plainWords(text);
  const readings = placeReadings(understood, words);
  const loose = readLoose(readings, words);
  const spans = [
    ...[...readings, ...loose].flatMap(({ reading, from, to }) =>
      [...new Set(tagsOf(reading))].map((tag) => ({ tag, from, to })),
    ),
    ...words.flatMap(wordTags),
  ];
  return {
    text,
    words,
    readings,
    loose,
    understood,
    spansAt: Map.groupBy(spans, ({ from }) => from),
  };
}

/** The message with what it refers to. A garment that only names that is not looked for. */
export function withReferences(message: Message, references: readonly TagSpan[]): Message {
  const isInside = ({ from, to }: TagSpan): boolean =>
    references.some((reference) => from >= reference.from && to <= reference.to);
  const others = [...message.spansAt.values()].flat().filter((span) => !isInside(span));
  return { ...message, spansAt: Map.groupBy([...others, ...references], ({ from }) => from) };
}
