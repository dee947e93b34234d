import { impliedBy } from '@modiste/lexicon/refine-type';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { FeetShape } from '../../facts/feet-fit.ts';
import { feetAmong, type ToldFeet } from '../../memory/feet-among.ts';
import type { PersonalEvent } from '../../memory/memory-fact.ts';
import { memoryWishes } from '../../memory/memory-wishes.ts';
import { mentionLike } from '../../memory/mention-memories.ts';
import { namedPerson } from '../../memory/people.ts';
import { readMemoryText } from '../../memory/read-memory-text.ts';
import type { Found } from '../../stylist.ts';

/** Something that the shopper, or whom they shop for, told that they like. */
export interface Liked {
  /** "you love linen". */
  said: string;
  /** What was named; its words are a brand where nothing was read of them. */
  phrase: string;
  readings: readonly QueryReading[];
}

/** What is remembered, as far as it has to do with a request. */
export interface Remembered {
  refusals: readonly QueryReading[];
  likes: readonly Liked[];
  /** How feet are shaped that shoes have to fit, and whose they are. */
  feet: ToldFeet | null;
  /** What the season was taken from that the request looks for. */
  event: PersonalEvent | null;
}

/** What was asked for, with what the name of a garment tells: a linen dress is of linen. */
function askedIds(asked: readonly QueryReading[]): Set<string> {
  const concepts = asked.flatMap((one) => (one.role === 'wanted' ? one.concepts : []));
  const implied = concepts
    .filter(({ kind }) => kind === 'type')
    .flatMap(({ id }) => Object.values(impliedBy(id)).flat());
  return new Set([...concepts.map(({ id }) => id), ...implied]);
}

/** Whether a liking says more than the request: who asks for linen need not be told of linen. */
function saysMore({ readings }: Liked, asked: ReadonlySet<string>): boolean {
  return (
    readings.length === 0 ||
    !readings.every(({ concepts }) => concepts.some(({ id }) => asked.has(id)))
  );
}

const WIDTHS: Readonly<Record<string, FeetShape>> = {
  'wide-width': 'wide',
  'narrow-width': 'narrow',
};

/** The feet that shoes are asked for, whether or not that was remembered before. */
function feetAsked(
  wishes: readonly QueryReading[],
  { person, wearer }: { person: string | null; wearer: 'self' | 'other' },
): ToldFeet | null {
  const [shape] = wishes
    .filter(({ role }) => role === 'wanted')
    .flatMap(({ concepts }) => concepts.flatMap(({ id }) => WIDTHS[id] ?? []));
  const whose = person === null ? (wearer === 'self' ? 'your' : 'their') : `your ${person}’s`;
  return shape === undefined ? null : { shape, whose };
}

/** What is remembered of whoever it is for. Of somebody who was not named, nothing is known. */
export function readRemembered({ state, shopper, now }: Found): Remembered {
  const { wishes = [], wearer = 'self' } = state.request ?? {};
  const person =
    wishes.map(({ words }) => namedPerson(words)).find((name) => name !== null) ?? null;
  const isUnknown = wearer === 'other' && person === null;
  const known = isUnknown ? [] : shopper.memories;
  const asked = askedIds(wishes);
  const { refusals, likes } = memoryWishes(known, { wishes, now });
  const facts = likes.map(({ memory, readings }) => ({
    memory,
    readings,
    fact: readMemoryText(memory.text, now),
  }));
  const dated = wishes.find(({ memoryId, role }) => memoryId !== undefined && role === 'wanted');
  const told = shopper.memories.find(({ id }) => id === dated?.memoryId);
  const event = told === undefined ? null : readMemoryText(told.text, now);
  return {
    refusals: refusals.flatMap(({ readings }) => readings),
    likes: facts
      .flatMap(({ memory, readings, fact }) =>
        fact.kind === 'like'
          ? [{ said: mentionLike(memory, now), phrase: fact.phrase, readings }]
          : [],
      )
      .filter((liked) => saysMore(liked, asked)),
    feet: feetAsked(wishes, { person, wearer }) ?? feetAmong(known, { person, now }),
    event: event?.kind === 'event' ? event : null,
  };
}
