import { attributeGroup, findAttribute } from '@modiste/lexicon/attributes';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';

/** What a garment is for rather than what it is: its words rarely say it. */
const THEMES: ReadonlySet<string | null> = new Set(['occasion', 'style', 'season', 'activity']);

/** "Warm" and "waterproof" are told of some garments by their kind alone. */
const isFeatureOfKinds = (id: string): boolean =>
  attributeGroup(id) === 'feature' && (findAttribute(id)?.related.size ?? 0) > 0;

/** Whether a query speaks of what a garment is for, or of a style. */
export const namesTheme = ({ soft }: Pick<UnderstoodQuery, 'soft'>): boolean =>
  soft.attributes.some((id) => THEMES.has(attributeGroup(id)) || isFeatureOfKinds(id));

/**
 * Whether a query speaks of more than its words find. Where it names a type and nothing but facts,
 * the words find every item of it, and a search by concepts would only cost time.
 */
export const isTheme = (understood: UnderstoodQuery): boolean =>
  understood.types.length === 0 || namesTheme(understood);
