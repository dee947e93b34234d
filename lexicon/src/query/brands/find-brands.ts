import type { Span } from '../../words/span.ts';
import { phraseKey, tokenize } from '../../words/tokens.ts';

/** A brand as typed. */
export interface BrandMention extends Span {
  /** As its shop writes it. */
  brand: string;
}

export type FindBrands = (text: string) => readonly BrandMention[];

/**
 * Makes a reader of the brands of a shop, so that "The Vegan Baker" is a name and nothing vegan.
 * @param brands Their names, as written. Build it once: each reading then costs a look-up a word.
 */
export function brandFinder(brands: Iterable<string>): FindBrands {
  const byKey = new Map([...brands].map((brand) => [phraseKey(brand), brand]));
  const wordsMax = Math.max(0, ...[...byKey.keys()].map((key) => key.split(' ').length));
  return (text) => {
    const tokens = tokenize(text);
    const found: BrandMention[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      for (let to = Math.min(at + wordsMax, tokens.length); to > at; to -= 1) {
        const run = tokens.slice(at, to);
        const brand = byKey.get(run.map((token) => token.word).join(' '));
        if (brand === undefined) continue;
        found.push({ brand, start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 });
        at = to - 1;
        break;
      }
    }
    return found;
  };
}
