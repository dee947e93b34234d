import { attributeGroup, findAttribute } from '../../attributes/attributes.ts';
import { alphaSize } from '../../sizes/alpha-sizes.ts';
import type { Span } from '../../words/span.ts';
import { fold } from '../../words/tokens.ts';
import type { BrandMention } from '../brands/find-brands.ts';
import { isRefusable, refusedConcepts } from '../intent/refused-words.ts';
import { negatedShade } from '../intent/wanted-shades.ts';
import type { AgeReading } from '../numbers/read-ages.ts';
import type { HeelReading } from '../numbers/read-heels.ts';
import type { QueryPhrase, QueryPhrases } from '../phrases/read-phrases.ts';
import type { PriceReading } from '../prices/read-prices.ts';
import type { SizeMention } from '../sizes/find-sizes.ts';
import type { EditedText } from '../spelling/correct-spelling.ts';
import type { QueryReading, UnderstoodQuery } from '../understood-query.ts';
import { nameConcept, nameNegated, plainName } from './reading-names.ts';

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

type Reading = Span & Omit<QueryReading, 'words'>;

const FIT_NAMES = { P: 'Petite', T: 'Tall', W: 'Plus size', S: 'Short', R: 'Regular', L: 'Tall' };

const writeSize = (size: string): string =>
  alphaSize(fold(size).replace('-', ' ')) ??
  (/\dx\d/i.test(size) ? size : size.toUpperCase().replace(/\b(?:SIZE|SZ)\s+/, ''));

function nameSize({ kind, sizes, fit }: SizeMention): string {
  if (kind === 'fit' && fit !== null) return `Fit: ${FIT_NAMES[fit]}`;
  const list = sizes.map(writeSize).join(', ');
  if (kind === 'neck') return `Neck: ${list}`;
  if (kind === 'leg') return `Inseam: ${list}`;
  return kind === 'waist' ? `Waist: ${list}` : `Size: ${list}`;
}

/** Which size a number is; null for fits. */
const sizeConcept = ({ kind }: SizeMention): QueryReading['concept'] =>
  kind === 'fit' ? null : { kind: 'size', id: kind };

function namePhrase(phrase: QueryPhrase): Pick<Reading, 'meaning' | 'hard' | 'concept'> | null {
  const first = phrase.concepts.find(
    (concept) => concept.kind !== 'other-goods' && concept.kind !== 'name',
  );
  if (first === undefined) return null;
  if (phrase.role === 'negated') {
    const isUnread = first.kind.endsWith('gender') || first.kind === 'comparison';
    return isUnread ? null : { concept: first, meaning: nameNegated(first), hard: true };
  }
  const name = plainName(first);
  if (phrase.role === 'shown') return { concept: first, meaning: `Like: ${name}`, hard: false };
  if (phrase.role === 'less') {
    return { concept: first, meaning: `Less ${name.toLowerCase()}`, hard: false };
  }
  if (phrase.role === 'beside') return { concept: first, meaning: `Beside: ${name}`, hard: false };
  const keepsOut = (findAttribute(first.id)?.excludes.length ?? 0) > 0;
  return {
    concept: first,
    meaning: nameConcept(first),
    hard: keepsOut || first.kind.endsWith('gender'),
  };
}

const kindOfPhrase = ({ concepts }: QueryPhrase): QueryReading['kind'] =>
  concepts.some(({ id }) => attributeGroup(id) === 'age') ? 'age' : 'concept';

function phraseReadings(read: QueryPhrases): Reading[] {
  const { tokens, phrases } = read;
  return phrases.flatMap((phrase) => {
    const shade = negatedShade(read, phrase);
    const named =
      shade === null ? namePhrase(phrase) : { concept: null, meaning: `No ${shade}`, hard: true };
    const start = tokens[phrase.from]?.start ?? 0;
    const end = tokens[phrase.to - 1]?.end ?? start;
    const { role, concepts } = phrase;
    return named === null
      ? []
      : [{ ...named, kind: kindOfPhrase(phrase), role, concepts, start, end }];
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

/** What is read without the phrases of the lexicon. */
function otherReadings({ ages, prices, sizes, heels, brands, goods }: Parts): Reading[] {
  const wanted = { role: 'wanted', concepts: [], concept: null } as const;
  return [
    ...ages.map(({ start, end, meaning }) => ({
      ...wanted,
      start,
      end,
      meaning,
      hard: false,
      kind: 'age' as const,
    })),
    ...prices.map((price) => ({
      ...wanted,
      start: price.start,
      end: price.end,
      meaning: price.meaning,
      hard: price.hard,
      kind: priceKind(price),
    })),
    ...sizes.map((size) => ({
      ...wanted,
      start: size.start,
      end: size.end,
      meaning: nameSize(size),
      concept: sizeConcept(size),
      hard: true,
      kind: size.kind === 'fit' ? ('fit' as const) : ('size' as const),
    })),
    ...heels.map(({ attribute, ...heel }) => ({
      ...heel,
      hard: false,
      kind: 'heel' as const,
      role: 'wanted' as const,
      concept: { kind: 'attribute' as const, id: attribute },
      concepts: [{ kind: 'attribute' as const, id: attribute }],
    })),
    ...brands.map(({ brand, start, end }) => ({
      ...wanted,
      start,
      end,
      meaning: `Brand: ${brand}`,
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
            meaning: 'Not sold here',
            hard: true,
            kind: 'goods' as const,
          },
        ]),
  ];
}

const isQuality = (word: string): boolean => ['short', 'long', 'high', 'tall'].includes(word);

/** Words that only mean something where they are refused. */
const refusedReadings = ({ negatedWords }: QueryPhrases): Reading[] =>
  negatedWords
    .filter(({ word }) => isRefusable(word))
    .map(({ word, start, end }) => ({
      start,
      end,
      concept: null,
      meaning: `${isQuality(word) ? 'Not' : 'No'} ${word}`,
      hard: true,
      kind: 'concept',
      role: 'negated',
      concepts: refusedConcepts(word),
    }));

/** What stands in the text as typed where this span stands in the corrected one. */
export const asTyped = (text: string, edited: EditedText, { start, end }: Span): string =>
  text.slice(placeAsTyped(edited, start, 'start'), placeAsTyped(edited, end, 'end')).trim();

/** Each understood part in the shopper's terms, in the order of the text. */
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
    .map(({ start, end, meaning, hard, kind, role, concept, concepts }) => ({
      words: asTyped(text, edited, { start, end }),
      meaning,
      hard,
      kind,
      role,
      concept,
      concepts,
    }));
}
