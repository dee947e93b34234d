import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';

const FLAT =
  /\bflat (?:shoes?|footwear|soles?|pairs?)\b|\b(?:shoes?|they|those) (?:(?:should|must|have to|need to|to) )?be flat\b|\bonly (?:wear )?flats\b|\bflats only\b/i;
const ASKS = /\?\s*$/;

/** Shoes that have a heel by their kind. */
const HEELED: readonly string[] = ['heels', 'pumps', 'stilettos', 'slingbacks', 'heeled-sandals'];

const isFlatHeel = ({ role, concepts }: QueryReading): boolean =>
  role === 'wanted' && concepts.some(({ id }) => id === 'flat-heel');

/** "Flat shoes only", said of outfits, is asked of all shoes that come into them from then on. */
export const flatShoes = (words: string): QueryReading[] =>
  FLAT.test(words) && !ASKS.test(words)
    ? understandQuery('no heels').readings.filter(isFlatHeel)
    : [];

/** The wishes without that shoes were to be flat, where shoes with heels are asked for by their kind. */
export const unlessHeeled = <Wish extends QueryReading>(
  wishes: readonly Wish[],
  types: readonly string[],
): readonly Wish[] =>
  types.some((type) => HEELED.some((kind) => isKindOf(type, kind)))
    ? wishes.filter((wish) => !isFlatHeel(wish))
    : wishes;
