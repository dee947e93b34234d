import { readItemFacts } from '../../../facts/item-facts.ts';
import { capitalize, joinWithAnd } from '../../../speech/join-words.ts';
import type { Difference, Side } from './side.ts';

interface Stated {
  /** What a page says of it; the group is what is told. */
  pattern: RegExp;
  /** As it stands behind "has". */
  phrase: (found: string) => string;
}

/** What pages state in so many words, and a choice may hang on. */
const STATED: readonly Stated[] = [
  {
    pattern: /\bheel of (?<found>\d[\d.]* in(?: \([\d.]+ cm\))?)/i,
    phrase: (found) => `a heel of ${found}`,
  },
  {
    pattern:
      /\b(?<found>side zip|back zip|front zip|zip at the (?:side|back|front)|zip is on the inside)\b/i,
    phrase: (found) =>
      /inside/i.test(found)
        ? 'a zip on the inside'
        : `a zip at the ${/back/i.test(found) ? 'back' : /front/i.test(found) ? 'front' : 'side'}`,
  },
  {
    pattern: /\b(?<found>slip-on|lace-up|buckles?)\b(?! (?:boots|shoes))/i,
    phrase: (found) => closing(found),
  },
  {
    pattern: /\brise of (?<found>\d[\d.]* in(?: \([\d.]+ cm\))?)/i,
    phrase: (found) => `a rise of ${found}`,
  },
  {
    pattern: /\binseam of (?<found>\d[\d.]* in(?: \([\d.]+ cm\))?)/i,
    phrase: (found) => `an inseam of ${found}`,
  },
];

function closing(found: string): string {
  if (/^slip/i.test(found)) return 'a slip-on cut';
  return /^lace/i.test(found) ? 'laces' : 'a buckle';
}
const RISES: Readonly<Record<string, string>> = {
  'high-waisted': 'a high rise',
  'mid-rise': 'a mid rise',
  'low-rise': 'a low rise',
};

const TOLD_MAX = 2;

const statedBy = ({ item }: Side, { pattern, phrase }: Stated): string | null => {
  const found = pattern.exec(item.description)?.groups?.found;
  return found === undefined ? null : phrase(found);
};

const riseOf = ({ item }: Side): string | null => {
  const { stated } = readItemFacts(item);
  const id = Object.keys(RISES).find((one) => stated.has(one));
  return id === undefined ? null : (RISES[id] ?? null);
};

/** Of two: heel, closure, rise and inseam as their records have them, both where they are one, each where they differ. */
export function recordDifference(sides: readonly Side[]): Difference[] {
  const [one, other] = sides;
  if (one === undefined || other === undefined || sides.length > 2) return [];
  const told = [riseOf, ...STATED.map((stated) => (side: Side) => statedBy(side, stated))].map(
    (tell) => [tell(one), tell(other)] as const,
  );
  const shared = told.flatMap(([own, theirs]) => (own !== null && own === theirs ? [own] : []));
  const apart = told.filter(([own, theirs]) => own !== theirs).slice(0, TOLD_MAX);
  const each = [one, other].flatMap(({ name }, at) => {
    const own = apart.flatMap((pair) => pair[at] ?? []);
    return own.length === 0 ? [] : [`${name} has ${joinWithAnd(own)}`];
  });
  const sentences = [
    ...(each.length === 0 ? [] : [`${capitalize(joinWithAnd(each))}.`]),
    ...(shared.length === 0 ? [] : [`Both have ${joinWithAnd(shared)}.`]),
  ];
  return sentences.length === 0 ? [] : [{ on: 'record', wordings: [sentences.join(' ')] }];
}
