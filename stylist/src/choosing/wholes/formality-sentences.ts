import type { Item } from '@modiste/contract/entities/item';
import { formalityOf } from '@modiste/lexicon/garment-types';
import { broadKind } from '../../facts/item-names.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';

const GAP_MAX = 0.25;
const LEVELS = [
  [0.7, 'dressy'],
  [0.45, 'smart without being formal'],
  [0.25, 'casual'],
  [0, 'relaxed'],
] as const;

/** Whether the pieces are about as dressy as one another. */
export function formalitySentences(pieces: readonly Item[], occasion: string | null): string[] {
  const values = pieces.map(({ other_info }) => formalityOf(other_info.type) ?? 0.4);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (most - least > GAP_MAX) return [];
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const level = LEVELS.find(([from]) => mean >= from)?.[1] ?? 'relaxed';
  const nouns = [...new Set(pieces.map((item) => broadKind(item).noun))].slice(0, 3);
  const kinds = joinWithAnd(nouns);
  const all = nouns.length === 2 ? 'both' : 'all';
  const suits = occasion === null ? '' : `, about right for ${occasion}`;
  return [
    `${capitalize(kinds)} are ${all} ${level}${suits}.`,
    `The whole look is ${level}${suits}.`,
  ];
}
