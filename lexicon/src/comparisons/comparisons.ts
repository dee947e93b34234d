import { comparativeOf } from '../words/inflections.ts';
import { listOf } from '../words/tokens.ts';
import pairs from './comparisons.json' with { type: 'json' };

/** What two garments can be compared by. */
const ASPECTS = [
  'price',
  'length',
  'sleeve',
  'fit',
  'shade',
  'brightness',
  'formality',
  'coverage',
  'pattern',
  'print-size',
  'heel',
  'rise',
  'warmth',
  'shine',
  'straps',
  'size',
  'quality',
  'comfort',
  'age',
  'likeness',
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** One comparison that a shopper makes with what is attached or was shown. */
export interface Comparison {
  aspect: Aspect;
  /** 1 for more of the aspect, -1 for less. */
  direction: -1 | 1;
}

/** How one end of an aspect is said. */
interface Wording {
  /** Its first words are what the shopper is told. */
  id: string;
  /** Adjectives that say it when compared, separated by commas: "baggy" by "baggier". */
  adjectives?: string;
  /** Other ways to say it, separated by commas. */
  also?: string;
}

interface ComparisonRow extends Comparison {
  id: string;
  /** Every way to say it. */
  phrases: readonly string[];
}

const PAIRS: Readonly<Record<Aspect, { more: Wording; less?: Wording }>> = pairs;

/** Of "looser" also "baggier", "more relaxed" and, by the other end of the aspect, "less tight". */
const phrasesOf = ({ id, adjectives, also }: Wording, opposite: Wording | undefined): string[] => [
  id.replaceAll('-', ' '),
  ...listOf(also),
  ...listOf(adjectives).flatMap((adjective) => comparativeOf(adjective) ?? []),
  ...listOf(adjectives).map((adjective) => `more ${adjective}`),
  ...listOf(opposite?.adjectives).map((adjective) => `less ${adjective}`),
];

export const COMPARISONS: readonly ComparisonRow[] = ASPECTS.flatMap((aspect) => {
  const { more, less } = PAIRS[aspect];
  const rows: ComparisonRow[] = [
    { id: more.id, aspect, direction: 1, phrases: phrasesOf(more, less) },
  ];
  if (less !== undefined) {
    rows.push({ id: less.id, aspect, direction: -1, phrases: phrasesOf(less, more) });
  }
  return rows;
});

const byId = new Map(COMPARISONS.map((row) => [row.id, row]));

/** The comparison of this id, or null. */
export const findComparison = (id: string): Comparison | null => byId.get(id) ?? null;

/** What a step on an aspect is called: "lighter"; null where it has no such end. */
export const nameOfComparison = ({ aspect, direction }: Comparison): string | null =>
  COMPARISONS.find((row) => row.aspect === aspect && row.direction === direction)?.phrases[0] ??
  null;
