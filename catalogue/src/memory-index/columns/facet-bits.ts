import {
  ALL_KEYS,
  FACET_GROUPS,
  type FacetGroup,
  type FacetKeys,
} from '../../filters/facet-keys.ts';

const BITS_A_WORD = 32;
/** How many 32-bit words hold one bit for every key. */
export const BIT_WORDS = Math.ceil(ALL_KEYS.length / BITS_A_WORD);

const bitOf = new Map(ALL_KEYS.map(({ group, key }, bit) => [`${group} ${key}`, bit]));

const orBit = (words: Uint32Array, bit: number) => {
  const word = Math.floor(bit / BITS_A_WORD);
  words[word] = (words[word] ?? 0) | (1 << (bit % BITS_A_WORD));
};

/** The bit of a key; undefined for what is none. */
export const bitOfKey = (group: FacetGroup, key: string): number | undefined =>
  bitOf.get(`${group} ${key}`);

/** The bits of these keys. What is no key has no bit. */
export function maskOf(keys: Partial<FacetKeys>): Uint32Array {
  const mask = new Uint32Array(BIT_WORDS);
  for (const group of FACET_GROUPS) {
    for (const key of keys[group] ?? []) {
      const bit = bitOfKey(group, key);
      if (bit !== undefined) orBit(mask, bit);
    }
  }
  return mask;
}

/** All values of a group. */
export function groupMask(wanted: FacetGroup): Uint32Array {
  const keys = ALL_KEYS.flatMap(({ group, key }) => (group === wanted ? [key] : []));
  return maskOf({ [wanted]: keys });
}

const masksByGroup = new Map(FACET_GROUPS.map((group) => [group, groupMask(group)]));

/**
 * One bit a value for every row: in each column one word a row, so that whoever asks for some
 * values reads no others.
 */
export type FacetBits = readonly Uint32Array[];

export const emptyBits = (rows: number): FacetBits =>
  Array.from({ length: BIT_WORDS }, () => new Uint32Array(rows));

/** The keys of one group that a row has. */
export function keysAt(bits: FacetBits, row: number, group: FacetGroup): string[] {
  const mask = masksByGroup.get(group);
  const keys: string[] = [];
  for (let word = 0; word < BIT_WORDS; word += 1) {
    let left = (bits[word]?.[row] ?? 0) & (mask?.[word] ?? 0);
    while (left !== 0) {
      const bit = BITS_A_WORD * word + (BITS_A_WORD - 1 - Math.clz32(left & -left));
      keys.push(ALL_KEYS[bit]?.key ?? '');
      left &= left - 1;
    }
  }
  return keys;
}

/** Whether a row has any value of the mask. */
export function hasAnyBit(bits: FacetBits, row: number, mask: Uint32Array): boolean {
  for (let word = 0; word < BIT_WORDS; word += 1) {
    if (((bits[word]?.[row] ?? 0) & (mask[word] ?? 0)) !== 0) return true;
  }
  return false;
}

/** Counts values over rows; `counts` has one count for each value. */
export function createBitCounter(bits: FacetBits) {
  const counts = new Uint32Array(ALL_KEYS.length);
  return {
    counts,
    /** Adds one for every value that both the row and the mask have. */
    add(row: number, mask: Uint32Array) {
      for (let word = 0; word < BIT_WORDS; word += 1) {
        let left = (bits[word]?.[row] ?? 0) & (mask[word] ?? 0);
        while (left !== 0) {
          const bit = BITS_A_WORD * word + (BITS_A_WORD - 1 - Math.clz32(left & -left));
          counts[bit] = (counts[bit] ?? 0) + 1;
          left &= left - 1;
        }
      }
    },
  };
}
