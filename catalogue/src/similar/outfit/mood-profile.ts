import type { AttributeGroup } from '@modiste/lexicon/attribute-row';
import { AESTHETICS, ATTRIBUTES, type Attribute } from '@modiste/lexicon/attributes';
import { attributesCalling } from '@modiste/lexicon/concept-links';
import { ancestorsOf, GARMENT_TYPES } from '@modiste/lexicon/garment-types';

const MOOD_GROUPS: ReadonlySet<AttributeGroup> = new Set([
  'occasion',
  'dress-code',
  'activity',
  'season',
  'style',
]);
const PER_ANCESTOR = 0.7;
/** A color hints at a mood; black alone is no funeral. */
const PER_COLOR = 0.4;

/** Occasions, dress codes, activities, seasons and styles: what a garment is worn for. */
const MOODS: readonly Attribute[] = ATTRIBUTES.filter(({ group }) => MOOD_GROUPS.has(group));

const SPORTS = MOODS.flatMap(({ group }, mood) => (group === 'activity' ? [mood] : []));

/** How strongly each mood calls for a garment, from 0 to 1. */
type Calls = Float32Array<ArrayBuffer>;
type Call = readonly [mood: number, weight: number];

const moodById = new Map(MOODS.map(({ id }, mood) => [id, mood]));

/** Which moods call for a thing, by its key; a mood that it states itself most of all. */
function moodsCalling(key: string): Call[] {
  const calling = attributesCalling(key).flatMap(([id, weight]): Call[] => {
    const mood = moodById.get(id);
    return mood === undefined ? [] : [[mood, weight]];
  });
  const own = moodById.get(key);
  return own === undefined ? calling : [...calling, [own, 1]];
}

/** Every garment asks for the same few hundred keys. */
const callsByKey = new Map<string, readonly Call[]>();

function callsOf(key: string): readonly Call[] {
  const known = callsByKey.get(key) ?? moodsCalling(key);
  callsByKey.set(key, known);
  return known;
}

function raise(calls: Calls, key: string, share: number): void {
  for (const [mood, weight] of callsOf(key)) {
    calls[mood] = Math.max(calls[mood] ?? 0, weight * share);
  }
}

function callsForType(type: string): Calls {
  const calls = new Float32Array(MOODS.length);
  for (const [at, id] of [type, ...ancestorsOf(type)].entries())
    raise(calls, id, PER_ANCESTOR ** at);
  return calls;
}

const NO_CALLS: Calls = new Float32Array(MOODS.length);
const callsByType = new Map(GARMENT_TYPES.map(({ id }) => [id, callsForType(id)]));

/** Many types are called for by many moods; what any garment is says nothing. */
const usual = meanOf([...callsByType.values()]);

function meanOf(profiles: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(MOODS.length);
  for (const profile of profiles) {
    for (let mood = 0; mood < mean.length; mood += 1) {
      mean[mood] = (mean[mood] ?? 0) + (profile[mood] ?? 0) / profiles.length;
    }
  }
  return mean;
}

/** What a garment's mood is read from. */
export interface MoodSigns {
  type: string;
  /** Ids of materials, patterns and attributes. */
  facets: readonly string[];
  colors: readonly string[];
}

function callsFor({ type, facets }: Pick<MoodSigns, 'type' | 'facets'>): Calls {
  const calls = (callsByType.get(type) ?? NO_CALLS).slice();
  for (const facet of facets) raise(calls, facet, 1);
  return calls;
}

/** Brings a vector to unit length in its place; null where it has none. */
function toUnit(vector: Float32Array): Float32Array | null {
  let squares = 0;
  for (let mood = 0; mood < vector.length; mood += 1) squares += (vector[mood] ?? 0) ** 2;
  if (squares === 0) return null;
  const length = Math.sqrt(squares);
  for (let mood = 0; mood < vector.length; mood += 1) vector[mood] = (vector[mood] ?? 0) / length;
  return vector;
}

export interface Mood {
  /**
   * What a garment is worn for beyond what any garment is, a number a mood, of unit length; null
   * where nothing tells.
   */
  profile: Float32Array | null;
  /** How much it is made for sport, from 0 to 1. */
  sport: number;
}

export function readMood(signs: MoodSigns): Mood {
  const calls = callsFor(signs);
  const sport = SPORTS.reduce((most, mood) => Math.max(most, calls[mood] ?? 0), 0);
  for (const color of signs.colors) raise(calls, color.toLowerCase(), PER_COLOR);
  if (calls.every((value) => value === 0)) return { profile: null, sport };
  for (let mood = 0; mood < calls.length; mood += 1) {
    calls[mood] = (calls[mood] ?? 0) - (usual[mood] ?? 0);
  }
  return { profile: toUnit(calls), sport };
}

/** What garments are worn for together, of unit length; null where nothing tells. */
export function sharedProfile(profiles: readonly (Float32Array | null)[]): Float32Array | null {
  return toUnit(meanOf(profiles.flatMap((profile) => profile ?? [])));
}

/** Whether two profiles are of one occasion and style: their cosine, 0 where nothing tells. */
export function moodMatch(one: Float32Array | null, other: Float32Array | null): number {
  if (one === null || other === null) return 0;
  let dot = 0;
  for (let mood = 0; mood < one.length; mood += 1) dot += (one[mood] ?? 0) * (other[mood] ?? 0);
  return dot;
}

/** Fainter calls than this are not worth a word. */
const SPOKEN_MIN = 0.5;
/** Names that only those who follow fashion online know. */
const UNSPOKEN: ReadonlySet<string> = new Set(AESTHETICS.map(({ id }) => id));

/** Cloth without a pattern is worn for anything. */
const PLAIN = 'solid';

/** As `callsFor`, but of sports the type alone tells: a suit that a shop calls fit for walks is none. */
function spokenCalls({ type, facets }: MoodSigns): Calls {
  const calls = callsFor({ type, facets: facets.filter((facet) => facet !== PLAIN) });
  for (const mood of SPORTS) calls[mood] = callsByType.get(type)?.[mood] ?? 0;
  return calls;
}

/**
 * The name of what two garments are both worn for most, or null. Colours and plain cloth alone name
 * nothing.
 */
export function sharedMood(one: MoodSigns, other: MoodSigns): string | null {
  const theirs = spokenCalls(other);
  const both = spokenCalls(one).map((call, mood) =>
    UNSPOKEN.has(MOODS[mood]?.id ?? '') ? 0 : Math.min(call, theirs[mood] ?? 0),
  );
  const most = Math.max(...both);
  return most < SPOKEN_MIN ? null : (MOODS[both.indexOf(most)]?.name ?? null);
}
