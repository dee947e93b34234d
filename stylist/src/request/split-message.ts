import type { Concept } from '@modiste/lexicon/concept';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { References } from '../references/resolve-references.ts';
import type { Message, PlacedReading } from '../understanding/message.ts';

/** What a message says about what is looked for, sorted by how it is kept. */
export interface SaidWishes {
  /** Garments, occasions, details, shades, refusals: all that stays in words. */
  wishes: readonly QueryReading[];
  colors: readonly QueryReading[];
  materials: readonly QueryReading[];
  brands: readonly string[];
  isOnSale: boolean;
}

const CHATTER_COMPARISONS: ReadonlySet<string> = new Set(['similar', 'different']);
const NOT_WISHES: ReadonlySet<Concept['kind']> = new Set(['other-goods', 'name']);
const IN_LIMITS: ReadonlySet<QueryReading['kind']> = new Set([
  'price',
  'size',
  'fit',
  'sale',
  'goods',
]);

const isGender = ({ concept }: QueryReading): boolean => concept?.kind === 'gender';

const isOnlyOf = ({ concepts }: QueryReading, kind: Concept['kind']): boolean =>
  concepts.length > 0 && concepts.every((concept) => concept.kind === kind);

function isWish({ reading }: PlacedReading): boolean {
  const { kind, role, concept, concepts } = reading;
  if (IN_LIMITS.has(kind) || kind === 'brand' || role === 'shown' || isGender(reading))
    return false;
  if (concepts.length > 0 && concepts.every((one) => NOT_WISHES.has(one.kind))) return false;
  return !(concept?.kind === 'comparison' && CHATTER_COMPARISONS.has(concept.id));
}

/** Words that only mean something where they are refused, and that no reading tells: "no nickel". */
const refusedWords = ({ understood }: Message): QueryReading[] => {
  const told = new Set(understood.readings.flatMap(({ concept }) => concept?.id ?? []));
  return understood.not.words
    .filter((word) => !told.has(word) && !NEVER_REFUSED.has(word))
    .map(refusalOf);
};

/** Words of talk that stand after "not" without naming anything to leave out. */
const NEVER_REFUSED: ReadonlySet<string> = new Set(
  'brand,body,sure,matter,fussed,mind,care,know,think,feeling,really,quite,style,thing,good,right,working,work,find,help,happy,budget,shade,fine,sense,time,problem,idea,clue,necessarily,important,picky,bad,ok,okay,flashy,fancy,worth,point,reason,answer,mean,allowed,allergic,bought,person,people,day,today,worry,wait,worries,wrong,true,easy,enough,possible,appropriate,sweat,hot,cold,suit,clothes'.split(
    ',',
  ),
);

/** A name or word that nothing may bear. */
export const refusalOf = (word: string): QueryReading => ({
  words: word,
  concept: { kind: 'word', id: word },
  amount: null,
  unavailable: null,
  hard: true,
  kind: 'concept',
  role: 'negated',
  concepts: [],
});

/** The readings of a message that describe what is looked for, without those that refer. */
export function splitMessage(message: Message, { spans }: Pick<References, 'spans'>): SaidWishes {
  const own = message.readings.filter(
    ({ from }) => !spans.some((span) => from >= span.from && from < span.to),
  );
  const readings = own.filter(isWish).map(({ reading }) => reading);
  const isLimit = (reading: QueryReading, kind: Concept['kind']): boolean =>
    reading.role === 'wanted' && isOnlyOf(reading, kind);
  const colors = readings.filter((reading) => isLimit(reading, 'color'));
  const materials = readings.filter((reading) => isLimit(reading, 'material'));
  return {
    wishes: [
      ...readings.filter((reading) => !colors.includes(reading) && !materials.includes(reading)),
      ...refusedWords(message),
    ],
    colors,
    materials,
    brands: own.flatMap(({ reading: { concept } }) =>
      concept?.kind === 'brand' ? [concept.id] : [],
    ),
    isOnSale: own.some(({ reading }) => reading.kind === 'sale'),
  };
}
