import { capital, joinedByOr } from '@modiste/lexicon/joined-names';
import { chooseTone } from '../speech/choose-tone.ts';
import { Speech } from '../speech/speech.ts';
import type { Memory, Turn } from '../stylist.ts';
import type { MemoryChanges } from './read-memories.ts';
import { readMemoryText } from './read-memory-text.ts';

/** "No wool or heels", "Nothing tight": refusals in one. */
function refusedOf(memories: readonly Memory[], now: Date): string {
  const phrases = memories.flatMap(({ text }) => {
    const fact = readMemoryText(text, now);
    return fact.kind === 'refusal' ? fact.phrases : [];
  });
  const distinct = [...new Set(phrases)];
  const named = distinct.filter((phrase) => !phrase.startsWith('anything '));
  const shapes = distinct.filter((phrase) => phrase.startsWith('anything '));
  return [
    named.length === 0 ? '' : `no ${joinedByOr(named)}`,
    shapes.length === 0 ? '' : `nothing ${joinedByOr(shapes).replaceAll('anything ', '')}`,
  ]
    .filter((part) => part !== '')
    .join(' and ');
}

/**
 * How a reply says that it kept to refusals from memory: "no wool, as you told me". Several
 * wordings of the same, without a capital or a full stop; none where there is nothing to say.
 * @param memories Those of the refusals of `memoryWishes`.
 */
export function mentionRefusals(memories: readonly Memory[], now: Date): readonly string[] {
  const refused = refusedOf(memories, now);
  if (refused === '') return [];
  return [`${refused}, as you told me`, `${refused}, as I remember`, `still ${refused}`];
}

/** How a reply says that it follows a liking: "you love linen". Empty for what is no liking. */
export function mentionLike({ text }: Memory, now: Date): string {
  const fact = readMemoryText(text, now);
  if (fact.kind !== 'like') return '';
  if (fact.person !== null) return `your ${fact.person} ${fact.verb} ${fact.phrase}`;
  return `you ${fact.verb.replace(/\b(love|like|prefer|wear)s\b/, '$1')} ${fact.phrase}`;
}

const uncapitalized = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

/** How a reply confirms what it will remember. None for nothing. */
export function confirmRemembered(texts: readonly string[]): readonly string[] {
  if (texts.length === 0) return [];
  const list = texts.map(uncapitalized).join('; ');
  return [
    `I’ll remember that: ${list}.`,
    `Noted for next time: ${list}.`,
    `I’ll keep this in mind from now on: ${list}.`,
  ];
}

/** How a reply confirms what it forgot. None for nothing. */
export function confirmForgotten(memories: readonly Memory[]): readonly string[] {
  if (memories.length === 0) return [];
  const list = memories.map(({ text }) => `“${text}”`).join(', ');
  return [
    `I’ve forgotten ${list}.`,
    `I no longer remember ${list}.`,
    `${capital(list)} is off my list.`,
  ];
}

/** How a reply says that it does not keep what is too personal. */
export const TOO_PERSONAL_REPLIES: readonly string[] = [
  'I don’t remember anything about health, body measurements or beliefs, so this stays out of my memory.',
  'That’s private, so I won’t remember it.',
  'I’ll leave that out of what I remember about you.',
];

/** Tells what will be remembered or was forgotten, where a message says nothing else. */
export function confirmChanges(turn: Turn, { remember, forget }: MemoryChanges): string {
  const { state, shopper } = turn;
  const speech = new Speech(state.said, chooseTone(shopper.preferences));
  const forgotten = shopper.memories.filter(({ id }) => forget.includes(id));
  const wordings = remember.length > 0 ? confirmRemembered(remember) : confirmForgotten(forgotten);
  return speech.say(...wordings);
}
