import type { Topic } from '../topics/topic.ts';
import topics from './fit-topics.json' with { type: 'json' };

/** What sizes and fits mean, how pieces should fit, and what a tailor can change. */
export const FIT_TOPICS: readonly Topic[] = topics;
