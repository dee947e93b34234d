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

const FIBERS =
  'cotton|linen|flax|silk|wool|lambswool|cashmere|mohair|alpaca|viscose|rayon|modal|lyocell|tencel|polyester|nylon|polyamide|acrylic|elastane|spandex|lycra|acetate|cupro|hemp|leather|suede|down|denim|bamboo|merino';
/** "5% elastane", "100% extra-fine merino": up to the name of the fiber, and not what it is woven to. */
const SHARE = new RegExp(
  String.raw`\b(\d{1,3})\s?%\s*((?:[\p{L}-]+ ){0,3}?(?:${FIBERS}))(?![\p{L}-])`,
  'giu',
);

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
  const shares = [...text.matchAll(SHARE)];
  const sum = shares.reduce((total, [, share]) => total + Number(share), 0);
  // Anything but a whole is of a lining too, or of two pieces: it is not repeated half-understood.
  if (sum !== 100) return null;
  return shares.map(([, share, name]) => `${share}% ${name ?? ''}`).join(', ');
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
