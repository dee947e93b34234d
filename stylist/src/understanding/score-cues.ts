import { type CuePattern, findPattern } from './cue-pattern.ts';
import { CUES, type Cue, type CueIntent } from './cue-tables.ts';
import type { Message } from './message.ts';

export type Scores = Readonly<Record<CueIntent, number>>;

/** What the second and the third cue of an intent add to its strongest one. */
const FURTHER_SHARES = [1, 0.4, 0.2];

function scoreOf(message: Message, cues: readonly Cue[]): number {
  const weights = cues
    .filter(({ pattern }) => findPattern(pattern, message) !== null)
    .map(({ weight }) => weight)
    .toSorted((one, other) => other - one);
  return FURTHER_SHARES.reduce((sum, share, at) => sum + share * (weights[at] ?? 0), 0);
}

/** How much of each intent a message shows. */
export function scoreCues(message: Message): Scores {
  const score = (intent: CueIntent): number => scoreOf(message, CUES[intent]);
  return {
    search: score('search'),
    outfit: score('outfit'),
    compare: score('compare'),
    item_question: score('item_question'),
    style_advice: score('style_advice'),
    size_fit: score('size_fit'),
    care: score('care'),
    help: score('help'),
    small_talk: score('small_talk'),
    out_of_scope: score('out_of_scope'),
    unsafe: score('unsafe'),
  };
}

export const hasAny = (message: Message, patterns: readonly CuePattern[]): boolean =>
  patterns.some((pattern) => findPattern(pattern, message) !== null);
