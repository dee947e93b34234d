import type { Topic } from '../topics/topic.ts';
import outOfScope from './out-of-scope.json' with { type: 'json' };
import smallTalk from './small-talk.json' with { type: 'json' };
import unsafe from './unsafe.json' with { type: 'json' };

export const SMALL_TALK_TOPICS: readonly Topic[] = smallTalk;
/** What is declined; the last one is for all else. */
export const OUT_OF_SCOPE_TOPICS: readonly Topic[] = outOfScope;
/** What needs care or a boundary, the gravest first; the last one is for all else. */
export const UNSAFE_TOPICS: readonly Topic[] = unsafe;
/** Someone who may harm themselves. */
export const SELF_HARM = 'self-harm';
/** Someone who insults the stylist. */
export const ABUSE = 'abuse';

const NEVER_LIGHT = [SELF_HARM, 'eating-disorder', 'self-worth', ABUSE];

/** Subjects that are answered with care, however the message was classified. */
export const NEVER_LIGHT_TOPICS: readonly Topic[] = UNSAFE_TOPICS.filter(({ id }) =>
  NEVER_LIGHT.includes(id),
);
