import { CLOTHING_CANONICAL_SIZES, type ClothingFit, type Gender } from '@modiste/contract/values';
import type { NormalSizes } from '../garments/garment-facts.ts';
import { isAlphaExtra, isClothingSize } from './alpha-sizes.ts';
import { isWholeShoeSize } from './shoe-size.ts';

const canonical: ReadonlySet<string> = new Set(CLOTHING_CANONICAL_SIZES);
const WOMENS_NUMBER_MAX = 28;

const WOMENS_FIT_OF: Readonly<Record<string, ClothingFit>> = {
  petite: 'P',
  pt: 'P',
  p: 'P',
  tall: 'T',
  tl: 'T',
  t: 'T',
  plus: 'W',
  w: 'W',
};
const MENS_FIT_OF: Readonly<Record<string, ClothingFit>> = {
  short: 'S',
  s: 'S',
  regular: 'R',
  r: 'R',
  long: 'L',
  tall: 'L',
  l: 'L',
};

/** Collects sizes, each once and only from the value lists. */
export class SizeBasket {
  readonly #clothing = new Set<string>();
  readonly #canonical = new Set<string>();
  readonly #shoes = new Set<string>();
  readonly #shoesCanonical = new Set<string>();
  readonly #fits = new Set<ClothingFit>();

  addAlpha(size: string): void {
    if (isClothingSize(size)) this.#clothing.add(size);
    if (isAlphaExtra(size)) this.#canonical.add(size);
    if (/^\dX$/.test(size)) this.#fits.add('W');
  }

  addCanonical(size: string | null): void {
    if (size !== null && canonical.has(size)) this.#canonical.add(size);
  }

  addShoe(size: string): void {
    if (isWholeShoeSize(size)) this.#shoes.add(size);
    else this.#shoesCanonical.add(size);
  }

  /** @param size The number beside the fit: from 30 up it can only be a man's. */
  addFit(word: string, gender: Gender | null, size: number | null): void {
    const isMens = gender === 'Men' || (gender !== 'Women' && (size ?? 0) > WOMENS_NUMBER_MAX);
    const [first, second] = isMens ? [MENS_FIT_OF, WOMENS_FIT_OF] : [WOMENS_FIT_OF, MENS_FIT_OF];
    const fit = first[word] ?? second[word];
    if (fit !== undefined) this.#fits.add(fit);
  }

  get isEmpty(): boolean {
    return this.#clothing.size + this.#canonical.size === 0;
  }

  sizes(): NormalSizes {
    return {
      clothing_size: [...this.#clothing],
      clothing_canonical_size: [...this.#canonical],
      shoes_size: [...this.#shoes],
      shoes_canonical_size: [...this.#shoesCanonical],
      clothing_fit: [...this.#fits],
    };
  }
}
