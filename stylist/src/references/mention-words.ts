import { listOf } from '@modiste/lexicon/tokens';
import type { Message, PlacedReading } from '../understanding/message.ts';
import data from './reference-words.json' with { type: 'json' };

const setOf = (list: string): ReadonlySet<string> => new Set(listOf(list));
export const POSITIONS = new Map<string, number>(Object.entries(data.positions));
export const NUMBERS = new Map<string, number>(Object.entries(data.numbers));
export const COUNTS = new Map<string, number>(Object.entries(data.counts));
export const HEADS = setOf(data.heads);
const OUTFITS = setOf(data.outfits);
export const NOT_PLACES = setOf(data.notPlaces);
export const PRONOUNS = setOf(data.pronouns);
export const PLURAL = setOf(data.plural);
export const POINTERS = setOf(data.pointers);
/** What may be said around a place without saying more: "ok third then". */
export const AROUND = setOf(data.around);
export const NUMBER_HEADS = setOf(data.numberHeads);

export const isOutfitWord = (word: string): boolean => OUTFITS.has(word);

export const wordAt = ({ words }: Message, at: number): string => words[at]?.word ?? '';

/** What is read at a word; "the black one pill" names no unknown goods, but the black one. */
export const readingAt = ({ readings, loose }: Message, at: number): PlacedReading | undefined =>
  readings.find(({ from, reading }) => from === at && reading.kind !== 'goods') ??
  loose.find(({ from }) => from === at);

/** The garment that is named here, and where its name ends. */
export function garmentAt(message: Message, at: number): { type: string; to: number } | null {
  const placed = readingAt(message, at);
  const concept = placed?.reading.concepts.find(({ kind }) => kind === 'type');
  return placed === undefined || concept === undefined ? null : { type: concept.id, to: placed.to };
}

/** What is pointed at after "the second": "one", "look", "dress", or nothing. */
export function headAt(message: Message, at: number) {
  const garment = garmentAt(message, at);
  const word = wordAt(message, at);
  if (garment !== null) return { ...garment, isOutfit: false };
  if (HEADS.has(word)) return { type: null, to: at + 1, isOutfit: OUTFITS.has(word) };
  return null;
}
