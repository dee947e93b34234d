import { attributeGroup } from '@modiste/lexicon/attributes';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { RequestWish } from '../dialogue/dialogue-state.ts';
import type { Memory } from '../stylist.ts';
import type { PersonalEvent } from './memory-fact.ts';
import { namedPerson } from './people.ts';
import { readMemoryText } from './read-memory-text.ts';

/** Of the north, in their order. */
const SEASONS = ['winter', 'spring', 'summer', 'fall'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Where it is summer in January. */
const SOUTHERN =
  /\b(?:australia|new zealand|south africa|argentina|chile|uruguay|paraguay|bolivia|peru|brazil|namibia|botswana|zimbabwe|madagascar)\b/i;
/** The weather of a journey is that of where it leads. */
const JOURNEY = /\b(?:trip|vacation|holiday|honeymoon|cruise|retreat)\b/;

const isSeason = ({ concepts }: QueryReading): boolean =>
  concepts.some(({ id }) => attributeGroup(id) === 'season');

/** "In May 2027" is spring, and in Australia fall. Null for a journey. */
function seasonOf({ name, date }: PersonalEvent, location: string | null): string | null {
  if (JOURNEY.test(name)) return null;
  const said = /^in (?<season>spring|summer|fall|winter)\b/.exec(date.text)?.groups?.season;
  if (said !== undefined) return said;
  const month = MONTHS.findIndex((short) =>
    date.text.toLowerCase().split(' ')[1]?.startsWith(short),
  );
  if (month === -1) return null;
  // December opens the winter that January goes on with.
  const quarter = Math.floor(((month + 1) % 12) / 3) + (SOUTHERN.test(location ?? '') ? 2 : 0);
  return SEASONS[quarter % 4] ?? null;
}

/** Whether the words speak of that very event: "for my wedding", "to my sister's wedding". */
function isMeant({ name, person }: PersonalEvent, words: string): boolean {
  if (namedPerson(words) !== person) return false;
  const kind = name.split(' ').at(-1) ?? name;
  return new RegExp(String.raw`\b(?:my|our|the|that|'s|’s) (?:[\w-]+ ){0,2}?${kind}\b`, 'i').test(
    words,
  );
}

interface Asked {
  words: string;
  /** What is wished for already: a season that was said is the one that counts. */
  wishes: readonly QueryReading[];
  memories: readonly Memory[];
  /** Of the shopper, as far as it is known. */
  location: string | null;
  now: Date;
}

/** The season of a remembered event that a message speaks of, as a wish; none where nothing is known. */
export function eventWishes({ words, wishes, memories, location, now }: Asked): RequestWish[] {
  if (wishes.some(isSeason)) return [];
  const [soonest] = memories
    .flatMap((memory) => {
      const fact = readMemoryText(memory.text, now);
      return fact.kind === 'event' && isMeant(fact, words) ? [{ memory, fact }] : [];
    })
    .toSorted(
      (one, other) => one.fact.date.isOverAt.getTime() - other.fact.date.isOverAt.getTime(),
    );
  const season = soonest === undefined ? null : seasonOf(soonest.fact, location);
  if (soonest === undefined || season === null) return [];
  return understandQuery(season)
    .readings.filter(isSeason)
    .map((wish) => ({ ...wish, memoryId: soonest.memory.id }));
}
