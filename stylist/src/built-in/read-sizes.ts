import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { typesOf } from '../request/types-of.ts';
import type { Turn } from '../stylist.ts';
import type { Understand } from '../understanding/understand.ts';

/** "Actually a 9.5", "L", "38/32": a size alone answers which size. */
const BARE_SIZE =
  /^(?:actually|no|yes|make (?:it|that)|rather|in|for|i(?:['’]?m| am| wear| take| need)|(?:s?he['’]?s|s?he is|s?he wears)|oh|ok|okay|sorry|better|and|my size is|it['’]?s|size|us|eu|uk|\W)*\s*(?:an? )?(?:size )?(?<size>\d{1,2}(?:\.5)?|\d{2}\s?[x/]\s?\d{2}|(?:x{1,3}|[2-4]x)?[sl]|m|[1-3]x|(?:extra )?(?:small|large)|medium)(?: please| pls| instead| then| for me)?[.!?]*$/i;

const bareSizeOf = (words: string): string | undefined => BARE_SIZE.exec(words)?.groups?.size;

const hasSize = ({ readings }: UnderstoodQuery): boolean =>
  readings.some(({ kind }) => kind === 'size' || kind === 'fit');

const sizesOf = ({
  clothing_size,
  clothing_canonical_size,
  shoes_size,
  shoes_canonical_size,
}: UnderstoodQuery['hard']) => ({
  clothing_size,
  clothing_canonical_size,
  shoes_size,
  shoes_canonical_size,
});

const withSizesOf = (understood: UnderstoodQuery, { hard }: UnderstoodQuery): UnderstoodQuery => ({
  ...understood,
  hard: { ...understood.hard, ...sizesOf(hard) },
});

/** "In a 9" is a shoe size where shoes are looked for. */
export async function readSizes(
  understand: Understand,
  understood: UnderstoodQuery,
  { state }: Turn,
): Promise<UnderstoodQuery> {
  const [type = ''] = typesOf(state.request?.wishes ?? []);
  const garment = type.replaceAll('-', ' ');
  const bare = state.request === null ? undefined : bareSizeOf(understood.text);
  if (bare !== undefined) {
    return withSizesOf(understood, await understand(`${garment} size ${bare}`.trim()));
  }
  const isNamed = understood.types.length > 0;
  if (type === '' || isNamed || !hasSize(understood)) return understood;
  return withSizesOf(understood, await understand(`${understood.text}, ${garment}`));
}

/** Whether a message only says the size that what is looked for should have. */
export const isSizeAnswer = (sized: UnderstoodQuery, { state, words }: Turn): boolean =>
  state.request !== null &&
  bareSizeOf(words) !== undefined &&
  Object.values(sizesOf(sized.hard)).some((sizes) => sizes.length > 0);
