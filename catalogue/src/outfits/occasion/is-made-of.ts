import { isKindOf } from '@modiste/lexicon/refine-type';
import type { IndexedItem } from '../../item-facts/indexed-item.ts';

/** Whether an item has one of these materials, patterns or details, as lexicon ids. */
export const isMadeOf = ({ facets }: Pick<IndexedItem, 'facets'>, ids: readonly string[]) =>
  ids.some((id) => facets.some((facet) => facet.endsWith(`:${id}`)));

/** Whether an item is of one of these garment types, or of a kind of one. */
export const isOneOf = ({ type }: Pick<IndexedItem, 'type'>, kinds: readonly string[]): boolean =>
  kinds.some((kind) => isKindOf(type, kind));

const ROPE = /\b(?:espadrilles?|rope|raffia|jute|straw)\b/i;

/** Soles of rope belong to summer, however high the heel that a shop files them under. */
export const isRopeSoled = ({ title }: Pick<IndexedItem, 'title'>): boolean => ROPE.test(title);

const SANDALS = /\bsandals?\b/i;

/** Whether shoes bare the foot, whatever their heel makes a shop file them under. */
export const isSandal = (item: Pick<IndexedItem, 'title' | 'type'>): boolean =>
  isOneOf(item, ['sandals', 'heeled-sandals']) || SANDALS.test(item.title);
