import type { Gender } from '@modiste/contract/values';
import { BOTTOM_SIZES, type ClothingFit } from '@modiste/contract/values';
import { seedOf } from './seeded-pick.ts';

/** The systems that sizes come in: letters, US numbers, chest, waist by length, … */
export const SIZE_RUNS = [
  'alpha',
  'alpha-wide',
  'numeric',
  'numeric-short',
  'numeric-long',
  'petite',
  'plus',
  'suit',
  'waist',
  'shoe',
  'bra',
  'belt',
  'one',
] as const;
type SizeRun = (typeof SIZE_RUNS)[number];

interface Sizes {
  sizes: readonly string[];
  clothing_size: readonly string[];
  clothing_canonical_size: readonly string[];
  shoes_size: readonly string[];
  shoes_canonical_size: readonly string[];
  clothing_fit: readonly ClothingFit[];
}

const range = (first: number, last: number, step: number): number[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);

const NONE: Sizes = {
  sizes: [],
  clothing_size: [],
  clothing_canonical_size: [],
  shoes_size: [],
  shoes_canonical_size: [],
  clothing_fit: [],
};

function alpha(gender: Gender, isWide: boolean): Sizes {
  const core = gender === 'Men' ? ['S', 'M', 'L', 'XL', '2XL'] : ['XS', 'S', 'M', 'L', 'XL'];
  const plain = isWide ? ['XS', 'S', 'M', 'L', 'XL', '2XL'] : core;
  const extra = isWide ? (gender === 'Women' ? ['2XS', '3XL'] : ['3XL', '4XL']) : [];
  const before = extra.filter((size) => size === '2XS');
  const after = extra.filter((size) => size !== '2XS');
  return {
    ...NONE,
    sizes: [...before, ...plain, ...after],
    clothing_size: plain,
    clothing_canonical_size: extra,
  };
}

function numeric(last: number): Sizes {
  const sizes = range(0, last, 2).map(String);
  return { ...NONE, sizes, clothing_canonical_size: sizes };
}

/** Regular sizes with petite and tall ones beside them. */
function petite(): Sizes {
  const regular = range(0, 16, 2).map(String);
  const small = range(0, 10, 2).map((size) => `${size}P`);
  const tall = range(4, 14, 2).map((size) => `${size}T`);
  return {
    ...NONE,
    sizes: [...regular, ...small, ...tall],
    clothing_canonical_size: regular,
    clothing_fit: ['P', 'T'],
  };
}

function plus(): Sizes {
  const wide = range(14, 24, 2).map(String);
  return {
    ...NONE,
    sizes: [...wide.map((size) => `${size}W`), '1X', '2X', '3X'],
    clothing_canonical_size: [...wide, '1X', '2X', '3X'],
    clothing_fit: ['W'],
  };
}

function suit(): Sizes {
  const regular = range(36, 48, 2);
  const sizes = [
    ...regular.slice(0, 4).map((chest) => `${chest}S`),
    ...regular.map((chest) => `${chest}R`),
    ...regular.slice(2).map((chest) => `${chest}L`),
  ];
  return {
    ...NONE,
    sizes,
    clothing_canonical_size: regular.map(String),
    clothing_fit: ['S', 'R', 'L'],
  };
}

function waist(gender: Gender): Sizes {
  const [first, last] = gender === 'Women' ? [24, 32] : [28, 38];
  const lengths = gender === 'Women' ? ['28', '30', '32'] : ['30', '32', '34'];
  const sizes = BOTTOM_SIZES.filter((size) => {
    const [around, length] = size.split('x');
    return Number(around) >= first && Number(around) <= last && lengths.includes(length ?? '');
  });
  return { ...NONE, sizes, clothing_canonical_size: sizes };
}

function shoe(gender: Gender): Sizes {
  const [first, last] = { Women: [5, 11], Men: [7, 14], Unisex: [4, 13] }[gender];
  const sizes = range(first ?? 5, last ?? 11, 0.5).map(String);
  return {
    ...NONE,
    sizes,
    shoes_size: sizes.filter((size) => !size.includes('.')),
    shoes_canonical_size: sizes.filter((size) => size.includes('.')),
  };
}

/** The sizes of a run, in the system of its type and gender. */
export function sizesOf(run: SizeRun, gender: Gender): Sizes {
  switch (run) {
    case 'alpha':
      return alpha(gender, gender === 'Unisex');
    case 'alpha-wide':
      return alpha(gender, true);
    case 'numeric':
      return numeric(18);
    case 'numeric-short':
      return numeric(14);
    case 'numeric-long':
      return numeric(24);
    case 'petite':
      return petite();
    case 'plus':
      return plus();
    case 'suit':
      return suit();
    case 'waist':
      return waist(gender);
    case 'shoe':
      return shoe(gender);
    case 'bra':
      return {
        ...NONE,
        sizes: [32, 34, 36, 38].flatMap((band) =>
          ['A', 'B', 'C', 'D'].map((cup) => `${band}${cup}`),
        ),
      };
    case 'belt':
      return { ...NONE, sizes: ['S', 'M', 'L', 'XL'], clothing_size: ['S', 'M', 'L', 'XL'] };
    case 'one':
      return { ...NONE, sizes: ['One Size'] };
  }
}

/** About one size in nine is sold out, and never all of them. */
export function soldOutOf(sizes: readonly string[], seed: string): string[] {
  const gone = sizes.filter((size) => seedOf(`${seed}:${size}`) % 9 === 0);
  return gone.length < sizes.length ? gone : [];
}
