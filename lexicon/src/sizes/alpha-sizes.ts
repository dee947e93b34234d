import { ALPHA_EXTRA_SIZES, CLOTHING_SIZES } from '@modiste/contract/values';
import { fold, listOf } from '../words/tokens.ts';

const ALPHA_WORDS: Readonly<Record<string, string>> = {
  '2XS': 'xxs, 2xs, xx small, xxsmall, double extra small',
  XS: 'xs, x small, xsmall, extra small, xsm',
  S: 's, small, sm, sml',
  M: 'm, medium, med, md',
  L: 'l, large, lg, lrg',
  XL: 'xl, x large, xlarge, extra large, xlg',
  '2XL': 'xxl, 2xl, xx large, xxlarge, 2x large, double extra large, double xl',
  '3XL': 'xxxl, 3xl, xxx large, 3x large, triple xl',
  '4XL': 'xxxxl, 4xl, xxxx large, 4x large',
  '1X': '1x, 1x plus',
  '2X': '2x, 2x plus',
  '3X': '3x, 3x plus',
};

const alphaByWord = new Map(
  Object.entries(ALPHA_WORDS).flatMap(([size, words]) =>
    listOf(words).map((word): [string, string] => [word, size]),
  ),
);

/** The alpha size of a folded word such as "xxl" or "x large", or null. */
export const alphaSize = (word: string): string | null => alphaByWord.get(word) ?? null;

const spec: ReadonlySet<string> = new Set<string>(CLOTHING_SIZES);
const extras: ReadonlySet<string> = new Set<string>(ALPHA_EXTRA_SIZES);

/** Whether the size is one of the six of `clothing_size`; the others are canonical extras. */
export const isClothingSize = (size: string): boolean => spec.has(size);
export const isAlphaExtra = (size: string): boolean => extras.has(size);

const ONE_SIZE =
  /^(?:one size|onesize|os|o s|osfa|osfm|1 ?sz|one|1 size|one sz|free size|freesize|(?:onesize|one size|1 size) ?(?:fits? (?:all|most))?|uni|unisize|universal|standard|u|tu|t u|eg|einheitsgro(?:ss|ß|s)e|einheits gro(?:ss|ß)e|universalgro(?:ss|ß)e|taille unique|tailleunique|unique|talla unica|unica|taglia unica|tamanho unico|unico|единыи размер|единыи|один размер|универсальныи|универсальныи размер|без размера|безразмерныи|no size|n a|ns|maat one size|enhetsstorlek|rozmiar uniwersalny|uniwersalny)$/;

/** Whether a shop's size means that there is but one: "One Size", "O/S", "TU". */
export const isOneSize = (size: string): boolean =>
  ONE_SIZE.test(
    fold(size)
      .replace(/[-/._]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
