import type { Language, Meaning } from './word-table.ts';

const PART_CHARS_MIN = 2;
/** Letters that join two parts of a compound: "Baumwoll-e", "Damen-s". */
const JOINTS = ['', 's', 'n', 'en', 'e', 'es', 'er'] as const;

function meaningOf(word: string, { table, stemOf }: Language): Meaning | null {
  return table.get(stemOf(word)) ?? table.get(word) ?? null;
}

/** What stands before the last part, as facts: "damen" and "leder" of "damenleder". */
function factsIn(text: string, language: Language): string[] {
  for (let from = 0; from < text.length - PART_CHARS_MIN; from += 1) {
    const part = text.slice(from);
    const known = JOINTS.filter((joint) => part.endsWith(joint))
      .map((joint) => meaningOf(part.slice(0, part.length - joint.length), language))
      .find((meaning) => (meaning?.fact ?? null) !== null);
    if (known?.fact) return [...factsIn(text.slice(0, from), language), known.fact];
  }
  return [];
}

/**
 * The parts of a word that are written together, the thing last: "damenlederjacke" is a jacket of
 * leather for women. Null where the end of the word names no thing.
 */
export function readCompound(
  word: string,
  language: Language,
): { thing: string; facts: string[] } | null {
  for (let from = 1; from <= word.length - PART_CHARS_MIN; from += 1) {
    const thing = meaningOf(word.slice(from), language)?.thing ?? null;
    if (thing === null || word.length - from <= PART_CHARS_MIN) continue;
    const facts = factsIn(word.slice(0, from), language);
    return from > PART_CHARS_MIN || facts.length > 0 ? { thing, facts } : null;
  }
  return null;
}
