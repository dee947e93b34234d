import type { Item } from '@modiste/contract/entities/item';
import { findFalseClaims } from '../../facts/check-claims.ts';
import { capitalize } from '../../speech/join-words.ts';
import { type NamedBy, pieceName, readPieces } from '../pieces/worn-piece.ts';

const WAYS: readonly NamedBy[] = ['color', 'fabric', 'kind'];
/** What the shopper is told to add or to think of, which no piece of the outfit has to be. */
const BESIDE =
  /\b(?:opaque tights|tights|(?:fine wool )?socks?|sock drawer|umbrella|(?:a )?scarf and gloves|your own coat|add a coat|an open shirt|a loose shirt|coat rack|closet doors?|hangers)\b/gi;
/** Lists that speak of several pieces together: each word must be true of one of them. */
const LISTED = /(?:; the rest keeps to |: |\bin |keeps? to |\bstays? |\bnothing but )/i;

const falseOf = (text: string, meant: readonly Item[], among: readonly Item[]): string[] => {
  const [first = [], ...others] = meant.map((item) => findFalseClaims(text, item, among));
  return first.filter((claim) => others.every((one) => one.includes(claim)));
};

/**
 * What a sentence on an outfit says that is not so. The names of pieces are held against their
 * pieces; what else it says must be true of one of those that it speaks of, and what it lists of all
 * together of one of all.
 */
export function falseWords(sentence: string, items: readonly Item[]): string[] {
  const pieces = readPieces(items);
  const names = pieces.flatMap((piece) =>
    WAYS.map((by) => ({ piece, name: pieceName(piece, pieces, by) })),
  );
  const spoken = names
    .filter(({ name }) => [name, capitalize(name)].some((text) => sentence.includes(text)))
    .toSorted((one, other) => other.name.length - one.name.length);
  const wrongNames = spoken.flatMap(({ piece, name }) => findFalseClaims(name, piece.item, items));
  const plain = spoken.reduce(
    (left, { name }) => left.replaceAll(name, 'it').replaceAll(capitalize(name), 'It'),
    sentence.replaceAll(BESIDE, 'that'),
  );
  const [told = '', ...listed] = plain.split(LISTED);
  const meant = spoken.length === 0 ? items : spoken.map(({ piece }) => piece.item);
  return [
    ...wrongNames,
    ...falseOf(told, meant, items),
    ...listed.flatMap((list) => {
      const whole = falseOf(list, items, items);
      const apart = list.split(/,? and |, /).flatMap((word) => falseOf(word, items, items));
      return whole.filter((claim) => apart.includes(claim));
    }),
  ];
}
