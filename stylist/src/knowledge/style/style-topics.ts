import type { Topic } from '../topics/topic.ts';
import dressCodes from './dress-codes.json' with { type: 'json' };
import fabrics from './fabrics.json' with { type: 'json' };
import howTo from './how-to.json' with { type: 'json' };
import occasions from './occasions.json' with { type: 'json' };
import proportions from './proportions.json' with { type: 'json' };

/** What each dress code means and each occasion asks for. */
export const OCCASION_TOPICS: readonly Topic[] = [...dressCodes, ...occasions];
/** How to wear, tie, roll, mix and choose. */
export const HOW_TO_TOPICS: readonly Topic[] = howTo;
/** Lines, lengths and volumes. */
export const PROPORTION_TOPICS: readonly Topic[] = proportions;
/** What fabrics are and do. */
export const FABRIC_TOPICS: readonly Topic[] = fabrics;
