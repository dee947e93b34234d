import { attributeGroup, findAttribute } from '../../attributes/attributes.ts';
import type { Span } from '../../words/span.ts';
import type { BrandMention } from '../brands/find-brands.ts';
import { negatedShade } from '../intent/wanted-shades.ts';
import { isRefusable, refusedConcepts } from '../negation/refused-words.ts';
import type { AgeReading } from '../numbers/read-ages.ts';
import type { HeelReading } from '../numbers/read-heels.ts';
import type { QueryPhrase, QueryPhrases } from '../phrases/query-phrases.ts';
import type { PriceReading } from '../prices/read-prices.ts';
import type { SizeMention } from '../sizes/find-sizes.ts';
import type { EditedText } from '../spelling/correct-spelling.ts';
import type { QueryReading, ReadingAmount, UnderstoodQuery } from '../understood-query.ts';

interface Parts {
  /** As typed. */
  text: string;
  edited: EditedText;
  ages: readonly AgeReading[];
  prices: readonly PriceReading[];
  sizes: readonly SizeMention[];
  heels: readonly HeelReading[];
  brands: readonly BrandMention[];
  read: QueryPhrases;
  /** What no fashion shop sells, where that is looked for. */
  goods: Span | null;
}

type Reading = Span & Omit<QueryReading, 'words' | 'unavailable'>;

/** Which size a number is, or which fit. */
function sizeConcept({ kind, fit }: SizeMention): QueryReading['concept'] {
  if (kind !== 'fit') return { kind: 'size', id: kind === 'shoes' ? 'size' : kind };
  return fit === null ? null : { kind: 'fit', id: fit };
}

function conceptOf(phrase: QueryPhrase): Pick<Reading, 'hard' | 'concept'> | null {
  const concept = phrase.concepts.find(({ kind }) => kind !== 'other-goods' && kind !== 'name');
  if (concept === undefined) return null;
  const isOfGender = concept.kind.endsWith('gender');
  if (phrase.role === 'negated') {
    return isOfGender || concept.kind === 'comparison' ? null : { concept, hard: true };
  }
  const keepsOut = (findAttribute(concept.id)?.excludes.length ?? 0) > 0;
  return { concept, hard: phrase.role === 'wanted' && (keepsOut || isOfGender) };
}

const kindOfPhrase = ({ concepts }: QueryPhrase): QueryReading['kind'] =>
  concepts.some(({ id }) => attributeGroup(id) === 'age') ? 'age' : 'concept';

function phraseReadings(read: QueryPhrases): Reading[] {
  const { tokens, phrases } = read;
  return phrases.flatMap((phrase) => {
    const shade = negatedShade(read, phrase);
    const found =
      shade === null
        ? conceptOf(phrase)
        : { concept: { kind: 'shade' as const, id: shade }, hard: true };
    const start = tokens[phrase.from]?.start ?? 0;
    const end = tokens[phrase.to - 1]?.end ?? start;
    const { role, concepts } = phrase;
    return found === null
      ? []
      : [{ ...found, amount: null, kind: kindOfPhrase(phrase), role, concepts, start, end }];
  });
}

/** Where a place in the corrected text was in the text as typed. */
function placeAsTyped({ edits }: EditedText, place: number, side: 'start' | 'end'): number {
  let grown = 0;
  for (const { start, end, word } of edits) {
    const from = start + grown;
    const to = from + word.length;
    if (place < from || (place === from && side === 'start')) break;
    if (place <= to && side === 'end') return end;
    if (place < to) return start;
    grown += word.length - (end - start);
  }
  return place - grown;
}

function priceKind({ sale, level }: PriceReading): QueryReading['kind'] {
  if (sale) return 'sale';
  return level === 0 ? 'price' : 'price-level';
}

function priceAmount({
  min,
  max,
  around,
  currency,
  sale,
  level,
}: PriceReading): ReadingAmount | null {
  if (sale) return null;
  return level === 0
    ? { kind: 'price', min, max, around, currency }
    : { kind: 'price-level', level };
}

/** What is read without the phrases of the lexicon. */
function otherReadings({ ages, prices, sizes, heels, brands, goods }: Parts): Reading[] {
  const wanted = { role: 'wanted', concepts: [], concept: null, amount: null } as const;
  return [
    ...ages.map(({ start, end, isChild, said }) => ({
      ...wanted,
      start,
      end,
      amount: { kind: 'age' as const, isChild, said },
      hard: false,
      kind: 'age' as const,
    })),
    ...prices.map((price) => ({
      ...wanted,
      start: price.start,
      end: price.end,
      amount: priceAmount(price),
      hard: price.hard,
      kind: priceKind(price),
    })),
    ...sizes.map((size) => ({
      ...wanted,
      start: size.start,
      end: size.end,
      concept: sizeConcept(size),
      amount: { kind: 'sizes' as const, sizes: size.sizes },
      hard: true,
      kind: size.kind === 'fit' ? ('fit' as const) : ('size' as const),
    })),
    ...heels.map(({ start, end, attribute, cm }) => ({
      ...wanted,
      start,
      end,
      amount: { kind: 'heel' as const, cm },
      hard: false,
      kind: 'heel' as const,
      concept: { kind: 'attribute' as const, id: attribute },
      concepts: [{ kind: 'attribute' as const, id: attribute }],
    })),
    ...brands.map(({ brand, start, end }) => ({
      ...wanted,
      start,
      end,
      concept: { kind: 'brand' as const, id: brand },
      hard: false,
      kind: 'brand' as const,
    })),
    ...(goods === null
      ? []
      : [
          {
            ...wanted,
            start: goods.start,
            end: goods.end,
            hard: true,
            kind: 'goods' as const,
          },
        ]),
  ];
}

/** Words that only mean something where they are refused. */
const refusedReadings = ({ negatedWords }: QueryPhrases): Reading[] =>
  negatedWords
    .filter(({ word }) => isRefusable(word))
    .map(({ word, start, end }) => ({
      start,
      end,
      concept: { kind: 'word', id: word },
      amount: null,
      hard: true,
      kind: 'concept',
      role: 'negated',
      concepts: refusedConcepts(word),
    }));

/** What stands in the text as typed where this span stands in the corrected one. */
export const asTyped = (text: string, edited: EditedText, { start, end }: Span): string =>
  text.slice(placeAsTyped(edited, start, 'start'), placeAsTyped(edited, end, 'end')).trim();

/** Each understood part as data, in the order of the text. */
export function makeReadings(parts: Parts): UnderstoodQuery['readings'] {
  const { goods, text, edited } = parts;
  const isOfGoods = ({ start, end }: Span): boolean =>
    goods !== null && start >= goods.start && end <= goods.end;
  return [
    ...otherReadings(parts),
    ...refusedReadings(parts.read),
    ...phraseReadings(parts.read).filter((reading) => !isOfGoods(reading)),
  ]
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, ...reading }) => ({
      ...reading,
      words: asTyped(text, edited, { start, end }),
      unavailable: null,
    }));
}
