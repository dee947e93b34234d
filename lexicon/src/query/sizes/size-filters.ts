import { BOTTOM_SIZES, type Gender, type TryOnCategory } from '@modiste/contract/values';
import type { NormalSizes } from '../../garments/garment-facts.ts';
import { normalizeSizes } from '../../sizes/normalize-sizes.ts';
import { wearerOfShoeSize } from '../../sizes/shoe-numbering.ts';
import type { Span } from '../../words/span.ts';
import type { SizeMention } from './find-sizes.ts';

interface Wanted {
  categories: readonly TryOnCategory[];
  gender: Gender | null;
  /** The garments that are asked for, each at its place. */
  garments?: readonly SizedGarment[];
}

interface SizedGarment extends Span {
  categories: readonly TryOnCategory[];
}

const gapBetween = (one: Span, other: Span): number =>
  one.end <= other.start ? other.start - one.end : one.start - other.end;

/** "A size 10 dress and size 8 shoes": of several sizes each is of the garment next to it. */
function besideMention(
  mention: SizeMention,
  mentions: readonly SizeMention[],
  wanted: Wanted,
): Wanted {
  const sizes = mentions.filter(({ kind }) => kind === 'size');
  const [nearest] = (wanted.garments ?? []).toSorted(
    (one, other) => gapBetween(one, mention) - gapBetween(other, mention),
  );
  return sizes.length < 2 || nearest === undefined
    ? wanted
    : { ...wanted, categories: nearest.categories };
}

const NONE: NormalSizes = {
  clothing_size: [],
  clothing_canonical_size: [],
  shoes_size: [],
  shoes_canonical_size: [],
  clothing_fit: [],
};

const join = <Value>(one: readonly Value[], other: readonly Value[]): Value[] => [
  ...new Set([...one, ...other]),
];

const joinSizes = (one: NormalSizes, other: NormalSizes): NormalSizes => ({
  clothing_size: join(one.clothing_size, other.clothing_size),
  clothing_canonical_size: join(one.clothing_canonical_size, other.clothing_canonical_size),
  shoes_size: join(one.shoes_size, other.shoes_size),
  shoes_canonical_size: join(one.shoes_canonical_size, other.shoes_canonical_size),
  clothing_fit: join(one.clothing_fit, other.clothing_fit),
});

/** A shopper who names a waist alone takes any length; a letter would stand for other waists too. */
function waistSizes(waist: string, gender: Gender | null): NormalSizes {
  const pairs = BOTTOM_SIZES.filter((size) => size.startsWith(`${waist}x`));
  if (pairs.length > 0) return { ...NONE, clothing_canonical_size: pairs };
  return normalizeSizes(waist, { category: 'lower_body', gender });
}

/** A shopper who names the length of the legs alone takes any waist. */
const legSizes = (leg: string): NormalSizes => ({
  ...NONE,
  clothing_canonical_size: BOTTOM_SIZES.filter((size) => size.endsWith(`x${leg}`)),
});

function sizesOfOne(size: string, category: TryOnCategory | null, said: Gender | null) {
  const gender = category === 'shoes' ? (said ?? wearerOfShoeSize(size)) : said;
  const isWaist = category === 'lower_body' && /^\d{2}$/.test(size) && Number(size) >= 24;
  return isWaist ? waistSizes(size, gender) : normalizeSizes(size, { category, gender });
}

/** A bare number fits a shoe and a dress alike when nothing says which is meant. */
function sizesOfMention({ sizes, kind }: SizeMention, { categories, gender }: Wanted): NormalSizes {
  if (kind === 'waist') return waistSizes(sizes[0] ?? '', gender);
  if (kind === 'leg') return legSizes(sizes[0] ?? '');
  if (kind === 'shoes') {
    return sizes.map((size) => sizesOfOne(size, 'shoes', gender)).reduce(joinSizes, NONE);
  }
  if (kind === 'neck') return normalizeSizes(sizes, { category: 'upper_body', gender: 'Men' });
  const isPair = sizes.some((size) => /\dx\d/i.test(size));
  const asked: (TryOnCategory | null)[] = categories.length > 0 ? [...categories] : [null, 'shoes'];
  return asked
    .flatMap((category) =>
      sizes.map((size) => sizesOfOne(size, isPair ? 'lower_body' : category, gender)),
    )
    .reduce(joinSizes, NONE);
}

/** Whether a size is in no list; of "26W" the cut alone is. */
const isEmpty = ({ clothing_fit: _, ...sizes }: NormalSizes): boolean =>
  Object.values(sizes).every((list) => list.length === 0);

const isOnlyOf = ({ categories }: Wanted, category: TryOnCategory): boolean =>
  categories.length > 0 && categories.every((it) => it === category);

function filtersOf(mention: SizeMention, wanted: Wanted): NormalSizes {
  if (mention.kind !== 'fit' || mention.fit === null) return sizesOfMention(mention, wanted);
  if (isOnlyOf(wanted, 'shoes')) return NONE;
  const isMensTall = mention.fit === 'T' && wanted.gender === 'Men';
  return { ...NONE, clothing_fit: [isMensTall ? 'L' : mention.fit] };
}

/** What the sizes of a query ask for, given what else the query asks for. */
export const sizeFilters = (mentions: readonly SizeMention[], wanted: Wanted): NormalSizes =>
  mentions
    .map((mention) => filtersOf(mention, besideMention(mention, mentions, wanted)))
    .reduce(joinSizes, NONE);

const SIZED: ReadonlySet<string> = new Set([
  'upper_body',
  'lower_body',
  'dresses',
  'suits',
  'shoes',
  'intimates',
]);

/** Those that stand in no size list: "size 60". What has no sizes, such as a bag, has them all. */
export const unlistedSizes = (
  mentions: readonly SizeMention[],
  wanted: Wanted,
): readonly SizeMention[] =>
  wanted.categories.some((category) => !SIZED.has(category))
    ? []
    : mentions.filter(
        (mention) => mention.kind !== 'fit' && isEmpty(sizesOfMention(mention, wanted)),
      );
