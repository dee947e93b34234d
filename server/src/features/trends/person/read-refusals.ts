import { readMemoryText, writeMemory } from '@modiste/stylist/read-memory-text';
import type { Memory } from '@modiste/stylist/stylist';
import { LRUCache } from 'lru-cache';

interface Told {
  /** What the stylist remembers, while it may. */
  memories: readonly Memory[];
  /** What the person wrote of themselves in their preferences. */
  notes: string;
  now: Date;
}

const SENTENCE_END = /[.!?;\n]+/;
/** Reading notes of many sentences takes a millisecond or more, and every page asks for them. */
const notesRead = new LRUCache<string, readonly string[]>({ max: 1_000 });

/** The sentences of notes in the form of the stylist's memories. */
function readNotes(notes: string, now: Date): readonly string[] {
  const known = notesRead.get(notes);
  if (known !== undefined) return known;
  const sentences = notes.split(SENTENCE_END).map((sentence) => sentence.trim());
  const texts = sentences
    .filter((sentence) => sentence !== '')
    .flatMap((sentence) => writeMemory(sentence, now)?.text ?? []);
  notesRead.set(notes, texts);
  return texts;
}

/** What the person refuses for themselves, each in words. */
function refusedBy(text: string, now: Date): readonly string[] {
  const fact = readMemoryText(text, now);
  return fact.kind === 'refusal' && fact.person === null ? fact.phrases : [];
}

/** What a person does not wear, in words that are added to a query; empty where that is nothing. */
export function readRefusals({ memories, notes, now }: Told): string {
  const texts = [...memories.map(({ text }) => text), ...readNotes(notes, now)];
  const phrases = new Set(texts.flatMap((text) => refusedBy(text, now)));
  return [...phrases].map((phrase) => `, avoid ${phrase}`).join('');
}
