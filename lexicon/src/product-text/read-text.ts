import { COLORS, type Color, GENDERS, type Gender } from '@modiste/contract/values';
import { kindOfFact } from '../attributes/attributes.ts';
import { findType } from '../garments/garment-types.ts';
import { isKindOf } from '../garments/refine-type.ts';
import type { Concept } from '../phrases/concept.ts';
import { matchPhrases, type PhraseMatch } from '../phrases/phrase-table.ts';
import { memoized } from '../words/memoized.ts';
import { tokenize } from '../words/tokens.ts';
import { isOwnFact, type Surroundings } from './is-own-fact.ts';
import { ownStatements } from './own-statements.ts';

/** Everything but the type that a text names, in order, with repetitions. */
export interface TextReading {
  colors: Color[];
  materials: string[];
  patterns: string[];
  attributes: string[];
  genders: Gender[];
}

const asColor = (id: string): Color | undefined => COLORS.find((color) => color === id);
export const asGender = (id: string): Gender | undefined => GENDERS.find((gender) => gender === id);

const pushTo = <Value>(list: Value[], value: Value | undefined): void => {
  if (value !== undefined) list.push(value);
};

/** Sorts one concept into a reading. */
export function addConcept(reading: TextReading, { kind, id }: Concept): void {
  if (kind === 'color') pushTo(reading.colors, asColor(id));
  else if (kind === 'gender') pushTo(reading.genders, asGender(id));
  else if (kind === 'material') reading.materials.push(id);
  else if (kind === 'pattern') reading.patterns.push(id);
  else if (kind === 'attribute') reading.attributes.push(id);
}

type Judge = (concept: Concept, match: PhraseMatch, around: Surroundings) => readonly Concept[];

const emptyReading = (): TextReading => ({
  colors: [],
  materials: [],
  patterns: [],
  attributes: [],
  genders: [],
});

function surroundingsIn(text: string, isProse = false): Surroundings {
  const tokens = tokenize(text);
  return { tokens, matches: matchPhrases(tokens), isProse };
}

/** What the phrases of a text tell by a judge. */
const judged = (judge: Judge, around: Surroundings): Concept[] =>
  around.matches.flatMap((match) =>
    match.concepts.flatMap((concept) => judge(concept, match, around)),
  );

const readBy = (judge: Judge, text: string): Concept[] => judged(judge, surroundingsIn(text));

function sorted(concepts: readonly Concept[]): TextReading {
  const reading = emptyReading();
  for (const concept of concepts) addConcept(reading, concept);
  return reading;
}

/** Reads colors, materials, patterns, attributes and genders from any text. */
export function readText(text: string): TextReading {
  return sorted(readBy((concept) => [concept], text));
}

function factsOfType(id: string): Concept[] {
  const fact = findType(id)?.when ?? null;
  return fact === null ? [] : [{ kind: kindOfFact(fact), id: fact }];
}

/** The facts of tags and categories, without those of trims and linings. */
export function readLabels(labels: readonly string[]): TextReading {
  const judge: Judge = (concept, match, around) =>
    isOwnFact(concept, match, around) ? [concept] : [];
  return sorted(readBy(judge, labels.join(', ')));
}

const DETERMINERS: ReadonlySet<string> = new Set(['a', 'an', 'the', 'this', 'these', 'our', 'its']);
const BRINGS_ALONG: ReadonlySet<string> = new Set(['with', 'w', 'featuring', 'plus']);
const SUBJECT_WORDS_MAX = 3;

/** A title's facts, without those of trims and linings, and with what the types' names tell. */
export function readTitle(title: string): TextReading {
  const judge: Judge = (concept, match, around) => {
    if (!isOwnFact(concept, match, around) || isOfExtra(concept, match, around)) return [];
    return concept.kind === 'type' ? [concept, ...factsOfType(concept.id)] : [concept];
  };
  return sorted(readBy(judge, title));
}

const typeIn = ({ concepts }: PhraseMatch): string | null =>
  concepts.find(({ kind }) => kind === 'type')?.id ?? null;

/** "Skirt with silk scarf": what is said of something that comes with the garment. */
function isOfExtra(concept: Concept, match: PhraseMatch, around: Surroundings): boolean {
  const thing = concept.kind === 'type' ? concept.id : thingAfter(match, around);
  const head = around.matches.map(typeIn).find((id) => id !== null) ?? null;
  if (thing === null || head === null || isSameKind(thing, head)) return false;
  const before = around.tokens.slice(0, match.from + 1);
  const from = before.findLastIndex(({ word }) => BRINGS_ALONG.has(word));
  return from > 0 && !before.slice(from + 1).some(({ afterBreak }) => afterBreak);
}

/** A description is read by more than one reader, one right after the other. */
const DESCRIPTIONS_REMEMBERED = 100;

/** What a description says of the item itself, sentence by sentence. */
const ownSentences = memoized(
  (description) => ownStatements(description).map((sentence) => surroundingsIn(sentence, true)),
  DESCRIPTIONS_REMEMBERED,
);

/**
 * What a description says of the garment itself: "in our linen dress" tells of linen where the
 * garment is a dress.
 */
export function readDescription(description: string, type: string | null): TextReading {
  const isOfItem = (id: string) => type === null || isSameKind(id, type);
  const judge: Judge = (concept, match, around) => {
    if (concept.kind === 'type') return isOfItem(concept.id) ? factsOfType(concept.id) : [];
    const thing = thingAfter(match, around);
    const isOwn = thing === null || isOfItem(thing);
    return isOwn && isOwnFact(concept, match, around) ? [concept] : [];
  };
  const own = ownSentences(description).filter((sentence) => {
    const subject = subjectOf(sentence);
    return subject === null || isOfItem(subject);
  });
  return sorted(own.flatMap((sentence) => judged(judge, sentence)));
}

/** The garment that a sentence begins with: the half slip of "A half slip comes with it". */
function subjectOf({ tokens, matches }: Surroundings): string | null {
  const isDetermined = DETERMINERS.has(tokens[0]?.word ?? '');
  if (!isDetermined) return null;
  const first = matches.find(({ concepts }) => concepts.some(({ kind }) => kind === 'type'));
  if (first === undefined || first.from > SUBJECT_WORDS_MAX) return null;
  return first.concepts.find(({ kind }) => kind === 'type')?.id ?? null;
}

/** The garment that a fact stands right before: the dress of "linen midi dress". */
function thingAfter({ to }: PhraseMatch, { matches, tokens }: Surroundings): string | null {
  let at = to;
  for (const next of matches) {
    if (next.from !== at) continue;
    if (tokens[at]?.afterBreak === true) return null;
    const type = next.concepts.find(({ kind }) => kind === 'type');
    if (type !== undefined) return type.id;
    at = next.to;
  }
  return null;
}

/** Whether both may be said of one garment: a dress and a midi dress, a coat and a jacket. */
function isSameKind(one: string, other: string): boolean {
  const [first, second] = [findType(one), findType(other)];
  const isAlike = first?.role === second?.role || first?.category === second?.category;
  return isAlike || isKindOf(one, other) || isKindOf(other, one);
}

/** One gender from all that were named: both sexes make Unisex, none null. */
export function genderOfConcepts(genders: readonly Gender[]): Gender | null {
  const named = new Set(genders);
  if (named.has('Unisex') || (named.has('Men') && named.has('Women'))) return 'Unisex';
  return genders[0] ?? null;
}
