import type { Item } from '@modiste/contract/entities/item';
import { garmentConceptVector } from '@modiste/lexicon/concepts/concept-vector';

const STEPS = 127;

/**
 * Where an item stands among the lexicon's concepts, by its facts.
 * @param attributes What its words say beyond them, as lexicon ids.
 */
export function meaningOf(item: Item, attributes: readonly string[]): Float32Array | null {
  const { type, gender, materials, patterns } = item.other_info;
  return garmentConceptVector({
    type: type === '' ? null : type,
    category: item.try_on_category,
    gender,
    colors: item.colors,
    materials,
    patterns,
    attributes,
  });
}

/**
 * A meaning as a short text, a byte a number, to be kept beside each row: whatever source found an
 * item, its meaning is then known without another read.
 */
export function packMeaning(meaning: Float32Array | null): string {
  if (meaning === null) return '';
  const scale = STEPS / meaning.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const bytes = Int8Array.from(meaning, (value) => Math.round(value * scale));
  return Buffer.from(bytes.buffer).toString('base64');
}

/** The bytes of a packed meaning; null where it is unknown. */
export const unpackMeaning = (packed: string): Int8Array | null =>
  packed === '' ? null : Int8Array.from(Buffer.from(packed, 'base64'));

/**
 * Compares unpacked meanings with one that is wanted.
 * @returns the cosine, to within 0.01; 0 where one of them is unknown.
 */
export function meaningMatcher(wanted: Float32Array | null): (own: Int8Array | null) => number {
  if (wanted === null) return () => 0;
  const length = Math.hypot(...wanted);
  return (own) => {
    if (own === null || length === 0) return 0;
    let [dot, squares] = [0, 0];
    for (let at = 0; at < wanted.length; at += 1) {
      const value = own[at] ?? 0;
      dot += value * (wanted[at] ?? 0);
      squares += value * value;
    }
    return squares === 0 ? 0 : dot / (Math.sqrt(squares) * length);
  };
}
