/** What one letter means in the other numberings. */
interface LetterRow {
  /** US women's numbers of tops, dresses and bottoms. */
  women: readonly number[];
  /** Women's waists in inches, from and to. Makers differ by an inch, so letters share some. */
  womensWaist: readonly [number, number] | null;
  /** Men's chests in inches. */
  men: readonly number[];
  /** Men's waists in inches, from and to. */
  mensWaist: readonly [number, number] | null;
}

/**
 * The one table of conversions: women's numbers and waists as most American makers print them (Gap,
 * Levi's; plus sizes Torrid), men's chests (Brooks Brothers, Levi's) and waists (Levi's).
 */
export const SIZE_TABLE: Readonly<Record<string, LetterRow>> = {
  '2XS': { women: [0], womensWaist: null, men: [], mensWaist: null },
  XS: { women: [0, 2], womensWaist: [24, 26], men: [34], mensWaist: [26, 28] },
  S: { women: [4, 6], womensWaist: [26, 28], men: [36], mensWaist: [29, 30] },
  M: { women: [8, 10], womensWaist: [27, 30], men: [38, 40], mensWaist: [31, 33] },
  L: { women: [12, 14], womensWaist: [30, 32], men: [42, 44], mensWaist: [34, 36] },
  XL: { women: [16, 18], womensWaist: [32, 34], men: [46, 48], mensWaist: [37, 40] },
  '2XL': { women: [20, 22], womensWaist: [34, 36], men: [50], mensWaist: [41, 44] },
  '3XL': { women: [24], womensWaist: [38, 40], men: [], mensWaist: [45, 48] },
  '4XL': { women: [], womensWaist: [42, 44], men: [], mensWaist: null },
  '1X': { women: [14, 16], womensWaist: null, men: [], mensWaist: null },
  '2X': { women: [18, 20], womensWaist: null, men: [], mensWaist: null },
  '3X': { women: [22, 24], womensWaist: null, men: [], mensWaist: null },
};

/** US women's number of a jeans waist in inches (Levi's chart). */
const WOMENS_OF_WAIST: Readonly<Record<number, number>> = {
  24: 0,
  25: 0,
  26: 2,
  27: 4,
  28: 6,
  29: 8,
  30: 10,
  31: 12,
  32: 14,
  33: 16,
  34: 18,
  36: 20,
  38: 22,
  40: 24,
};
export const womensOfWaist = (waist: number): number | null => WOMENS_OF_WAIST[waist] ?? null;
