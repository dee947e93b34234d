import type { Gender } from '@modiste/contract/values';
import { translatePhrase } from '@modiste/lexicon/translate';

const WOMEN = /^(?:f|w|female|women'?s?|woman|ladies|lady|weiblich|femenino|femminile|féminin)$/i;
const MEN = /^(?:m|male|men'?s?|man|gents|gentlemen|männlich|masculino|maschile|masculin)$/i;
const BOTH = /^(?:u|unisex|all|both)$/i;

/** A feed's own gender word; null where it is none. */
export function readGender(word: string): Gender | null {
  const text = translatePhrase(word) ?? word.trim();
  if (WOMEN.test(text)) return 'Women';
  if (MEN.test(text)) return 'Men';
  return BOTH.test(text) ? 'Unisex' : null;
}
