const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * The FNV-1a hash of a text, the same on every machine and run
 * (http://www.isthe.com/chongo/tech/comp/fnv/).
 * @param start Another start gives another, independent hash.
 * @returns an unsigned number of 32 bits
 */
export function fnv1a(text: string, start = OFFSET_BASIS): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  }
  return hash >>> 0;
}

/**
 * FNV-1a with its upper bits mixed into the lower ones, for use modulo a small number: the lowest
 * bits of FNV-1a alone are spread unevenly over texts that are nearly the same.
 */
export function mixedFnv1a(text: string, start = OFFSET_BASIS): number {
  const hash = fnv1a(text, start);
  return (hash ^ (hash >>> 15)) >>> 0;
}
