import type { Item } from '@modiste/contract/entities/item';

/** What an item's record says of its care, in its own words and numbers. */
export interface ItemCare {
  /** Lexicon ids. Empty where the record names none. */
  materials: readonly string[];
  /** "55% linen, 45% cotton", where the record gives shares; otherwise null. */
  shares: string | null;
  /** An instruction of the record such as "dry clean only", in lower case; null without one. */
  instruction: string | null;
}

const SHARE = /\b(\d{1,3})\s?%\s*((?:organic |recycled |pure |merino |virgin )*[a-z]{3,12})\b/gi;
const SHARE_WORDS =
  /(?:cotton|linen|silk|wool|cashmere|mohair|alpaca|viscose|rayon|modal|lyocell|tencel|polyester|nylon|polyamide|acrylic|elastane|spandex|acetate|cupro|hemp|leather|down|denim|bamboo|merino)$/i;
const INSTRUCTIONS: readonly RegExp[] = [
  /\bdry[- ]clean(?:ing)? only\b/i,
  /\bdo not (?:machine )?wash\b/i,
  /\bhand[- ]wash(?: only| cold| in cold water)?\b/i,
  /\bmachine[- ]wash(?:able)?(?: cold| warm| gentle| on gentle)?\b/i,
  /\bwipe clean\b/i,
  /\bspot clean(?: only)?\b/i,
  /\bdry[- ]clean\b/i,
];

function sharesOf(text: string): string | null {
  const shares = [...text.matchAll(SHARE)].filter(([, , name]) => SHARE_WORDS.test(name ?? ''));
  const sum = shares.reduce((total, [, share]) => total + Number(share), 0);
  // Anything but a whole is of a lining too, or of two pieces: it is not repeated half-understood.
  if (sum !== 100) return null;
  return shares.map(([, share, name]) => `${share}% ${(name ?? '').toLowerCase()}`).join(', ');
}

/** Reads an item's record; nothing is guessed. */
export function itemCare({ short_description, description, other_info }: Item): ItemCare {
  const text = `${short_description}. ${description}`;
  const instruction = INSTRUCTIONS.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])[0];
  return {
    materials: other_info.materials,
    shares: sharesOf(text),
    instruction: instruction?.toLowerCase() ?? null,
  };
}
