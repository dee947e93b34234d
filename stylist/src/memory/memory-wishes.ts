import { ancestorsOf } from '@modiste/lexicon/garment-types';
import { impliedBy, isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { RequestWish } from '../dialogue/dialogue-state.ts';
import type { Memory } from '../stylist.ts';
import type { Like, MemoryFact, PersonalEvent, Refusal } from './memory-fact.ts';
import { namedPerson } from './people.ts';
import { readMemoryText } from './read-memory-text.ts';
import { readLiked } from './read-phrase.ts';
import { conceptsOf, isWithin } from './same-thing.ts';

/** A memory in the terms of a request. */
interface MemoryWish {
  memory: Memory;
  /** What to add to the wishes of a request. Of refusals, all are negated and kept strictly. */
  readings: readonly RequestWish[];
}

/** What memories mean for a request. */
export interface MemoryWishes {
  /** What the shopper does not wear, as far as it concerns the request. Kept strictly. */
  refusals: readonly MemoryWish[];
  /** What the shopper likes and how clothes have to fit. Never more than a preference. */
  likes: readonly MemoryWish[];
  /** Sizes that the shopper said they wear. */
  sizes: readonly MemoryWish[];
  /** Refusals that the request itself sets aside: it asks for the very thing. */
  overruled: readonly Memory[];
  /** Days to dress for that are still to come. */
  events: readonly { memory: Memory; event: PersonalEvent }[];
}

interface Request {
  /** Every wish in force, as the shopper said it. */
  wishes: readonly QueryReading[];
  /** The words of the newest message: they tell whether it is for another person. */
  words?: string;
  now: Date;
}

interface Known<Fact extends MemoryFact> {
  memory: Memory;
  fact: Fact;
}

const typesOf = (readings: readonly QueryReading[]): string[] =>
  conceptsOf(readings.filter(({ role }) => role === 'wanted')).flatMap((concept) =>
    concept.startsWith('type/') ? [concept.slice('type/'.length)] : [],
  );

const isRelated = (one: string, other: string): boolean =>
  isKindOf(one, other) || isKindOf(other, one);
const rootOf = (type: string): string => ancestorsOf(type).at(-1) ?? type;

/** Negated readings of what a refusal names, and the garments that it is limited to. */
function readRefusal({ phrases }: Refusal) {
  const all = phrases.map((phrase) => understandQuery(`avoid ${phrase}`).readings);
  const negated = all.flat().filter(({ role }) => role === 'negated');
  return { negated, within: all.flatMap(typesOf) };
}

/** Whether a refusal has to do with what is asked for: "no heels" has nothing to do with coats. */
function concerns(refusal: Refusal, request: readonly QueryReading[]): boolean {
  const asked = typesOf(request);
  const said = conceptsOf(request);
  if (refusal.scope !== '') {
    const where = conceptsOf(understandQuery(refusal.scope).readings);
    if (!where.some((concept) => said.includes(concept))) return false;
  }
  if (asked.length === 0) return true;
  const { negated, within } = readRefusal(refusal);
  if (within.length > 0) return within.some((type) => asked.some((id) => isRelated(id, type)));
  return negated.some(({ concepts }) => {
    const types = concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : []));
    return (
      types.length === 0 || types.some((id) => asked.some((one) => rootOf(one) === rootOf(id)))
    );
  });
}

/** What the name of a garment tells: a wool coat is of wool. */
function factsOfType(type: string): string[] {
  const { attributes, materials, patterns } = impliedBy(type);
  return [
    ...attributes.map((id) => `attribute/${id}`),
    ...materials.map((id) => `material/${id}`),
    ...patterns.map((id) => `pattern/${id}`),
  ];
}

/** Whether the shopper asks now for the very thing that they refused then. */
function isOverruled(refusal: Refusal, request: readonly QueryReading[]): boolean {
  const said = conceptsOf(request.filter(({ role }) => role === 'wanted'));
  const wanted = [...said, ...typesOf(request).flatMap(factsOfType)];
  const { negated, within } = readRefusal(refusal);
  const isWanted = conceptsOf(negated).some((wider) => wanted.some((one) => isWithin(one, wider)));
  return isWanted && (within.length === 0 || within.some((id) => wanted.includes(`type/${id}`)));
}

const toWish = ({ memory, fact }: Known<Refusal>): MemoryWish => ({
  memory,
  readings: readRefusal(fact).negated.map((reading) => ({
    ...reading,
    hard: true,
    memoryId: memory.id,
  })),
});

const likedBy = ({ phrase }: Pick<Like, 'phrase'>): readonly QueryReading[] =>
  (readLiked(phrase)?.readings ?? []).map((reading) => ({ ...reading, hard: false }));

/**
 * What is remembered of the shopper, for one request: what it must not have, what is liked, sizes,
 * and days to come. Memories of the shopper say nothing of what somebody else is to wear, and a
 * request for a person ("for my brother") takes the memories of that person.
 */
export function memoryWishes(
  memories: readonly Memory[],
  { wishes, words, now }: Request,
): MemoryWishes {
  const named = [words ?? '', ...wishes.map((wish) => wish.words)].map(namedPerson);
  const person = named.find((name) => name !== null) ?? null;
  const refusals: Known<Refusal>[] = [];
  const likes: MemoryWish[] = [];
  const sizes: MemoryWish[] = [];
  const events: { memory: Memory; event: PersonalEvent }[] = [];
  for (const memory of memories) {
    const fact = readMemoryText(memory.text, now);
    if (fact.kind === 'event') events.push({ memory, event: fact });
    else if (fact.kind === 'note' || fact.person !== person) continue;
    else if (fact.kind === 'refusal') refusals.push({ memory, fact });
    else if (fact.kind === 'size') {
      sizes.push({
        memory,
        readings: understandQuery(`${fact.garment} size ${fact.size}`).readings,
      });
    } else likes.push({ memory, readings: likedBy(fact) });
  }
  const concerned = refusals.filter(({ fact }) => concerns(fact, wishes));
  return {
    refusals: concerned.filter(({ fact }) => !isOverruled(fact, wishes)).map(toWish),
    overruled: concerned
      .filter(({ fact }) => isOverruled(fact, wishes))
      .map(({ memory }) => memory),
    likes,
    sizes,
    events,
  };
}
