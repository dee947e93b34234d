import { BOTTOM_SIZES, type Gender, type TryOnCategory } from '@modiste/contract/values';
import type { NormalSizes } from '../garment-facts.ts';
import { normaliseSizes } from '../sizes/normalise-sizes.ts';
import type { SizeMention } from './find-sizes.ts';

interface Wanted {
  categories: readonly TryOnCategory[];
  gender: Gender | null;
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

/** A shopper who names a waist alone takes any length. */
function waistSizes(waist: string, gender: Gender | null): NormalSizes {
  const pairs = BOTTOM_SIZES.filter((size) => size.startsWith(`${waist}x`));
  const mapped = normaliseSizes(waist, { category: 'lower_body', gender });
  return { ...mapped, clothing_canonical_size: join(pairs, mapped.clothing_canonical_size) };
}

function sizesOfOne(size: string, category: TryOnCategory | null, gender: Gender | null) {
  const isWaist = category === 'lower_body' && /^\d{2}$/.test(size) && Number(size) >= 24;
  return isWaist ? waistSizes(size, gender) : normaliseSizes(size, { category, gender });
}

/** A bare number fits a shoe and a dress alike when nothing says which is meant. */
function sizesOfMention({ sizes, kind }: SizeMention, { categories, gender }: Wanted): NormalSizes {
  if (kind === 'waist') return waistSizes(sizes[0] ?? '', gender);
  if (kind === 'neck') return normaliseSizes(sizes, { category: 'upper_body', gender: 'Men' });
  const isPair = sizes.some((size) => /\dx\d/i.test(size));
  const asked: (TryOnCategory | null)[] = categories.length > 0 ? [...categories] : [null, 'shoes'];
  return asked
    .flatMap((category) =>
      sizes.map((size) => sizesOfOne(size, isPair ? 'lower_body' : category, gender)),
    )
    .reduce(joinSizes, NONE);
}

/** What the sizes of a query ask for, given what else the query asks for. */
export function sizeFilters(mentions: readonly SizeMention[], wanted: Wanted): NormalSizes {
  const isOnlyShoes =
    wanted.categories.length > 0 && wanted.categories.every((it) => it === 'shoes');
  return mentions
    .map((mention): NormalSizes => {
      if (mention.kind !== 'fit' || mention.fit === null) return sizesOfMention(mention, wanted);
      if (isOnlyShoes) return NONE;
      const isMensTall = mention.fit === 'T' && wanted.gender === 'Men';
      return { ...NONE, clothing_fit: [isMensTall ? 'L' : mention.fit] };
    })
    .reduce(joinSizes, NONE);
}
