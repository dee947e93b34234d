import { MOVES } from '../understanding/cue-tables.ts';
import type { Message } from '../understanding/message.ts';
import { hasAny } from '../understanding/score-cues.ts';

const HATES_THEM =
  /\b(?:hate|dislike|detest|loathe|can['’]?t stand|cannot stand|(?:do(?:n['’]?t| not)|never) (?:really )?(?:like|love|want|wear)|not (?:really )?(?:a fan of|into|keen on)) (?:them|it|those)\b/i;

/** "No florals, I hate them" says of florals what is said. */
const isOfRefused = ({ text, readings }: Message): boolean =>
  HATES_THEM.test(text) &&
  readings.some(({ reading: { role, concepts } }) => role === 'negated' && concepts.length > 0);

/** Whether a message finds nothing to like in what is shown, so that others are wanted. */
export const dislikesShown = (message: Message): boolean =>
  hasAny(message, MOVES.dislike) && !isOfRefused(message);
