import type { Concept } from '@modiste/lexicon/concept';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { References } from '../references/resolve-references.ts';
import { findPattern, readPattern } from '../understanding/cue-pattern.ts';
import type { Message, PlacedReading } from '../understanding/message.ts';
import { refusalOf, refusedWords } from '../understanding/refused-words.ts';
import { joinDetails, partsOf } from './limits/garment-parts.ts';
import { isGarment, isLook, type Piece } from './merge-pieces.ts';
import { isCorrected, isOccasion, isRefusedToo } from './repeated-refusals.ts';

/** What a message says about what is looked for, sorted by how it is kept. */
export interface SaidWishes {
  /** Garments, occasions, details, shades, refusals: all that stays in words. */
  wishes: readonly QueryReading[];
  colors: readonly QueryReading[];
  materials: readonly QueryReading[];
  brands: readonly string[];
  isOnSale: boolean;
  /** "Or a dress" asks for that kind beside those before. */
  isEither: boolean;
  /** Garments with what is said of each alone: "brown shoes". All of it is among the others too. */
  pieces: readonly Piece[];
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
/** "I'm a size 12" is true of every garment; "a size 12 dress" of that one. */
const OF_WEARER = [
  'i|he|she|they am|is|are|wear|wears|take|takes',
  'my|his|her size',
  'usually|normally|always',
].map(readPattern);

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

const isSize = ({ kind }: QueryReading): boolean => kind === 'size' || kind === 'fit';

const isOfWearer = (message: Message): boolean =>
  OF_WEARER.some((pattern) => findPattern(pattern, message) !== null);

/** "Like the black coat, but longer" asks for a coat, though nothing on the screen is one. */
function kindOfShown(
  own: readonly PlacedReading[],
  wishes: readonly QueryReading[],
): QueryReading[] {
  const isOfKind = ({ concepts }: QueryReading): boolean =>
    concepts.some(({ kind }) => kind === 'type');
  if (wishes.some((wish) => wish.role === 'wanted' && isOfKind(wish))) return [];
  const shown = own.filter(({ reading }) => reading.role === 'shown' && isOfKind(reading));
  return shown.slice(0, 1).map(({ reading }) => ({ ...reading, role: 'wanted' }));
}

/** What suits somebody is no suit. */
const isVerb = ({ reading, to }: PlacedReading, { words }: Message): boolean =>
  reading.words.toLowerCase() === 'suit' &&
  /^(?:me|it|my|him|her|that|this|them|you|the|a)$/.test(words[to]?.word ?? '');

/** Of a short message that names nothing known, what its words mean one by one: "lace up back". */
const SHORT_WORDS_MAX = 4;
const isLooseDetail = ({ reading }: PlacedReading, { words, readings }: Message): boolean =>
  words.length <= SHORT_WORDS_MAX &&
  readings.every(({ reading: { kind } }) => kind === 'goods') &&
  reading.role === 'wanted' &&
  reading.concepts.some(({ kind }) => kind === 'attribute');

/** "My graduation is soon" was taken for the name of unknown goods: the occasion is told all the same. */
const isOfEvent = ({ reading }: PlacedReading): boolean =>
  reading.role === 'wanted' && reading.concepts.length > 0 && reading.concepts.every(isOccasion);

const EITHER = /^\W*(?:(?:hm+|ok|okay|yes|yeah|and)[\s,]+)*or\b(?!.*\binstead\b)/i;
const LINKS = /^(?:and|or|in)$/;
/** "The shoes should be brown", "shoes that are brown". */
const SAID_AFTER =
  /^(?:(?:that|which) )?(?:(?:should|must|could|can|may|would|has|have|need|needs|ought|is|are)(?: to)? (?:be )?|to be |be )?(?:rather |preferably |ideally |all |either |better )?(?:in )?(?:a |an |some )?$/;

const isSaidOf = (between: Message['words']): boolean =>
  SAID_AFTER.test(between.map(({ word }) => `${word} `).join(''));

/** "A blue suit, brown shoes", "shoes in brown": the color is said of the garment that it is next to. */
function readPieces(placed: readonly PlacedReading[], { words }: Message): Piece[] {
  // "Leather belt" is one name of both.
  const areOne = (one: PlacedReading, other: PlacedReading): boolean =>
    one.from === other.from && one.to === other.to;
  const isNext = (one: PlacedReading, other: PlacedReading): boolean =>
    areOne(one, other) ||
    (one.to <= other.from &&
      words[other.from]?.afterBreak !== true &&
      words.slice(one.to, other.from).every(({ word }) => LINKS.test(word)));
  return placed.flatMap((type, at) => {
    if (!isGarment(type.reading)) return [];
    const before: PlacedReading[] = [];
    for (let last = at - 1; last >= 0; last -= 1) {
      const [look, next] = [placed[last], before[0] ?? type];
      if (look === undefined || !isLook(look.reading) || !isNext(look, next)) break;
      before.unshift(look);
    }
    const after = placed[at + 1];
    const isAfter =
      after !== undefined &&
      isLook(after.reading) &&
      after.from > type.to &&
      !words.slice(type.to, after.from + 1).some(({ afterBreak }) => afterBreak) &&
      isSaidOf(words.slice(type.to, after.from));
    const looks = [...before, ...(isAfter ? [after] : [])].map(({ reading }) => reading);
    return [{ looks, type: type.reading }];
  });
}

/** "I like men's shirts. Got an oxford shirt?": the narrower kind, said after it, is the one meant. */
const SEVERAL = /\b(?:and|or|plus|also|n)\b|&|,/i;
function isNarrowed(
  { reading, to }: PlacedReading,
  placed: readonly PlacedReading[],
  { words }: Message,
) {
  const typeIn = ({ role, concepts }: QueryReading) =>
    role === 'wanted' ? concepts.find(({ kind }) => kind === 'type')?.id : undefined;
  const type = typeIn(reading);
  return (
    type !== undefined &&
    placed.some((later) => {
      const other = typeIn(later.reading);
      const between = words.slice(to, later.from);
      return (
        other !== undefined &&
        other !== type &&
        isKindOf(other, type) &&
        between.some(({ afterBreak }) => afterBreak) &&
        !between.some(({ word }) => SEVERAL.test(word))
      );
    })
  );
}

/** The readings of a message that describe what is looked for, without those that refer. */
export function splitMessage(message: Message, { spans }: Pick<References, 'spans'>): SaidWishes {
  const own = message.readings.filter(
    (placed) =>
      !spans.some(({ from, to }) => placed.from >= from && placed.from < to) &&
      !isVerb(placed, message) &&
      !isRefusedToo(placed, message) &&
      !isCorrected(placed, message),
  );
  const loose = message.loose.filter((one) => isOfEvent(one) || isLooseDetail(one, message));
  const all = joinDetails([...own, ...loose]).filter(isWish);
  const wished = all.filter((one) => !isNarrowed(one, all, message));
  const garments = wished.filter(({ reading }) => isGarment(reading));
  const [first = 0, ...others] = garments.map(({ reading }) => partsOf(reading).length);
  // Of "a polo or a linen shirt" only the shirt is to be linen.
  const isOfEach = others.every((count) => count === first);
  const placed = wished.flatMap((one) =>
    (isOfEach ? partsOf(one.reading) : [one.reading]).map((reading) => ({ ...one, reading })),
  );
  const readings = placed.map(({ reading }) => reading);
  const isLimit = (reading: QueryReading, kind: Concept['kind']): boolean =>
    reading.role === 'wanted' && isOnlyOf(reading, kind);
  const colors = readings.filter((reading) => isLimit(reading, 'color'));
  const materials = readings.filter((reading) => isLimit(reading, 'material'));
  return {
    wishes: [
      ...kindOfShown(own, readings),
      ...readings.filter((reading) => !colors.includes(reading) && !materials.includes(reading)),
      ...refusedWords(message.understood).map(refusalOf),
      ...(isOfWearer(message) ? own.map(({ reading }) => reading).filter(isSize) : []),
    ],
    colors,
    materials,
    brands: own.flatMap(({ reading: { concept } }) =>
      concept?.kind === 'brand' ? [concept.id] : [],
    ),
    pieces: readPieces(placed, message),
    isEither: EITHER.test(message.text) && readings.some(isGarment),
    isOnSale: own.some(({ reading }) => reading.kind === 'sale'),
  };
}
