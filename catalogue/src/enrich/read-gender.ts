import type { Gender } from '@modiste/contract/values';

const WOMEN = /^(?:f|female|women'?s?|woman|ladies|lady|femme|damen)$/i;
const MEN = /^(?:m|male|men'?s?|man|gents|gentlemen|homme|herren)$/i;
const BOTH = /^(?:u|unisex|all|both)$/i;

/** A feed's own gender word; null where it is none. */
export function readGender(word: string): Gender | null {
  const text = word.trim();
  if (WOMEN.test(text)) return 'Women';
  if (MEN.test(text)) return 'Men';
  return BOTH.test(text) ? 'Unisex' : null;
}
